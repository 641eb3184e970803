package dev.astragal.runtime.league;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Situation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Games that somebody played and kept, people and agents among them: each counts for those two who
 * sat there. Every one is replayed, so that nobody's file says it won who did not.
 */
public final class Recorded {
  private final RunSpec spec;
  private final Map<String, Standing> duels = new LinkedHashMap<>();
  private int counted;
  private int passedOver;

  public Recorded(RunSpec spec) {
    this.spec = spec;
  }

  /** Counts a journal, or all in a directory; whoever is no bot there is called {@code name}. */
  public void add(Path place, String name) {
    try (Stream<Path> files = Files.isDirectory(place) ? Files.list(place) : Stream.of(place)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        if (file.toString().endsWith(".jsonl")) count(file, name);
      }
    } catch (IOException e) {
      throw new BadInputException(place + " cannot be read: " + e.getMessage());
    }
  }

  private void count(Path file, String name) {
    try {
      JournalFile journal = JournalReader.read(file);
      RunSpec played = journal.header().spec();
      List<String> names = new ArrayList<>();
      for (int seat = 0; seat < played.seats(); seat++) {
        List<String> players = journal.header().players();
        String bot = seat < players.size() ? players.get(seat) : "";
        names.add(bot.isEmpty() ? name : bot);
      }
      List<String> sides = names.stream().distinct().sorted().toList();
      boolean fits =
          played.game().equals(spec.game()) && played.seats() == spec.seats() && sides.size() == 2;
      // What does not belong here may not be playable here either.
      if (!fits) passedOver++;
      else count(Recording.of(journal), names, sides);
    } catch (JournalException e) {
      passedOver++;
    }
  }

  private void count(Recording replayed, List<String> names, List<String> sides) {
    if (replayed.divergence().isEmpty()
        && replayed.last().situation() instanceof Situation.Over(Outcome outcome))
      count(names, sides, outcome);
    else passedOver++;
  }

  private void count(List<String> names, List<String> sides, Outcome outcome) {
    String first = sides.getFirst();
    long won =
        outcome.winners().stream().filter(seat -> names.get(seat.index()).equals(first)).count();
    duels
        .computeIfAbsent(String.join("\n", sides), _ -> new Standing(first, sides.getLast()))
        .recorded(outcome.winners().isEmpty() ? 0.5 : (double) won / outcome.winners().size());
    counted++;
  }

  public List<Standing> table() {
    return List.copyOf(duels.values());
  }

  public int counted() {
    return counted;
  }

  /** Those of other games or with other than two sides, unfinished or damaged. */
  public int passedOver() {
    return passedOver;
  }
}
