package dev.astragal.kernel.dice.odds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.dice.Dialect;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.DiceLimits;
import dev.astragal.kernel.dice.Mode;
import dev.astragal.kernel.dice.Roller;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rolls of the seeded generator against the exact odds, by chi-square, with fixed seeds. */
class FairnessTest {
  private static final Stream DICE = Stream.of("dice");
  private static final int ROLLS = 200_000;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1d2",
        "1d6",
        "1d20",
        "1d100",
        "3d6",
        "4d6kh3",
        "2d20kh1",
        "2d20kl1",
        "3d6!",
        "3d6!!",
        "2d10!p",
        "3d6!kh2",
        "3d6!pkh2",
        "4d6!pdl1",
        "4d6r<3",
        "4d6ro1",
        "6d10>=8f1",
        "4dF",
        "{2d6,3d4}kh1",
        "5d8dh2+1",
        "6d6=6",
        "5d8even",
        "8d6k>4",
        "6d10d<3kh4",
        "4d6!o",
        "4d6xokh3",
        "3d6x2=6",
        "3d8u",
        "5d8ukh2",
        "4d10r1u",
        "1d20ms>=12",
        "6dc",
        "3d{1,1,2,3,5,8}",
        "5dF.1",
        "1d20+3 adv",
        "1d20dis",
        "ceil(3d6/2)",
        "round(2d10/3)",
        "3d6%7",
        "1d6^2",
        "min(2d6,1d12)",
        "max(1d20,10)",
        "abs(2d6-2d8)",
        "(1d6)d8",
        "(2d4)d6>=5",
        "{1d6,1d8,1d10}d<4",
      })
  void rollsFollowTheExactOdds(String text) {
    DiceExpression expression =
        DiceExpression.parse(text, Dialect.EXTENDED, Mode.NUMBER, DiceLimits.DEFAULT);
    Distribution odds = Odds.of(expression, Variables.none());
    Rng rng = Luck.of(new int[] {7, 6, 5, 4, 3, 2, 1, 0}, List.of(DICE)).stream(DICE);
    Roller roller = new Roller();
    TreeMap<Long, Integer> seen = new TreeMap<>();
    for (int i = 0; i < ROLLS; i++)
      seen.merge(roller.number(expression, Variables.none(), rng), 1, Integer::sum);
    assertThat(seen.firstKey()).isGreaterThanOrEqualTo(odds.low());
    double square = 0;
    int cells = 0;
    double expectedSoFar = 0;
    double seenSoFar = 0;
    for (long value = odds.low(); value <= odds.high(); value++) {
      expectedSoFar += odds.chance(value).decimal(15).doubleValue() * ROLLS;
      seenSoFar += seen.getOrDefault(value, 0);
      if (expectedSoFar < 20) continue;
      square += (seenSoFar - expectedSoFar) * (seenSoFar - expectedSoFar) / expectedSoFar;
      cells++;
      expectedSoFar = 0;
      seenSoFar = 0;
    }
    assertThat(square).isLessThan(limit(cells - 1));
    assertThat(cells).isGreaterThan(1);
  }

  /** The 99.99 % point of chi-square, by the Wilson-Hilferty approximation. */
  private static double limit(int freedom) {
    double z = 3.719;
    double part = 2.0 / (9 * freedom);
    return freedom * Math.pow(1 - part + z * Math.sqrt(part), 3);
  }
}
