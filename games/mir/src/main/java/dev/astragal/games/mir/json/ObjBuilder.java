package dev.astragal.games.mir.json;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Puts an object together as ECMAScript enumerates it: keys that are array indices first and in
 * ascending order, all others in the order in which they came; a repeated key keeps its place and
 * takes the last value.
 */
public final class ObjBuilder {
  /** Up to this many keys a scan finds a repetition faster than a map. */
  private static final int SCANNED_MAX = 16;

  private static final int INDEX_DIGITS_MAX = 10;
  private static final long INDEX_MAX = 4_294_967_294L;
  private static final long NO_INDEX = -1;

  private final List<String> keys = new ArrayList<>();
  private final List<Json> values = new ArrayList<>();
  private @Nullable Map<String, Integer> places;
  private boolean hasIndex;

  /** An object from keys and values by turns. */
  public static Json.Obj object(Object... keysAndValues) {
    ObjBuilder builder = new ObjBuilder();
    for (int i = 0; i < keysAndValues.length; i += 2)
      builder.put((String) keysAndValues[i], (Json) keysAndValues[i + 1]);
    return builder.build();
  }

  public ObjBuilder put(String key, Json value) {
    int known = place(key);
    if (known >= 0) {
      values.set(known, value);
      return this;
    }
    if (places != null) places.put(key, keys.size());
    keys.add(key);
    values.add(value);
    hasIndex |= index(key) != NO_INDEX;
    return this;
  }

  public Json.Obj build() {
    if (!hasIndex)
      return keys.isEmpty()
          ? Json.Obj.EMPTY
          : new Json.Obj(keys, Row.owning(values.toArray(Json[]::new)));
    List<Integer> order = enumeration(keys);
    return new Json.Obj(
        order.stream().map(keys::get).toList(), order.stream().map(values::get).toList());
  }

  /** The places of {@code keys} as they are enumerated: indices ascending, then the others. */
  static List<Integer> enumeration(List<String> keys) {
    List<Integer> indices = new ArrayList<>();
    List<Integer> others = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++)
      (index(keys.get(i)) == NO_INDEX ? others : indices).add(i);
    indices.sort(Comparator.comparingLong(place -> index(keys.get(place))));
    indices.addAll(others);
    return indices;
  }

  private int place(String key) {
    if (keys.size() < SCANNED_MAX) return scanned(key);
    if (places == null) {
      places = new LinkedHashMap<>();
      for (int i = 0; i < keys.size(); i++) places.put(keys.get(i), i);
    }
    return places.getOrDefault(key, -1);
  }

  private int scanned(String key) {
    for (int i = 0; i < keys.size(); i++) if (keys.get(i).equals(key)) return i;
    return -1;
  }

  private static long index(String key) {
    int length = key.length();
    if (length > 0 && key.charAt(0) > '9') return NO_INDEX;
    if (length == 0 || length > INDEX_DIGITS_MAX) return NO_INDEX;
    if (key.charAt(0) == '0' && length > 1) return NO_INDEX;
    long value = 0;
    for (int i = 0; i < length; i++) {
      char digit = key.charAt(i);
      if (digit < '0' || digit > '9') return NO_INDEX;
      value = value * 10 + (digit - '0');
    }
    return value <= INDEX_MAX ? value : NO_INDEX;
  }
}
