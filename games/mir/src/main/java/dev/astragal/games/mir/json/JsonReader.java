package dev.astragal.games.mir.json;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads one JSON value from text, as strictly as ECMAScript does, up to a fixed depth. */
public final class JsonReader {
  /** Deeper than any document of ours, and shallow enough for every stack. */
  public static final int DEPTH_MAX = 256;

  /** Whole numbers of this many digits are exact in a double. */
  private static final int EXACT_DIGITS_MAX = 15;

  /** Keys longer than this are not worth keeping. */
  private static final int SHARED_KEY_MAX = 32;

  /** Shared without a lock: whichever text a slot holds is compared before it is used. */
  private static final @Nullable String[] KEYS = new String[512];

  private final String text;
  private int at;
  private int depth;

  private JsonReader(String text) {
    this.text = text;
  }

  public static Json read(String text) {
    JsonReader reader = new JsonReader(text);
    Json value = reader.value();
    reader.skipSpace();
    if (reader.at < text.length()) throw reader.wrong("nothing after the value");
    return value;
  }

  private Json value() {
    skipSpace();
    if (at >= text.length()) throw wrong("a value");
    return switch (text.charAt(at)) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> new Json.Text(string());
      case 't' -> word("true", Json.Literal.TRUE);
      case 'f' -> word("false", Json.Literal.FALSE);
      case 'n' -> word("null", Json.Literal.NULL);
      default -> number();
    };
  }

  private Json object() {
    enter();
    ObjBuilder builder = new ObjBuilder();
    if (!closes('}')) {
      do {
        skipSpace();
        if (at >= text.length() || text.charAt(at) != '"') throw wrong("a key in quotes");
        String key = key();
        skipSpace();
        require(':');
        builder.put(key, value());
      } while (continues('}'));
    }
    depth--;
    return builder.build();
  }

  private Json array() {
    enter();
    List<Json> items = new ArrayList<>();
    if (!closes(']')) {
      do {
        items.add(value());
      } while (continues(']'));
    }
    depth--;
    return items.isEmpty() ? Json.Arr.EMPTY : new Json.Arr(items);
  }

  private void enter() {
    at++;
    if (++depth > DEPTH_MAX) throw wrong("at most " + DEPTH_MAX + " levels");
  }

  private boolean closes(char bracket) {
    skipSpace();
    if (at >= text.length() || text.charAt(at) != bracket) return false;
    at++;
    return true;
  }

  private boolean continues(char bracket) {
    skipSpace();
    if (closes(bracket)) return false;
    if (at >= text.length() || text.charAt(at) != ',') throw wrong("',' or '" + bracket + "'");
    at++;
    return true;
  }

  private void require(char expected) {
    if (at >= text.length() || text.charAt(at) != expected) throw wrong("'" + expected + "'");
    at++;
  }

  private Json word(String word, Json value) {
    if (!text.startsWith(word, at)) throw wrong("a value");
    at += word.length();
    return value;
  }

  /** A document has few different keys and many of each; the text of one is made once. */
  private String key() {
    int hash = 0;
    for (int i = at + 1; i < text.length(); i++) {
      char unit = text.charAt(i);
      if (unit == '"') {
        int slot = (hash ^ (hash >>> 9)) & (KEYS.length - 1);
        String known = KEYS[slot];
        int length = i - at - 1;
        if (known == null || known.length() != length || !text.startsWith(known, at + 1)) {
          String key = string();
          if (length <= SHARED_KEY_MAX) KEYS[slot] = key.intern();
          return key;
        }
        at = i + 1;
        return known;
      }
      if (unit == '\\' || unit < ' ') return string();
      hash = 31 * hash + unit;
    }
    return string();
  }

  private String string() {
    int start = ++at;
    while (at < text.length()) {
      char unit = text.charAt(at);
      if (unit == '"') return text.substring(start, at++);
      if (unit == '\\') return escapedString(start);
      if (unit < ' ') throw wrong("no control character inside a text");
      at++;
    }
    throw wrong("the end of a text");
  }

  private String escapedString(int start) {
    StringBuilder out = new StringBuilder(text.substring(start, at));
    while (at < text.length()) {
      char unit = text.charAt(at++);
      if (unit == '"') return out.toString();
      if (unit < ' ') throw wrong("no control character inside a text");
      out.append(unit == '\\' ? escape() : unit);
    }
    throw wrong("the end of a text");
  }

  private char escape() {
    if (at >= text.length()) throw wrong("an escape");
    char kind = text.charAt(at++);
    return switch (kind) {
      case '"', '\\', '/' -> kind;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default -> throw wrong("one of the escapes of JSON");
    };
  }

  private char unicode() {
    int unit = 0;
    for (int i = 0; i < 4; i++) {
      int digit = at < text.length() ? Character.digit(text.charAt(at), 16) : -1;
      if (digit < 0 || text.charAt(at) > 'f') throw wrong("four hexadecimal digits");
      unit = unit * 16 + digit;
      at++;
    }
    return (char) unit;
  }

  private Json number() {
    int start = at;
    if (peek() == '-') at++;
    if (peek() == '0') at++;
    else digits("a value");
    boolean whole = true;
    if (peek() == '.') {
      whole = false;
      at++;
      digits("a digit after the point");
    }
    if (peek() == 'e' || peek() == 'E') {
      whole = false;
      at++;
      if (peek() == '+' || peek() == '-') at++;
      digits("a digit of the exponent");
    }
    return whole && at - start <= EXACT_DIGITS_MAX
        ? new Json.Int(Long.parseLong(text, start, at, 10))
        : Ecma.number(Double.parseDouble(text.substring(start, at)));
  }

  private void digits(String expected) {
    int start = at;
    while (peek() >= '0' && peek() <= '9') at++;
    if (at == start) throw wrong(expected);
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private void skipSpace() {
    while (at < text.length()) {
      char unit = text.charAt(at);
      if (unit != ' ' && unit != '\n' && unit != '\t' && unit != '\r') return;
      at++;
    }
  }

  private JsonException wrong(String expected) {
    int line = 1;
    int lineStart = 0;
    for (int i = 0; i < Math.min(at, text.length()); i++) {
      if (text.charAt(i) != '\n') continue;
      line++;
      lineStart = i + 1;
    }
    String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
    return new JsonException(
        "line "
            + line
            + ", column "
            + (at - lineStart + 1)
            + ": expected "
            + expected
            + ", found "
            + found);
  }
}
