package dev.astragal.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The classes that the architecture's page and its pictures name are there. */
final class ArchitecturePageTest {
  private static final Path ROOT = Path.of(System.getProperty("astragal.root")).normalize();
  private static final Path DOCS = ROOT.resolve("docs");
  private static final Pattern NAMED_IN_TEXT = Pattern.compile("`([A-Z][a-z]+[A-Za-z0-9]*)[`.]");
  private static final Pattern NAMED_IN_PICTURE =
      Pattern.compile("class=\"c t\"[^>]*>([A-Z][A-Za-z, ]*)");

  @Test
  void everyClassNamedOnThePageExists() throws IOException {
    SortedSet<String> named = named(NAMED_IN_TEXT, DOCS.resolve("architecture.md"));
    assertThat(named).contains("Session", "JournalWriter", "GameView");
    named.remove("ServiceLoader");
    assertThat(classes()).containsAll(named);
  }

  @Test
  void everyClassNamedInItsPicturesExists() throws IOException {
    SortedSet<String> named = new TreeSet<>();
    try (Stream<Path> pictures = Files.list(DOCS.resolve("images/architecture"))) {
      for (Path picture : pictures.toList()) named.addAll(named(NAMED_IN_PICTURE, picture));
    }
    assertThat(named).contains("Kernel", "LiveMatch", "SweepEngine");
    assertThat(classes()).containsAll(named);
  }

  private static SortedSet<String> named(Pattern pattern, Path file) throws IOException {
    SortedSet<String> names = new TreeSet<>();
    Matcher matcher = pattern.matcher(Files.readString(file));
    while (matcher.find()) names.addAll(List.of(matcher.group(1).split(", ", -1)));
    return names;
  }

  private static SortedSet<String> classes() throws IOException {
    SortedSet<String> classes = new TreeSet<>();
    for (String layer : List.of("kernel", "parts", "runtime", "games", "interface")) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(layer))) {
        files
            .map(file -> file.getFileName().toString())
            .filter(name -> name.endsWith(".java"))
            .forEach(name -> classes.add(name.substring(0, name.length() - 5)));
      }
    }
    return classes;
  }
}
