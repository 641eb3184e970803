package dev.astragal.runtime.league;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.player.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * An interval of 95 % holds the true share in about 95 of 100 duels, however one-sided they are.
 */
class StandingTest {
  private static final int REPEATS = 1_000;

  /** Of every thousand games so many are decided by the luck of the pair, whoever sits where. */
  private static Standing duel(int pairs, int perMille, int lucky, Rng rng) {
    Standing standing = new Standing("first", "second");
    for (int pair = 0; pair < pairs; pair++) {
      boolean decided = rng.chance(lucky, 1_000);
      Seat lucksSeat = Seat.of(rng.below(2));
      standing.together(
          decided ? Outcome.won(lucksSeat) : won(rng.chance(perMille, 1_000), 0),
          decided ? Outcome.won(lucksSeat) : won(rng.chance(perMille, 1_000), 1),
          2);
    }
    return standing;
  }

  /** The first bot sits on the first seat, and in the second game on the other. */
  private static Outcome won(boolean byFirst, int shift) {
    return Outcome.won(Seat.of(byFirst ? shift : 1 - shift));
  }

  @ParameterizedTest
  @CsvSource({"50,500,0", "50,500,600", "50,800,300", "100,950,0", "100,990,0", "20,700,0"})
  void theIntervalHoldsTheTrueShareAsOftenAsItSays(int pairs, int perMille, int lucky) {
    Rng rng = Players.luck(Seed.of(1), 0);
    double share = (lucky * 0.5 + (1_000 - lucky) * perMille / 1_000.0) / 1_000;
    int held = 0;
    for (int i = 0; i < REPEATS; i++)
      if (duel(pairs, perMille, lucky, rng).interval().holds(share)) held++;
    assertThat(held).isBetween(930, 998);
  }

  @Test
  void luckThatIsSharedNeedsFewerGames() {
    Rng rng = Players.luck(Seed.of(2), 0);
    long paired = duel(2_000, 600, 700, rng).gamesFor(0.01);
    long alone = duel(2_000, 600, 0, rng).gamesFor(0.01);
    assertThat(paired).isLessThan(alone / 2);
    assertThat(alone).isBetween(8_000L, 11_000L);
  }
}
