package dev.astragal.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The site is built from true pages only, and every kind of untruth is found. */
final class SiteBuildTest {
  private static final String INDEX = "# Pages\n\n## All\n\n- [Page](page.md)\n";

  @TempDir private Path root = Path.of("");

  static Stream<Arguments> untruths() {
    return Stream.of(
        Arguments.of("[x](gone.md)", "there is no 'gone.md'"),
        Arguments.of("[x](Page.md)", "there is no 'Page.md'"),
        Arguments.of("![x](images/gone.png)", "there is no 'images/gone.png'"),
        Arguments.of("<img src=\"gone.svg\" alt=\"x\">", "there is no 'gone.svg'"),
        Arguments.of("[x](#nowhere)", "there is no heading for '#nowhere' in docs/page.md"),
        Arguments.of("[x](README.md#none)", "there is no heading for '#none' in docs/README.md"),
        Arguments.of("[x](../../secret.txt)", "the link to '../../secret.txt' leaves"),
        Arguments.of("[x](/etc/hosts)", "the link to '/etc/hosts' leaves"),
        Arguments.of("    ./astragal plai pig", "there is no command 'astragal plai'"),
        Arguments.of("`./astragal play pig --sed 3`", "'astragal play' has no option '--sed'"),
        Arguments.of("```\n$ ./astragal mir aply\n```", "there is no command 'astragal mir aply'"),
        Arguments.of(
            "```\n./astragal sweep pig \\\n  --runz 3\n```",
            "'astragal sweep' has no option '--runz'"),
        Arguments.of("    X=1 ./astragal run pig -q", "'astragal run' has no option '-q'"));
  }

  @ParameterizedTest
  @MethodSource("untruths")
  void whatIsNotTrueIsFoundWithItsLine(String text, String problem) throws IOException {
    write("README.md", "# Top\n");
    write("docs/README.md", INDEX);
    write("docs/page.md", "# Page\n\n" + text + "\n");
    List<Problem> problems = SiteBuild.build(root, root.resolve("out"), Optional.empty());
    assertThat(problems).hasSize(1);
    assertThat(problems.getFirst().toString()).startsWith("docs/page.md:").contains(problem);
    assertThat(problems.getFirst().line()).isBetween(3, 4);
    assertThat(root.resolve("out")).doesNotExist();
  }

  @Test
  void aPageThatNoWayLeadsToIsFound() throws IOException {
    write("README.md", "# Top\n");
    write("docs/README.md", INDEX);
    write("docs/page.md", "# Page\n");
    write("docs/lost.md", "# Lost\n");
    assertThat(SiteBuild.build(root, root.resolve("out"), Optional.empty()))
        .containsExactly(new Problem("docs/lost.md", 1, "is not listed in docs/README.md"));
  }

  @Test
  void aGameIsPlayedWhereAPageWantsItAndTheSiteHasIt() throws IOException {
    write("README.md", "# Top\n");
    write("docs/README.md", INDEX);
    write("docs/page.md", "# Page\n\n<!-- play: pig -->\n\n<!-- play: chess -->\n");
    write("games/pig/index.html", "<p>Roll!</p>");
    Path out = root.resolve("out");
    assertThat(SiteBuild.build(root, out, Optional.of(root.resolve("games")))).isEmpty();
    assertThat(Files.readString(out.resolve("docs/page.html")))
        .contains("<iframe class=\"play pig\" src=\"../play/pig/index.html\"")
        .doesNotContain("chess");
    assertThat(out.resolve("play/pig/index.html")).hasContent("<p>Roll!</p>");
  }

  @Test
  void linksStayInTheSiteAndTakeWhatTheyLeadToAlong() throws IOException {
    write(
        "README.md",
        "# Top\n\n[page](docs/page.md#a-b) [dir](docs/more) [out](https://example.org/)\n");
    write("docs/README.md", INDEX + "- [More](more)\n");
    write("docs/page.md", "# Page\n\n## A, b!\n\n![p](p.svg) [top](../README.md)\n");
    write("docs/p.svg", "<svg/>");
    write("docs/more/one.md", "# One\n");
    Path out = root.resolve("out");
    assertThat(SiteBuild.build(root, out, Optional.empty())).isEmpty();
    assertThat(Files.readString(out.resolve("index.html")))
        .contains("href=\"docs/page.html#a-b\"")
        .contains("href=\"docs/more/index.html\"")
        .contains("href=\"https://example.org/\"");
    assertThat(Files.readString(out.resolve("docs/page.html")))
        .contains("<h2 id=\"a-b\">")
        .contains("src=\"p.svg\"")
        .contains("href=\"../index.html\"");
    assertThat(Files.readString(out.resolve("docs/more/index.html"))).contains("one.html");
    assertThat(out.resolve("docs/p.svg")).hasContent("<svg/>");
  }

  @Test
  void theSiteNeedsNothingFromElsewhere() throws IOException {
    Path out = root.resolve("out");
    assertThat(SiteBuild.build(Path.of(System.getProperty("astragal.root")), out, Optional.empty()))
        .isEmpty();
    try (Stream<Path> files = Files.walk(out)) {
      for (Path file : files.filter(path -> path.toString().matches(".*\\.(html|css)")).toList())
        assertThat(Files.readString(file))
            .as("%s", file)
            .doesNotContainPattern(
                "(?:src|srcset)=\"[a-z]+:|<link[^>]*href=\"[a-z]+:|<script|url\\(|@import");
    }
    assertThat(out.resolve("docs/guide.html")).exists();
  }

  private void write(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Path parent = file.getParent();
    if (parent != null) Files.createDirectories(parent);
    Files.writeString(file, text);
  }
}
