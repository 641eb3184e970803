package dev.astragal.baator.dice;

import dev.astragal.baator.rng.SecureRng;
import dev.astragal.baator.rng.SeededRng;
import dev.astragal.kernel.dice.Dialect;
import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.DiceLimits;
import dev.astragal.kernel.dice.Mode;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.ScriptedRng;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import java.util.List;

/** Answers one request per line, so that another program can drive the dice. */
final class RollLines {
  private static final List<String> FIELDS = List.of("expr", "faces", "ctx", "mode", "seed");

  private final Dialect dialect;
  private final DiceLimits limits;
  private final Rng entropy = new SecureRng();

  RollLines(Dialect dialect, DiceLimits limits) {
    this.dialect = dialect;
    this.limits = limits;
  }

  /** Never fails: what is wrong with a request is its answer. */
  Tree.Table answer(String line) {
    try {
      if (!(JsonTrees.read(line, "request") instanceof Tree.Table request))
        throw new BadInputException("a request is a JSON object");
      for (String field : request.fields().keySet())
        if (!FIELDS.contains(field))
          throw new BadInputException("a request has no field '" + field + "'");
      return answer(request);
    } catch (DiceException e) {
      return DiceJson.error(e);
    } catch (BadInputException | TreeException | IllegalArgumentException e) {
      return DiceJson.error("", "BAD_REQUEST", 0, String.valueOf(e.getMessage()));
    }
  }

  private Tree.Table answer(Tree.Table request) {
    if (!(request.get("expr").orElse(Tree.none()) instanceof Tree.Text(String expr, var _)))
      throw new BadInputException("a request needs 'expr', a text");
    Mode mode =
        switch (request.get("mode").map(Tree::text).orElse("number")) {
          case "number" -> Mode.NUMBER;
          case "predicate" -> Mode.PREDICATE;
          default -> throw new BadInputException("'mode' is number or predicate");
        };
    Variables context = request.get("ctx").map(Variables::of).orElse(Variables.none());
    DiceExpression parsed = DiceExpression.parse(expr, dialect, mode, limits);
    return DiceJson.roll(parsed.roll(context, rng(request, parsed)));
  }

  private Rng rng(Tree.Table request, DiceExpression parsed) {
    Tree faces = request.get("faces").orElse(Tree.none());
    if (faces instanceof Tree.Rows rows) {
      int[] script = new int[rows.items().size()];
      for (int i = 0; i < script.length; i++) {
        if (!(rows.items().get(i) instanceof Tree.Whole(long face, var _)) || face != (int) face)
          throw new BadInputException("'faces' is a list of whole numbers");
        script[i] = (int) face;
      }
      return new ScriptedRng("table", ShownFaces.sides(parsed, script));
    }
    if (!(faces instanceof Tree.Empty))
      throw new BadInputException("'faces' is a list of whole numbers");
    return request.get("seed").map(seed -> SeededRng.generator(seed.text())).orElse(entropy);
  }
}
