package dev.astragal.runtime.journal;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.samples.PublishedSchema;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class JournalSchemaTest {
  @Test
  void thePublishedSchemaIsThatOfTheLinesWithTheirLinks() throws IOException {
    Tree.Table lines = JournalLine.SHAPE.schema();
    List<Tree> kinds = new ArrayList<>();
    for (Tree kind : ((Tree.Rows) lines.get("oneOf").orElseThrow()).items())
      kinds.add(linked((Tree.Table) kind));
    PublishedSchema.requireSame(
        "journal.schema.json",
        Tree.emptyTable()
            .with("$schema", Tree.of("https://json-schema.org/draft/2020-12/schema"))
            .with("title", Tree.of("A line of an Astragal journal, format " + JournalLine.FORMAT))
            .with(
                "description",
                Tree.of(
                    "A journal is JSON Lines. The first line is a header, the others are of any"
                        + " other kind."))
            .with("oneOf", Tree.of(kinds))
            .with("$defs", Tree.emptyTable().with("chain", chain())));
  }

  private static Tree linked(Tree.Table kind) {
    Tree.Table properties = (Tree.Table) kind.get("properties").orElseThrow();
    List<Tree> required = new ArrayList<>(((Tree.Rows) kind.get("required").orElseThrow()).items());
    required.add(Tree.of("chain"));
    Tree reference = Tree.emptyTable().with("$ref", Tree.of("#/$defs/chain"));
    return kind.with("properties", properties.with("chain", reference))
        .with("required", Tree.of(required));
  }

  private static Tree chain() {
    return Tree.emptyTable()
        .with(
            "description",
            Tree.of("SHA-256 of the link before, or 64 zeros, and this line without this field"))
        .with("type", Tree.of("string"))
        .with("pattern", Tree.of("^[0-9a-f]{64}$"));
  }
}
