package dev.astragal.runtime.samples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A schema in the documents, which must be the one that follows from the code. */
public final class PublishedSchema {
  /** Set to write the file instead of comparing it. */
  private static final String UPDATE = "astragal.docs.update";

  private static final int WIDTH = 110;

  private PublishedSchema() {}

  public static void requireSame(String name, Tree schema) throws IOException {
    Path file = Path.of(System.getProperty("astragal.root"), "docs/reference", name);
    String written = JsonTrees.pretty(schema, WIDTH) + "\n";
    if (Boolean.getBoolean(UPDATE)) Files.writeString(file, written);
    assertThat(Files.readString(file))
        .as("docs/reference/%s; write it anew with -D%s=true", name, UPDATE)
        .isEqualTo(written);
  }
}
