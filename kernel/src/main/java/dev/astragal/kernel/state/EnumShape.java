package dev.astragal.kernel.state;

import dev.astragal.kernel.access.Anatomy;
import dev.astragal.kernel.tree.Tree;
import java.util.Arrays;
import java.util.List;

/** An enum, by what its constants are called: see {@link Name}. */
final class EnumShape<E extends Enum<E>> extends Shape<E> {
  private static final ClassValue<List<String>> NAMES =
      new ClassValue<>() {
        @Override
        protected List<String> computeValue(Class<?> type) {
          Anatomy anatomy = Anatomy.of(type);
          return Arrays.stream(type.getEnumConstants())
              .map(constant -> name(anatomy, ((Enum<?>) constant).name()))
              .toList();
        }
      };

  private final Class<E> type;

  EnumShape(Class<E> type) {
    this.type = type;
  }

  private static String name(Anatomy anatomy, String constant) {
    Name named = anatomy.note(constant, Name.class);
    return named == null ? constant : named.value();
  }

  /** What the constants are called in trees, in their order. */
  static List<String> names(Class<?> type) {
    return NAMES.get(type);
  }

  @Override
  public void write(String name, E value, StateWriter out) {
    out.symbol(name, value);
  }

  @Override
  public E read(String name, StateReader in) {
    return in.symbol(name, type);
  }

  @Override
  Tree.Table schema(Definitions definitions) {
    return Schemas.table("enum", Tree.of(names(type).stream().map(Tree::of).toList()));
  }
}
