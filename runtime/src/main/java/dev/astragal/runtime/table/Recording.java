package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Draw;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeDiff;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.replay.Divergence;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.replay.Replayed;
import dev.astragal.runtime.replay.RulesChanged;
import dev.astragal.runtime.store.HeldMatch;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * The past of a run, to walk through: any step, what happened in it and why, and other futures from
 * there. A step is one input or one tick.
 */
public interface Recording {
  /** A journal replayed, as far as it came out the same. */
  static Recording of(JournalFile file) {
    return of(file, Long.MAX_VALUE, false);
  }

  /** As far as input number {@code inputs}; {@code audit} holds every step to the contract. */
  static Recording of(JournalFile file, long inputs, boolean audit) {
    Kernel<?, ?, ?> kernel = GameLibrary.kernel(file.header().spec());
    return Past.replayed(kernel, file, inputs, audit);
  }

  /** What is to be said, and can be done, where a journal does not replay any more. */
  static Optional<RulesChanged> changed(JournalFile file) {
    return changed(GameLibrary.kernel(file.header().spec()), file);
  }

  private static <S, C extends Choice, E extends Event> Optional<RulesChanged> changed(
      Kernel<S, C, E> kernel, JournalFile file) {
    Replayed<S, C, E> replayed = Replay.of(kernel, file, Long.MAX_VALUE);
    return replayed.divergence().map(_ -> RulesChanged.of(kernel, file, replayed));
  }

  /**
   * A journal replayed; where it comes out otherwise, as it was, with what differs. {@code done}
   * hears the number of each input once it was replayed.
   */
  static Recording whole(JournalFile file, LongConsumer done) {
    Recording replayed = Past.replayed(GameLibrary.kernel(file.header().spec()), file, done);
    return replayed.divergence().isEmpty()
        ? replayed
        : Past.asRecorded(GameLibrary.kernel(file.header().spec()), file, replayed.divergence());
  }

  /** A journal as its events tell it, whatever the rules have become: no rule runs. */
  static Recording asRecorded(JournalFile file) {
    return Past.asRecorded(GameLibrary.kernel(file.header().spec()), file, Optional.empty());
  }

  RunSpec spec();

  Manifest manifest();

  long firstStep();

  long lastStep();

  /** Where it came out otherwise than the journal says, if it did. */
  Optional<Divergence> divergence();

  /** The run as it was after {@code step} steps. */
  Moment at(long step);

  /** The run as it was left. */
  default Moment last() {
    return at(lastStep());
  }

  /** What was chosen in a step; nothing where time passed. */
  Optional<Input> input(long step);

  /** What led to a step, and what came of it. */
  Step step(long step);

  /** What {@code viewer} was told in the steps after {@code from}, up to {@code to}. */
  List<Told> told(Seat viewer, long from, long to);

  /** How a run that is over came to its end, line by line, where the game says so. */
  List<Msg> reckoning();

  /** The steps worth stopping at, in order; at most so many. */
  default List<Marker> markers(Seat viewer, int most) {
    return markers(viewer, firstStep(), most);
  }

  /** Those after step {@code from}, for whoever knows the ones before. */
  List<Marker> markers(Seat viewer, long from, int most);

  default List<TreeDiff.Change> diff(long before, long after) {
    return TreeDiff.between(at(before).state(), at(after).state());
  }

  /** The same past, which stays as it is whatever becomes of this one. */
  Recording copy();

  /**
   * Another future from {@code step} on: with {@code first} as what is chosen there, and then
   * played on by {@code bots} where any are named, for at most {@code steps}. The past before it is
   * shared.
   */
  Recording future(
      long step, Fork luck, Optional<Tree> first, List<String> bots, Seed seed, int steps);

  /**
   * How futures from {@code step} on end that bots play, each with a luck of its own: those
   * numbered {@code first} and up. One that is not over after so many steps is left out.
   */
  List<Outcome> outcomes(long step, String bot, long first, int count, int steps);

  /** A table with this past up to {@code step}; its journal is complete in itself. */
  Table play(long step, Fork luck, Seating seating, Optional<HeldMatch> match);

  /**
   * One step.
   *
   * @param input what was chosen; nothing where time passed
   * @param events what happened, secrets included, as it is told to whoever acted
   * @param draws the luck that was drawn, where one asked for it
   */
  record Step(
      Moment before, Moment after, Optional<Input> input, List<Told> events, List<Draw> draws) {}

  /** A recorded choice. */
  record Input(Seat seat, Tree choice, boolean refused) {}

  /** A step worth stopping at. */
  record Marker(long step, Kind kind, Optional<Told> told, String reason) {
    /** Why it is worth it. */
    public enum Kind {
      CHECKPOINT,
      WARNING,
      CRITICAL,
      TURN,
      END
    }
  }
}
