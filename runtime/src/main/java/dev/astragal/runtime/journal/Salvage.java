package dev.astragal.runtime.journal;

import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * What is left of a damaged journal: everything before the damage.
 *
 * @param from the damaged journal, which stays as it is
 * @param damage what is wrong, and where; nothing where all of it is sound
 */
public record Salvage(Path from, JournalFile sound, Optional<JournalException> damage) {
  public static Salvage of(Path file) {
    return JournalReader.salvage(file);
  }

  /** The number of the last input that is left. */
  public long lastInput() {
    return sound.lines().reversed().stream()
        .filter(JournalLine.Input.class::isInstance)
        .mapToLong(line -> ((JournalLine.Input) line).seq())
        .findFirst()
        .orElse(0);
  }

  /** What is wrong, said in a sentence. */
  public Optional<String> said() {
    return damage.map(Throwable::getMessage);
  }

  /** How many bytes come from the damage on. */
  public long lostBytes() {
    try {
      return Files.size(from) - sound.soundLength();
    } catch (IOException e) {
      throw new BadInputException(from + " cannot be read: " + e.getMessage());
    }
  }

  /** Writes what is left into a new file, for good. */
  public void write(Path fresh) {
    try (InputStream in = Files.newInputStream(from)) {
      byte[] left = in.readNBytes(Math.toIntExact(sound.soundLength()));
      Files.write(fresh, left, StandardOpenOption.CREATE_NEW);
      Disk.force(fresh);
      Disk.forceName(fresh);
    } catch (FileAlreadyExistsException e) {
      throw new BadInputException(fresh + " exists already; choose another name");
    } catch (IOException e) {
      throw new BadInputException(fresh + " cannot be written: " + e.getMessage());
    }
  }
}
