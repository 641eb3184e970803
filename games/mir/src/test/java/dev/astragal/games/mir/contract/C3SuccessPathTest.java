package dev.astragal.games.mir.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.Yard;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonText;
import java.util.List;
import org.junit.jupiter.api.Test;

class C3SuccessPathTest {
  @Test
  void theResultHasNextStateEventsAndSuccessInThisOrderAndNoErrors() {
    assertThat(Yard.apply(Yard.move("p1", 0, 1)).json().keys())
        .containsExactly("nextState", "events", "success");
  }

  @Test
  void theNewEventsAreTheOnesAtTheEndOfTheLog() {
    MirState before = Yard.after(Yard.move("p1", 0, 1));
    ActionResult result = Yard.apply(before, Yard.INITIATIVE);
    assertThat(((MirState) result.nextState()).log().events().since(1)).isEqualTo(result.events());
  }

  @Test
  void aMoveIsRecordedWithItsPathVerbatim() {
    ActionResult result =
        Yard.apply(
            "{\"type\":\"MOVE\",\"entityId\":\"p1\","
                + "\"path\":[{\"y\":1,\"x\":0,\"z\":2,\"note\":\"left\"}]}");
    assertThat(JsonText.compact(Yard.payload(result)))
        .isEqualTo(
            "{\"entityId\":\"p1\",\"path\":[{\"y\":1,\"x\":0,\"z\":2,\"note\":\"left\"}],"
                + "\"finalPosition\":{\"x\":0,\"y\":1}}");
  }

  @Test
  void eventsAreNumberedByTheLengthOfTheLog() {
    MirState state = Yard.after(Yard.INITIATIVE, Yard.endTurn("p1"), Yard.endTurn("n1"));
    assertThat(state.log().events().items().stream().map(event -> ((Json.Obj) event).text("id")))
        .containsExactly("evt-0001", "evt-0002", "evt-0003");
  }

  @Test
  void facingStaysWhereItWas() {
    MirState state =
        Yard.state(
            Yard.with(
                "\"position\":{\"x\":1,\"y\":1}",
                "\"position\":{\"facing\":\"N\",\"y\":1,\"x\":1}"));
    assertThat(Yard.text(Yard.apply(state, Yard.move("p1", 0, 1)).nextState()))
        .contains("\"position\":{\"facing\":\"N\",\"y\":1,\"x\":0}");
  }

  @Test
  void theDeadAndObjectsStayOutOfTheFight() {
    MirState state =
        Yard.state(
            Yard.with(
                "\"stats\":{\"hpCurrent\":9,\"hpMax\":9,\"ac\":10,\"movementSpeed\":3},\"conditions\":[]",
                "\"stats\":{\"hpCurrent\":9,\"hpMax\":9,\"ac\":10,\"movementSpeed\":3},\"conditions\":[\"dead\"]"));
    MirState after = (MirState) Yard.apply(state, Yard.INITIATIVE).nextState();
    assertThat(after.combat().order()).containsExactlyInAnyOrder("p1", "n1");
  }

  @Test
  void theHighestRollBeginsAndTiesGoById() {
    int ties = 0;
    for (int i = 0; i < 60; i++) {
      MirState state = Yard.state(Yard.with("vector-1", "seed-" + i));
      List<Json> order = Yard.payload(Yard.apply(state, Yard.INITIATIVE)).items("order");
      for (int place = 1; place < order.size(); place++) {
        Json.Obj before = (Json.Obj) order.get(place - 1);
        Json.Obj after = (Json.Obj) order.get(place);
        long difference =
            ((Json.Int) before.at("roll")).value() - ((Json.Int) after.at("roll")).value();
        assertThat(difference).isNotNegative();
        if (difference > 0) continue;
        ties++;
        assertThat(before.text("entityId")).isLessThan(after.text("entityId"));
      }
    }
    assertThat(ties).isPositive();
  }

  @Test
  void theDeadAreNotSkippedAndTheRoundGrowsWhenTheOrderBeginsAgain() {
    MirState state = Yard.after(Yard.INITIATIVE);
    for (int i = 0; i < 3; i++)
      state =
          (MirState)
              Yard.apply(state, Yard.endTurn(String.valueOf(state.combat().activeId())))
                  .nextState();
    assertThat(state.combat().round()).isEqualTo(2);
    assertThat(state.combat().activeId()).isEqualTo(state.combat().order().getFirst());
  }

  @Test
  void aTargetWithoutHitPointsIsDead() {
    MirState state = Yard.state(Yard.with("\"hpCurrent\":7", "\"hpCurrent\":1"));
    ActionResult result = Yard.apply(state, Yard.attack("p1", "n1"));
    assertThat(Yard.payload(result).at("targetHpAfter")).isEqualTo(Json.of(0));
    assertThat(((MirState) result.nextState()).roster().at("n1").conditions())
        .containsExactly("dead");
  }

  @Test
  void whoHadNoHitPointsAndWasNotDeadDiesOfAHitAndNotOfAMiss() {
    MirState hit = Yard.state(Yard.with("\"hpCurrent\":7", "\"hpCurrent\":0"));
    assertThat(after(hit).roster().at("n1").conditions()).containsExactly("dead");
    MirState missed =
        Yard.state(
            Yard.with(
                "\"hpCurrent\":7,\"hpMax\":7,\"ac\":8", "\"hpCurrent\":0,\"hpMax\":7,\"ac\":9"));
    assertThat(after(missed).roster().at("n1").conditions()).isEmpty();
  }

  private static MirState after(MirState state) {
    return (MirState) Yard.apply(state, Yard.attack("p1", "n1")).nextState();
  }
}
