package dev.astragal.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.plain.PlainPlay;
import dev.astragal.runtime.content.Messages;
import dev.astragal.tui.config.Action;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every sentence a player reads is in a bundle, and every sentence of a bundle is used. */
final class TextsTest {
  private static final Pattern USED =
      Pattern.compile("\\b(?:text|say|said|wrong|unfit)\\(\\s*\"([a-z.-]+)\"[,)]");
  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
  private static final Pattern PLACE = Pattern.compile("\\{[a-z]+");
  private static final Pattern COMMAND = Pattern.compile("\\.on\\(\\s*\"([a-z-]+)\"");

  /** Two words, or one with a capital: what a person would read rather than a program. */
  private static final Pattern SENTENCE = Pattern.compile("[A-Za-z]{2,} +[a-z]|^[A-Z][a-z]+");

  private static final String CLIENT = "interface/tui/src/main/java";
  private static final String PLAIN = "interface/plain/src/main/java/dev/astragal/plain";
  private static final String PLAY =
      "interface/cli/src/main/java/dev/astragal/cli/PlayCommand.java";

  @Test
  void everyActionIsExplained() {
    for (Action action : Action.values())
      assertThat(Texts.in("").messages().knows("action." + action.label()))
          .as(action.label())
          .isTrue();
  }

  @Test
  void everyCommandIsExplained() throws IOException {
    for (String word : found(COMMAND, sources(CLIENT)))
      assertThat(Texts.in("").messages().knows("command." + word)).as(word).isTrue();
  }

  @Test
  void everySentenceTheClientsAskForIsThere() throws IOException {
    Set<String> used = found(USED, sources(CLIENT));
    assertThat(used).hasSizeGreaterThan(40);
    assertThat(used).allMatch(Texts.in("").messages()::knows);
    Messages plain = Messages.beside(PlainPlay.class, "");
    Set<String> said = found(USED, sources(PLAIN, PLAY));
    assertThat(said).hasSizeGreaterThan(10);
    assertThat(said).allMatch(plain::knows);
  }

  @Test
  void everySentenceOfTheBundlesIsAskedFor() throws IOException {
    Set<String> known = found(LITERAL, sources(CLIENT));
    for (Action action : Action.values()) {
      known.add("action." + action.label());
      known.add("hint." + action.label());
    }
    for (String word : found(COMMAND, sources(CLIENT))) known.add("command." + word);
    assertThat(keys(Texts.class)).isNotEmpty().isSubsetOf(known);
    assertThat(keys(PlainPlay.class)).isNotEmpty().isSubsetOf(found(LITERAL, sources(PLAIN, PLAY)));
  }

  @Test
  void everySentenceIsThereInGermanWithTheSameValues() throws IOException {
    Properties english = bundle(Texts.class, "messages.properties");
    Properties german = bundle(Texts.class, "messages_de.properties");
    assertThat(german.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
    for (String key : english.stringPropertyNames())
      assertThat(places(german.getProperty(key)))
          .as(key)
          .isEqualTo(places(english.getProperty(key)));
  }

  private static Set<String> places(String sentence) {
    Set<String> found = new TreeSet<>();
    Matcher matcher = PLACE.matcher(sentence);
    while (matcher.find()) found.add(matcher.group());
    return found;
  }

  @Test
  void noSentenceIsWrittenIntoTheCode() throws IOException {
    for (Path file : sources(CLIENT, PLAIN)) {
      // Keys by name, and a report for authors.
      if (file.endsWith("Action.java") || file.endsWith("Transcript.java")) continue;
      for (String statement : withoutRemarks(Files.readString(file)).split(";", -1)) {
        if (statement.contains("throw new IllegalStateException")) continue;
        Matcher literal = LITERAL.matcher(statement);
        while (literal.find())
          assertThat(SENTENCE.matcher(literal.group(1)).find())
              .as("%s: %s", file.getFileName(), literal.group())
              .isFalse();
      }
    }
  }

  /** What picocli prints and what only programmers read is not for players. */
  private static String withoutRemarks(String source) {
    return source
        .replaceAll("(?s)/\\*.*?\\*/", "")
        .replaceAll("//.*", "")
        .replaceAll("(?s)@(Command|Option|Parameters|SuppressWarnings)\\(.*?\\)\\s*\\n", "");
  }

  private static Set<String> found(Pattern pattern, List<Path> files) throws IOException {
    Set<String> found = new TreeSet<>();
    for (Path file : files) {
      Matcher matcher = pattern.matcher(Files.readString(file));
      while (matcher.find()) found.add(matcher.group(1));
    }
    return found;
  }

  private static Set<String> keys(Class<?> beside) throws IOException {
    return bundle(beside, "messages.properties").stringPropertyNames();
  }

  private static Properties bundle(Class<?> beside, String name) throws IOException {
    Properties bundle = new Properties();
    try (InputStream in = Objects.requireNonNull(beside.getResourceAsStream(name))) {
      bundle.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    }
    return bundle;
  }

  private static List<Path> sources(String... places) throws IOException {
    Path root = Path.of(System.getProperty("astragal.root"));
    try (Stream<Path> files =
        Stream.of(places).flatMap(place -> walked(root.resolve(place)).stream())) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  private static List<Path> walked(Path place) {
    try (Stream<Path> files = Files.walk(place)) {
      return files.toList();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
