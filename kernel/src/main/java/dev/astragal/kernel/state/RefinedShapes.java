package dev.astragal.kernel.state;

import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.tree.Tree;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

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
  static final class LimitedShape<T> extends Shape<T> {
    private final Shape<T> part;
    private final String keyword;
    private final long limit;

    /** {@code keyword} is what JSON Schema calls this limit. */
    LimitedShape(Shape<T> part, String keyword, long limit) {
      this.part = part;
      this.keyword = keyword;
      this.limit = limit;
    }

    /** What a most is called of parts of this class; nothing where it means nothing. */
    static Optional<String> most(Type type) {
      if (isNumber(type)) return Optional.of("maximum");
      if (type == String.class) return Optional.of("maxLength");
      Type raw = type instanceof ParameterizedType generic ? generic.getRawType() : type;
      if (raw == List.class) return Optional.of("maxItems");
      return raw == Map.class ? Optional.of("maxProperties") : Optional.empty();
    }

    static boolean isNumber(Type type) {
      return type == int.class
          || type == long.class
          || type == Integer.class
          || type == Long.class
          || type == Ratio.class;
    }

    @Override
    public void write(String name, T value, StateWriter out) {
      part.write(name, value, out);
    }

    @Override
    public T read(String name, StateReader in) {
      T value = part.read(name, in);
      switch (value) {
        case Ratio ratio when keyword.equals("minimum") -> {
          if (ratio.compareTo(Ratio.of(limit, 1)) < 0)
            throw in.refusal(name, "must be at least " + limit + ", not " + value);
        }
        case Ratio ratio -> {
          if (ratio.compareTo(Ratio.of(limit, 1)) > 0)
            throw in.refusal(name, "must be at most " + limit + ", not " + value);
        }
        case Number number when keyword.equals("minimum") -> {
          if (number.longValue() < limit)
            throw in.refusal(name, "must be at least " + limit + ", not " + value);
        }
        case Number number -> requireMost(name, in, number.longValue(), "");
        case String text -> requireMost(name, in, text.length(), " characters");
        case Collection<?> items -> requireMost(name, in, items.size(), " items");
        case Map<?, ?> entries -> requireMost(name, in, entries.size(), " entries");
        default -> throw new ShapeException(name + " cannot be limited");
      }
      return value;
    }

    private void requireMost(String name, StateReader in, long found, String unit) {
      if (found > limit)
        throw in.refusal(name, "must be at most " + limit + unit + ", not " + found);
    }

    @Override
    Tree.Table schema(Definitions definitions) {
      Tree.Table schema = part.schema(definitions);
      // A ratio is written as a number or as two of them.
      return schema.equals(ScalarShapes.RATIO.schema(definitions))
          ? schema
          : schema.with(keyword, Tree.of(limit));
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
      if (type == String.class) return Optional.of("");
      if (type == Optional.class) return Optional.of(Optional.empty());
      if (type == OptionalLong.class) return Optional.of(OptionalLong.empty());
      if (type == List.class) return Optional.of(List.of());
      if (type == Map.class) return Optional.of(Collections.emptyMap());
      if (type == SortedMap.class) return Optional.of(FixedMap.of(new TreeMap<>()));
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
