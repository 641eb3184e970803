package dev.astragal.baator.dice;

import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.dice.Mode;
import dev.astragal.kernel.dice.Roll;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** Rolls and their failures as programs read them. */
public final class DiceJson {
  private DiceJson() {}

  public static Tree.Table roll(Roll roll) {
    List<Tree> terms = new ArrayList<>();
    for (Roll.Term term : roll.terms()) terms.add(term(term));
    return Tree.emptyTable()
        .with("expr", Tree.of(roll.expr()))
        .with("result", roll.mode() == Mode.NUMBER ? Tree.of(roll.result()) : Tree.of(roll.truth()))
        .with("faces", numbers(roll.faces()))
        .with("kept", numbers(roll.kept()))
        .with("modifier", Tree.of(roll.modifier()))
        .with("terms", Tree.of(terms));
  }

  private static Tree term(Roll.Term term) {
    Tree.Table tree =
        Tree.emptyTable()
            .with("text", Tree.of(term.text()))
            .with("sign", Tree.of(term.sign()))
            .with("count", Tree.of(term.count()))
            .with("sides", Tree.of(term.sides()))
            .with("faces", numbers(term.faces()))
            .with("kept", numbers(term.kept()))
            .with("subtotal", Tree.of(term.subtotal()));
    if (!term.label().isEmpty()) tree = tree.with("label", Tree.of(term.label()));
    if (term.criticals() > 0) tree = tree.with("criticals", Tree.of(term.criticals()));
    if (term.fumbles() > 0) tree = tree.with("fumbles", Tree.of(term.fumbles()));
    return tree;
  }

  public static Tree.Table error(DiceException e) {
    return error(e.expression(), e.code().name(), e.offset(), e.problem());
  }

  public static Tree.Table error(String expr, String code, int offset, String message) {
    return Tree.emptyTable()
        .with("expr", Tree.of(expr))
        .with(
            "error",
            Tree.emptyTable()
                .with("code", Tree.of(code))
                .with("offset", Tree.of(offset))
                .with("message", Tree.of(message)));
  }

  private static Tree numbers(Ints values) {
    List<Tree> trees = new ArrayList<>();
    for (int value : values.toArray()) trees.add(Tree.of(value));
    return Tree.of(trees);
  }

  private static Tree numbers(List<Long> values) {
    return Tree.of(values.stream().map(Tree::of).toList());
  }
}
