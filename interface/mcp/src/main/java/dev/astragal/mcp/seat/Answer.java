package dev.astragal.mcp.seat;

import dev.astragal.kernel.tree.Tree;

/**
 * What a call comes to.
 *
 * @param text to read, never longer than {@link #TEXT_MAX}
 * @param content the same for programs
 * @param refused whether it was not done; then both say why
 */
public record Answer(String text, Tree.Table content, boolean refused) {
  /** As much as anybody wants in front of a model at once. */
  public static final int TEXT_MAX = 16_000;

  private static final String CUT = "\n… (cut; ask for less at once)";

  public Answer {
    if (text.length() > TEXT_MAX) text = text.substring(0, TEXT_MAX - CUT.length()) + CUT;
  }

  static Answer of(String text, Tree.Table content) {
    return new Answer(text, content, false);
  }

  static Answer refused(String code, String why) {
    Tree.Table content = Tree.emptyTable().with("refused", Tree.of(code)).with("why", Tree.of(why));
    return new Answer(why, content, true);
  }
}
