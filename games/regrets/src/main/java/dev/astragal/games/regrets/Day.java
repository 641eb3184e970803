package dev.astragal.games.regrets;

/** The six days there are. Nobody fishes on Sunday. */
public enum Day {
  MONDAY,
  TUESDAY,
  WEDNESDAY,
  THURSDAY,
  FRIDAY,
  SATURDAY;

  private static final Day[] ALL = values();

  public static Day of(int index) {
    return ALL[index];
  }

  public boolean turnsWormsUp() {
    return this == WEDNESDAY || this == FRIDAY;
  }

  public boolean givesTackle() {
    return this == THURSDAY || this == SATURDAY;
  }
}
