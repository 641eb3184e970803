package dev.astragal.runtime.content;

import dev.astragal.kernel.game.Game;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The message bundles that lie beside a game's class, in a directory or in a jar. */
public final class Bundles {
  private static final String PLAIN = "messages.properties";
  private static final Pattern VOICE = Pattern.compile("messages-(.+)\\.properties");
  private static final Pattern LANGUAGE = Pattern.compile("messages_(.+)\\.properties");

  private Bundles() {}

  /** The voices beside the plain one. */
  public static List<String> voices(Game<?, ?, ?> game) {
    return names(game, VOICE);
  }

  /** The languages beside the one of the plain bundle. */
  public static List<String> languages(Game<?, ?, ?> game) {
    return names(game, LANGUAGE);
  }

  private static List<String> names(Game<?, ?, ?> game, Pattern name) {
    return files(game.getClass()).stream()
        .map(name::matcher)
        .filter(Matcher::matches)
        .map(match -> match.group(1))
        .sorted()
        .toList();
  }

  private static List<String> files(Class<?> beside) {
    URL plain = beside.getResource(PLAIN);
    if (plain == null) return List.of();
    try {
      URI uri = plain.toURI();
      if (!uri.getScheme().equals("jar")) return listed(Path.of(uri).resolveSibling("."));
      try (FileSystem jar = FileSystems.newFileSystem(jar(uri), Map.<String, Object>of())) {
        return listed(jar.getPath("/" + beside.getPackageName().replace('.', '/')));
      }
    } catch (URISyntaxException e) {
      throw new IllegalStateException(plain + " is no place", e);
    } catch (IOException e) {
      throw new UncheckedIOException(
          "the bundles beside " + beside.getName() + " cannot be read", e);
    }
  }

  private static Path jar(URI inside) {
    String whole = inside.getSchemeSpecificPart();
    return Path.of(URI.create(whole.substring(0, whole.indexOf("!/"))));
  }

  private static List<String> listed(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
