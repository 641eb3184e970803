package dev.astragal.runtime.samples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A schema in the documents, which must be the one that follows from the code. */
public final class PublishedSchema {
  /** Set to write the file instead of comparing it. */
  private static final String UPDATE = "astragal.docs.update";

  private static final int WIDTH = 110;

  private PublishedSchema() {}

  public static void requireSame(String name, Tree schema) throws IOException {
    Path file = Path.of(System.getProperty("astragal.root"), "docs/reference", name);
    String written = written(schema, 0) + "\n";
    if (Boolean.getBoolean(UPDATE)) Files.writeString(file, written);
    assertThat(Files.readString(file))
        .as("docs/reference/%s; write it anew with -D%s=true", name, UPDATE)
        .isEqualTo(written);
  }

  /** What is short stands in one line. */
  private static String written(Tree tree, int depth) {
    String line = JsonTrees.write(tree);
    if (line.length() + 2 * depth <= WIDTH) return line;
    return switch (tree) {
      case Tree.Table table ->
          block(
              "{",
              table.fields().entrySet().stream()
                  .map(
                      field ->
                          JsonTrees.write(Tree.of(field.getKey()))
                              + ": "
                              + written(field.getValue(), depth + 1))
                  .toList(),
              "}",
              depth);
      case Tree.Rows rows ->
          block(
              "[",
              rows.items().stream().map(item -> written(item, depth + 1)).toList(),
              "]",
              depth);
      case Tree.Text _, Tree.Whole _, Tree.Decimal _, Tree.Flag _, Tree.Empty _ -> line;
    };
  }

  private static String block(String open, List<String> parts, String close, int depth) {
    String indent = "\n" + "  ".repeat(depth);
    return open + indent + "  " + String.join("," + indent + "  ", parts) + indent + close;
  }
}
