package dev.astragal.cli.create;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The files of the game every new game begins as; the module {@code starter} of the sources. */
final class Template {
  private static final String PACKAGE = "dev.astragal.starter";
  private static final String MAIN = "src/main/java/dev/astragal/starter/";

  private static final List<String> SOURCES =
      List.of(
          MAIN + "StarterGame.java",
          MAIN + "Wall.java",
          MAIN + "Move.java",
          MAIN + "Happening.java",
          MAIN + "package-info.java",
          "src/main/resources/dev/astragal/starter/messages.properties",
          "src/main/resources/META-INF/services/dev.astragal.kernel.game.Game",
          "src/test/java/dev/astragal/starter/StarterGameTest.java");

  private final NewGame game;

  Template(NewGame game) {
    this.game = game;
  }

  /** Writes everything but the build file. */
  void writeSources(Path directory) throws IOException {
    for (String source : SOURCES)
      write(directory.resolve(named(source)), named(read("starter/" + source)));
  }

  /** The build file of a module of the sources. */
  String modulePom() {
    return named(read("starter/pom.xml"))
        .replace("<relativePath>../pom.xml", "<relativePath>../../pom.xml")
        .replace("${project.basedir}/..<", "${project.basedir}/../..<")
        .replace("The game every new game begins as.", "The game " + game.title() + ".");
  }

  /**
   * The build file of a project that stands alone and takes the libraries from {@code repository}.
   */
  String standalonePom(String repository) {
    return named(read("standalone-pom.xml"))
        .replace("GROUP", game.packageName())
        .replace("REPOSITORY", repository);
  }

  static void write(Path file, String text) throws IOException {
    Path parent = file.getParent();
    if (parent != null) Files.createDirectories(parent);
    Files.writeString(file, text);
  }

  private String named(String text) {
    return text.replace(PACKAGE, game.packageName())
        .replace(PACKAGE.replace('.', '/'), game.packageName().replace('.', '/'))
        .replace("StarterGame", game.classStem() + "Game")
        .replace("starter", game.id())
        .replace("Starter", game.title());
  }

  private static String read(String name) {
    try (InputStream in = Template.class.getResourceAsStream(name)) {
      if (in == null) throw new IllegalStateException("the template " + name + " is missing");
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
