package dev.astragal.kernel.dice;

import static dev.astragal.kernel.dice.Table.CONTEXT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.dice.DiceException.Code;
import dev.astragal.kernel.rng.ScriptedRng;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The language as tables: what a row is about, a text, the faces on the table, and what comes of
 * it. A failure is written as its code and place, and must have left every face on the table unless
 * the source of dice itself failed.
 */
class LanguageTablesTest {
  private static String number(String text, @Nullable String faces) {
    return outcome(text, Mode.NUMBER, faces);
  }

  private static String outcome(String text, Mode mode, @Nullable String faces) {
    int[] script =
        faces == null
            ? new int[0]
            : Arrays.stream(faces.split(" ")).mapToInt(Integer::parseInt).toArray();
    ScriptedRng table = new ScriptedRng("table", script);
    try {
      Roll roll = DiceLanguage.core().parse(text, mode).roll(CONTEXT, table);
      assertThat(table.remaining()).as("faces left").isZero();
      return mode == Mode.NUMBER ? Long.toString(roll.result()) : Boolean.toString(roll.truth());
    } catch (DiceException e) {
      if (e.code() != Code.RNG_FAILURE) assertThat(table.remaining()).isEqualTo(script.length);
      return e.code() + "@" + e.offset();
    }
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = true,
      textBlock =
          """
          count may be left out             | d20           | 17       | 17
          count may be zero                 | 0d6           |          | 0
          count may have leading zeros      | 003d6         | 1 2 3    | 6
          no dice need no sides             | 0d0           |          | 0
          a die needs sides                 | 1d0           | 1        | BAD_DICE@2
          sides are mandatory               | 1d            | 1        | SYNTAX@2
          d may be a capital                | 2D6           | 3 4      | 7
          k may not                         | 2d6K1         | 3 4      | SYNTAX@3
          h may not                         | 2d6kH1        | 3 4      | SYNTAX@4
          l may not                         | 2d6kL1        | 3 4      | SYNTAX@4
          keep the highest                  | 3d6kh2        | 2 6 1    | 8
          keep means the highest            | 3d6k2         | 2 6 1    | 8
          keep the lowest                   | 3d6kl2        | 2 6 1    | 3
          keep needs a number               | 3d6k          | 2 6 1    | SYNTAX@4
          kh needs a number                 | 3d6kh         | 2 6 1    | SYNTAX@5
          keep none still rolls             | 3d6k0         | 2 6 1    | 0
          keep more than there are          | 3d6kh9        | 2 6 1    | 9
          one keep only                     | 4d6kh3kl1     | 1 2 3 4  | SYNTAX@6
          no blank before keep              | 4d6 kh3       | 1 2 3 4  | SYNTAX@4
          no blank inside keep              | 4d6kh 3       | 1 2 3 4  | SYNTAX@5
          no blank before d                 | 4 d6          | 1 2 3 4  | SYNTAX@2
          no blank after d                  | 4d 6          | 1 2 3 4  | SYNTAX@2
          keep comes before the modifier    | 4d6+2kh3      | 1 2 3 4  | SYNTAX@5
          modifier added                    | 3d6+2         | 3 3 4    | 12
          modifier subtracted               | 1d6 - 10      | 4        | -6
          modifier by name                  | 1d6+x         | 4        | 7
          modifier by dotted name           | 1d6-target.AC | 4        | -8
          blanks around the sign            | ' 1d6  +  2 ' | 4        | 6
          newlines are blanks               | '1d6\n+2'     | 4        | 6
          ASCII digits only                 | ٣d6           | 1 2 3    | SYNTAX@0
          too many dice for the text        | 10001d6       | 1        | LIMIT@0
          a bad name costs no die           | 4d6+nobody    | 1 2 3 4  | UNKNOWN_VARIABLE@4
          """)
  void aDiceTerm(String about, String text, @Nullable String faces, String expected) {
    assertThat(number(text.replace("\\n", "\n"), faces)).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          times before plus               | 1+2*3          | 7
          division before minus           | 10-7//2        | 7
          equal ones from the left        | 10-3-2         | 5
          times and division alike        | 2*7//4         | 3
          unary minus first               | -2*3           | -6
          floor of a negative             | -7//2          | -4
          floor by a negative             | 7//-2          | -4
          plus as a sign                  | +3             | 3
          signs nest                      | -+-3           | 3
          parentheses                     | (1+2)*3        | 9
          leading zeros                   | 007            | 7
          zero divisor                    | 1//zero        | DIV_ZERO@1
          single slash                    | 7/2            | SYNTAX@1
          percent                         | 7%2            | SYNTAX@1
          power                           | 2**3           | SYNTAX@2
          tilde                           | ~1             | SYNTAX@0
          conditional                     | 1 if x else 2  | SYNTAX@2
          call                            | f(x)           | SYNTAX@1
          subscript                       | x[0]           | SYNTAX@1
          tuple                           | '1,2'          | SYNTAX@1
          string                          | '"a"'          | SYNTAX@0
          float                           | 1.5            | SYNTAX@1
          none                            | None           | UNKNOWN_VARIABLE@0
          lambda                          | lambda: 1      | SYNTAX@6
          assignment                      | x=1            | SYNTAX@1
          is                              | x is 1         | SYNTAX@2
          in                              | x in 1         | SYNTAX@2
          hexadecimal                     | 0x1F           | SYNTAX@1
          separators                      | 1_000          | SYNTAX@1
          comment                         | 1 # one        | SYNTAX@2
          blanks around dots              | actor . class  | SYNTAX@6
          truth in arithmetic             | true+1         | TYPE@0
          comparison in arithmetic        | (1<2)+1        | TYPE@2
          truth of the context            | 1+actor.brave  | TYPE@2
          """)
  void arithmetic(String about, String text, String expected) {
    assertThat(number(text, null)).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          equal                           | x == 3               |   | true
          unequal                         | x != 3               |   | false
          less                            | x < 3                |   | false
          greater                         | x > 2                |   | true
          at most                         | x <= 3               |   | true
          at least                        | x >= 4               |   | false
          not written <>                  | x <> 3               |   | SYNTAX@3
          not written =                   | x = 3                |   | SYNTAX@2
          chain holds                     | 1 < x < 5            |   | true
          chain breaks                    | 1 < x < 3            |   | false
          chain stops at a false link     | 5 < x < nobody       |   | false
          middle is worked out once       | 1 < 1d6 < 5          | 4 | true
          literal                         | True                 |   | true
          literal in small letters        | false                |   | false
          parentheses around it all       | (x == 3)             |   | true
          number that is not zero         | minus                |   | true
          zero                            | zero                 |   | false
          truth of the context            | actor.brave          |   | true
          truth of the context, compared  | actor.brave == 1     |   | TYPE@0
          text of the context             | actor.name           |   | TYPE@0
          comparison of a comparison      | (1<2)==1             |   | TYPE@2
          comparison of a literal         | x == true            |   | TYPE@5
          zero divisor                    | 1//0                 |   | DIV_ZERO@1
          and                             | x == 3 and zero      |   | false
          or                              | x == 4 or x == 3     |   | true
          not                             | not x == 4           |   | true
          and binds closer than or        | zero or x and zero   |   | false
          not binds closer than and       | not zero and x       |   | true
          and stops                       | zero and nobody      |   | false
          or stops                        | x or nobody          |   | true
          and goes on                     | x and nobody         |   | UNKNOWN_VARIABLE@6
          dice                            | 1d20+x >= target.AC  | 9 | true
          """)
  void predicates(String about, String text, @Nullable String faces, String expected) {
    assertThat(outcome(text, Mode.PREDICATE, faces)).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dice and a calculation          | 2d6+actor.stats.HACK//2   | 3 4 | 9
          two terms                       | 1d6+1d8                   | 3 8 | 11
          dice in parentheses             | (1d6)                     | 5   | 5
          dice times a number             | 1d6*2                     | 5   | 10
          modifier and variable           | 1d6+2 + x                 | 5   | 10
          the whole in parentheses        | (1d6+2)*2                 | 3   | 10
          dice divided                    | 1d6//2                    | 5   | 2
          """)
  void mixtures(String about, String text, @Nullable String faces, String expected) {
    assertThat(number(text, faces)).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          level by level                  | actor.stats.STR | 12
          one level                       | x               | 3
          case matters                    | X               | UNKNOWN_VARIABLE@0
          first level missing             | nobody.hp       | UNKNOWN_VARIABLE@0
          last level missing              | actor.stats.DEX | UNKNOWN_VARIABLE@0
          a number has no fields          | x.y             | UNKNOWN_VARIABLE@0
          text                            | actor.name      | TYPE@0
          table                           | actor.stats     | TYPE@0
          truth                           | actor.brave     | TYPE@0
          base is a parenthesis           | (1).x           | SYNTAX@3
          base is a call                  | f(x).x          | SYNTAX@1
          reserved word after a dot       | actor.class     | 7
          keyword after a dot             | actor.and       | 9
          true after a dot                | actor.true      | 8
          hyphen is a minus               | target-x        | TYPE@0
          no leading digit                | 9lives          | SYNTAX@1
          dot at the end                  | actor.          | SYNTAX@6
          two dots                        | actor..hp       | SYNTAX@6
          """)
  void names(String about, String text, String expected) {
    assertThat(number(text, null)).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          the example                       | 1d6+2 + actor.stats.STR | 4       | 18
          its first part, least             | 1d6+2                   | 1       | 3
          its first part, most              | 1d6+2                   | 6       | 8
          its second part                   | actor.stats.STR         |         | 12
          a bare number                     | 12                      |         | 12
          advantage                         | 2d20kh1                 | 4 17    | 17
          advantage, shorter                | 2d20k1                  | 4 17    | 17
          disadvantage                      | 2d20kl1                 | 4 17    | 4
          a character's score               | 4d6kh3                  | 2 6 1 5 | 13
          number of dice as a variable      | (x)d6                   | 1 2 3   | 6
          sides as a variable               | 1d(target.AC)           | 12      | 12
          number kept as a variable         | 4d6k(x)                 | 2 6 1 5 | 13
          modifier as a variable            | 4d6kh3+x                | 2 6 1 5 | 16
          """)
  void theExamplesOfTheDesign(String about, String text, @Nullable String faces, String expected) {
    assertThat(number(text, faces)).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          or = and { "or" and }                         | zero or zero or x  |     | true
          and = not { "and" not }                       | x and x and zero   |     | false
          not = "not" not                               | not not x          |     | true
          comparison = sum { cmp sum }                  | x+1 == 4           |     | true
          sum = product { + - product }                 | 1+2-3              |     | false
          product = unary { * // unary }                | 2*3//7             |     | false
          unary = - + unary                             | --+1               |     | true
          primary = dice                                | 1d6                | 1   | true
          primary = int                                 | 0                  |     | false
          primary = bool                                | true               |     | true
          primary = path                                | actor.class        |     | true
          primary = ( expression )                      | (x == 3 and true)  |     | true
          dice = value d value                          | 2d6 == 7           | 3 4 | true
          dice = value d value k value                  | 2d6k1 == 4         | 3 4 | true
          dice = value d value kh value                 | 2d6kh1 == 4        | 3 4 | true
          dice = value d value kl value                 | 2d6kl1 == 3        | 3 4 | true
          value = int                                   | 1d6 == 6           | 6   | true
          value = ( sum )                               | (x-1)d(2*x) == 7   | 3 4 | true
          path = ident { . ident }                      | actor.stats.STR    |     | true
          ident begins with a letter or _               | _x                 |     | UNKNOWN_VARIABLE@0
          int = digit { digit }                         | 0012 == 12         |     | true
          bool is a whole first segment                 | truest             |     | UNKNOWN_VARIABLE@0
          a letter after dice                           | 1d6x               | 1   | SYNTAX@3
          a dot after dice                              | 1d6.5              | 1   | SYNTAX@3
          an underscore after a number                  | 1_                 |     | SYNTAX@1
          the left operand is rolled first              | 1d4 < 1d20         | 4 9 | true
          """)
  void theGrammarLineByLine(String line, String text, @Nullable String faces, String expected) {
    assertThat(outcome(text, Mode.PREDICATE, faces)).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          SYNTAX           | not in the grammar              | 1d6 $              | 1   | 4
          SYNTAX           | empty                           | ''                 | 1   | 0
          SYNTAX           | disallowed operator             | 1d6 % 2            | 1   | 4
          UNKNOWN_VARIABLE | path does not resolve           | 1d6+actor.luck     | 1   | 4
          TYPE             | value is no whole number        | 1d6+actor.name     | 1   | 4
          TYPE             | truth in arithmetic             | 1d6+true           | 1   | 4
          TYPE             | comparison used as a number     | 1d6 > 3            | 1   | 4
          BAD_DICE         | a die without sides             | 1d6+1d(zero)       | 1 1 | 7
          BAD_DICE         | negative count                  | 1d6+(minus)d6      | 1 1 | 4
          BAD_DICE         | negative count, sides unknown   | (minus)d(1d6)      | 1 1 | 0
          BAD_DICE         | negative keep                   | 1d6+4d6k(minus)    | 1 1 | 9
          DIV_ZERO         | written zero                    | 1d6+1//0           | 1   | 5
          DIV_ZERO         | zero of the context             | 1d6+1//zero        | 1   | 5
          DIV_ZERO         | dice divided by zero            | 1d6//zero          | 1   | 3
          DIV_ZERO         | dice divided by a written zero  | 1d6//0             | 1   | 3
          OVERFLOW         | literal                         | 1d6+99999999999999999999 | 1 | 4
          OVERFLOW         | sum of written numbers          | 1d6+(9223372036854775807+1) | 1 | 24
          OVERFLOW         | product of variables            | 1d6+big*2          | 1   | 7
          OVERFLOW         | sides worked out                | 1d(big+big)        | 1   | 6
          LIMIT            | dice of one term                | 10001d6            | 1   | 0
          LIMIT            | dice of all terms               | 6000d6+4001d6      | 1   | 7
          LIMIT            | dice worked out                 | 1d6+(x*5000)d6     | 1   | 4
          LIMIT            | dice worked out, in all         | 9999d6+(x)d6       | 1   | 7
          LIMIT            | sides                           | 1d1000000001       | 1   | 2
          LIMIT            | sides worked out                | 1d6+1d(big)        | 1   | 7
          RNG_FAILURE      | the source runs out             | 1+2d6              | 1   | 2
          RNG_FAILURE      | a face the die does not have    | 1d6                | 7   | 0
          """)
  void theErrorsOfANumber(Code code, String cause, String text, String faces, int offset) {
    assertThat(number(text, faces)).isEqualTo(code + "@" + offset);
  }

  @Test
  void aVariableWithoutAContextAndDiceInAConditionCompleteTheErrors() {
    Set<Code> seen = EnumSet.noneOf(Code.class);
    try {
      DiceLanguage.core().number("1d6+x").number(Variables.none(), Table.dice(1));
    } catch (DiceException e) {
      assertThat(e.offset()).isEqualTo(4);
      seen.add(e.code());
    }
    try {
      DiceLanguage.core().condition("x > 1d6");
    } catch (DiceException e) {
      seen.add(e.code());
    }
    assertThat(seen).containsExactly(Code.NO_CONTEXT, Code.DICE_NOT_ALLOWED);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4d6kh3+2          | 2 6 1 5   | 15 | 6 5 2     | 2   | 4d6kh3
          4d6kl2            | 2 6 1 5   | 3  | 1 2       | 0   | 4d6kl2
          3d6-1             | 4 2 3     | 8  | 4 2 3     | -1  | 3d6
          1d8+1d6+x         | 8 1       | 12 | 8 1       | 3   | 1d8 1d6
          """)
  void theRecordOfARoll(
      String text, String faces, long result, String kept, long modifier, String terms) {
    int[] dice = Arrays.stream(faces.split(" ")).mapToInt(Integer::parseInt).toArray();
    Roll roll = DiceLanguage.core().number(text).roll(CONTEXT, Table.dice(dice));
    assertThat(roll.expr()).isEqualTo(text);
    assertThat(roll.result()).isEqualTo(result);
    assertThat(roll.faces().toArray()).isEqualTo(dice);
    assertThat(roll.kept()).map(Object::toString).containsExactly(kept.split(" "));
    assertThat(roll.modifier()).isEqualTo(modifier);
    assertThat(roll.terms()).map(Roll.Term::text).containsExactly(terms.split(" "));
  }

  @Test
  void diceThatDiceCallForCountTowardsTheSameLimit() {
    DiceLimits few = new DiceLimits(1_000, 64, 10, 100);
    for (String text : new String[] {"(1d1*5)d6+(1d1*5)d6", "9d6+1d6!", "5d6!+5d6!"}) {
      DiceExpression expression = DiceExpression.parse(text, Dialect.EXTENDED, Mode.NUMBER, few);
      int[] sixes = new int[12];
      Arrays.fill(sixes, 6);
      sixes[0] = text.startsWith("(") ? 1 : 6;
      sixes[6] = text.startsWith("(") ? 1 : 6;
      ScriptedRng table = new ScriptedRng("table", sixes);
      try {
        expression.number(CONTEXT, table);
        assertThat(text).as("must fail").isEmpty();
      } catch (DiceException e) {
        assertThat(e.code()).as(text).isEqualTo(Code.LIMIT);
      }
    }
  }
}
