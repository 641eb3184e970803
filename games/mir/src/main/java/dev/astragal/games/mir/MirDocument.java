package dev.astragal.games.mir;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.schema.StateSchema;
import dev.astragal.games.mir.state.NumberLimit;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Violations;
import java.util.List;

/** A state document from outside: sound enough to play on, or not. */
public sealed interface MirDocument permits MirState, MirDocument.Malformed {
  /** The document as it came, or as it is now. */
  Json json();

  /** A document no action is ever evaluated on, and why. */
  record Malformed(Json json, List<String> errors) implements MirDocument {}

  /** Reads a document: its form first, then its invariants. */
  static MirDocument read(Json json, StateSchema schema) {
    List<String> faults = faults(json, schema);
    if (faults.isEmpty() && json instanceof Json.Obj document) return MirState.read(document);
    return new Malformed(json, faults);
  }

  /** Everything that keeps {@code json} from being played on. */
  static List<String> faults(Json json, StateSchema schema) {
    List<String> malformed = schema.errors(json);
    if (!malformed.isEmpty() || !(json instanceof Json.Obj document)) return malformed;
    Violations broken = new Violations();
    Invariants.check(document, broken);
    if (!broken.isEmpty()) return broken.all().stream().map(MirDocument::precondition).toList();
    return NumberLimit.errors(document);
  }

  private static String precondition(Rejection broken) {
    return "[PRE_INVARIANT] " + broken;
  }
}
