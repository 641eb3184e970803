package dev.astragal.kernel.dice.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.dice.Dialect;
import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.dice.DiceException.Code;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.DiceLimits;
import dev.astragal.kernel.dice.Mode;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.rng.ScriptedRng;
import dev.astragal.kernel.tree.Tree;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OddsTest {
  private static final Variables CONTEXT =
      Variables.of(Tree.emptyTable().with("x", Tree.of(3)).with("brave", Tree.of(true)));

  private static DiceExpression number(String text) {
    return DiceExpression.parse(text, Dialect.EXTENDED, Mode.NUMBER, DiceLimits.DEFAULT);
  }

  private static Distribution odds(String text) {
    return Odds.of(number(text), CONTEXT);
  }

  private static Fraction chanceOf(String predicate) {
    return Odds.of(
            DiceExpression.parse(predicate, Dialect.EXTENDED, Mode.PREDICATE, DiceLimits.DEFAULT),
            CONTEXT)
        .chance(1);
  }

  /** Rolls every possible sequence of faces of up to {@code draws} dice with equal sides. */
  private static Map<Long, Fraction> everyRoll(DiceExpression expression, int sides, int draws) {
    Map<Long, Fraction> chances = new TreeMap<>();
    int[] faces = new int[draws];
    Arrays.fill(faces, 1);
    while (true) {
      ScriptedRng table = new ScriptedRng("table", faces);
      long result = expression.number(CONTEXT, table);
      chances.merge(
          result,
          new Fraction(BigInteger.ONE, BigInteger.valueOf(sides).pow(draws)),
          Fraction::plus);
      int at = draws - 1;
      while (at >= 0 && faces[at] == sides) faces[at--] = 1;
      if (at < 0) return chances;
      faces[at]++;
    }
  }

  /** Each is worked out at once, or refused. */
  @Test
  void manyDiceHaveExactOddsToo() {
    assertThat(odds("(1d100)d100").mean()).isEqualTo(Fraction.of(10201, 4));
    assertThat(odds("(1d100)d100").chance(1)).isEqualTo(Fraction.of(1, 10_000));
    assertThat(odds("1000d6").mean()).isEqualTo(Fraction.of(3500));
    assertThat(odds("1000d6").total()).isEqualTo(BigInteger.valueOf(6).pow(1000));
    assertThat(odds("(1d3)d2").chance(3)).isEqualTo(Fraction.of(5, 24));
    assertThatThrownBy(() -> odds("50d100kh25")).hasMessageContaining("too large");
  }

  @ParameterizedTest
  @CsvSource({
    "3d6, 6, 3",
    "4d6kh3, 6, 4",
    "4d6kl2+1, 6, 4",
    "4d6dh1, 6, 4",
    "4d6kh0, 6, 4",
    "4d6kh2*2-x, 6, 4",
    "2d6-2d6, 6, 4",
    "2d6*1d6, 6, 3",
    "3d6//2, 6, 3",
    "-2d6, 6, 2",
    "4dF, 3, 4",
    "4dFkh2, 3, 4",
    "2d6ro<3, 6, 4",
    "3d4ro1kh2, 4, 6",
    "3d6mi2ma5, 6, 3",
    "4d6>=5, 6, 4",
    "4d6=5, 6, 4",
    "4d6even, 6, 4",
    "4d6k>4, 6, 4",
    "4d6d<3kh2, 6, 4",
    "2d6!o, 6, 4",
    "2d6!okh2, 6, 4",
    "2d4!!o, 4, 4",
    "2d4x2=4, 4, 6",
    "2d4x2=4kh1, 4, 6",
    "3d6ms>=10, 6, 3",
    "4dc, 2, 4",
    "'3d{2,2,7}', 3, 3",
    "'3d{2,2,7}kl2', 3, 3",
    "3dF.1, 6, 3",
    "ceil(2d6/3)+1, 6, 2",
    "round(2d6/4), 6, 2",
    "2d6%5, 6, 2",
    "1d6^2, 6, 1",
    "'min(1d6,1d6,4)', 6, 2",
    "'max(2d6,1d6+3)', 6, 3",
    "abs(1d6-1d6), 6, 2",
    "'{1d6,2d6}k>5', 6, 3",
    "4d6>=5f1, 6, 4",
    "4d6kh2>=5f<=2, 6, 4",
    "(1d4)d4, 4, 5",
    "3d4k(1d4), 4, 4",
    "'{1d6,2d6}kh1', 6, 3",
    "'{1d6,1d6+1,2d6}kl2', 6, 4",
    "'{2d4,1d4,5}dl1+1', 4, 3",
    "'{1d6,2d6}>=5', 6, 3",
    "'{1d4,2d4}k(1d4)', 4, 4",
    "1d6 [fire] + 1d6, 6, 2",
  })
  void theOddsAreThoseOfRollingEveryPossibility(String text, int sides, int draws) {
    Distribution odds = odds(text);
    Map<Long, Fraction> expected = everyRoll(number(text), sides, draws);
    expected.forEach((value, chance) -> assertThat(odds.chance(value)).isEqualTo(chance));
    assertThat(odds.atLeast(odds.low())).isEqualTo(Fraction.ONE);
    assertThat(odds.residue()).isEqualTo(Fraction.ZERO);
  }

  /**
   * Explosions are compared as far as eight dice go: sequences that end within them must have
   * exactly the stated chance in all but the residue.
   */
  @ParameterizedTest
  @CsvSource({
    "1d4!, 4",
    "2d4!, 4",
    "2d4!!, 4",
    "2d4!p, 4",
    "2d4!!p, 4",
    "2d4!kh1, 4",
    "2d4!>=3kl1, 4",
    "2d4!>=4, 4",
    "2d4!!kh1, 4",
    "2d4!mi2, 4",
    "2d4!>=3, 4",
    "2d4!r1, 4",
    "3d3!kh2, 3",
    "2d4!!>=3>=5, 4",
    "2d4!pkh1, 4",
    "2d4!pkl1, 4",
    "2d4!pkh2, 4",
    "2d4!pkh3, 4",
    "2d4!kh4, 4",
    "2d4!kl3, 4",
    "2d4!dl1, 4",
    "2d4!dh2, 4",
    "2d4!pdl1, 4",
    "2d4!pdh1, 4",
    "2d4!pdl3, 4",
    "2d4!dl0, 4",
    "2d4!pkh0, 4",
    "3d3!pkh2, 3",
    "2d4!p>=3kh2, 4",
    "2d4!pkh2>=3f1, 4",
    "2d4!pdl1>=3f0, 4",
    "2dF!kh2, 3",
    "2dF!pdh1, 3",
    "2d4!pkh2mi2ma3, 4",
  })
  void explosionsAgreeWithEveryRollUpToTheDiceTried(String text, int sides) {
    int draws = 8;
    DiceExpression expression = number(text);
    Map<Long, Fraction> ended = new TreeMap<>();
    Fraction unended = Fraction.ZERO;
    int[] faces = new int[draws];
    Arrays.fill(faces, 1);
    Fraction each = new Fraction(BigInteger.ONE, BigInteger.valueOf(sides).pow(draws));
    for (int at = draws; at >= 0; ) {
      try {
        ended.merge(
            expression.number(CONTEXT, new ScriptedRng("table", faces)), each, Fraction::plus);
      } catch (DiceException e) {
        assertThat(e.code()).isEqualTo(Code.RNG_FAILURE);
        unended = unended.plus(each);
      }
      at = draws - 1;
      while (at >= 0 && faces[at] == sides) faces[at--] = 1;
      if (at >= 0) faces[at]++;
    }
    Distribution odds = odds(text);
    Fraction slack = unended.plus(odds.residue());
    ended.forEach(
        (value, chance) -> {
          Fraction residue = odds.residue();
          assertThat(odds.chance(value).plus(residue)).isGreaterThanOrEqualTo(chance);
          assertThat(odds.chance(value)).isLessThanOrEqualTo(chance.plus(slack));
        });
    assertThat(odds.residue()).isLessThanOrEqualTo(Fraction.of(1, 1_000_000_000));
  }

  @Test
  void advantageOnATwentySidedDieAveragesThirteenPointEightTwoFive() {
    assertThat(odds("2d20kh1").mean()).isEqualTo(Fraction.of(13_825, 1000));
    assertThat(odds("2d20kl1").mean()).isEqualTo(Fraction.of(7_175, 1000));
  }

  @Test
  void aCharacterScoreHasItsKnownDistribution() {
    Distribution odds = odds("4d6kh3");
    assertThat(odds.total()).isEqualTo(BigInteger.valueOf(1296));
    assertThat(odds.weight(18)).isEqualTo(21);
    assertThat(odds.weight(3)).isEqualTo(1);
    assertThat(odds.mean()).isEqualTo(Fraction.of(15869, 1296));
    assertThat(odds.percentile(50)).isEqualTo(12);
    assertThat(odds.atLeast(15)).isEqualTo(Fraction.of(300, 1296));
    assertThat(odds.deviation(5)).isEqualByComparingTo("2.8468");
  }

  @Test
  void rerollingUntilLeavesOnlyTheOtherFaces() {
    Distribution odds = odds("1d6r<3");
    assertThat(odds.low()).isEqualTo(3);
    assertThat(odds.chance(3)).isEqualTo(Fraction.of(1, 4));
  }

  @Test
  void anExplodingDieAveragesAsTheGeometricSeriesSays() {
    Fraction error = odds("1d6!").mean().minus(Fraction.of(42, 10));
    assertThat(error.times(error)).isLessThan(Fraction.of(1, 1_000_000_000_000L));
    assertThat(odds("1d6!").residue()).isGreaterThan(Fraction.ZERO);
  }

  @ParameterizedTest
  @CsvSource({
    "1d20+5 >= 15, 11/20",
    "1d6 == 1d6, 1/6",
    "1 < 1d6 < 6, 2/3",
    "1d6 < 1d6 < 1d6, 5/54",
    "1d6 > 3 and 1d6 > 3, 1/4",
    "1d6 > 3 or 1d6 > 3, 3/4",
    "not 1d6 == 1, 5/6",
    "brave and x == 3, 1",
    "x == 4 and nobody, 0",
    "x == 3 or nobody, 1",
    "1d6 - 1, 5/6",
  })
  void aPredicateHasAnExactChance(String text, String chance) {
    assertThat(chanceOf(text)).hasToString(chance);
  }

  @Test
  void twoRollsCanBeSetAgainstEachOther() {
    assertThat(odds("4d6kh3").against(odds("4d6kh3")).get(1))
        .isEqualTo(
            Fraction.ONE.minus(
                odds("4d6kh3").against(odds("4d6kh3")).get(0).times(Fraction.of(2))));
    assertThat(odds("1d6").against(odds("1d4")))
        .containsExactly(Fraction.of(14, 24), Fraction.of(4, 24), Fraction.of(6, 24));
  }

  @Test
  void aHundredDiceAreWorkedOutExactly() {
    Distribution odds = odds("100d6");
    assertThat(odds.mean()).isEqualTo(Fraction.of(350));
    assertThat(odds.total()).isEqualTo(BigInteger.valueOf(6).pow(100));
    assertThat(odds("20d6kh10").total()).isEqualTo(BigInteger.valueOf(6).pow(20));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1d1000000",
        "10000d6",
        "2000d6kh1000",
        "300d6!pkh150",
        "1d100!>=2",
        "1d6*1d100000"
      })
  void whatIsTooLargeIsRefusedAndNotBegun(String text) {
    assertThatThrownBy(() -> odds(text))
        .isInstanceOfSatisfying(
            DiceException.class, e -> assertThat(e.code()).isEqualTo(Code.LIMIT));
  }

  @Test
  void errorsOfTheExpressionAreErrorsOfItsOdds() {
    assertThatThrownBy(() -> odds("1d6+nobody"))
        .isInstanceOfSatisfying(
            DiceException.class, e -> assertThat(e.code()).isEqualTo(Code.UNKNOWN_VARIABLE));
    assertThatThrownBy(() -> odds("10//(1d6-1)"))
        .isInstanceOfSatisfying(
            DiceException.class, e -> assertThat(e.code()).isEqualTo(Code.DIV_ZERO));
  }
}
