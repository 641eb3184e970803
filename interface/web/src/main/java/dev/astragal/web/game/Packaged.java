package dev.astragal.web.game;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Files that are packaged beside a class, found by looking and not by being asked for. */
public final class Packaged {
  private Packaged() {}

  /** Everything in the package of {@code type}, or in a folder there, such as {@code /web}. */
  static Map<String, byte[]> beside(Class<?> type, String folder) {
    return files(type, type.getPackageName().replace('.', '/') + folder);
  }

  /**
   * Everything below {@code folder} where {@code type} comes from, by name relative to it. Outside
   * an archive, classes and other files may lie in different directories.
   */
  public static Map<String, byte[]> files(Class<?> type, String folder) {
    try {
      Path home = Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
      if (!Files.isDirectory(home)) {
        return within(home, folder + "/");
      }
      Map<String, byte[]> found = new TreeMap<>();
      for (URL place : Collections.list(type.getClassLoader().getResources(folder)))
        if (place.getProtocol().equals("file")) found.putAll(below(Path.of(place.toURI())));
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException(folder + " cannot be read", e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the class path has an address that is none", e);
    }
  }

  private static Map<String, byte[]> within(Path archive, String folder) throws IOException {
    Map<String, byte[]> found = new TreeMap<>();
    try (ZipFile files = new ZipFile(archive.toFile())) {
      for (ZipEntry file : Collections.list(files.entries()))
        if (file.getName().startsWith(folder) && !file.isDirectory())
          found.put(
              file.getName().substring(folder.length()), files.getInputStream(file).readAllBytes());
    }
    return found;
  }

  private static Map<String, byte[]> below(Path root) throws IOException {
    Map<String, byte[]> found = new TreeMap<>();
    if (!Files.isDirectory(root)) return found;
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).toList())
        found.put(root.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
    }
    return found;
  }
}
