package dev.astragal.kernel.dice;

import static dev.astragal.kernel.dice.Table.CONTEXT;
import static dev.astragal.kernel.dice.Table.dice;
import static dev.astragal.kernel.dice.Table.extended;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.dice.DiceException.Code;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the extended mode adds; dice are thrown together first, then those they bring. */
class ExtendedDiceTest {
  @ParameterizedTest
  @CsvSource({
    "4d6dl1, 4 2 5 1, 11",
    "4d6d1, 4 2 5 1, 11",
    "4d6dh1, 4 2 5 1, 7",
    "4d6dl(x), 4 2 5 1, 5",
    "2d20kh, 4 17, 17",
    "3d6!, 6 2 1 6 3, 18",
    "2d6!>=5, 5 1 2, 8",
    "2d6!5, 5 6 1, 12",
    "2d6!!, 6 2 6 1, 15",
    "2d6!p, 6 2 6 3, 15",
    "2d6!!p, 6 2 6 3, 15",
    "3d6!kh1, 6 2 1 4, 6",
    "3d6!!kh1, 6 2 1 4, 10",
    "2d6r<3, 1 5 2 4, 9",
    "2d6r, 1 5 1 4, 9",
    "2d6ro<3, 1 5 2, 7",
    "2d6r2, 2 1 6, 7",
    "3d6mi2, 1 1 5, 9",
    "3d6min2, 1 1 5, 9",
    "3d6ma4, 6 5 1, 9",
    "6d10>=8, 8 9 10 1 2 7, 3",
    "6d10>7, 8 9 10 1 2 7, 3",
    "6d10>=8f1, 8 9 10 1 2 7, 2",
    "6d10>=8f<=2, 8 9 10 1 2 7, 1",
    "4d10kh2>=8, 8 9 10 1, 2",
    "4dF, 1 2 3 3, 1",
    "4df, 1 1 1 1, -4",
    "d%, 73, 73",
    "2d%kl1, 73 12, 12",
    "'{2d6,3d8}kh1', 6 5 1 1 1, 11",
    "'{2d6, 1d20+1}kl1', 6 5 3, 4",
    "'{1d6,2d6,3}dl1', 2 6 6, 15",
    "'{1d6,1d6}>=5', 5 2, 1",
    "3d6 [fire] + 2[cold], 1 2 3, 8",
    "1d20cs>=19cf1, 20, 20",
    "2d6 # a comment, 3 4, 7",
    "4d6kh3+2, 4 2 5 1, 13",
    "6d6=6, 6 1 6 3 6 2, 3",
    "6d6==6, 6 1 6 3 6 2, 3",
    "3d6!=6, 6 1 2, 2",
    "5d6even, 2 4 6 1 3, 3",
    "5d6odd, 2 4 6 1 3, 2",
    "4d6k>4, 5 6 4 1, 11",
    "4d6k>=4kh2, 5 6 4 1, 11",
    "4d6d<3, 5 2 4 1, 9",
    "4d6k>4>=6, 5 6 4 6, 2",
    "2d6pl1, 5 2, 5",
    "2d6p<3, 5 2, 5",
    "3d6!o, 6 2 1 6, 15",
    "3d6xo, 6 2 1 6, 15",
    "2d6x, 6 2 1, 9",
    "2d6e6, 6 2 6 1, 15",
    "1d6x2=6, 6 6 6, 18",
    "2d6rr<3, 1 5 2 4, 9",
    "3d6u, 4 4 4 4 2 2 5, 11",
    "3d6s, 4 2 5, 11",
    "1d20ms>=12, 15, 3",
    "1d20ms12, 9, -3",
    "3d6ms<12, 2 3 4, 3",
    "4dc, 1 2 2 1, 2",
    "'3d{2,3,5}', 1 2 3, 10",
    "'2d{-1, 0, 7}kh1', 1 3, 7",
    "4dF.1, 1 2 5 6, 0",
    "4dF.2, 1 2 3 3, 1",
    "d20adv, 4 17, 17",
    "1d20dis+1, 4 17, 5",
    "1d20+5 adv, 4 17, 22",
    "1d6+d20 dis # careful, 3 4 17, 7",
    "floor(1d6/2), 5, 2",
    "ceil(1d6/2), 5, 3",
    "ceil(1d6/2+3), 5, 6",
    "round(1d6/2), 5, 3",
    "round(-1d6/2), 5, -2",
    "1d6/2, 5, 2",
    "1d6 % 4, 5, 1",
    "2^3^2 + 1d6, 1, 513",
    "-2**2 + 1d6, 1, -3",
    "'min(1d6, 1d8, x)', 5 4, 3",
    "'max(1d6, 1d8)', 5 4, 5",
    "abs(1d6-6), 2, 4",
    "1d20+@x, 4, 7",
    "1d20+@{x}, 4, 7",
    "'{1d6,1d6}=5', 5 2, 1",
    "'{3d6,2d8}ms>=10', 4 4 4 8 8, 18",
  })
  void eachModifierDoesWhatItsNameSays(String text, String faces, long expected) {
    int[] dice = Arrays.stream(faces.split(" ")).mapToInt(Integer::parseInt).toArray();
    assertThat(extended(text, dice)).isEqualTo(expected);
    assertThat(DiceLanguage.extended().number(text).roll(CONTEXT, dice(dice)).result())
        .isEqualTo(expected);
  }

