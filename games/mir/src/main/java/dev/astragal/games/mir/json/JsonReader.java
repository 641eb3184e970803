package dev.astragal.games.mir.json;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Reads one JSON value from text, as strictly as ECMAScript does, up to a fixed depth. */
public final class JsonReader {
  /** Deeper than any document of ours, and shallow enough for every stack. */
  public static final int DEPTH_MAX = 256;

  /** Whole numbers of this many digits are exact in a double. */
  private static final int EXACT_DIGITS_MAX = 15;

  /** Longer texts are not worth keeping. */
  private static final int SHARED_MAX = 32;

  private static final int SHARED_SLOTS = 4096;

  /** Shared without a lock: whichever text a slot holds is compared before it is used. */
  private static final @Nullable String[] KEYS = new String[SHARED_SLOTS];

  /** Likewise: a document says the same few words again and again. */
  private static final Json.@Nullable Text[] TEXTS = new Json.Text[SHARED_SLOTS];

  /** Not allowed anywhere outside quotes, nor inside them. */
  private static final char END = '\0';

  private static final int NO_SLOT = -1;

  private final String text;

  /** The text and an {@link #END} behind it, so that nobody has to look for the end. */
  private final char[] units;

  private int at;
  private int depth;

  /** Keys and values of all that is open, the innermost on top. */
  private String[] names = new String[32];

  private Json[] values = new Json[64];
  private int namesTop;
  private int valuesTop;

  private JsonReader(String text) {
    this.text = text;
    this.units = new char[text.length() + 1];
    text.getChars(0, text.length(), units, 0);
  }

  public static Json read(String text) {
    JsonReader reader = new JsonReader(text);
    Json value = reader.value();
    if (reader.token() != END || reader.at < text.length())
      throw reader.wrong("nothing after the value");
    return value;
  }

