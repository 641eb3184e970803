package dev.astragal.games.mir;

import static java.util.Objects.requireNonNull;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import dev.astragal.games.mir.json.JsonText;
import dev.astragal.games.mir.state.Chain;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A small yard with two players, an orc and a crate, and short ways to act in it. */
public final class Yard {
  public static final MirEngine ENGINE = MirEngine.contract();

  private Yard() {}

  public static String text() {
    try (InputStream in = requireNonNull(Yard.class.getResourceAsStream("yard.json"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Json.Obj json() {
    return (Json.Obj) JsonReader.read(text());
  }

  public static MirState state() {
    return state(json());
  }

  public static MirState state(Json document) {
    return (MirState) ENGINE.read(document);
  }

  /** The yard with one piece of its text replaced. */
  public static Json.Obj with(String piece, String replacement) {
    String text = text();
    if (!text.contains(piece)) throw new IllegalArgumentException("the yard has no " + piece);
    return (Json.Obj) JsonReader.read(text.replace(piece, replacement));
  }

  public static ActionResult apply(MirDocument state, String action) {
    return ENGINE.applyAction(state, JsonReader.read(action));
  }

  public static ActionResult apply(String action) {
    return apply(state(), action);
  }

  /** The state after some actions that all succeed. */
  public static MirState after(String... actions) {
    MirDocument state = state();
    for (String action : actions) {
      ActionResult result = apply(state, action);
      if (!result.success()) throw new AssertionError(action + ": " + result.errors());
      state = result.nextState();
    }
    return (MirState) state;
  }

  public static String move(String id, int... cells) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < cells.length; i += 2)
      path.append(i > 0 ? "," : "").append("{\"x\":" + cells[i] + ",\"y\":" + cells[i + 1] + "}");
    return "{\"type\":\"MOVE\",\"entityId\":\"" + id + "\",\"path\":[" + path + "]}";
  }

  public static String attack(String attacker, String target) {
    return "{\"type\":\"ATTACK\",\"attackerId\":\""
        + attacker
        + "\",\"targetId\":\""
        + target
        + "\"}";
  }

  public static String endTurn(String id) {
    return "{\"type\":\"END_TURN\",\"entityId\":\"" + id + "\"}";
  }

  public static final String INITIATIVE = "{\"type\":\"ROLL_INITIATIVE\"}";

  public static String text(MirDocument document) {
    return JsonText.compact(document.json());
  }

  /** The types of the last {@code count} events of a log, oldest first. */
  public static List<String> lastTypes(MirState state, int count) {
    Chain events = state.log().events();
    return events.since(events.size() - count).stream()
        .map(event -> ((Json.Obj) event).text("type"))
        .toList();
  }

  /** The payload of the only event of a result. */
  public static Json.Obj payload(ActionResult result) {
    if (result.events().size() != 1) throw new AssertionError(result.events());
    return ((Json.Obj) result.events().getFirst()).object("payload");
  }
}
