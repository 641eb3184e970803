package dev.astragal.kernel.state;

import dev.astragal.kernel.access.Anatomy;
import dev.astragal.kernel.access.Part;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.tree.Tree;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;

/**
 * Derives shapes; remembers those of records and sealed types so that types may contain themselves.
 */
final class ShapeFactory {
  private final Map<Class<?>, Shape<?>> known = new LinkedHashMap<>();

  Shape<?> shape(Type type, String where) {
    if (type instanceof ParameterizedType generic) return genericShape(generic, where);
    if (type instanceof Class<?> plain) return classShape(plain, where);
    throw new ShapeException(
        where + " has type " + type.getTypeName() + ", which cannot be described");
  }

  /** The shape of a record's component, with what is noted beside it. */
  Shape<?> part(Anatomy record, Part part, String where) {
    Shape<?> shape =
        part.note(Hex.class) != null
            ? hexShape(part.type(), where)
            : limited(part.generic(), record, part, where);
    if (part.note(Flat.class) != null && !(shape instanceof RecordShape))
      throw new ShapeException(where + " is no record with names, and cannot be flat");
    Omittable omittable = part.note(Omittable.class);
    return omittable == null ? shape : omittable(shape, part.type(), omittable, where);
  }

  private static Shape<?> hexShape(Class<?> type, String where) {
    if (type == long.class) return RefinedShapes.HEX;
    if (type == OptionalLong.class)
      return new CollectionShapes.OptionalLongShape(RefinedShapes.HEX);
    throw new ShapeException(
        where + " has type " + type.getSimpleName() + "; only 64 bits are hex");
  }

  /** With what is said of its least and most; of something optional it is said of what is in it. */
  private Shape<?> limited(Type type, Anatomy record, Part part, String where) {
    AtLeast least = part.note(AtLeast.class);
    AtMost most = part.note(AtMost.class);
    if (RefinedShapes.LimitedShape.isNumber(type)) {
      if (least == null) least = record.note(AtLeast.class);
      if (most == null) most = record.note(AtMost.class);
    }
    if (least == null && most == null) return shape(type, where);
    if (type instanceof ParameterizedType generic && generic.getRawType() == Optional.class)
      return new CollectionShapes.OptionalShape<>(
          limited(generic.getActualTypeArguments()[0], record, part, where));
    if (type == OptionalLong.class) return optionalLong(limited(long.class, record, part, where));
    Shape<?> shape = shape(type, where);
    if (least != null) {
      if (!RefinedShapes.LimitedShape.isNumber(type))
        throw new ShapeException(where + " is no number, and cannot be at least one");
      shape = new RefinedShapes.LimitedShape<>(shape, "minimum", least.value());
    }
    if (most == null) return shape;
    String keyword =
        RefinedShapes.LimitedShape.most(type)
            .orElseThrow(() -> new ShapeException(where + " has no size, and cannot be limited"));
    return new RefinedShapes.LimitedShape<>(shape, keyword, most.value());
  }

  @SuppressWarnings("unchecked") // the shape of a long, and what is said of it
  private static Shape<?> optionalLong(Shape<?> item) {
    return new CollectionShapes.OptionalLongShape((Shape<Long>) item);
  }

  @SuppressWarnings("unchecked") // what there is when there is nothing has the part's own type
  private static <T> Shape<T> omittable(
      Shape<T> shape, Class<?> type, Omittable rule, String where) {
    Object nothing =
        RefinedShapes.OmittableShape.nothing(type)
            .orElseThrow(
                () -> new ShapeException(where + " has no empty value, and cannot be omitted"));
    return new RefinedShapes.OmittableShape<>(shape, (T) nothing, rule.written());
  }

  private Shape<?> classShape(Class<?> type, String where) {
    if (type == int.class || type == Integer.class) return ScalarShapes.INT32;
    if (type == long.class || type == Long.class) return ScalarShapes.INT64;
    if (type == boolean.class || type == Boolean.class) return ScalarShapes.FLAG;
    if (type == String.class) return ScalarShapes.TEXT;
    if (type == Ints.class) return ScalarShapes.INTS;
    if (type == Ratio.class) return ScalarShapes.RATIO;
    if (type == OptionalLong.class)
      return new CollectionShapes.OptionalLongShape(ScalarShapes.INT64);
    if (type == Tree.class) return new TreeShape<>(Tree.class);
    if (type == Tree.Table.class) return new TreeShape<>(Tree.Table.class);
    if (type.isEnum()) return enumShape(type);
    Anatomy anatomy = Anatomy.of(type);
    WrittenAs part = anatomy.note(WrittenAs.class);
    if (part != null) return new PartShape<>(type, anatomy, part, this);
    Shape<?> made = known.get(type);
    if (made != null) return made;
    if (anatomy.isRecord()) {
      RecordShape<?> shape = new RecordShape<>(type, anatomy);
      Shape<?> written = anatomy.note(Row.class) == null ? shape : new RowShape<>(shape);
      known.put(type, written);
      shape.resolve(this);
      return written;
    }
    if (anatomy.isSealed()) {
      SealedShape<?> shape = new SealedShape<>(type, anatomy);
      known.put(type, shape);
      shape.resolve(this);
      return shape;
    }
    throw new ShapeException(where + " has type " + type.getSimpleName() + hint(type));
  }

  private Shape<?> genericShape(ParameterizedType type, String where) {
    Type[] arguments = type.getActualTypeArguments();
    if (type.getRawType() == List.class
        && arguments[0] instanceof Class<?> item
        && Anatomy.of(item).isRecord()
        && Anatomy.of(item).parts().isEmpty()) {
      throw new ShapeException(
          where + " lists " + item.getSimpleName() + ", which has no parts; count them instead");
    }
    if (type.getRawType() == Optional.class
        && arguments[0] instanceof ParameterizedType inner
        && inner.getRawType() == Optional.class) {
      throw new ShapeException(where + " is optional twice over");
    }
    if (type.getRawType() == List.class)
      return new CollectionShapes.ListShape<>(shape(arguments[0], where));
    if (type.getRawType() == Optional.class)
      return new CollectionShapes.OptionalShape<>(shape(arguments[0], where));
    if (type.getRawType() == SortedMap.class) {
      return new CollectionShapes.MapShape<>(
          shape(arguments[0], where), shape(arguments[1], where));
    }
    if (type.getRawType() == Map.class && arguments[0] == String.class)
      return new CollectionShapes.TableShape<>(shape(arguments[1], where));
    if (type.getRawType() instanceof Class<?> raw
        && (Anatomy.of(raw).isRecord() || Anatomy.of(raw).isSealed())) {
      throw new ShapeException(
          where
              + " has type "
              + type.getTypeName()
              + "; types with arguments of their own cannot be described");
    }
    throw new ShapeException(
        where
            + " has type "
            + type.getTypeName()
            + "; use List, Optional, SortedMap or Map with text as keys");
  }

  private static String hint(Class<?> type) {
    if (type == double.class
        || type == float.class
        || type == Double.class
        || type == Float.class) {
      return "; use fixed-point whole numbers or Ratio, floating point is not the same everywhere";
    }
    if (type.isArray()) return "; arrays can change unseen, use Ints or List";
    return ", which is neither a record, an enum nor a sealed interface";
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // the caller has checked isEnum
  private static Shape<?> enumShape(Class<?> type) {
    return new EnumShape(type);
  }
}
