package dev.astragal.games.trail.health;

/** How many of a party there are, and how they are. Those that are usual are shared. */
public record PartyHealth(int people, int health) {
  private static final int USUAL = 64;
  private static final PartyHealth[][] ALL = new PartyHealth[Party.SIZE + 1][USUAL];

  static {
    for (int people = 0; people <= Party.SIZE; people++)
      for (int health = 0; health < USUAL; health++)
        ALL[people][health] = new PartyHealth(people, health);
  }

  public static PartyHealth of(Party party) {
    int health = party.health;
    return health >= 0 && health < USUAL
        ? ALL[party.count()][health]
        : new PartyHealth(party.count(), health);
  }

  /** Whether that is still how they are. */
  public boolean holds(Party party) {
    return health == party.health && people == party.count();
  }
}
