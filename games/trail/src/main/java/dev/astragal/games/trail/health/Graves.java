package dev.astragal.games.trail.health;

import dev.astragal.games.trail.TrailContent;
import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;
import java.util.ArrayList;
import java.util.List;

/** Where those who died lie, since when, and what they died of. */
public final class Graves extends Described<Graves> {
  private static final Copies<Graves> COPIES = Copies.of(Graves.class);

  /** Causes of death that are no ailment. */
  private static final List<String> MISHAPS = List.of("drowned", "lost", "exhausted", "starved");

  private static final int LOST = -1 - MISHAPS.indexOf("lost");

  /** On which day somebody died; 0 while alive. */
  public int[] day = new int[Party.SIZE];

  public int[] mile = new int[Party.SIZE];

  /** The number of the ailment, or of the mishap before the first of them. */
  public int[] cause = new int[Party.SIZE];

  public void dig(int member, int onDay, int atMile, int diedOf) {
    day[member] = onDay;
    mile[member] = atMile;
    cause[member] = diedOf;
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
      if (day[member] > 0 && cause[member] == LOST) count++;
    return count;
  }

  /** All there are, in the order of the party. */
  public List<Grave> dug(TrailContent content) {
    List<Grave> graves = new ArrayList<>();
    for (int member = 0; member < Party.SIZE; member++)
      if (day[member] > 0)
        graves.add(
            new Grave(content.names().get(member), of(member, content), day[member], mile[member]));
    return graves;
  }

  private String of(int member, TrailContent content) {
    int number = cause[member];
    return number < 0
        ? MISHAPS.get(-1 - number)
        : content.wagonPolicy().afflictions().diseases().get(number).id();
  }

  @Override
  public Graves copy() {
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    fields.int32s("day", day, day.length);
    fields.int32s("mile", mile, mile.length);
    fields.int32s("cause", cause, cause.length);
  }
}
