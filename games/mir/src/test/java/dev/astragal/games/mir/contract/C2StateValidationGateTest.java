package dev.astragal.games.mir.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirDocument;
import dev.astragal.games.mir.Yard;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import org.junit.jupiter.api.Test;

class C2StateValidationGateTest {
  @Test
  void aMalformedStateComesBackAsTheSameReferenceWithoutEvents() {
    MirDocument broken = Yard.ENGINE.read(Yard.json().without("ui"));
    ActionResult result = Yard.apply(broken, Yard.INITIATIVE);
    assertThat(result.nextState()).isSameAs(broken);
    assertThat(result.events()).isEmpty();
    assertThat(result.success()).isFalse();
    assertThat(result.errors())
        .containsExactly(
            "[SCHEMA] / must have required property 'ui' {\"missingProperty\":\"ui\"}");
  }

  @Test
  void aStateThatBreaksAnInvariantComesBackAsTheSameReference() {
    MirDocument broken = Yard.ENGINE.read(Yard.with("\"hpCurrent\":9", "\"hpCurrent\":10"));
    ActionResult result = Yard.apply(broken, Yard.INITIATIVE);
    assertThat(result.nextState()).isSameAs(broken);
    assertThat(result.events()).isEmpty();
    assertThat(result.errors())
        .containsExactly("[PRE_INVARIANT] [HP_BOUNDS] \"p2\": hpCurrent 10 not in [0, 9]");
  }

  @Test
  void invariantsAreNotLookedAtWhileTheFormIsWrong() {
    Json document = Yard.with("\"hpCurrent\":9", "\"hpCurrent\":10").without("log");
    assertThat(Yard.apply(Yard.ENGINE.read(document), Yard.INITIATIVE).errors())
        .containsExactly(
            "[SCHEMA] / must have required property 'log' {\"missingProperty\":\"log\"}");
  }

  @Test
  void theActionIsNotEvenLookedAt() {
    MirDocument broken = Yard.ENGINE.read(Json.Literal.NULL);
    assertThat(Yard.ENGINE.applyAction(broken, Json.Literal.NULL).errors())
        .containsExactly("[SCHEMA] / must be object {\"type\":\"object\"}");
  }

  @Test
  void keysOfLaterEnginesAreUnknownToTheContract() {
    Json document = Yard.with("\"initiativeOrder\":[]", "\"initiativeOrder\":[],\"turnBudget\":{}");
    assertThat(Yard.apply(Yard.ENGINE.read(document), Yard.INITIATIVE).errors())
        .containsExactly(
            "[SCHEMA] /combat must NOT have additional properties"
                + " {\"additionalProperty\":\"turnBudget\"}");
  }

  @Test
  void numbersTheRulesComputeWithMustBeExact() {
    Json document =
        Yard.with("\"hpCurrent\":9,\"hpMax\":9", "\"hpCurrent\":9,\"hpMax\":9007199254740992");
    assertThat(Yard.apply(Yard.ENGINE.read(document), Yard.INITIATIVE).errors())
        .containsExactly(
            "[LIMIT] /entities/players/1/stats/hpMax must be at most 9007199254740991");
  }

  @Test
  void aStateReadBackFromItsOwnTextIsSoundAgain() {
    MirDocument later = Yard.after(Yard.INITIATIVE, Yard.endTurn("p1"));
    assertThat(Yard.ENGINE.read(JsonReader.read(Yard.text(later))))
        .isNotInstanceOf(MirDocument.Malformed.class);
  }
}