  private Json value() {
    return switch (token()) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> text();
      case 't' -> word("true", Json.Literal.TRUE);
      case 'f' -> word("false", Json.Literal.FALSE);
      case 'n' -> word("null", Json.Literal.NULL);
      default -> number();
    };
  }

  private Json object() {
    enter();
    int firstName = namesTop;
    int firstValue = valuesTop;
    if (!closes('}')) {
      do {
        if (token() != '"') throw wrong("a key in quotes");
        push(key());
        if (token() != ':') throw wrong("':'");
        at++;
        push(value());
      } while (continues('}'));
    }
    depth--;
    int count = namesTop - firstName;
    namesTop = firstName;
    return count == 0 ? Json.Obj.EMPTY : object(firstName, count, popped(firstValue));
  }

  /** A form seen before has no repeated key, and its keys are in the order of enumeration. */
  private Json object(int firstName, int count, Json[] parts) {
    Keys known = Keys.known(names, firstName, count);
    if (known != null) return new Json.Obj(known, Row.owning(parts));
    ObjBuilder builder = new ObjBuilder();
    for (int i = 0; i < count; i++) builder.put(names[firstName + i], parts[i]);
    return builder.build();
  }

  private Json array() {
    enter();
    int first = valuesTop;
    if (!closes(']')) {
      do {
        push(value());
      } while (continues(']'));
    }
    depth--;
    return Json.Arr.of(popped(first));
  }

  private void push(String name) {
    if (namesTop == names.length) names = Arrays.copyOf(names, 2 * namesTop);
    names[namesTop++] = name;
  }

  private void push(Json value) {
    if (valuesTop == values.length) values = Arrays.copyOf(values, 2 * valuesTop);
    values[valuesTop++] = value;
  }

  private Json[] popped(int first) {
    Json[] parts = Arrays.copyOfRange(values, first, valuesTop);
    valuesTop = first;
    return parts;
  }

  private void enter() {
    at++;
    if (++depth > DEPTH_MAX) throw wrong("at most " + DEPTH_MAX + " levels");
  }

  private boolean closes(char bracket) {
    if (token() != bracket) return false;
    at++;
    return true;
  }

  private boolean continues(char bracket) {
    char unit = token();
    if (unit != ',' && unit != bracket) throw wrong("',' or '" + bracket + "'");
    at++;
    return unit == ',';
  }

  private Json word(String word, Json value) {
    if (!text.startsWith(word, at)) throw wrong("a value");
    at += word.length();
    return value;
  }

  /** A document has few different keys and many of each; the text of one is made once. */
  private String key() {
    int slot = slot();
    if (slot == NO_SLOT) return string();
    String known = KEYS[slot];
    if (known != null && passes(known)) return known;
    String key = string().intern();
    KEYS[slot] = key;
    return key;
  }

  private Json text() {
    int slot = slot();
    if (slot == NO_SLOT) return new Json.Text(string());
    Json.Text known = TEXTS[slot];
    if (known != null && passes(known.value())) return known;
    Json.Text made = new Json.Text(string());
    TEXTS[slot] = made;
    return made;
  }

  /** Where the text that begins here is shared, if it is plain and short enough to be. */
  private int slot() {
    int hash = 0;
    for (int i = at + 1; i <= at + 1 + SHARED_MAX; i++) {
      char unit = units[i];
      if (unit == '"') return (hash ^ (hash >>> 16)) & (SHARED_SLOTS - 1);
      if (unit == '\\' || unit < ' ') return NO_SLOT;
      hash = 31 * hash + unit;
    }
    return NO_SLOT;
  }

  /** Reads on behind a text if it is {@code known}. */
  private boolean passes(String known) {
    int end = at + 1 + known.length();
    if (end >= text.length() || units[end] != '"' || !text.startsWith(known, at + 1)) return false;
    at = end + 1;
    return true;
  }

  private String string() {
    int start = ++at;
    while (true) {
      char unit = units[at];
      if (unit == '"') return text.substring(start, at++);
      if (unit == '\\') return escapedString(start);
      if (unit < ' ') throw control();
      at++;
    }
  }

  private JsonException control() {
    return wrong(at < text.length() ? "no control character inside a text" : "the end of a text");
  }

  private String escapedString(int start) {
    StringBuilder out = new StringBuilder(text.substring(start, at));
    while (true) {
      char unit = units[at];
      if (unit < ' ') throw control();
      at++;
      if (unit == '"') return out.toString();
      out.append(unit == '\\' ? escape() : unit);
    }
  }

  private char escape() {
    if (at >= text.length()) throw wrong("an escape");
    char kind = units[at++];
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
      int digit = Character.digit(units[at], 16);
      if (digit < 0 || units[at] > 'f') throw wrong("four hexadecimal digits");
      unit = unit * 16 + digit;
      at++;
    }
    return (char) unit;
  }

  private Json number() {
    int start = at;
    boolean negative = peek() == '-';
    if (negative) at++;
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
    if (!whole || at - start > EXACT_DIGITS_MAX)
      return Ecma.number(Double.parseDouble(text.substring(start, at)));
    long value = 0;
    for (int i = negative ? start + 1 : start; i < at; i++) value = value * 10 + (units[i] - '0');
    return Json.of(negative ? -value : value);
  }

  private void digits(String expected) {
    int start = at;
    while (peek() >= '0' && peek() <= '9') at++;
    if (at == start) throw wrong(expected);
  }

  private char peek() {
    return units[at];
  }

  /** The next unit that is not space. */
  private char token() {
    char unit = units[at];
    while (unit <= ' ' && (unit == ' ' || unit == '\n' || unit == '\t' || unit == '\r'))
      unit = units[++at];
    return unit;
  }

  private JsonException wrong(String expected) {
    int line = 1;
    int lineStart = 0;
    for (int i = 0; i < Math.min(at, text.length()); i++) {
      if (units[i] != '\n') continue;
      line++;
      lineStart = i + 1;
    }
    String found = at < text.length() ? "'" + units[at] + "'" : "the end";
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
