package dev.astragal.mir.bundle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import dev.astragal.games.mir.json.StateHash;
import dev.astragal.mir.Fixtures;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Every situation a replay can be in, and what its report says. */
class ReplayRunnerTest {
  @Test
  void aRecordedSessionPasses() {
    ReplayReport report = run(recorded());
    assertThat(report.errors()).isEmpty();
    assertThat(report.ok()).isTrue();
    assertThat(report.stepsRun()).isEqualTo(3);
    assertThat(report.failingStep()).isNull();
    assertThat(report.eventLog()).hasSize(3);
    assertThat(report.json().keys())
        .containsExactly("ok", "stepsRun", "failingStep", "errors", "finalStateHash", "eventLog");
  }

  @Test
  void whatIsNoBundle() {
    assertFails(Json.of(5), 0, null, "Bundle must be a non-null object");
    assertFails(Json.Obj.EMPTY, 0, null, "Bundle missing initialState");
    assertFails(
        new Json.Obj(List.of("initialState"), List.of(Fixtures.yard())),
        0,
        null,
        "Bundle missing steps array");
    assertThat(run(Json.Obj.EMPTY).finalStateHash()).isEmpty();
  }

  @Test
  void anInitialStateThatIsMalformedOrUnsound() {
    assertFails(
        recorded().with("initialState", Fixtures.yard().without("ui")),
        0,
        null,
        "[INITIAL_SCHEMA] / must have required property 'ui' {\"missingProperty\":\"ui\"}");
    Json unsound =
        JsonReader.read(Fixtures.yardText().replace("\"hpCurrent\":9", "\"hpCurrent\":10"));
    assertFails(
        recorded().with("initialState", unsound),
        0,
        null,
        "[INITIAL_INVARIANT] [HP_BOUNDS] \"p2\": hpCurrent 10 not in [0, 9]");
    assertThat(run(recorded().with("initialState", unsound)).finalStateHash())
        .isEqualTo(StateHash.of(unsound));
    Json malformed = Fixtures.yard().without("ui");
    assertThat(run(recorded().with("initialState", malformed)).finalStateHash())
        .isEqualTo(StateHash.of(malformed));
  }

  @Test
  void aStepWithoutAnAction() {
    assertFails(withStep(1, "{}"), 1, 1, "Step 1: missing or invalid action");
  }

  @Test
  void aRefusalNobodyExpected() {
    ReplayReport report =
        assertFails(
            withStep(1, "{\"action\":" + Fixtures.BLOCKED + "}"),
            1,
            1,
            "Step 1: engine rejected action MOVE:"
                + " [BLOCKED_CELL] Step 0: (3,1) is blocked terrain");
    assertThat(report.finalStateHash()).isEqualTo("90e62e9eb894e448");
    assertThat(report.eventLog()).hasSize(2);
  }

  @Test
  void aRefusalMayBeExpectedByAFlagOrByItsEvent() {
    String flagged = Fixtures.BLOCKED.replace("{\"type\"", "{\"_expectReject\":true,\"type\"");
    Json.Obj bundle = withStep(1, "{\"action\":" + flagged + "}");
    assertThat(run(bundle).ok()).isTrue();
    bundle =
        withStep(
            1,
            "{\"action\":"
                + Fixtures.BLOCKED
                + ",\"expectedEvents\":[{\"type\":\"ACTION_REJECTED\"}]}");
    assertThat(run(bundle).ok()).isTrue();
  }

  @Test
  void eventsThatDiffer() {
    assertFails(
        withStep(0, "{\"action\":" + Fixtures.STEP + ",\"expectedEvents\":[]}"),
        1,
        0,
        "Step 0: expected 0 events, got 1");
    assertFails(
        withStep(
            0, "{\"action\":" + Fixtures.STEP + ",\"expectedEvents\":[{\"type\":\"TURN_ENDED\"}]}"),
        1,
        0,
        "Step 0, event 0: expected type \"TURN_ENDED\", got \"MOVE_APPLIED\"");
  }

  @Test
  void aStateHashThatDiffers() {
    assertFails(
        withStep(0, "{\"action\":" + Fixtures.STEP + ",\"expectedStateHash\":\"abc\"}"),
        1,
        0,
        "Step 0: state hash mismatch — expected \"abc\", got \"7e9e1eee35c6dea4\"");
  }

  @Test
  void aFinalHashThatDiffersAndOneThatIsNotChecked() {
    Json.Obj bundle = recorded();
    String hash = run(bundle).finalStateHash();
    assertFails(
        bundle.with("final", JsonReader.read("{\"expectedStateHash\":\"abc\"}")),
        3,
        null,
        "Final state hash mismatch — expected \"abc\", got \"" + hash + "\"");
    assertThat(run(bundle.with("final", JsonReader.read("{\"expectedStateHash\":null}"))).ok())
        .isTrue();
  }

  @Test
  void aStepThatLeavesABrokenStateBehind() {
    Json collidingLog =
        JsonReader.read(
            Fixtures.yardText()
                .replace(
                    "\"events\":[]",
                    "\"events\":[{\"id\":\"evt-0002\",\"timestamp\":\"2026-01-01T00:00:00Z\","
                        + "\"type\":\"note\",\"payload\":{}}]"));
    assertFails(
        withStep(
                0,
                "{\"action\":"
                    + Fixtures.STEP
                    + ",\"expectedEvents\":[{\"type\":\"ACTION_REJECTED\"}]}")
            .with("initialState", collidingLog),
        1,
        0,
        "Step 0: post-step invariant violation: [LOG_IDS_UNIQUE] Duplicate log id \"evt-0002\"");
  }

  @Test
  void everyChangedHashOfARecordingIsFound() {
    Json.Obj bundle = recorded();
    List<Json> steps = bundle.items("steps");
    for (int i = 0; i < steps.size(); i++) {
      List<Json> changed = new ArrayList<>(steps);
      changed.set(
          i, ((Json.Obj) steps.get(i)).with("expectedStateHash", Json.of("0000000000000000")));
      assertThat(run(bundle.with("steps", new Json.Arr(changed))).failingStep()).isEqualTo(i);
    }
  }

  private static ReplayReport assertFails(
      Json bundle, int stepsRun, @Nullable Integer step, String error) {
    ReplayReport report = run(bundle);
    assertThat(report.ok()).isFalse();
    assertThat(report.errors()).containsExactly(error);
    assertThat(report.stepsRun()).isEqualTo(stepsRun);
    assertThat(report.failingStep()).isEqualTo(step);
    return report;
  }

  private static ReplayReport run(Json bundle) {
    return ReplayRunner.run(Fixtures.ENGINE, bundle);
  }

  private static Json.Obj recorded() {
    ReplayRecorder recorder =
        new ReplayRecorder(Fixtures.ENGINE, Fixtures.ENGINE.read(Fixtures.yard()));
    for (String action : List.of(Fixtures.STEP, Fixtures.BLOCKED, Fixtures.ATTACK))
      recorder.play(JsonReader.read(action));
    Json.Obj bundle = recorder.bundle("test", "");
    assertThat(StateHash.of(bundle.at("initialState"))).isEqualTo("d3b7b53f78fd6471");
    return bundle;
  }

  /** A recording whose expectations are gone from step {@code index} on, which is replaced. */
  private static Json.Obj withStep(int index, String step) {
    List<Json> steps = new ArrayList<>(recorded().items("steps").subList(0, index));
    steps.add(JsonReader.read(step));
    return recorded().with("steps", new Json.Arr(steps)).without("final");
  }
}
