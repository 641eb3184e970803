package dev.astragal.tui.start;

import dev.astragal.cli.JournalSource;
import dev.astragal.cli.SavedRuns;
import dev.astragal.cli.Seating;
import dev.astragal.cli.SetupOptions;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.session.Session;
import dev.astragal.tui.watch.Recording;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** From a recipe or a file to a game or recording at its venue. */
public record Runs(Venue venue) {
  /** A new run. */
  public void begin(RunSpec spec, Seating seating) throws IOException {
    begin(GameLibrary.kernel(spec), spec, seating);
  }

  /** A new run from a code somebody passed on. */
  public void begin(String code) throws IOException {
    RunSpec spec = SetupOptions.fromCode(code);
    begin(spec, Seating.of(GameLibrary.game(spec.game()), spec.seats(), List.of(0), ""));
  }

  private <S, C extends Choice, E extends Event> void begin(
      Kernel<S, C, E> kernel, RunSpec spec, Seating seating) throws IOException {
    try (Session<S, C, E> session =
        Session.begin(kernel, spec, Optional.of(SavedRuns.fresh(spec)))) {
      play(session, seating);
    }
  }

  /** A saved run, from where it was left. */
  public void resume(Path path) throws IOException {
    JournalSource source = JournalSource.open(path, false);
    resume(source.kernel(), source.file(), path);
  }

  private <S, C extends Choice, E extends Event> void resume(
      Kernel<S, C, E> kernel, JournalFile file, Path path) throws IOException {
    try (Session<S, C, E> session = JournalSource.resumed(kernel, file, path)) {
      play(session, usual(kernel));
    }
  }

  /** A recording, from its beginning. */
  public void watch(Path path) throws IOException {
    watch(JournalSource.open(path, false), path);
  }

  /** A recording that was read already. */
  public void watch(JournalSource source, Path path) throws IOException {
    watch(source.kernel(), source.file(), path);
  }

  private <S, C extends Choice, E extends Event> void watch(
      Kernel<S, C, E> kernel, JournalFile file, Path path) throws IOException {
    Seat viewer = kernel.setup().seats() == 1 ? Seat.of(0) : Seat.SPECTATOR;
    venue.watch(
        new Recording<>(
            file.header().spec(), JournalSource.replayed(kernel, file, path).timeline()),
        messages(kernel),
        viewer,
        forked -> play(forked, usual(kernel)));
  }

  private <S, C extends Choice, E extends Event> void play(
      Session<S, C, E> session, Seating seating) throws IOException {
    Kernel<S, C, E> kernel = session.kernel();
    venue.play(session, seating.players(kernel, session.spec().seed()), messages(kernel));
  }

  private Messages messages(Kernel<?, ?, ?> kernel) {
    return Messages.of(kernel.game(), "", venue.language());
  }

  /** A person on the first seat and the game's usual bot on the others. */
  private static Seating usual(Kernel<?, ?, ?> kernel) {
    return Seating.of(kernel.game(), kernel.setup().seats(), List.of(0), "");
  }
}
