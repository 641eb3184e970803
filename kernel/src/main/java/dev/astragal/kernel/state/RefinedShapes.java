package dev.astragal.kernel.state;

import dev.astragal.kernel.tree.Tree;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;

/** Shapes of parts that an annotation says more about than their type. */
final class RefinedShapes {
  private RefinedShapes() {}

  /** See {@link Hex}. */
  static final Shape<Long> HEX =
      new Shape<>() {
        private static final String DIGITS = "0x[0-9a-f]{16}";

        @Override
        public void write(String name, Long value, StateWriter out) {
          out.text(name, "0x" + HexFormat.of().toHexDigits(value));
        }

        @Override
        public Long read(String name, StateReader in) {
          String text = in.text(name);
          if (text.matches(DIGITS)) return HexFormat.fromHexDigitsToLong(text, 2, text.length());
          throw in.refusal(name, "expected 0x and sixteen digits, found '" + text + "'");
        }

        @Override
        Tree.Table schema(Definitions definitions) {
          return Schemas.type("string").with("pattern", Tree.of("^" + DIGITS + "$"));
        }
      };

  /** See {@link AtLeast}. */
  static final class AtLeastShape<T extends Number> extends Shape<T> {
    private final Shape<T> number;
    private final long min;

    AtLeastShape(Shape<T> number, long min) {
      this.number = number;
      this.min = min;
    }

    @Override
    public void write(String name, T value, StateWriter out) {
      number.write(name, value, out);
    }

    @Override
    public T read(String name, StateReader in) {
      T value = number.read(name, in);
      if (value.longValue() >= min) return value;
      throw in.refusal(name, "must be at least " + min + ", not " + value);
    }

    @Override
    Tree.Table schema(Definitions definitions) {
      return number.schema(definitions).with("minimum", Tree.of(min));
    }
  }

  /** See {@link Omittable}. */
  static final class OmittableShape<T> extends Shape<T> {
    private final Shape<T> part;
    private final T nothing;
    private final boolean written;

    OmittableShape(Shape<T> part, T nothing, boolean written) {
      this.part = part;
      this.nothing = nothing;
      this.written = written;
    }

    /** What there is when a part of this class is not there; nothing for classes that need one. */
    static Optional<Object> nothing(Class<?> type) {
      if (type == boolean.class) return Optional.of(false);
      if (type == Optional.class) return Optional.of(Optional.empty());
      if (type == OptionalLong.class) return Optional.of(OptionalLong.empty());
      if (type == List.class) return Optional.of(List.of());
      if (type == Map.class) return Optional.of(Collections.emptyMap());
      if (type == SortedMap.class) return Optional.of(Collections.emptySortedMap());
      return Optional.empty();
    }

    @Override
    public void write(String name, T value, StateWriter out) {
      if (!written && value.equals(nothing) && out.omits()) return;
      part.write(name, value, out);
    }

    @Override
    public T read(String name, StateReader in) {
      return in.omitted(name) ? nothing : part.read(name, in);
    }

    @Override
    boolean required() {
      return false;
    }

    @Override
    Tree.Table schema(Definitions definitions) {
      return part instanceof CollectionShapes.Absentable optional && !written
          ? optional.presentSchema(definitions)
          : part.schema(definitions);
    }
  }
}
