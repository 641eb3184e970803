package dev.astragal.cli.sweep;

import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files a command writes for people. */
final class OutputFiles {
  private OutputFiles() {}

  /** Better said before an hour of games than after it. */
  static void requireWritable(Path file) {
    Path parent = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) throw new BadInputException(file + " is a directory, not a file");
    if (parent == null || !Files.isDirectory(parent) || !Files.isWritable(parent))
      throw new BadInputException(file + " cannot be written there");
  }

  static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be written: " + e.getMessage());
    }
  }
}
