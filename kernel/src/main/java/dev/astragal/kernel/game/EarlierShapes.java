package dev.astragal.kernel.game;

import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * How choices, events and states looked in earlier versions of a game, so that journals of those
 * versions are read as if they had been written today. Each is declared once, with a record of the
 * old shape and what it is now.
 *
 * <p>{@code until} is the last version that wrote the old shape.
 */
public final class EarlierShapes<C, E> {
  private final List<Old<C>> choices;
  private final List<Old<E>> events;
  private final List<OldState> states;

  private record Old<T>(int until, String name, Function<Tree, T> now) {}

  private record OldState(int until, UnaryOperator<Tree> now) {}

  private EarlierShapes(List<Old<C>> choices, List<Old<E>> events, List<OldState> states) {
    this.choices = choices;
    this.events = events;
    this.states = states;
  }

  /** Nothing ever looked otherwise. */
  public static <C, E> EarlierShapes<C, E> none() {
    return new EarlierShapes<>(List.of(), List.of(), List.of());
  }

  /** A choice that was written as {@code name}, with the fields of {@code shape}. */
  public <O> EarlierShapes<C, E> choice(
      int until, String name, Class<O> shape, Function<O, ? extends C> now) {
    return new EarlierShapes<>(and(choices, old(until, name, shape, now)), events, states);
  }

  /** An event that was written as {@code name}, with the fields of {@code shape}. */
  public <O> EarlierShapes<C, E> event(
      int until, String name, Class<O> shape, Function<O, ? extends E> now) {
    return new EarlierShapes<>(choices, and(events, old(until, name, shape, now)), states);
  }

  /**
   * The state had other fields: hashes recorded until then say nothing about the present shape, and
   * events alone tell whether a replay agrees. {@code now} makes a present state, as a tree, of one
   * that was kept whole.
   */
  public EarlierShapes<C, E> state(int until, UnaryOperator<Tree> now) {
    return new EarlierShapes<>(choices, events, and(states, new OldState(until, now)));
  }

  /** A choice as a journal of {@code version} has it; nothing where it looks as today. */
  public Optional<C> choice(int version, Tree recorded) {
    return found(choices, version, recorded);
  }

  /** An event as a journal of {@code version} has it; nothing where it looks as today. */
  public Optional<E> event(int version, Tree recorded) {
    return found(events, version, recorded);
  }

  /** A state kept whole in {@code version}, as it would be kept today. */
  public Tree state(int version, Tree kept) {
    Tree tree = kept;
    for (OldState old : states) if (version <= old.until) tree = old.now.apply(tree);
    return tree;
  }

  /** Whether hashes of {@code version} can be compared with those of today. */
  public boolean hashesAgree(int version) {
    return states.stream().noneMatch(old -> version <= old.until);
  }

  private static <T> Optional<T> found(List<Old<T>> olds, int version, Tree recorded) {
    for (Old<T> old : olds)
      if (version <= old.until && old.name.equals(name(recorded)))
        return Optional.of(old.now.apply(recorded));
    return Optional.empty();
  }

  private static <T, O> Old<T> old(
      int until, String name, Class<O> type, Function<O, ? extends T> now) {
    Shape<O> shape = Shape.of(type);
    return new Old<>(
        until, name, tree -> now.apply(shape.read(type.isEnum() ? constant(tree) : fields(tree))));
  }

  /** The name of an alternative, or of a constant; empty for a type that has only one. */
  private static String name(Tree recorded) {
    return switch (recorded) {
      case Tree.Text constant -> constant.value();
      case Tree.Table table -> table.get("type").map(Tree::text).orElse("");
      default -> "";
    };
  }

  private static Tree fields(Tree recorded) {
    Tree.Table fields = Tree.emptyTable();
    if (recorded instanceof Tree.Table table)
      for (var field : table.fields().entrySet())
        if (!field.getKey().equals("type")) fields = fields.with(field.getKey(), field.getValue());
    return fields;
  }

  private static Tree constant(Tree recorded) {
    return recorded instanceof Tree.Table table ? table.get("value").orElse(recorded) : recorded;
  }

  private static <T> List<T> and(List<T> some, T another) {
    List<T> all = new ArrayList<>(some);
    all.add(another);
    return List.copyOf(all);
  }
}
