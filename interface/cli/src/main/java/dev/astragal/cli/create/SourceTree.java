package dev.astragal.cli.create;

import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.Map;

/** The sources of Astragal, and the places in them that name every game. */
final class SourceTree {
  private static final String MODULES =
      "    <!-- 'astragal new' adds modules above this line. -->\n";
  private static final String MANAGED =
      "      <!-- 'astragal new' adds games above this line. -->\n";
  private static final String USED = "    <!-- 'astragal new' adds games above this line. -->\n";

  private final Path root;

  SourceTree(Path root) {
    this.root = root;
  }

  Path module(NewGame game) {
    return root.resolve("games").resolve(game.id());
  }

  /** The build files as they are with the game in them. */
  Map<Path, String> with(NewGame game) throws IOException {
    Map<Path, String> changed = new LinkedHashMap<>();
    Path all = root.resolve("pom.xml");
    String modules =
        inserted(
            all, Files.readString(all), MODULES, "    <module>games/" + game.id() + "</module>\n");
    changed.put(
        all,
        inserted(
            all,
            modules,
            MANAGED,
            dependency("      ", game, "<version>${project.version}</version>")));
    Path program = root.resolve("interface/app/pom.xml");
    changed.put(
        program,
        inserted(
            program,
            Files.readString(program),
            USED,
            dependency("    ", game, "<scope>runtime</scope>")));
    return changed;
  }

  private static String dependency(String indent, NewGame game, String last) {
    return """
        <dependency>
          <groupId>dev.astragal</groupId>
          <artifactId>astragal-%s</artifactId>
          %s
        </dependency>
        """
        .formatted(game.id(), last)
        .indent(indent.length());
  }

  private static String inserted(Path file, String text, String marker, String addition) {
    int at = text.indexOf("\n" + marker);
    if (at < 0)
      throw new BadInputException(
          file + " lacks the line \"" + marker.strip() + "\", so no game can be added to it");
    return text.substring(0, at + 1) + addition + text.substring(at + 1);
  }

  /** Replaces a file in one step: readers see the old one or the new one. */
  static void replace(Path file, String text) throws IOException {
    Path written = file.resolveSibling("." + file.getFileName() + ".new");
    try {
      Files.writeString(written, text);
      Files.move(
          written, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(written);
    }
  }
}
