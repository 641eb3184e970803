package dev.astragal.games.mir.json;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An immutable JSON value that remembers the order of its keys, because a state must leave the
 * engine with the bytes it came in with. Whole numbers that a double holds exactly are {@link Int};
 * every other number is a {@link Real}, kept as the text ECMAScript prints for it.
 */
public sealed interface Json {
  /** Named values in the order in which they are enumerated. */
  record Obj(List<String> keys, List<Json> values) implements Json {
    public static final Obj EMPTY = new Obj(List.of(), List.of());

    public Obj {
      keys = Keys.of(keys);
      values = Row.of(values);
      if (keys.size() != values.size())
        throw new IllegalArgumentException(keys.size() + " keys for " + values.size() + " values");
    }

    /**
     * Of a form that is known, as {@link Json#keys} gives it; the values are its own from now on.
     */
    public static Obj of(List<String> keys, Json... values) {
      return new Obj(keys, Row.owning(values));
    }

    public @Nullable Json get(String key) {
      int index = keys.indexOf(key);
      return index < 0 ? null : values.get(index);
    }

    /** A value the document is known to have. */
    public Json at(String key) {
      int index = keys.indexOf(key);
      if (index < 0) throw new IllegalArgumentException("there is no '" + key + "' in " + keys);
      return values.get(index);
    }

    public Obj object(String key) {
      return (Obj) at(key);
    }

    public List<Json> items(String key) {
      return ((Arr) at(key)).items();
    }

    public String text(String key) {
      return ((Text) at(key)).value();
    }

    /** A number the document is known to have, whole and exact. */
    public long whole(String key) {
      return ((Int) at(key)).value();
    }

    /** What is written before the value number {@code index}. */
    String written(int index) {
      return ((Keys) keys).written(index);
    }

    /** With one value replaced where it stands, or added as enumeration demands. */
    @SuppressWarnings("ReferenceEquality") // a part that did not change is the very same one
    public Obj with(String key, Json value) {
      int index = keys.indexOf(key);
      if (index < 0) {
        ObjBuilder builder = new ObjBuilder();
        for (int i = 0; i < keys.size(); i++) builder.put(keys.get(i), values.get(i));
        return builder.put(key, value).build();
      }
      if (values.get(index) == value) return this;
      Json[] changed = values.toArray(Json[]::new);
      changed[index] = value;
      return new Obj(keys, Row.owning(changed));
    }

    public Obj without(String key) {
      int index = keys.indexOf(key);
      if (index < 0) return this;
      List<String> fewerKeys = new ArrayList<>(keys);
      List<Json> fewerValues = new ArrayList<>(values);
      fewerKeys.remove(index);
      fewerValues.remove(index);
      return new Obj(fewerKeys, fewerValues);
    }
  }

  /** Values in order. */
  record Arr(List<Json> items) implements Json {
    public static final Arr EMPTY = new Arr(List.of());

    public Arr {
      items = Row.of(items);
    }

    /** With one item replaced. */
    @SuppressWarnings("ReferenceEquality") // an item that did not change is the very same one
    public Arr with(int index, Json item) {
      if (items.get(index) == item) return this;
      Json[] changed = items.toArray(Json[]::new);
      changed[index] = item;
      return of(changed);
    }

    /** Of items that are its own from now on. */
    public static Arr of(Json... items) {
      return items.length == 0 ? EMPTY : new Arr(Row.owning(items));
    }
  }

  /** Text in UTF-16 units; lone surrogates are allowed. */
  record Text(String value) implements Json {}

  /** A whole number within the range a double holds exactly. */
  record Int(long value) implements Json {
    public static final long MAX = (1L << 53) - 1;

    public Int {
      if (value > MAX || value < -MAX)
        throw new IllegalArgumentException(value + " is beyond the exact range of a double");
    }

    /** Coordinates and hit points are small; those are made once. */
    private static final Int[] SMALL = small();

    static Int of(long value) {
      return value >= 0 && value < SMALL.length ? SMALL[(int) value] : new Int(value);
    }

    private static Int[] small() {
      Int[] small = new Int[256];
      for (int i = 0; i < small.length; i++) small[i] = new Int(i);
      return small;
    }
  }

  /** Any other number, as the text ECMAScript prints for it. */
  record Real(String text) implements Json {}

  /** The three words of the language. */
  enum Literal implements Json {
    TRUE,
    FALSE,
    NULL
  }

  /** The keys of a form of which many objects are made. */
  static List<String> keys(String... names) {
    return Keys.of(names, names.length);
  }

  static Json of(boolean value) {
    return value ? Literal.TRUE : Literal.FALSE;
  }

  static Json of(long value) {
    return Int.of(value);
  }

  static Json of(String value) {
    return new Text(value);
  }

  static Json orNull(@Nullable String value) {
    return value == null ? Literal.NULL : new Text(value);
  }

  /** The texts of a list that holds nothing else. */
  static List<String> texts(Arr list) {
    String[] texts = new String[list.items.size()];
    for (int i = 0; i < texts.length; i++) texts[i] = ((Text) list.items.get(i)).value;
    return List.of(texts);
  }

  static Arr texts(List<String> values) {
    Json[] items = new Json[values.size()];
    for (int i = 0; i < items.length; i++) items[i] = new Text(values.get(i));
    return Arr.of(items);
  }
}
