package dev.astragal.kernel.dice;

import static dev.astragal.kernel.dice.Table.CONTEXT;
import static dev.astragal.kernel.dice.Table.dice;
import static dev.astragal.kernel.dice.Table.number;
import static dev.astragal.kernel.dice.Table.truth;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The core language, row by row. */
class DiceGrammarTest {
  @Test
  void theSeedsExampleIsAnAdditionOfADiceExpressionAndAVariable() {
    Node root = DiceLanguage.core().number("1d6+2 + actor.stats.STR").root();
    Node.Arithmetic sum = (Node.Arithmetic) root;
    assertThat(sum.left()).isInstanceOf(Node.Arithmetic.class);
    assertThat(((Node.Variable) sum.right()).name()).isEqualTo("actor.stats.STR");
    assertThat(number("1d6+2 + actor.stats.STR", 4)).isEqualTo(18);
  }

  @Test
  void oneDieWithTwoAddedLiesBetweenThreeAndEight() {
    assertThat(number("1d6+2", 1)).isEqualTo(3);
    assertThat(number("1d6+2", 6)).isEqualTo(8);
  }

  @Test
  void aBareVariableIsItsValue() {
    assertThat(number("actor.stats.STR")).isEqualTo(12);
  }

  @ParameterizedTest
  @CsvSource({
    "4d6, 12",
    "4D6, 12",
    "04d06, 12",
    "' 4d6 ', 12",
    "'\n4d6\t', 12",
    "4d6kh3, 11",
    "4d6k3, 11",
    "4d6kl3, 7",
    "4d6kl1, 1",
    "4d6k1, 5",
    "4d6kh2, 9",
    "4d6kl2, 3",
    "4d6kh0, 0",
    "4d6kh9, 12",
    "4d6+2, 14",
    "4d6 - 13, -1",
    "4d6kh3 + x, 14",
    "4d6kh3+2, 13",
  })
  void aDiceTermKeepsThenAdds(String text, long expected) {
    assertThat(number(text, 4, 2, 5, 1)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "d20, 17, 17",
    "D20, 3, 3",
    "d20+5, 10, 15",
    "-d20, 4, -4",
    "d(x), 3, 3",
  })
  void aMissingCountIsOne(String text, int face, long expected) {
    assertThat(number(text, face)).isEqualTo(expected);
  }

  @Test
  void noDiceGiveZeroWhateverTheirSides() {
    assertThat(number("0d6")).isZero();
    assertThat(number("0d0")).isZero();
  }

  @ParameterizedTest
  @CsvSource({"(x)d6, 12", "3d(x+3), 12", "4d6k(x), 11", "(x+1)d6kl(x-1), 3", "(1+2)d6, 12"})
  void countSidesAndKeepMayBeWorkedOut(String text, long expected) {
    int[] faces =
        text.startsWith("4") || text.startsWith("(x+1)")
            ? new int[] {4, 2, 5, 1}
            : new int[] {4, 2, 6};
    assertThat(number(text, faces)).isEqualTo(expected);
  }

  @Test
  void diceMayTellHowManyDiceToRoll() {
    assertThat(number("(1d4)d6", 2, 6, 5)).isEqualTo(11);
  }

  @Test
  void severalTermsAreRolledFromLeftToRight() {
    Roll roll = DiceLanguage.core().number("2d6+1d4-1d8").roll(CONTEXT, dice(6, 5, 4, 8));
    assertThat(roll.result()).isEqualTo(7);
    assertThat(roll.terms()).extracting(Roll.Term::text).containsExactly("2d6", "1d4", "1d8");
    assertThat(roll.terms()).extracting(Roll.Term::sign).containsExactly(1, 1, -1);
  }