  @Test
  void aComparisonAfterABlankComparesTheTotal() {
    DiceExpression compares = DiceLanguage.extended().predicate("2d6 >= 9");
    assertThat(compares.truth(CONTEXT, dice(4, 4))).isFalse();
    DiceExpression counts = DiceLanguage.extended().predicate("2d6>=4");
    assertThat(counts.roll(CONTEXT, dice(4, 1)).result()).isEqualTo(1);
    assertThat(DiceLanguage.extended().predicate("1d6!=3").truth(CONTEXT, dice(4))).isTrue();
  }

  @Test
  void aCommentMayStandBehindANumber() {
    assertThat(extended("6 # of them")).isEqualTo(6);
    assertThat(extended("6 #4d6")).isEqualTo(6);
  }

  @Test
  void sortedDiceAreShownInOrder() {
    assertThat(DiceLanguage.extended().number("3d6sd").roll(CONTEXT, dice(2, 6, 4)).kept())
        .containsExactly(6L, 4L, 2L);
    assertThat(DiceLanguage.extended().number("3d6k>=3sa").roll(CONTEXT, dice(2, 6, 4)).kept())
        .containsExactly(4L, 6L);
  }

  @Test
  void theCoreLanguageHasNoneOfThese() {
    for (String text :
        new String[] {
          "1d6/2", "1d6%2", "2^2", "abs(1)", "@x", "4dc", "1d20adv", "1d20 adv", "6d6=6", "4d6u"
        })
      assertThatThrownBy(() -> DiceLanguage.core().number(text)).isInstanceOf(DiceException.class);
  }

  @Test
  void modifiersWorkInTheirOwnOrderHoweverTheyAreWritten() {
    assertThat(extended("4d6kh2r1", 1, 2, 3, 4, 6)).isEqualTo(10);
    assertThat(extended("4d6r1kh2", 1, 2, 3, 4, 6)).isEqualTo(10);
  }

  @Test
  void labelsAndMarksAreInTheRecord() {
    Roll roll =
        DiceLanguage.extended().number("2d20kh1cs20cf1 + 1d6 [fire]").roll(CONTEXT, dice(20, 1, 4));
    assertThat(roll.terms().get(0).criticals()).isEqualTo(1);
    assertThat(roll.terms().get(0).fumbles()).isZero();
    assertThat(roll.terms().get(1).label()).isEqualTo("fire");
    assertThat(roll.modifier()).isZero();
  }

  @Test
  void facesShowEveryDieThatWasThrown() {
    Roll roll = DiceLanguage.extended().number("2d6r<3!").roll(CONTEXT, dice(1, 6, 5, 4));
    assertThat(roll.faces().toArray()).containsExactly(1, 6, 5, 4);
    assertThat(roll.kept()).containsExactly(5L, 6L, 4L);
    assertThat(roll.result()).isEqualTo(15);
  }

  @Test
  void aPoolIsOneTermWithItsMembersTotalsKept() {
    Roll roll = DiceLanguage.extended().number("{2d6,3d8}kh1+1").roll(CONTEXT, dice(6, 5, 1, 1, 1));
    assertThat(roll.terms()).hasSize(1);
    assertThat(roll.faces().toArray()).containsExactly(6, 5, 1, 1, 1);
    assertThat(roll.kept()).containsExactly(11L);
    assertThat(roll.modifier()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "1d1!, BAD_DICE",
    "1d6!>=1, BAD_DICE",
    "1d6r<=6, BAD_DICE",
    "1d(x)!<9, BAD_DICE",
    "4d6kh1kl1, SYNTAX",
    "4d6f1, SYNTAX",
    "4d6cs, SYNTAX",
    "4d6!!!, SYNTAX",
    "'{1d6,2d6', SYNTAX",
    "'{1d6}r1', SYNTAX",
    "1d6[], SYNTAX",
    "1d6[fire, SYNTAX",
    "'{1<2}', SYNTAX",
    "10000d6!, LIMIT",
    "6#4d6kh3, SYNTAX",
    "6x4d6kh3, SYNTAX",
    "7d6u, BAD_DICE",
    "3d6u!, SYNTAX",
    "3d6uo, SYNTAX",
    "2d20adv, SYNTAX",
    "2d6 adv, SYNTAX",
    "1d20kh1 adv, SYNTAX",
    "ceil(1d6/2*3), SYNTAX",
    "round(1d6/2+1d6/3), SYNTAX",
    "ceil(6-1d6/2), SYNTAX",
    "sqrt(4), SYNTAX",
    "'abs(1,2)', SYNTAX",
    "1d6%0, DIV_ZERO",
    "1d6/0, DIV_ZERO",
    "2^(0-1), TYPE",
    "9^99, OVERFLOW",
    "2d6p1, SYNTAX",
    "1d20+@, SYNTAX",
    "4dF.3, SYNTAX",
    "2d{}, SYNTAX",
  })
  void whatCannotBeRolledIsRefused(String text, Code code) {
    assertThatThrownBy(() -> DiceLanguage.extended().number(text).number(CONTEXT, Dice.seeded(1)))
        .isInstanceOfSatisfying(
            DiceException.class, failure -> assertThat(failure.code()).isEqualTo(code));
  }
}
