package dev.astragal.runtime.store;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.library.RunSpec;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/**
 * What a list shows of a match.
 *
 * @param changed when it last went on
 * @param outcome how it ended, if it has
 */
public record MatchSummary(
    String id, RunSpec spec, Instant changed, Optional<String> outcome, Tree.Table about) {

  /** What a search looks through, in small letters. */
  public static String words(String id, RunSpec spec, Tree.Table about) {
    StringBuilder words = new StringBuilder(id);
    words.append('\n').append(spec.game()).append('\n').append(spec.seed().text());
    collect(about, words);
    return words.toString().toLowerCase(Locale.ROOT);
  }

  private static void collect(Tree tree, StringBuilder words) {
    switch (tree) {
      case Tree.Table table -> table.fields().values().forEach(value -> collect(value, words));
      case Tree.Rows rows -> rows.items().forEach(item -> collect(item, words));
      case Tree.Empty _ -> {}
      case Tree.Text _, Tree.Whole _, Tree.Decimal _, Tree.Flag _ ->
          words.append('\n').append(tree.text());
    }
  }
}
