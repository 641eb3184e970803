package dev.astragal.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.tui.config.Action;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class TextsTest {
  private static final Pattern USED = Pattern.compile("text\\(\\s*\"([a-z.-]+)\"[,)]");

  @Test
  void everyActionIsExplained() {
    for (Action action : Action.values())
      assertThat(Texts.in("").messages().knows("action." + action.label()))
          .as(action.label())
          .isTrue();
  }

  @Test
  void everySentenceTheClientAsksForIsThere() throws IOException {
    TreeSet<String> missing = new TreeSet<>();
    TreeSet<String> used = new TreeSet<>();
    for (Path file : sources()) {
      Matcher matcher = USED.matcher(Files.readString(file));
      while (matcher.find()) {
        if (matcher.group(1).endsWith(".")) continue;
        used.add(matcher.group(1));
        if (!Texts.in("").messages().knows(matcher.group(1))) missing.add(matcher.group(1));
      }
    }
    assertThat(used).hasSizeGreaterThan(40);
    assertThat(missing).isEmpty();
  }

  private static List<Path> sources() throws IOException {
    Path root = Path.of(System.getProperty("astragal.root"), "interface/tui/src/main/java");
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }
}
