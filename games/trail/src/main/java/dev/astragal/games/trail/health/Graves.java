package dev.astragal.games.trail.health;

import dev.astragal.games.trail.TrailContent;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.state.Shape;
import java.util.ArrayList;
import java.util.List;

/**
 * Where those who died lie, since when, and what they died of, by their places in the party. A
 * value, because people seldom die: copies of a journey share it.
 *
 * @param day on which somebody died; 0 while alive
 * @param cause the number of the ailment, or of the mishap before the first of them
 */
public record Graves(Ints day, Ints mile, Ints cause) {
  public static final Shape<Graves> SHAPE = Shape.of(Graves.class);

  /** Everybody lives. */
  public static final Graves NONE =
      new Graves(Ints.zeros(Party.SIZE), Ints.zeros(Party.SIZE), Ints.zeros(Party.SIZE));

  /** Causes of death that are no ailment. */
  private static final List<String> MISHAPS = List.of("drowned", "lost", "exhausted", "starved");

  private static final int LOST = -1 - MISHAPS.indexOf("lost");

  public Graves {
    if (day.size() != Party.SIZE || mile.size() != Party.SIZE || cause.size() != Party.SIZE)
      throw new IllegalArgumentException("a party has " + Party.SIZE + " members");
  }

  /** These and one more. */
  public Graves with(int member, int onDay, int atMile, int diedOf) {
    return new Graves(
        day.with(member, onDay), mile.with(member, atMile), cause.with(member, diedOf));
  }

  /** The number of a cause that an event names. */
  public static int number(String cause, TrailContent content) {
    int mishap = MISHAPS.indexOf(cause);
    if (mishap >= 0) return -1 - mishap;
    List<AfflictionPolicy.Disease> all = content.wagonPolicy().afflictions().diseases();
    for (int i = 0; i < all.size(); i++) if (all.get(i).id().equals(cause)) return i;
    throw new IllegalArgumentException("nobody dies of " + cause);
  }

  public static boolean mishap(String cause) {
    return MISHAPS.contains(cause);
  }

  /** How many died of something that nobody could have helped. */
  public int byChance() {
    int count = 0;
    for (int member = 0; member < Party.SIZE; member++)
      if (day.get(member) > 0 && cause.get(member) == LOST) count++;
    return count;
  }

  /** All there are, in the order of the party. */
  public List<Grave> dug(TrailContent content) {
    List<Grave> graves = new ArrayList<>();
    for (int member = 0; member < Party.SIZE; member++)
      if (day.get(member) > 0)
        graves.add(
            new Grave(
                content.names().get(member),
                of(member, content),
                day.get(member),
                mile.get(member)));
    return graves;
  }

  private String of(int member, TrailContent content) {
    int number = cause.get(member);
    return number < 0
        ? MISHAPS.get(-1 - number)
        : content.wagonPolicy().afflictions().diseases().get(number).id();
  }
}
