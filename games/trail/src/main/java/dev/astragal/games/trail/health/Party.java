package dev.astragal.games.trail.health;

import dev.astragal.games.trail.Ppm;
import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;
import dev.astragal.kernel.state.Ints;

/** Who is alive, who is not well, and how all of them are. */
public final class Party extends Described<Party> {
  private static final Copies<Party> COPIES = Copies.of(Party.class);

  public int alive = (1 << SIZE) - 1;
  public int[] sickDays = new int[SIZE];
  public int[] injuredDays = new int[SIZE];

  /** A row that copies share: it changes on the day somebody falls ill. */
  public Ints disease = Ints.zeros(SIZE);

  public int health;
  public int deathTimer;
  public int hungryDays;
  public int hungerPpm;
  public int speedPpm = Ppm.ONE;

  public static final int SIZE = 5;

  public boolean isAlive(int member) {
    return (alive & (1 << member)) != 0;
  }

  public int count() {
    return Integer.bitCount(alive);
  }

  public boolean afflicted(int member) {
    return isAlive(member) && (sickDays[member] > 0 || injuredDays[member] > 0);
  }

  /** Nobody's days are counted among the dead. */
  public boolean anybodyAfflicted() {
    int days = 0;
    for (int member = 0; member < SIZE; member++) days |= sickDays[member] | injuredDays[member];
    return days != 0;
  }

  public int sick() {
    return counted(sickDays);
  }

  public int injured() {
    return counted(injuredDays);
  }

  /** The {@code index}-th of those alive. */
  public int living(int index) {
    int left = index;
    for (int member = 0; member < SIZE; member++) {
      if (isAlive(member) && left-- == 0) return member;
    }
    throw new IllegalArgumentException("fewer than " + (index + 1) + " are alive");
  }

  public void die(int member) {
    alive &= ~(1 << member);
    sickDays[member] = 0;
    injuredDays[member] = 0;
  }

  /**
   * Those who have days left; the dead have none, and without a question there is no wrong guess.
   */
  private static int counted(int[] days) {
    int count = 0;
    for (int member = 0; member < SIZE; member++) count += -days[member] >>> 31;
    return count;
  }

  @Override
  public Party copy() {
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    alive = fields.int32("alive", alive);
    fields.int32s("sickDays", sickDays, sickDays.length);
    fields.int32s("injuredDays", injuredDays, injuredDays.length);
    disease = fields.ints("disease", disease, SIZE);
    health = fields.int32("health", health);
    deathTimer = fields.int32("deathTimer", deathTimer);
    hungryDays = fields.int32("hungryDays", hungryDays);
    hungerPpm = fields.int32("hungerPpm", hungerPpm);
    speedPpm = fields.int32("speedPpm", speedPpm);
  }
}
