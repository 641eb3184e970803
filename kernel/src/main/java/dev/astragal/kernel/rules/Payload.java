package dev.astragal.kernel.rules;

import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.tree.Tree;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A payload as a pack writes it, with its formulas understood. */
public sealed interface Payload {
  /** Goes out as it is. */
  record Fixed(Tree value) implements Payload {}

  /** Always worked out. */
  record Formula(DiceExpression expression) implements Payload {}

  /**
   * Text that is a formula only where the context knows its names: {@code actor.level} is, {@code
   * bolt} is not.
   */
  record Word(DiceExpression expression, Tree literal) implements Payload {}

  record Fields(Map<String, Payload> fields) implements Payload {
    public Fields {
      fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }
  }

  record Items(List<Payload> items) implements Payload {
    public Items {
      items = List.copyOf(items);
    }
  }
}
