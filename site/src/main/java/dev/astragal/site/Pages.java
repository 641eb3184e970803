package dev.astragal.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Document;
import org.commonmark.node.Heading;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/** Every page there is: the Markdown files in the root of the repository and under {@code docs}. */
final class Pages {
  static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());

  private static final Parser PARSER =
      Parser.builder()
          .extensions(EXTENSIONS)
          .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
          .build();

  private Pages() {}

  /** By path. */
  static SortedMap<String, Page> read(Path root) throws IOException {
    SortedMap<String, Page> pages = new TreeMap<>();
    try (Stream<Path> top = Files.list(root);
        Stream<Path> below = Files.walk(root.resolve("docs"))) {
      for (Path file : Stream.concat(top, below).filter(Pages::isPage).toList()) {
        String path = root.relativize(file).toString().replace('\\', '/');
        pages.put(path, page(path, Files.readString(file)));
      }
    }
    return pages;
  }

  static Page page(String path, String markdown) {
    Document document = (Document) PARSER.parse(markdown);
    Map<String, Heading> headings = Headings.of(document);
    String title = headings.values().stream().findFirst().map(Headings::text).orElse(path).strip();
    return new Page(path, title, document, Headings.anchors(document));
  }

  private static boolean isPage(Path file) {
    return file.toString().endsWith(".md") && Files.isRegularFile(file);
  }
}
