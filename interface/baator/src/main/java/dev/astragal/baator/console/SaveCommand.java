package dev.astragal.baator.console;

import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Copies the journal; the session itself is on disk already, line by line. */
record SaveCommand(Path journal) {
  ConsoleCommand command() {
    return new ConsoleCommand(
        "save",
        "/save FILE",
        "Copies the session so far; go on with it by 'astragal dm --resume FILE'.",
        List.of(),
        this::save);
  }

  private List<String> save(Words words) {
    Path file = Path.of(words.rest(0, "FILE"));
    try {
      Files.copy(journal, file);
    } catch (FileAlreadyExistsException e) {
      throw new BadInputException(file + " already exists");
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be written: " + e.getMessage());
    }
    return List.of("saved as " + file);
  }
}
