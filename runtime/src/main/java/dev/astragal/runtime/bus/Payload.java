package dev.astragal.runtime.bus;

import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * The payload of a message from the records that describe it: one field per component, named in the
 * bus's way ({@code requestId} is {@code request_id}); what is absent is left out.
 */
public final class Payload {
  private static final Pattern CAPITAL = Pattern.compile("_(.)");
  private static final Map<Class<?>, Shape<?>> SHAPES = new ConcurrentHashMap<>();

  private Payload() {}

  /** All fields of all {@code parts}; the first to name a field decides it. */
  public static Tree.Table of(Record... parts) {
    Tree.Table payload = Tree.emptyTable();
    for (Record part : parts)
      for (var field : fields(part).fields().entrySet()) {
        String name = snake(field.getKey());
        if (!(field.getValue() instanceof Tree.Empty) && payload.get(name).isEmpty())
          payload = payload.with(name, field.getValue());
      }
    return payload;
  }

  @SuppressWarnings("unchecked") // the shape was made from the class of the part
  private static Tree.Table fields(Record part) {
    Shape<Record> shape = (Shape<Record>) SHAPES.computeIfAbsent(part.getClass(), Shape::of);
    return (Tree.Table) shape.tree(part);
  }

  /**
   * Reads a payload that holds {@code type} and nothing else; anything else is a {@link
   * dev.astragal.kernel.tree.TreeException} that says what is wrong.
   */
  public static <T extends Record> T read(Class<T> type, Tree.Table payload) {
    Tree.Table named = Tree.emptyTable();
    for (var field : payload.fields().entrySet())
      named = named.with(camel(field.getKey()), field.getValue());
    return type.cast(SHAPES.computeIfAbsent(type, Shape::of).read(named));
  }

  /** {@code player_rolled} for {@code PlayerRolled} and {@code playerRolled}. */
  public static String snake(String name) {
    return name.replaceAll("([a-z0-9])([A-Z])", "$1_$2")
        .replaceAll("[^A-Za-z0-9]+", "_")
        .toLowerCase(Locale.ROOT);
  }

  private static String camel(String name) {
    return CAPITAL.matcher(name).replaceAll(found -> found.group(1).toUpperCase(Locale.ROOT));
  }
}
