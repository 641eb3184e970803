package dev.astragal.runtime.content;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import java.math.BigDecimal;

/** A page's documents were turned into JSON when it was built. */
public final class YamlTrees {
  public static final int SIZE_MAX = 8 << 20;

  private YamlTrees() {}

  public static Tree read(String json, String source) {
    return JsonTrees.read(json, source);
  }

  public static Tree scalar(String text, String source) {
    Mark mark = new Mark(source, 1, 1);
    return switch (text) {
      case "" -> new Tree.Text("", mark);
      case "true" -> new Tree.Flag(true, mark);
      case "false" -> new Tree.Flag(false, mark);
      case "null", "~" -> new Tree.Empty(mark);
      default -> number(text, mark);
    };
  }

  private static Tree number(String text, Mark mark) {
    try {
      return JsonTrees.number(new BigDecimal(text), mark);
    } catch (NumberFormatException e) {
      return new Tree.Text(text, mark);
    }
  }
}
