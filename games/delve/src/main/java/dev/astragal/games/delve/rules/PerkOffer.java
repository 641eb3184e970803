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
    int lacking = lacking(state);
    List<Integer> offered = new ArrayList<>(state.policy().offers().perks());
    while (lacking != 0 && offered.size() < state.policy().offers().perks()) {
      int perk =
          place(lacking, seed.pick(STREAM + offered.size(), 0, Integer.bitCount(lacking) - 1));
      offered.add(perk);
      lacking &= ~(1 << perk);
    }
    return offered;
  }

  /** A bit for each perk the hero does not have. */
  private static int lacking(DelveState state) {
    int lacking = 0;
    for (int perk = 0; perk < state.content().perks().size(); perk++)
      if (!state.loadout().hasPerk(perk)) lacking |= 1 << perk;
    return lacking;
  }

  /** Where the bit is that has {@code before} others below it. */
  private static int place(int bits, int before) {
    int rest = bits;
    for (int i = 0; i < before; i++) rest &= rest - 1;
    return Integer.numberOfTrailingZeros(rest);
  }
}
