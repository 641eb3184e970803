package dev.astragal.games.delve.content;

import java.util.List;

/**
 * What a floor of a given depth holds; the first row is floor 1.
 *
 * @param enemies how many are placed before branches, vaults and bosses
 * @param items how many placements are tried
 * @param spawns what the enemies are, by weight
 */
public record Depth(int enemies, int items, List<Spawn> spawns) {
  public Depth {
    spawns = List.copyOf(spawns);
    if (spawns.isEmpty()) throw new IllegalArgumentException("a depth needs something to spawn");
  }

  /** One line of a spawn table. */
  public record Spawn(String kind, int weight) {}
}
