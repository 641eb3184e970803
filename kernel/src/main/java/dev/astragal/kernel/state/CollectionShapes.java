package dev.astragal.kernel.state;

import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/** Shapes of the containers a record may hold. */
final class CollectionShapes {
  private CollectionShapes() {}

  static final class ListShape<T> extends Shape<List<T>> {
    private final Shape<T> item;

    ListShape(Shape<T> item) {
      this.item = item;
    }

    @Override
    public void write(String name, List<T> values, StateWriter out) {
      out.list(name, values.size());
      for (int i = 0; i < values.size(); i++) item.write("", values.get(i), out);
      out.endList();
    }

    @Override
    public List<T> read(String name, StateReader in) {
      int size = in.list(name);
      List<T> values = new ArrayList<>(Math.min(size, 1024));
      for (int i = 0; i < size; i++) values.add(item.read("", in));
      in.endList();
      return List.copyOf(values);
    }

    @Override
    Tree.Table schema(Definitions definitions) {
      return Schemas.table("type", Tree.of("array"), "items", item.schema(definitions));
    }
  }

  /** A shape of something that may not be there. */
  interface Absentable {
    /** The schema of what is there. */
    Tree.Table presentSchema(Definitions definitions);
  }

  static final class OptionalShape<T> extends Shape<Optional<T>> implements Absentable {
    private final Shape<T> item;

    OptionalShape(Shape<T> item) {
      this.item = item;
    }

    @Override
    public void write(String name, Optional<T> value, StateWriter out) {
      out.optional(name, value.isPresent());
      value.ifPresent(present -> item.write(name, present, out));
    }

    @Override
    public Optional<T> read(String name, StateReader in) {
      return in.optional(name) ? Optional.of(item.read(name, in)) : Optional.empty();
    }

    @Override
    boolean required() {
      return false;
    }

    @Override
    public Tree.Table presentSchema(Definitions definitions) {
      return item.schema(definitions);
    }

    @Override
    Tree.Table schema(Definitions definitions) {
      return Schemas.table(
          "anyOf", Tree.of(List.of(presentSchema(definitions), Schemas.type("null"))));
    }
  }

  static final class OptionalLongShape extends Shape<OptionalLong> implements Absentable {
    private final OptionalShape<Long> boxed;

    OptionalLongShape(Shape<Long> item) {
      boxed = new OptionalShape<>(item);
    }

    @Override
    public void write(String name, OptionalLong value, StateWriter out) {
      boxed.write(name, value.isPresent() ? Optional.of(value.getAsLong()) : Optional.empty(), out);
    }

    @Override
    public OptionalLong read(String name, StateReader in) {
      return boxed.read(name, in).map(OptionalLong::of).orElse(OptionalLong.empty());
    }

    @Override
    boolean required() {
      return false;
    }

    @Override
    public Tree.Table presentSchema(Definitions definitions) {
      return boxed.presentSchema(definitions);
    }

    @Override
    Tree.Table schema(Definitions definitions) {
      return boxed.schema(definitions);
    }
  }

  /** A map from text, as a table in the map's order; in bytes the names are sorted. */
  static final class TableShape<V> extends Shape<Map<String, V>> {
    private final Shape<V> value;

    TableShape(Shape<V> value) {
      this.value = value;
    }

    @Override
    public void write(String name, Map<String, V> map, StateWriter out) {
      for (String key : out.table(name, map.keySet()))
        value.write(key, Objects.requireNonNull(map.get(key)), out);
      out.close();
    }

    @Override
    public Map<String, V> read(String name, StateReader in) {
      Map<String, V> map = new LinkedHashMap<>();
      for (String key : in.table(name)) map.put(key, value.read(key, in));
      in.close();
      return Collections.unmodifiableMap(map);
    }

    @Override
    Tree.Table schema(Definitions definitions) {
      return Schemas.table(
          "type", Tree.of("object"), "additionalProperties", value.schema(definitions));
    }
  }

  /** A sorted map, as a list of entries: that keeps keys of any kind and the order visible. */
  static final class MapShape<K, V> extends Shape<SortedMap<K, V>> {
    private final Shape<K> key;
    private final Shape<V> value;

    MapShape(Shape<K> key, Shape<V> value) {
      this.key = key;
      this.value = value;
    }

    @Override
    public void write(String name, SortedMap<K, V> map, StateWriter out) {
      out.list(name, map.size());
      map.forEach(
          (k, v) -> {
            out.open("");
            key.write("key", k, out);
            value.write("value", v, out);
            out.close();
          });
      out.endList();
    }

    @Override
    public SortedMap<K, V> read(String name, StateReader in) {
      int size = in.list(name);
      SortedMap<K, V> map = new TreeMap<>();
      for (int i = 0; i < size; i++) {
        in.open("");
        K mapped = key.read("key", in);
        if (map.containsKey(mapped)) throw in.refusal("key " + mapped + " appears twice");
        map.put(mapped, value.read("value", in));
        in.close();
      }
      in.endList();
      return FixedMap.of(map);
    }

    @Override
    Tree.Table schema(Definitions definitions) {
      return Schemas.table(
          "type",
          Tree.of("array"),
          "items",
          Schemas.table(
              "type",
              Tree.of("object"),
              "properties",
              Schemas.table("key", key.schema(definitions), "value", value.schema(definitions)),
              "required",
              Tree.of(List.of(Tree.of("key"), Tree.of("value")))));
    }
  }
}
