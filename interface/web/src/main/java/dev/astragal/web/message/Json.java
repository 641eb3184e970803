package dev.astragal.web.message;

import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.JsonTrees;

/** Messages as JSON objects and back; how each is written follows from its record. */
public final class Json {
  private static final int SHOWN_LENGTH_MAX = 200;

  private static final ClassValue<Shape<?>> SHAPES =
      new ClassValue<>() {
        @Override
        protected Shape<?> computeValue(Class<?> type) {
          return Shape.of(type);
        }
      };

  private Json() {}

  /** How values of that class are written, worked out once. */
  @SuppressWarnings("unchecked") // the shape was made from the class itself
  public static <T> Shape<T> shape(Class<T> type) {
    return (Shape<T>) SHAPES.get(type);
  }

  @SuppressWarnings("unchecked") // the shape was made from the value's own class
  public static Tree tree(Object value) {
    return ((Shape<Object>) SHAPES.get(value.getClass())).tree(value);
  }

  /** Reads one JSON object; refuses what is missing, unknown, of the wrong kind or too much. */
  public static <T> T read(Class<T> type, String json) {
    Tree tree;
    try {
      tree = JsonTrees.read(json, "");
    } catch (TreeException e) {
      throw new Refusal(400, "NOT_JSON", shortened("not one JSON object: " + e.getMessage()));
    }
    if (!(tree instanceof Tree.Table))
      throw new Refusal(400, "NOT_JSON", "not a JSON object but " + tree.kind());
    try {
      return shape(type).read(tree);
    } catch (TreeException e) {
      throw Refusal.badField(shortened(e.path()), shortened(e.problem()));
    }
  }

  private static String shortened(String text) {
    return text.substring(0, Math.min(SHOWN_LENGTH_MAX, text.length()));
  }
}
