package dev.astragal.runtime.league;

import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * A league on disk, to go on with later: a line that says what is played, and a line for every
 * pair. A last line that was cut off is played again.
 */
public final class LeagueFile {
  private final Path file;

  private LeagueFile(Path file) {
    this.file = file;
  }

  /** Goes on with what {@code file} has of {@code plan}, or begins it there. */
  public static LeagueFile of(Path file, League league) {
    LeagueFile kept = new LeagueFile(file);
    try {
      String plan = JsonTrees.write(LeaguePlan.SHAPE.tree(league.plan()));
      if (!Files.exists(file) || Files.size(file) == 0) {
        Files.writeString(file, plan + "\n");
        return kept;
      }
      kept.cutTornLine();
      List<String> lines = Files.readAllLines(file);
      if (lines.isEmpty() || !lines.getFirst().equals(plan))
        throw new BadInputException(
            file + " is another league, or one of another build of " + league.plan().spec().game());
      league.resume(lines.subList(1, lines.size()));
    } catch (IOException | TreeException e) {
      throw new BadInputException(file + " cannot be gone on with: " + e.getMessage());
    }
    return kept;
  }

  private void cutTornLine() throws IOException {
    try (RandomAccessFile all = new RandomAccessFile(file.toFile(), "rw")) {
      long end = all.length();
      while (end > 0) {
        all.seek(end - 1);
        if (all.read() == '\n') break;
        end--;
      }
      all.setLength(end);
    }
  }

  void append(List<PairResult> results) {
    StringBuilder lines = new StringBuilder();
    for (PairResult result : results)
      lines.append(JsonTrees.write(PairResult.SHAPE.tree(result))).append('\n');
    try {
      Files.write(
          file, lines.toString().getBytes(StandardCharsets.UTF_8), StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be written: " + e.getMessage());
    }
  }
}
