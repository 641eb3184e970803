package dev.astragal.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The document names every code there is, no other, and a test provokes each. */
final class ProtocolDocumentTest {
  private static final Path ROOT = Path.of(System.getProperty("astragal.root"));
  private static final Pattern CODE = Pattern.compile("`([A-Z]+(?:_[A-Z]+)*)`");
  private static final Pattern REFUSAL =
      Pattern.compile("(?:Refusal\\(\\s*\\d+,|Rejection(?:\\.of|\\.because)?\\()\\s*\"([A-Z_]+)\"");

  /**
   * Words in capitals that are no codes: how loud an event is, where it is shown, what an offer is.
   */
  private static final Set<String> OTHER_WORDS =
      Set.of(
          "NONE",
          "LOG",
          "TOAST",
          "MODAL",
          "INFO",
          "WARNING",
          "CRITICAL",
          "OWNER",
          "ANSWER",
          "COMMAND",
          "WAY_BACK",
          "SUGGESTED",
          "PLAIN",
          "RARE",
          "GRAVE",
          "COST",
          "GAIN",
          "ODDS",
          "NOTE",
          "SQUARES",
          "POINTS",
          "HEXES");

  @Test
  void everyCodeOfTheServerIsDocumented() {
    assertThat(documented())
        .containsAll(found(REFUSAL, ROOT.resolve("interface/web/src/main/java")));
  }

  @Test
  void everyDocumentedCodeIsProvokedByATest() {
    Set<String> tested =
        found(Pattern.compile("([A-Z]{2,}(?:_[A-Z]+)*)"), ROOT.resolve("interface/web/src/test"));
    Set<String> untested = documented();
    untested.removeAll(tested);
    assertThat(untested).isEmpty();
  }

  private static Set<String> documented() {
    Set<String> codes = found(CODE, ROOT.resolve("docs/reference/web-protocol.md"));
    codes.removeAll(OTHER_WORDS);
    return codes;
  }

  private static Set<String> found(Pattern pattern, Path root) {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> !file.endsWith("ProtocolDocumentTest.java"))
          .flatMap(file -> pattern.matcher(text(file)).results())
          .map(match -> match.group(1))
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
