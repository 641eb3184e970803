package dev.astragal.games.trail.health;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.StatePart;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/** Who is alive, who is not well, and how all of them are. */
public final class Party extends StatePart<Party> {
  public int alive = (1 << SIZE) - 1;
  public int[] sickDays = new int[SIZE];
  public int[] injuredDays = new int[SIZE];
  public int[] disease = new int[SIZE];
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

  private int counted(int[] days) {
    int count = 0;
    for (int member = 0; member < SIZE; member++) {
      if (isAlive(member) && days[member] > 0) count++;
    }
    return count;
  }

  @Override
  public Party copy() {
    Party copy = shallow();
    copy.sickDays = sickDays.clone();
    copy.injuredDays = injuredDays.clone();
    copy.disease = disease.clone();
    return copy;
  }

  @Override
  public void describe(StateWriter out) {
    out.int32("alive", alive);
    out.int32s("sickDays", sickDays, sickDays.length);
    out.int32s("injuredDays", injuredDays, injuredDays.length);
    out.int32s("disease", disease, disease.length);
    out.int32("health", health);
    out.int32("deathTimer", deathTimer);
    out.int32("hungryDays", hungryDays);
    out.int32("hungerPpm", hungerPpm);
    out.int32("speedPpm", speedPpm);
  }

  @Override
  public void read(StateReader in) {
    alive = in.int32("alive");
    sickDays = in.int32s("sickDays");
    injuredDays = in.int32s("injuredDays");
    disease = in.int32s("disease");
    health = in.int32("health");
    deathTimer = in.int32("deathTimer");
    hungryDays = in.int32("hungryDays");
    hungerPpm = in.int32("hungerPpm");
    speedPpm = in.int32("speedPpm");
  }
}
