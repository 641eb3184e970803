package dev.astragal.games.trail.hunt;

import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;

/** A hunt that is under way: what is in sight, how close, and what there is so far. */
public final class Stalk extends Described<Stalk> {
  private static final Copies<Stalk> COPIES = Copies.of(Stalk.class);

  public static final int NOTHING = -1;

  /** From here a shot is best. */
  public static final int NEAR = 1;

  public static final int FAR = 3;

  public int animal = NOTHING;
  public int distance;
  public int hours;
  public int bullets;
  public int lbs;

  @Override
  public Stalk copy() {
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    animal = fields.int32("animal", animal);
    distance = fields.int32("distance", distance);
    hours = fields.int32("hours", hours);
    bullets = fields.int32("bullets", bullets);
    lbs = fields.int32("lbs", lbs);
  }
}