  @ParameterizedTest
  @CsvSource({
    "1+2*3, 7",
    "(1+2)*3, 9",
    "10-3-2, 5",
    "7//2, 3",
    "-7//2, -4",
    "7//-2, -4",
    "2*7//4, 3",
    "--3, 3",
    "-+-3, 3",
    "+x, 3",
    "007, 7",
    "10 + target.AC, 22",
    "actor.class, 7",
    "2 - -2, 4",
  })
  void arithmeticHasTheUsualPrecedenceAndDivisionRoundsDown(String text, long expected) {
    assertThat(number(text)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "(1d6+2)*2, 10",
    "1d6*2, 6",
    "(1d6), 3",
    "1d6+actor.stats.HACK//2, 5",
    "10//1d6, 3",
  })
  void diceMixWithArithmetic(String text, long expected) {
    assertThat(number(text, 3)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "target.hp > 0, true",
    "target.hp>10, false",
    "target.hp >= 10, true",
    "target.hp <= 9, false",
    "x == 3, true",
    "x != 3, false",
    "1 < x < 5, true",
    "1 < x < 3, false",
    "5 < x < no.such.name, false",
    "x, true",
    "zero, false",
    "minus, true",
    "true, true",
    "False, false",
    "actor.brave, true",
    "not x, false",
    "not not x, true",
    "not x == 4, true",
    "x == 3 and zero, false",
    "x == 4 or x == 3, true",
    "zero and no.such.name, false",
    "x or no.such.name, true",
    "(x == 3), true",
    "not (x == 3 and zero), true",
    "x + 1 == 4, true",
    "zero or x and zero, false",
  })
  void predicatesCompareAndCombine(String text, boolean expected) {
    assertThat(truth(text)).isEqualTo(expected);
  }

  @Test
  void aPredicateMayRollDice() {
    assertThat(truth("1d20+x >= target.AC", 9)).isTrue();
    assertThat(truth("1d20+x >= target.AC", 8)).isFalse();
  }

  @Test
  void anOperandNobodyNeedsRollsNoDie() {
    assertThat(truth("zero and 1d6 > 3")).isFalse();
    assertThat(truth("5 < x < 1d6")).isFalse();
  }

  @Test
  void theClassicFormReportsFacesInOrderKeptDiceSortedAndTheModifier() {
    Roll roll = DiceLanguage.core().number("4d6kh3+2").roll(CONTEXT, dice(2, 6, 1, 5));
    assertThat(roll.expr()).isEqualTo("4d6kh3+2");
    assertThat(roll.result()).isEqualTo(15);
    assertThat(roll.faces().toArray()).containsExactly(2, 6, 1, 5);
    assertThat(roll.kept()).containsExactly(6L, 5L, 2L);
    assertThat(roll.modifier()).isEqualTo(2);
  }

  @Test
  void lowestDiceAreReportedAscendingAndUnsortedOnesAsRolled() {
    assertThat(DiceLanguage.core().number("3d6kl2").roll(CONTEXT, dice(5, 6, 1)).kept())
        .containsExactly(1L, 5L);
    assertThat(DiceLanguage.core().number("3d6").roll(CONTEXT, dice(5, 6, 1)).kept())
        .containsExactly(5L, 6L, 1L);
  }

  @Test
  void theQuickWayAndTheRecordedWayAgree() {
    for (String text : new String[] {"4d6kh3+2", "5d8kl2-1", "2d20kh1+x", "6d6kh3", "3d10"}) {
      DiceExpression expression = DiceLanguage.core().number(text);
      for (int seed = 1; seed <= 50; seed++) {
        assertThat(expression.number(CONTEXT, Dice.seeded(seed)))
            .isEqualTo(expression.roll(CONTEXT, Dice.seeded(seed)).result());
      }
    }
  }

  @Test
  void aTextThatWasReadBeforeIsTheSameExpression() {
    DiceLanguage language = DiceLanguage.core();
    assertThat(language.number("4d6")).isSameAs(language.number("4d6"));
    for (int i = 0; i <= DiceLanguage.REMEMBERED_MAX; i++) language.number("1d6+" + i);
    assertThat(language.number("1d6+0")).isNotNull();
  }
}
