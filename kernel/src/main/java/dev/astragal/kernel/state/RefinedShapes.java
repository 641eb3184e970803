package dev.astragal.kernel.state;

import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.tree.Tree;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.function.ToLongFunction;

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

  /** See {@link AtLeast} and {@link AtMost}. */
  static final class RangedShape<T> extends Shape<T> {
    private final Shape<T> number;
    private final ToLongFunction<T> sign;
    private final long min;
    private final long max;

    private RangedShape(Shape<T> number, ToLongFunction<T> sign, long min, long max) {
      this.number = number;
      this.sign = sign;
      this.min = min;
      this.max = max;
    }

    static Optional<Shape<?>> of(Class<?> type, long min, long max) {
      if (type == int.class)
        return Optional.of(new RangedShape<>(ScalarShapes.INT32, Integer::longValue, min, max));
      if (type == long.class)
        return Optional.of(new RangedShape<>(ScalarShapes.INT64, Long::longValue, min, max));
      if (type == Ratio.class)
        return Optional.of(
            new RangedShape<>(ScalarShapes.RATIO, ratio -> outside(ratio, min, max), min, max));
      return Optional.empty();
    }

    /** A whole number on the same side of the range as the ratio. */
    private static long outside(Ratio ratio, long min, long max) {
      if (ratio.compareTo(Ratio.of(min, 1)) < 0) return min - 1;
      return ratio.compareTo(Ratio.of(max, 1)) > 0 ? max + 1 : min;
    }

    @Override
    public void write(String name, T value, StateWriter out) {
      number.write(name, value, out);
    }

    @Override
    public T read(String name, StateReader in) {
      T value = number.read(name, in);
      long at = sign.applyAsLong(value);
      if (at < min) throw in.refusal(name, "must be at least " + min + ", not " + value);
      if (at > max) throw in.refusal(name, "must be at most " + max + ", not " + value);
      return value;
    }

    @Override
    Tree.Table schema(Definitions definitions) {
      Tree.Table schema = number.schema(definitions);
      if (number.equals(ScalarShapes.RATIO)) return schema;
      if (min > Long.MIN_VALUE) schema = schema.with("minimum", Tree.of(min));
      return max < Long.MAX_VALUE ? schema.with("maximum", Tree.of(max)) : schema;
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
