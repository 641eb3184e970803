package dev.astragal.runtime.league;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Flat;
import dev.astragal.kernel.state.Shape;
import dev.astragal.runtime.library.Fingerprint;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * Who plays whom, and how: everybody everybody. Every game of it can be named and played again
 * alone.
 *
 * @param paired whether both games of a pair have the same luck
 * @param forks with how many other draws each draw is compared, 0 for none
 * @param build of the game; a league is not gone on with under another
 */
public record LeaguePlan(
    @Flat RunSpec spec, List<String> entered, boolean paired, int forks, String build) {
  public static final Shape<LeaguePlan> SHAPE = Shape.of(LeaguePlan.class);

  public LeaguePlan {
    entered = List.copyOf(entered);
  }

  public static LeaguePlan of(RunSpec spec, List<String> entered, boolean paired, int forks) {
    Game<?, ?, ?> game = GameLibrary.game(spec.game());
    return new LeaguePlan(spec, entered, paired, forks, Fingerprint.build(game));
  }

  public int duels() {
    return entered.size() * (entered.size() - 1) / 2;
  }

  String first(int duel) {
    return entered.get(pairing(duel)[0]);
  }

  String second(int duel) {
    return entered.get(pairing(duel)[1]);
  }

  private int[] pairing(int duel) {
    int number = duel;
    for (int one = 0; one < entered.size(); one++) {
      int others = entered.size() - one - 1;
      if (number < others) return new int[] {one, one + 1 + number};
      number -= others;
    }
    throw new IllegalArgumentException("there is no duel " + duel);
  }

  /** Who sits where in the first game of a pair, or with the seats changed in the second. */
  public List<String> bots(int duel, boolean changed) {
    List<String> bots = new ArrayList<>();
    for (int seat = 0; seat < spec.seats(); seat++)
      bots.add((seat + (changed ? 1 : 0)) % 2 == 0 ? first(duel) : second(duel));
    return bots;
  }

  /** A game of it. Duels have luck of their own, so that none tells anything about another. */
  public RunSpec game(int duel, long pair, boolean changed) {
    Seed seed = duel == 0 ? spec.seed() : spec.seed().child(-duel);
    Seed both = seed.child(pair);
    return spec.withSeed(changed && !paired ? both.child(1) : both);
  }
}
