package dev.astragal.games.mir.action;

import dev.astragal.games.mir.json.Ecma;
import dev.astragal.games.mir.json.Json;
import org.jspecify.annotations.Nullable;

/**
 * What an action calls somebody or something. Only a text names anybody; whatever else a caller put
 * there is kept for the sentence that refuses it.
 *
 * @param shown how a sentence prints it
 */
public record Name(String shown, Kind kind) {
  /** Left out, or as good as: nothing, false, zero or an empty text. */
  public static final Name MISSING = new Name("", Kind.TEXT);

  /** What a caller put there. */
  public enum Kind {
    TEXT,
    NUMBER_OR_WORD,
    OBJECT_OR_LIST
  }

  public static Name of(String text) {
    return new Name(text, Kind.TEXT);
  }

  static Name read(@Nullable Json value) {
    if (value == null || !Ecma.truthy(value)) return MISSING;
    return switch (value) {
      case Json.Text(String text) -> of(text);
      case Json.Int _, Json.Real _, Json.Literal _ ->
          new Name(Ecma.text(value), Kind.NUMBER_OR_WORD);
      case Json.Obj _, Json.Arr _ -> new Name(Ecma.text(value), Kind.OBJECT_OR_LIST);
    };
  }

  /** Whether it can name anybody. */
  public boolean isText() {
    return kind == Kind.TEXT;
  }

  public boolean missing() {
    return isText() && shown.isEmpty();
  }

  /** Whether it is the text {@code id}. */
  public boolean is(@Nullable String id) {
    return isText() && shown.equals(id);
  }

  /** Whether both are the same in ECMAScript's strict sense; no two objects or lists ever are. */
  public boolean same(Name other) {
    return kind == other.kind && kind != Kind.OBJECT_OR_LIST && shown.equals(other.shown);
  }
}
