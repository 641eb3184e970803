package dev.astragal.kernel.state;

import dev.astragal.kernel.tree.Tree;
import java.util.Arrays;

/** An enum, by the name of its constant. */
final class EnumShape<E extends Enum<E>> extends Shape<E> {
  private final Class<E> type;

  EnumShape(Class<E> type) {
    this.type = type;
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
    return Schemas.table(
        "enum",
        Tree.of(Arrays.stream(type.getEnumConstants()).map(c -> Tree.of(c.name())).toList()));
  }
}
