package dev.astragal.runtime.league;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * An interval of 95 % holds the true share in about 95 of 100 duels, however one-sided they are.
 */
class StandingTest {
  private static final int REPEATS = 1_000;
  private static final PairResult.Side NOTHING = new PairResult.Side(0, 0, 0, 0);

  /** Of every thousand games so many are decided by the luck of the pair, whoever sits where. */
  private static Standing duel(int pairs, int perMille, int lucky, Rng rng) {
    Standing standing = new Standing("first", "second");
    for (int pair = 0; pair < pairs; pair++) {
      boolean decided = rng.chance(lucky, 1_000);
      int won = decided ? 1 : 0;
      if (!decided) for (int game = 0; game < 2; game++) if (rng.chance(perMille, 1_000)) won++;
      standing.add(result(pair, won, new double[0]));
    }
    return standing;
  }

  private static PairResult result(long pair, int won, double[] luck) {
    return PairResult.of(0, pair, won * PairResult.PARTS, NOTHING, NOTHING, luck);
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

  /**
   * A die is thrown in each game and whoever throws high mostly wins; beside it lie dice that mean
   * nothing.
   */
  private static Standing diced(int pairs, boolean told, Rng rng) {
    Standing standing = new Standing("first", "second");
    for (int pair = 0; pair < pairs; pair++) {
      int won = 0;
      double[] luck = new double[told ? 6 : 0];
      for (int game = 0; game < 2; game++) {
        int die = rng.roll(6);
        if (rng.chance(100 + 140 * die, 1_000)) won++;
        for (int i = 0; i < 3 && told; i++) luck[3 * game + i] = (i == 0 ? die : rng.roll(6)) - 3.5;
      }
      standing.add(result(pair, won, luck));
    }
    return standing;
  }

  private static final double DICED = (100 + 140 * 3.5) / 1_000;

  @Test
  void whatLuckGaveIsTakenOutAndTheIntervalIsStillRight() {
    Rng rng = Players.luck(Seed.of(3), 0);
    int held = 0;
    double sum = 0;
    for (int i = 0; i < REPEATS; i++) {
      Standing standing = diced(700, true, rng);
      if (standing.interval().holds(DICED)) held++;
      sum += standing.share();
    }
    assertThat(held).isBetween(930, 975);
    // So many repeats tell the mean of the shares to a thousandth.
    assertThat(sum / REPEATS).isBetween(DICED - 0.003, DICED + 0.003);
  }

  @Test
  void knowingTheLuckNeedsFewerGames() {
    Rng rng = Players.luck(Seed.of(4), 0);
    long known = diced(4_000, true, rng).gamesFor(0.01);
    long unknown = diced(4_000, false, rng).gamesFor(0.01);
    assertThat(known).isLessThan(unknown * 85 / 100);
  }

  /** Four players whose odds against each other are known. */
  @Test
  void theIntervalsOfRatingsHoldTheTrueOnesAsOftenAsTheySay() {
    Rng rng = Players.luck(Seed.of(5), 0);
    double[] strong = {150, 50, -50, -150};
    int held = 0;
    for (int i = 0; i < REPEATS; i++) {
      List<Standing> table = new ArrayList<>();
      for (int one = 0; one < strong.length; one++)
        for (int other = one + 1; other < strong.length; other++)
          table.add(met(one, other, strong[one] - strong[other], rng));
      for (Ratings.Rating rating : Ratings.of(table))
        if (rating.interval().holds(strong[Integer.parseInt(rating.name())])) held++;
    }
    assertThat(held / (double) strong.length).isBetween(930.0, 970.0);
  }

  private static Standing met(int one, int other, double apart, Rng rng) {
    int perMillion = (int) Math.round(1e6 / (1 + Math.pow(10, -apart / 400)));
    Standing standing = new Standing(Integer.toString(one), Integer.toString(other));
    for (int pair = 0; pair < 100; pair++) {
      int won = 0;
      for (int game = 0; game < 2; game++) if (rng.chance(perMillion, 1_000_000)) won++;
      standing.add(result(pair, won, new double[0]));
    }
    return standing;
  }
}
