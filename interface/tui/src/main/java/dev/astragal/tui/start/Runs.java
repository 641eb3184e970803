package dev.astragal.tui.start;

import dev.astragal.cli.JournalSource;
import dev.astragal.cli.SavedRuns;
import dev.astragal.cli.Seating;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.session.Session;
import dev.astragal.tui.play.Play;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.watch.Recording;
import dev.astragal.tui.watch.Watch;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** From a recipe or a file to a game or recording on the stage. */
public final class Runs {
  private Runs() {}

  /** A new run. */
  static void begin(Stage stage, RunSpec spec, Seating seating) throws IOException {
    begin(stage, GameLibrary.kernel(spec), spec, seating);
  }

  private static <S, C extends Choice, E extends Event> void begin(
      Stage stage, Kernel<S, C, E> kernel, RunSpec spec, Seating seating) throws IOException {
    try (Session<S, C, E> session =
        Session.begin(kernel, spec, Optional.of(SavedRuns.fresh(spec)))) {
      play(stage, session, seating);
    }
  }

  /** A saved run, from where it was left. */
  static void resume(Stage stage, Path path) throws IOException {
    JournalSource source = JournalSource.open(path, false);
    resume(stage, source.kernel(), source.file(), path);
  }

  private static <S, C extends Choice, E extends Event> void resume(
      Stage stage, Kernel<S, C, E> kernel, JournalFile file, Path path) throws IOException {
    try (Session<S, C, E> session = JournalSource.resumed(kernel, file, path)) {
      play(stage, session, usual(kernel));
    }
  }

  static void watch(Stage stage, Path path) throws IOException {
    JournalSource source = JournalSource.open(path, false);
    watch(stage, source.kernel(), source.file(), path);
  }

  /** A recording, from its beginning. */
  public static <S, C extends Choice, E extends Event> void watch(
      Stage stage, Kernel<S, C, E> kernel, JournalFile file, Path path) throws IOException {
    RunSpec spec = file.header().spec();
    Seat viewer = kernel.setup().seats() == 1 ? Seat.of(0) : Seat.SPECTATOR;
    stage.run(
        new Watch<>(
            stage,
            new Recording<>(spec, JournalSource.replayed(kernel, file, path).timeline()),
            messages(stage, kernel),
            viewer,
            true,
            forked -> play(stage, forked, usual(kernel))));
  }

  private static <S, C extends Choice, E extends Event> void play(
      Stage stage, Session<S, C, E> session, Seating seating) throws IOException {
    Kernel<S, C, E> kernel = session.kernel();
    stage.run(
        new Play<>(
            stage,
            session,
            seating.players(kernel, session.spec().seed()),
            messages(stage, kernel)));
  }

  private static Messages messages(Stage stage, Kernel<?, ?, ?> kernel) {
    return Messages.of(kernel.game(), "", stage.config().language());
  }

  /** A person on the first seat and the game's usual bot on the others. */
  private static Seating usual(Kernel<?, ?, ?> kernel) {
    return Seating.of(kernel.game(), kernel.setup().seats(), List.of(0), "");
  }
}
