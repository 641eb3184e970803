package dev.astragal.games.mir.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.Yard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the reference lets through, kept; and where it throws, a clean refusal. */
class KnownHolesTest {
  @Test
  void aFractionalStepIsAcceptedAndPoisonsTheNextCall() {
    ActionResult result = Yard.apply(step("{\"x\":0.5,\"y\":0.5}"));
    assertThat(result.success()).isTrue();
    assertThat(Yard.text(result.nextState())).contains("\"position\":{\"x\":0.5,\"y\":0.5}");
    ActionResult next = Yard.apply(result.nextState(), Yard.INITIATIVE);
    assertThat(next.nextState()).isSameAs(result.nextState());
    assertThat(next.errors())
        .containsExactly(
            "[SCHEMA] /entities/players/0/position/x must be integer {\"type\":\"integer\"}",
            "[SCHEMA] /entities/players/0/position/y must be integer {\"type\":\"integer\"}");
  }

  @Test
  void aNumberInQuotesCountsAsANumberAndPoisonsTheNextCall() {
    ActionResult result = Yard.apply(step("{\"x\":\"0\",\"y\":1}"));
    assertThat(result.success()).isTrue();
    assertThat(Yard.apply(result.nextState(), Yard.INITIATIVE).errors())
        .containsExactly(
            "[SCHEMA] /entities/players/0/position/x must be integer {\"type\":\"integer\"}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"x\":2} | [DIAGONAL_MOVE] Step 0: (1,1)→(2,undefined) is not cardinal",
        "{} | [DIAGONAL_MOVE] Step 0: (1,1)→(undefined,undefined) is not cardinal",
        "[] | [DIAGONAL_MOVE] Step 0: (1,1)→(undefined,undefined) is not cardinal",
        "{\"x\":\"a\",\"y\":1} | [DIAGONAL_MOVE] Step 0: (1,1)→(a,1) is not cardinal",
        "{\"x\":\"1\",\"y\":2} | [OVERLAP] Step 0: (1,2) is occupied",
        "{\"x\":1e300,\"y\":1} | [DIAGONAL_MOVE] Step 0: (1,1)→(1e+300,1) is not cardinal"
      })
  void oddCoordinatesAreComparedAndPrintedAsTheReferenceDoes(String step, String reason) {
    assertThat(Yard.apply(step(step)).errors()).containsExactly(reason);
  }

  @ParameterizedTest
  @CsvSource({"null", "7", "true", "\"north\""})
  void aStepThatIsNoObjectIsRefusedWhereTheReferenceThrows(String step) {
    assertThat(Yard.apply(step(step)).errors())
        .containsExactly("[INVALID_ACTION] Step 0 is not an object");
  }

  private static String step(String step) {
    return "{\"type\":\"MOVE\",\"entityId\":\"p1\",\"path\":[" + step + "]}";
  }
}
