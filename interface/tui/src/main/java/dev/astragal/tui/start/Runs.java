package dev.astragal.tui.start;

import dev.astragal.cli.SetupOptions;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalEnds;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine.WayOn;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.replay.RulesChanged;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.store.SavedRuns;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import dev.astragal.tui.watch.Walk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** From a recipe or a file to a game or recording at its venue. */
public record Runs(Venue venue) {
  /** A new run. */
  public void begin(RunSpec spec, Seating seating) throws IOException {
    try (Table table = Table.begin(spec, seating, SavedRuns.fresh(spec))) {
      play(table);
    }
  }

  /** A new run from a code somebody passed on. */
  public void begin(String code) throws IOException {
    RunSpec spec = SetupOptions.fromCode(code);
    begin(spec, usual(spec));
  }

  /**
   * A saved run, from where it was left, whichever build made it; where the rules are not those of
   * then, the player says how.
   */
  public void resume(Path path) throws IOException {
    try {
      resume(path, Optional.empty());
    } catch (RulesChanged changed) {
      askHow(path, changed);
    }
  }

  private void resume(Path path, Optional<WayOn> way) throws IOException {
    try (Table table = Table.resume(path, usual(JournalEnds.of(path).header().spec()), way)) {
      play(table);
    }
  }

  private void askHow(Path path, RulesChanged changed) throws IOException {
    JournalFile journal = JournalReader.read(path);
    String game = journal.header().spec().game();
    Messages messages = Messages.of(GameLibrary.game(game), "", venue.language());
    List<String> sentences = new ArrayList<>(List.of(messages.text(changed.sentence())));
    List<String> labels = new ArrayList<>();
    for (RulesChanged.Way way : changed.ways()) {
      labels.add(messages.text(way.label()));
      sentences.add(labels.size() + ". " + messages.text(way.says()));
    }
    labels.add(messages.text(Msg.of("rules.label.WATCH")));
    sentences.add(messages.text(Msg.of("rules.kept")));
    OptionalInt chosen = venue.choose(messages.text(Msg.of("rules.how")), sentences, labels);
    if (chosen.isEmpty()) return;
    if (chosen.getAsInt() < changed.ways().size())
      resume(path, Optional.of(changed.ways().get(chosen.getAsInt()).way()));
    else watch(Recording.asRecorded(journal));
  }

  /** A recording, from its beginning. */
  public void watch(Path path) throws IOException {
    watch(Recording.of(JournalReader.read(path)));
  }

  public void watch(Recording recording) throws IOException {
    RunSpec spec = recording.spec();
    Seat viewer = spec.seats() == 1 ? Seat.first() : Seat.SPECTATOR;
    Messages messages = Messages.of(GameLibrary.game(spec.game()), "", venue.language());
    venue.watch(
        new Walk(recording, viewer), messages, (step, luck) -> playFrom(recording, step, luck));
  }

  private void playFrom(Recording recording, long step, Fork luck) throws IOException {
    RunSpec spec = recording.spec();
    HeldMatch file = Table.newFile(spec, usual(spec), SavedRuns.fresh(spec));
    try (Table table = recording.play(step, luck, usual(spec), Optional.of(file))) {
      play(table);
    }
  }

  private void play(Table table) throws IOException {
    table.speak("", venue.language());
    venue.play(table);
  }

  private static Seating usual(RunSpec spec) {
    return Seating.usual(GameLibrary.game(spec.game()), spec.seats());
  }
}
