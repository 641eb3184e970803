package dev.astragal.games.delve.content;

import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;
import java.util.List;

/**
 * What a floor of a given depth holds; the first row is floor 1.
 *
 * @param enemies how many are placed before branches, vaults and bosses
 * @param items how many placements are tried
 * @param spawns what the enemies are, by weight
 */
public record Depth(
    @AtLeast(0) @AtMost(24) int enemies, @AtLeast(0) @AtMost(24) int items, List<Spawn> spawns) {
  public Depth {
    spawns = List.copyOf(spawns);
    if (spawns.isEmpty()) throw new IllegalArgumentException("a depth needs something to spawn");
  }

  /** One line of a spawn table. */
  public record Spawn(String kind, @AtLeast(1) @AtMost(1_000) int weight) {}
}
