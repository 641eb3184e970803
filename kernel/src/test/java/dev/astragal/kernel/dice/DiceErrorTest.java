package dev.astragal.kernel.dice;

import static dev.astragal.kernel.dice.Table.CONTEXT;
import static dev.astragal.kernel.dice.Table.dice;
import static dev.astragal.kernel.dice.Table.number;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.astragal.kernel.dice.DiceException.Code;
import dev.astragal.kernel.rng.ScriptedRng;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every way an expression can be wrong: which code, and where. */
class DiceErrorTest {
  private static DiceException failure(ThrowingCallable call) {
    DiceException failure = catchThrowableOfType(DiceException.class, call);
    assertThat(failure).isNotNull();
    return failure;
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "null",
      value = {
        "'', SYNTAX, 0",
        "'   ', SYNTAX, 3",
        "1d, SYNTAX, 2",
        "1dx, SYNTAX, 2",
        "4d6k, SYNTAX, 4",
        "4d6kh, SYNTAX, 5",
        "4d6 kh3, SYNTAX, 4",
        "4d6kh3kl1, SYNTAX, 6",
        "4d6+2kh3, SYNTAX, 5",
        "4d6K3, SYNTAX, 3",
        "1d6x, SYNTAX, 3",
        "1d6.5, SYNTAX, 3",
        "1.5, SYNTAX, 1",
        "7x, SYNTAX, 1",
        "0x1F, SYNTAX, 1",
        "1_000, SYNTAX, 1",
        "7/2, SYNTAX, 1",
        "7%2, SYNTAX, 1",
        "2**3, SYNTAX, 2",
        "~3, SYNTAX, 0",
        "1 +, SYNTAX, 3",
        "(1, SYNTAX, 2",
        "1), SYNTAX, 1",
        "f(1), SYNTAX, 1",
        "(1).x, SYNTAX, 3",
        "x., SYNTAX, 2",
        "x .y, SYNTAX, 2",
        "x[0], SYNTAX, 1",
        "'\"text\"', SYNTAX, 0",
        "1 = 1, SYNTAX, 2",
        "and, SYNTAX, 0",
        "1 if x, SYNTAX, 2",
        "'1,2', SYNTAX, 1",
        "4d6!, SYNTAX, 3",
        "'{1d6}', SYNTAX, 0",
        "4d6 # six, SYNTAX, 4",
        "4d6dl1, SYNTAX, 3",
        "١d6, SYNTAX, 0",
        "nobody, UNKNOWN_VARIABLE, 0",
        "1d6+actor.nobody, UNKNOWN_VARIABLE, 4",
        "x.y, UNKNOWN_VARIABLE, 0",
        "actor.STATS.STR, UNKNOWN_VARIABLE, 0",
        "actor.name, TYPE, 0",
        "actor.stats, TYPE, 0",
        "1+actor.brave, TYPE, 2",
        "(1<2)+1, TYPE, 2",
        "true+1, TYPE, 0",
        "1 < 2, TYPE, 2",
        "true, TYPE, 0",
        "not 1, TYPE, 0",
        "(1<2)d6, TYPE, 2",
        "1d0, BAD_DICE, 2",
        "1d(zero), BAD_DICE, 3",
        "(minus)d6, BAD_DICE, 0",
        "4d6k(minus), BAD_DICE, 5",
        "1//0, DIV_ZERO, 1",
        "1//zero, DIV_ZERO, 1",
        "9223372036854775808, OVERFLOW, 0",
        "big+1, OVERFLOW, 3",
        "big*2, OVERFLOW, 3",
        "-big-2, OVERFLOW, 4",
        "10001d6, LIMIT, 0",
        "6000d6+6000d6, LIMIT, 7",
        "(x*4000)d6, LIMIT, 0",
        "1d1000000001, LIMIT, 2",
        "1d(big), LIMIT, 3",
      })
  void aWrongNumberIsRefusedWithCodeAndPlace(String text, Code code, int offset) {
    DiceException failure = failure(() -> number(text, 1, 1, 1, 1, 1, 1));
    assertThat(failure.code()).isEqualTo(code);
    assertThat(failure.offset()).isEqualTo(offset);
    assertThat(failure.expression()).isEqualTo(text);
    assertThat(failure.problem()).isNotBlank();
  }

  @Test
  void aVariableWithoutAnyContextIsAnErrorOfItsOwn() {
    DiceExpression expression = DiceLanguage.core().number("1d6+x");
    DiceException failure = failure(() -> expression.number(Variables.none(), dice(3)));
    assertThat(failure.code()).isEqualTo(Code.NO_CONTEXT);
    assertThat(DiceLanguage.core().number("1d6+2").number(Variables.none(), dice(3))).isEqualTo(5);
  }

  @Test
  void aConditionMayNotRollDice() {
    DiceException failure = failure(() -> DiceLanguage.core().condition("1d6 > 3"));
    assertThat(failure.code()).isEqualTo(Code.DICE_NOT_ALLOWED);
  }

  @Test
  void comparisonsInsideComparisonsAreRefused() {
    assertThat(failure(() -> DiceLanguage.core().predicate("(1<2)==1")).code())
        .isEqualTo(Code.TYPE);
  }

  @Test
  void aFailingExpressionHasDrawnNothing() {
    ScriptedRng table = new ScriptedRng("table", 1, 2, 3, 4, 5, 6);
    for (String text :
        new String[] {"4d6+nobody", "1d6+actor.name", "1d6+1d(zero)", "1d6+(x*5000)d6"}) {
      failure(() -> DiceLanguage.core().number(text).number(CONTEXT, table));
      assertThat(table.remaining()).isEqualTo(6);
    }
  }

  @Test
  void diceThatRunOutOnTheTableAreAFailureOfTheSource() {
    DiceException failure = failure(() -> number("1+4d6", 1, 2));
    assertThat(failure.code()).isEqualTo(Code.RNG_FAILURE);
    assertThat(failure.offset()).isEqualTo(2);
  }

  @Test
  void aFaceTheDieDoesNotHaveIsAFailureOfTheSource() {
    assertThat(failure(() -> number("1d6", 7)).code()).isEqualTo(Code.RNG_FAILURE);
  }

  @Test
  void aTextOfAThousandCharactersIsReadAndALongerOneIsNot() {
    String longest = "1" + "+1".repeat(499) + " ";
    assertThat(number(longest)).isEqualTo(500);
    assertThat(failure(() -> number(longest + " ")).code()).isEqualTo(Code.LIMIT);
  }

  @Test
  void sixtyFourParenthesesNestAndOneMoreDoesNot() {
    assertThat(number("(".repeat(64) + "1" + ")".repeat(64))).isEqualTo(1);
    assertThat(failure(() -> number("(".repeat(65) + "1" + ")".repeat(65))).code())
        .isEqualTo(Code.LIMIT);
    assertThat(failure(() -> number("-".repeat(65) + "1")).code()).isEqualTo(Code.LIMIT);
  }

  @Test
  void theCaretStandsUnderThePlace() {
    DiceException failure = failure(() -> number("1d6 + + nobody"));
    assertThat(failure.caret()).isEqualTo("1d6 + + nobody\n        ^");
    assertThat(failure.line())
        .isEqualTo("[UNKNOWN_VARIABLE] column 9: the context has no 'nobody'");
  }
}
