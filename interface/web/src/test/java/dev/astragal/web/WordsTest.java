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
import java.util.ArrayList;
import java.util.List;
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
  private static final Pattern NO_CODE = Pattern.compile("^\\s*(//|/?\\*|import )|console\\.");
  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

  /** Two words beside each other, a word with a capital, or one behind a comma. */
  private static final Pattern SPOKEN =
      Pattern.compile("\\p{L}{2,} \\p{L}{2,}|^\\p{Lu}\\p{Ll}+|^[,:;] \\p{L}{2,}");

  /** What stands before a class, a drawing, a selector, a key or a kind of event. */
  private static final Pattern MECHANICAL =
      Pattern.compile(
          "(\\b(class|d|viewBox|transform|href|type|rel|preserveAspectRatio): [^,]*"
              + "|(querySelector|querySelectorAll|closest|matches|addEventListener|toggle)\\("
              + "|(className|font|PARTS) = |[!=]== |(keys|names): \\[[^\\]]*|moves\\(prompt, \\[.*)$");

  /** Names that are the same in every language, and what machines say to each other. */
  private static final Set<String> KNOWN =
      Set.of(
          "Astragal",
          "English",
          "Deutsch",
          "Esc",
          "ArrowUp",
          "ArrowDown",
          "ArrowLeft",
          "ArrowRight",
          "Accept-Language",
          "Content-Type",
          "Bearer ");

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

  /** What somebody would read or hear, written where it cannot be put into another language. */
  @Test
  void noScriptSaysAnythingThatIsInNoBundle() throws IOException {
    List<String> said = new ArrayList<>();
    List<Path> scripts = scripts();
    for (Path script : scripts)
      for (String line : Files.readAllLines(script))
        if (!NO_CODE.matcher(line).find())
          LITERAL
              .matcher(line.replaceFirst("\\s//.*", ""))
              .results()
              .filter(found -> !MECHANICAL.matcher(line.substring(0, found.start())).find())
              .map(found -> found.group(1))
              .filter(text -> SPOKEN.matcher(text).find() && !KNOWN.contains(text))
              .forEach(text -> said.add(script.getFileName() + ": " + text));
    assertThat(scripts).anyMatch(script -> script.endsWith("baator/web/art.js"));
    assertThat(said).isEmpty();
  }

  private static List<Path> scripts() throws IOException {
    List<Path> all = new ArrayList<>();
    for (String root : List.of("interface/web/src/main/resources", "games", "guide/src"))
      try (Stream<Path> files = Files.walk(ROOT.resolve(root))) {
        files
            .filter(file -> file.toString().matches(".*/src/main/resources/.*/?web/.*\\.js"))
            .forEach(all::add);
      }
    return all;
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
