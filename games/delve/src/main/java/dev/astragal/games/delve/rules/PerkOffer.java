package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.floors.FloorSeed;
import java.util.ArrayList;
import java.util.List;

/** Which perks a new floor offers: some the hero lacks, fixed by the floor's seed. */
public final class PerkOffer {
  private static final long STREAM = 7000;

  private PerkOffer() {}

  public static List<Integer> of(DelveState state) {
    FloorSeed seed =
        FloorSeed.of(
            state.progress().dungeonSeed(), state.progress().floor(), state.progress().branch());
    List<Integer> lacking = new ArrayList<>();
    for (int perk = 0; perk < state.content().perks().size(); perk++)
      if (!state.loadout().hasPerk(perk)) lacking.add(perk);
    List<Integer> offered = new ArrayList<>();
    while (!lacking.isEmpty() && offered.size() < state.policy().offers().perks()) {
      int pick = seed.pick(STREAM + offered.size(), 0, lacking.size() - 1);
      offered.add(lacking.remove(/* index */ pick));
    }
    return offered;
  }
}
