package dev.astragal.kernel.state;

import dev.astragal.kernel.tree.Tree;
import java.lang.reflect.Type;

/**
 * How values of one type are described and read back, worked out once from the type itself.
 *
 * <p>Works for whole numbers, booleans, text, enums, {@link Ints}, {@link
 * dev.astragal.kernel.rng.Ratio}, types that are {@link WrittenAs} one of these such as seats,
 * {@code List}, {@code Optional}, {@code OptionalLong}, {@code SortedMap}, {@code Map} with text as
 * keys, {@link Tree}, records of these, and sealed interfaces over records and enums. Anything
 * else, floating point and arrays above all, is refused when the shape is made, not when a game is
 * played.
 *
 * <p>How a part is written can be said beside it: {@link Name}, {@link Hex}, {@link AtLeast},
 * {@link AtMost}, {@link Omittable}, {@link Flat}, {@link About}; and beside a type: {@link Name},
 * {@link Tag}, {@link Row}, {@link About}.
 */
public abstract class Shape<T> {
  /** The shape of a type; fails with a sentence that names the part that has none. */
  @SuppressWarnings("unchecked") // a shape derived from Class<T> describes values of T
  public static <T> Shape<T> of(Class<T> type) {
    return (Shape<T>) new ShapeFactory().shape(type, type.getSimpleName());
  }

  /** As {@link #of(Class)} for a type with arguments, such as {@code List<Card>}. */
  public static Shape<?> of(Type type) {
    return new ShapeFactory().shape(type, type.getTypeName());
  }

  public abstract void write(String name, T value, StateWriter out);

  public abstract T read(String name, StateReader in);

  /** A JSON Schema (2020-12) of the trees this shape reads. */
  public final Tree.Table schema() {
    Definitions definitions = new Definitions();
    return definitions.attachedTo(schema(definitions));
  }

  abstract Tree.Table schema(Definitions definitions);

  /** Whether a table must have a part of this shape. */
  boolean required() {
    return true;
  }

  public final Tree tree(T value) {
    TreeView view = new TreeView();
    write("", value, view);
    return view.value();
  }

  /** Reads a whole tree; refuses what is missing, unknown or of the wrong kind. */
  public final T read(Tree tree) {
    return read("", new TreeReader(tree));
  }

  /** As {@link #read(Tree)}, but passes over names that are unknown: others may say more. */
  public final T readKnown(Tree tree) {
    return read("", new TreeReader(tree, true));
  }
}
