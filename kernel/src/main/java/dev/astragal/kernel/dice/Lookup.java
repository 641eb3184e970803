package dev.astragal.kernel.dice;

import dev.astragal.kernel.dice.DiceException.Code;
import dev.astragal.kernel.tree.Tree;

/** Finds the number behind a name, or says why there is none. */
public final class Lookup {
  private Lookup() {}

  /** A truth, where one is allowed, counts as 1 or 0. */
  public static long value(
      String text, Node.Variable variable, Variables context, boolean truthAllowed) {
    Tree value = context.find(variable.path()).orElse(null);
    if (value instanceof Tree.Whole whole) return whole.value();
    if (truthAllowed && value instanceof Tree.Flag flag) return flag.value() ? 1 : 0;
    String name = "'" + variable.name() + "'";
    if (!context.present())
      throw fail(Code.NO_CONTEXT, text, variable, name + " needs a context to be looked up in");
    if (value == null)
      throw fail(Code.UNKNOWN_VARIABLE, text, variable, "the context has no " + name);
    throw fail(Code.TYPE, text, variable, name + " must be a whole number, it is " + value.kind());
  }

  private static DiceException fail(
      Code code, String text, Node.Variable variable, String problem) {
    return new DiceException(code, text, variable.at(), problem);
  }
}
