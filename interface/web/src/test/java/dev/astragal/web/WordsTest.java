package dev.astragal.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.runtime.library.GameLibrary;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pages' own words: all there, in both languages, and none that nobody says. */
final class WordsTest {
  private static final Path ROOT = Path.of(System.getProperty("astragal.root"));
  private static final Path PAGES = ROOT.resolve("interface/web/src/main/resources/web/assets");
  private static final Pattern QUOTED = Pattern.compile("\"([\\w.-]+)\"");
  private static final Pattern BEGUN = Pattern.compile("\"([\\w-]+\\.(?:[\\w-]+\\.)*)\" \\+");
  private static final Pattern PLACE = Pattern.compile("\\{(\\w+)");

  @Test
  void everySentenceIsThereInBothLanguagesWithTheSamePlaces() {
    Properties english = bundle(WebServer.class, "messages.properties");
    Properties german = bundle(WebServer.class, "messages_de.properties");
    assertThat(german.stringPropertyNames())
        .containsExactlyInAnyOrderElementsOf(english.stringPropertyNames());
    for (String key : english.stringPropertyNames())
      assertThat(places(german.getProperty(key)))
          .as(key)
          .isEqualTo(places(english.getProperty(key)));
  }

  @Test
  void everyArtSaysTheSameInBothLanguages() {
    for (var game : GameLibrary.games())
      assertThat(art(bundle(game.getClass(), "messages_de.properties")))
          .as(game.manifest().id())
          .isEqualTo(art(bundle(game.getClass(), "messages.properties")));
  }

  @Test
  void everythingThatPagesSayIsInTheBundle() {
    Set<String> known = bundle(WebServer.class, "messages.properties").stringPropertyNames();
    assertThat(known).containsAll(found(Pattern.compile("\\bsay\\(\"([\\w.-]+)\"[,)]")));
  }

  @Test
  void nothingIsInTheBundleThatNoPageSays() {
    Set<String> left =
        new TreeSet<>(bundle(WebServer.class, "messages.properties").stringPropertyNames());
    left.removeAll(found(QUOTED));
    Set<String> above = found(BEGUN);
    left.removeIf(key -> above.stream().anyMatch(key::startsWith));
    assertThat(left).isEmpty();
  }

  private static Set<String> art(Properties bundle) {
    return bundle.stringPropertyNames().stream()
        .filter(key -> key.startsWith("art."))
        .collect(Collectors.toSet());
  }

  private static Set<String> places(String sentence) {
    return PLACE
        .matcher(sentence)
        .results()
        .map(match -> match.group(1))
        .collect(Collectors.toSet());
  }

  private static Set<String> found(Pattern pattern) {
    try (Stream<Path> files = Files.walk(PAGES)) {
      return files
          .filter(file -> file.toString().endsWith(".js"))
          .flatMap(file -> matches(pattern, file))
          .map(match -> match.group(1))
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<MatchResult> matches(Pattern pattern, Path file) {
    try {
      return pattern.matcher(Files.readString(file)).results();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Properties bundle(Class<?> beside, String name) {
    Properties bundle = new Properties();
    try (InputStream in = beside.getResourceAsStream(name)) {
      if (in != null) bundle.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bundle;
  }
}
