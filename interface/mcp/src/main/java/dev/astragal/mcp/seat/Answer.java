package dev.astragal.mcp.seat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a call comes to.
 *
 * @param text to read, never longer than {@link #TEXT_MAX}
 * @param content the same for programs, never longer than {@link #CONTENT_MAX}
 * @param refused whether it was not done; then both say why
 */
public record Answer(String text, Tree.Table content, boolean refused) {
  /** As much as anybody wants in front of a model at once. */
  public static final int TEXT_MAX = 16_000;

  /** Room to name what is left out. */
  private static final int NAMES_MAX = 1_000;

  /** As JSON. */
  public static final int CONTENT_MAX = 64_000;

  private static final String CUT = "\n… (cut; ask for less at once)";

  public Answer {
    if (text.length() > TEXT_MAX) text = text.substring(0, TEXT_MAX - CUT.length()) + CUT;
    content = bounded(content);
  }

  /** Without its longest fields where it would be too long; {@code cut} names them. */
  private static Tree.Table bounded(Tree.Table content) {
    if (length(content) <= CONTENT_MAX) return content;
    Map<String, Tree> left = new LinkedHashMap<>(content.fields());
    List<Tree> cut = new ArrayList<>();
    while (length(new Tree.Table(left, content.mark())) > CONTENT_MAX - NAMES_MAX) {
      String longest =
          Collections.max(left.keySet(), Comparator.comparingInt(name -> length(left.get(name))));
      left.remove(longest);
      cut.add(Tree.of(longest));
    }
    return new Tree.Table(left, content.mark()).with("cut", Tree.of(cut));
  }

  private static int length(@Nullable Tree tree) {
    return tree == null ? 0 : JsonTrees.write(tree).length();
  }

  static Answer of(String text, Tree.Table content) {
    return new Answer(text, content, false);
  }

  static Answer refused(String code, String why) {
    Tree.Table content = Tree.emptyTable().with("refused", Tree.of(code)).with("why", Tree.of(why));
    return new Answer(why, content, true);
  }
}
