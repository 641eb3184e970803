package dev.astragal.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The code on the pages for authors is the code that is compiled. */
class GuideSnippetsTest {
  /** Set to write the snippets into the page instead of comparing. */
  private static final String UPDATE = "astragal.guide.update";

  private static final Path ROOT = Path.of(System.getProperty("astragal.root"));
  private static final Pattern SNIPPET =
      Pattern.compile(
          "<!-- (?:snippet|excerpt): ([^ #]+)(?:#(\\w+))? -->\n```\\w*\n(.*?)```\n",
          Pattern.DOTALL);

  @ParameterizedTest
  @ValueSource(strings = {"docs/guide.md", "docs/cookbook.md"})
  void everySnippetIsTheCompiledSource(String name) throws IOException {
    Path file = ROOT.resolve(name);
    String page = Files.readString(file);
    String written =
        SNIPPET
            .matcher(page)
            .replaceAll(
                match ->
                    Matcher.quoteReplacement(
                        match.group().substring(0, match.start(3) - match.start())
                            + source(match.group(1), match.group(2))
                            + "```\n"));
    if (Boolean.getBoolean(UPDATE)) Files.writeString(file, written);
    assertThat(Files.readString(file))
        .as("%s; write it anew with -D%s=true", name, UPDATE)
        .isEqualTo(written);
  }

  @Test
  void theFirstGameHasAtMostFiftyLinesAndPigEightyTwo() throws IOException {
    assertThat(lines("guide/src/main/java/dev/astragal/guide/TicTacToe.java"))
        .isLessThanOrEqualTo(50);
    assertThat(lines("games/pig/src/main/java/dev/astragal/games/pig/Pig.java"))
        .isLessThanOrEqualTo(82);
  }

  /** Those that are not blank. */
  private static long lines(String file) throws IOException {
    return Files.readAllLines(ROOT.resolve(file)).stream().filter(line -> !line.isBlank()).count();
  }

  /** A whole file, or the lines between {@code // snippet: NAME} and {@code // end}. */
  private static String source(String file, String tag) {
    try {
      List<String> lines = Files.readAllLines(ROOT.resolve(file));
      if (tag == null) return String.join("\n", lines) + "\n";
      List<String> tagged = new ArrayList<>();
      boolean inside = false;
      for (String line : lines) {
        if (line.strip().equals("// end")) inside = false;
        if (inside) tagged.add(line);
        if (line.strip().equals("// snippet: " + tag)) inside = true;
      }
      if (tagged.isEmpty()) throw new IllegalArgumentException(file + " has no part " + tag);
      return String.join("\n", tagged).stripTrailing().stripIndent() + "\n";
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
