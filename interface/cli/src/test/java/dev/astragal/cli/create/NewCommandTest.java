package dev.astragal.cli.create;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game is created whole or not at all. That it also builds is shown where Maven is at hand. */
final class NewCommandTest {
  private static final Path ROOT = Path.of(System.getProperty("astragal.root"));

  @TempDir private Path sources;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void aSourceTree() throws IOException {
    Files.createDirectories(sources.resolve("interface/app"));
    Files.copy(ROOT.resolve("pom.xml"), sources.resolve("pom.xml"));
    Files.copy(ROOT.resolve("interface/app/pom.xml"), sources.resolve("interface/app/pom.xml"));
    System.setProperty(NewCommand.SOURCES, sources.toString());
  }

  @AfterEach
  void noSourceTree() {
    System.clearProperty(NewCommand.SOURCES);
    System.clearProperty(NewCommand.RELEASE);
  }

  @Test
  void aGameHasRulesTextsARegistrationAndTests() {
    assertThat(create("mygame", "--title", "My Game")).isZero();
    String main = "games/mygame/src/main/";
    assertThat(text(main + "java/dev/astragal/games/mygame/MygameGame.java"))
        .contains("package dev.astragal.games.mygame;")
        .contains("public final class MygameGame implements SimpleGame<")
        .contains("ID = \"mygame\"")
        .contains("TITLE = \"My Game\"");
    assertThat(text(main + "resources/META-INF/services/dev.astragal.kernel.game.Game"))
        .isEqualTo("dev.astragal.games.mygame.MygameGame\n");
    assertThat(text(main + "resources/dev/astragal/games/mygame/messages.properties"))
        .contains("prompt.move");
    assertThat(text("games/mygame/src/test/java/dev/astragal/games/mygame/MygameGameTest.java"))
        .contains("GameKit.check(new MygameGame())");
    assertThat(files().values()).noneMatch(content -> content.contains("Starter"));
  }

  @Test
  void theBuildKnowsTheGameInThreePlaces() {
    assertThat(create("mygame")).isZero();
    assertThat(text("pom.xml"))
        .containsOnlyOnce("<module>games/mygame</module>")
        .containsOnlyOnce("<artifactId>astragal-mygame</artifactId>");
    assertThat(text("interface/app/pom.xml"))
        .containsOnlyOnce("<artifactId>astragal-mygame</artifactId>");
    assertThat(text("games/mygame/pom.xml"))
        .contains("<relativePath>../../pom.xml</relativePath>")
        .contains("<artifactId>astragal-mygame</artifactId>");
  }

  @Test
  void gamesFollowEachOther() {
    assertThat(create("one1")).isZero();
    assertThat(create("two2", "--package", "org.example.two2")).isZero();
    assertThat(text("pom.xml"))
        .contains("<module>games/one1</module>\n    <module>games/two2</module>\n");
    assertThat(text("games/two2/src/main/java/org/example/two2/Two2Game.java"))
        .startsWith("package org.example.two2;");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pig",
        "class",
        "my-game",
        "My",
        "a",
        "9lives",
        "größe",
        "../evil",
        "",
        "game with"
      })
  void aNameThatCannotBeIsRefusedInOneLineAndNothingIsWritten(String name) {
    Map<String, String> before = files();
    assertThat(create(name)).isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(files()).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"no package", "org..example", "org.example.class", "1st.example"})
  void aPackageThatJavaRefusesIsRefused(String packageName) {
    assertThat(create("mygame", "--package", packageName)).isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(err.toString()).contains("is not a Java package");
  }

  @ParameterizedTest
  @ValueSource(strings = {"say \"hi\"", "a\\b", "<b>", "*/", " "})
  void aTitleThatWouldBreakAFileIsRefused(String title) {
    assertThat(create("mygame", "--title", title)).isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(sources.resolve("games")).doesNotExist();
  }

  @Test
  void whatExistsIsLeftAlone() throws IOException {
    Files.createDirectories(sources.resolve("games/mygame"));
    Map<String, String> before = files();
    assertThat(create("mygame")).isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(err.toString()).contains("exists already");
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void aBuildFileWithoutAPlaceForGamesStopsItBeforeAnythingIsWritten() throws IOException {
    Files.writeString(sources.resolve("interface/app/pom.xml"), "<project/>\n");
    Map<String, String> before = files();
    assertThat(create("mygame")).isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(err.toString()).contains("interface/app/pom.xml lacks the line");
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void aWriteThatFailsHalfwayIsTakenBack() throws IOException {
    Map<String, String> before = files();
    Path blocked = Files.createDirectories(sources.resolve("interface/app/.pom.xml.new/occupied"));
    assertThat(create("mygame")).isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(err.toString()).contains("nothing was created");
    Files.delete(blocked);
    Files.delete(blocked.getParent());
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void aReleaseMakesAProjectOfItsOwnWithItsLibraries(@TempDir Path release) throws IOException {
    System.clearProperty(NewCommand.SOURCES);
    System.setProperty(NewCommand.RELEASE, release.toString());
    Path place = sources.resolve("own");
    assertThat(create("mygame", "--directory", place.toString())).isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(err.toString()).contains("needs the libraries");
    Files.createDirectory(release.resolve("maven"));
    assertThat(create("mygame", "--directory", place.toString())).isZero();
    assertThat(text("own/pom.xml"))
        .contains("<url>" + release.resolve("maven").toUri() + "</url>")
        .contains("<artifactId>mygame</artifactId>")
        .doesNotContain("@");
    assertThat(text("pom.xml")).doesNotContain("mygame");
  }

  private int create(String... arguments) {
    String[] all = new String[arguments.length + 1];
    all[0] = "new";
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    return Main.run(all, new PrintWriter(out, true), new PrintWriter(err, true));
  }

  private String text(String file) {
    return read(sources.resolve(file));
  }

  private Map<String, String> files() {
    try (Stream<Path> all = Files.walk(sources)) {
      Map<String, String> files = new TreeMap<>();
      all.filter(Files::isRegularFile)
          .forEach(file -> files.put(sources.relativize(file).toString(), read(file)));
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
