package dev.astragal.tui.watch;

import dev.astragal.cli.SavedRuns;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Fork;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.timeline.Timeline;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A new run with the past of a recorded one, up to some step, and then the same luck or another.
 * Its journal is complete in itself: it replays and resumes without the old one.
 */
public final class Branch {
  private Branch() {}

  /** Forks {@code recording} where it stands, in a new file among the saved runs, and plays on. */
  public static <S, C extends Choice, E extends Event> void play(
      Recording<S, C, E> recording, Fork luck, Watch.PlayOn<S, C, E> playOn) throws IOException {
    Path file = SavedRuns.fresh(recording.spec());
    try (Session<S, C, E> session =
        at(recording.timeline(), recording.spec(), recording.step(), luck, file)) {
      playOn.play(session);
    }
  }

  static <S, C extends Choice, E extends Event> Session<S, C, E> at(
      Timeline<S, C, E> past, RunSpec spec, long step, Fork luck, Path file) {
    Session<S, C, E> session = Session.begin(past.kernel(), spec, Optional.of(file));
    try {
      while (session.run().inputs() + session.run().tick() < step) repeat(session, past, step);
      if (luck instanceof Fork.NewLuck(long salt)) session.turnLuck(salt);
    } catch (RuntimeException e) {
      session.close();
      throw e;
    }
    return session;
  }

  private static <S, C extends Choice, E extends Event> void repeat(
      Session<S, C, E> session, Timeline<S, C, E> past, long step) {
    int done = (int) session.run().inputs();
    boolean more = done < past.inputs();
    if (!more || past.input(done).tick() > session.run().tick()) {
      long until = more ? past.input(done).tick() : Long.MAX_VALUE;
      long left = step - done - session.run().tick();
      session.advance((int) Math.min(until - session.run().tick(), left));
      return;
    }
    if (session.run().status() instanceof Status.Running<C>) {
      session.requestPause();
      session.advance(0);
    }
    Applied<S, C, E> applied = session.submit(past.input(done).answer());
    if (applied.success() == past.input(done).refused())
      throw new IllegalStateException("input " + (done + 1) + " came out differently");
  }
}
