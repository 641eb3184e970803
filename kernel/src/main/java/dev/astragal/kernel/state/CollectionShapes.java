package dev.astragal.kernel.state;

import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Shapes of the three containers a record may hold. */
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

  static final class OptionalShape<T> extends Shape<Optional<T>> {
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
    Tree.Table schema(Definitions definitions) {
      return Schemas.table(
          "anyOf", Tree.of(List.of(item.schema(definitions), Schemas.type("null"))));
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
      return Collections.unmodifiableSortedMap(map);
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
