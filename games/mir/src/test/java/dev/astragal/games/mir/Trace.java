package dev.astragal.games.mir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import dev.astragal.games.mir.json.JsonText;
import dev.astragal.games.mir.json.StateHash;
import java.util.List;

/** A chain of actions, each on the state the one before left, held against known hashes. */
public final class Trace {
  private final MirEngine engine;
  private MirDocument state;

  public Trace(MirEngine engine, Json state) {
    this.engine = engine;
    this.state = engine.read(state);
  }

  public MirState state() {
    return (MirState) state;
  }

  /** The payloads of the events of an action that must succeed and leave a state of this hash. */
  public List<String> accepted(String action, String hash) {
    ActionResult result = apply(action);
    assertThat(result.errors()).isEmpty();
    assertThat(result.success()).isTrue();
    assertThat(hash()).isEqualTo(hash);
    return result.events().stream().map(Trace::payload).toList();
  }

  public void rejected(String action, String reason, String hash) {
    assertThat(apply(action).errors()).containsExactly(reason);
    assertThat(hash()).isEqualTo(hash);
  }

  /** Applies an action whatever comes of it; a record must always rebuild what it led to. */
  public ActionResult apply(String action) {
    MirState before = state();
    ActionResult result = engine.applyAction(before, JsonReader.read(action));
    state = result.nextState();
    assertThat(JsonText.compact(engine.rebuild(before, result.record()).json()))
        .isEqualTo(JsonText.compact(state.json()));
    return result;
  }

  public String seed() {
    return state().dice().position().text().orElseThrow();
  }

  public String hash() {
    return StateHash.of(state.json());
  }

  private static String payload(Json event) {
    return ((Json.Obj) event).text("type")
        + " "
        + JsonText.compact(((Json.Obj) event).at("payload"));
  }
}
