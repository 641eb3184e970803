package dev.astragal.games.trail.hunt;

import dev.astragal.kernel.state.Shape;

/**
 * A hunt that is under way: what is in sight, how close, and what there is so far. A value, because
 * there is hardly ever one: copies of a journey share it.
 */
public record Stalk(int animal, int distance, int hours, int bullets, int lbs) {
  public static final Shape<Stalk> SHAPE = Shape.of(Stalk.class);

  public static final int NOTHING = -1;

  /** Nobody is out hunting. */
  public static final Stalk NONE = new Stalk(NOTHING, 0, 0, 0, 0);

  /** From here a shot is best. */
  public static final int NEAR = 1;

  public static final int FAR = 3;

  public Stalk sighted(int what, int howFar, int hoursLeft) {
    return new Stalk(what, howFar, hoursLeft, bullets, lbs);
  }

  /** An hour later; {@code gone} when there is nothing to shoot at any more. */
  public Stalk shot(int spent, int brought, boolean gone) {
    return new Stalk(gone ? NOTHING : animal, distance, hours - 1, bullets + spent, lbs + brought);
  }

  /** An hour later; {@code gone} when there is nothing to shoot at any more. */
  public Stalk crept(int howFar, boolean gone) {
    return new Stalk(gone ? NOTHING : animal, howFar, hours - 1, bullets, lbs);
  }
}
