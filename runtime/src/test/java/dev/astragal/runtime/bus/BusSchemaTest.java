package dev.astragal.runtime.bus;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.samples.PublishedSchema;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class BusSchemaTest {
  @Test
  void thePublishedSchemaIsThatOfTheBodies() throws IOException {
    PublishedSchema.requireSame(
        "bus.schema.json",
        Tree.emptyTable()
            .with("$schema", Tree.of("https://json-schema.org/draft/2020-12/schema"))
            .with("title", Tree.of("Bodies of messages, schema " + BusJson.SCHEMA))
            .with(
                "$defs",
                Tree.emptyTable()
                    .with("Event", open(BusJson.EVENT.schema()))
                    .with("Command", open(BusJson.COMMAND.schema()))));
  }

  /** Readers pass over fields they do not know, so the schema does not forbid them. */
  private static Tree open(Tree schema) {
    if (!(schema instanceof Tree.Table table)) return schema;
    Map<String, Tree> fields = new LinkedHashMap<>();
    table.fields().forEach((name, value) -> fields.put(name, open(value)));
    fields.remove("additionalProperties", Tree.of(false));
    return new Tree.Table(fields, Mark.NONE);
  }
}
