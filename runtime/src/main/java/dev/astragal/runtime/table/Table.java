package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.Publisher;
import dev.astragal.runtime.bus.Trace;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalLine.WayOn;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Budget;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.store.FileMatch;
import dev.astragal.runtime.store.HeldMatch;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One run with people and bots around it. Every client draws it and hands it what people do; none
 * has logic of play of its own. It belongs to one owner: a client with several threads puts a lock
 * around it. Only a {@link Thought} or an adviser may think elsewhere.
 *
 * <p>Whatever changes the run is kept before the call returns; what cannot be kept fails with a
 * {@code BadInputException} and was not done.
 */
public interface Table extends AutoCloseable {
  /** A new run, kept in {@code match} where there is one and told on {@code bus}. */
  static Table begin(
      RunSpec spec, Seating seating, Optional<HeldMatch> match, Optional<? extends Publisher> bus) {
    return LiveTable.begin(GameLibrary.kernel(spec), spec, seating, match, bus);
  }

  /**
   * Goes on with a run where it was left.
   *
   * @param way how, where its rules are not those of then
   * @throws dev.astragal.runtime.replay.RulesChanged when it does not replay and no way is given
   */
  static Table resume(
      HeldMatch match, Seating seating, Optional<? extends Publisher> bus, Optional<WayOn> way) {
    Kernel<?, ?, ?> kernel = GameLibrary.kernel(match.past().header().spec());
    return LiveTable.resume(kernel, seating, match, bus, way);
  }

  /** The same, where no way on was chosen yet. */
  static Table resume(HeldMatch match, Seating seating, Optional<? extends Publisher> bus) {
    return resume(match, seating, bus, Optional.empty());
  }

  /** A new run in a new file, which knows what earlier ones on this machine left. */
  static Table begin(RunSpec spec, Seating seating, Path file) {
    RunSpec known = Memories.of(spec);
    return begin(known, seating, Optional.of(newFile(known, seating, file)), Optional.empty());
  }

  /** A new file to keep a new run in. */
  static HeldMatch newFile(RunSpec spec, Seating seating, Path file) {
    return FileMatch.create(file, header(spec, seating));
  }

  /** The first line of the journal of such a run. */
  static JournalLine.Header header(RunSpec spec, Seating seating) {
    return Session.header(GameLibrary.game(spec.game()), spec).by(seating.bots());
  }

  /** Goes on with the run in a file. */
  static Table resume(Path file, Seating seating) {
    return resume(file, seating, Optional.empty());
  }

  /** The same, in the way that was chosen where its rules are not those of then. */
  static Table resume(Path file, Seating seating, Optional<WayOn> way) {
    HeldMatch match = FileMatch.resume(file);
    try {
      return resume(match, seating, Optional.empty(), way);
    } catch (RuntimeException e) {
      match.close();
      throw e;
    }
  }

  RunSpec spec();

  Manifest manifest();

  // --- Who sits where ---

  Seating seating();

  /** Puts others on the seats; the run is not touched. */
  void seat(Seating seating);

  /** In the voice and language this table speaks, with the names of those who sit there. */
  Messages messages();

  /** The same in another language, for somebody who reads it; an empty one is the plain one. */
  Messages messages(String language);

  /** From now on in another voice and language; an empty one is the plain one. */
  void speak(String voice, String language);

  // --- What there is to see ---

  /** The run as it is now. */
  Moment now();

  /** What {@code seat} may do now, ways back and commands included; nothing if it is not asked. */
  Optional<Question> question(Seat seat, int listedMax);

  default Optional<Question> question(Seat seat) {
    return question(seat, Moment.LISTED_MAX);
  }

  default Situation situation() {
    return now().situation();
  }

  default Optional<Outcome> outcome() {
    return situation() instanceof Situation.Over(Outcome outcome)
        ? Optional.of(outcome)
        : Optional.empty();
  }

  /** What {@code viewer} was told, oldest first, as far back as a log goes. */
  List<Told> log(Seat viewer);

  /**
   * What {@code viewer} was told after number {@code since}; nothing where some of that is no
   * longer in the log or was taken back.
   */
  Optional<List<Told>> log(Seat viewer, long since);

  /** The number of what was told last. */
  long told();

  /** How often something was taken back: what was told before may not hold any more. */
  long takenBack();

  /** The past of this run, to walk through. It follows the run. */
  Recording recording();

  // --- What people do ---

  /** Takes an offer of the question numbered {@code prompt}. */
  Reply take(Seat seat, long prompt, Offer offer);

  /** Answers, or commands, with any choice, listed or not. */
  Reply answer(Seat seat, long prompt, Tree choice);

  /** What {@link #answer(Seat, long, Tree)} would refuse before any rule runs; changes nothing. */
  Reply check(Seat seat, long prompt, Tree choice);

  /** What came of thinking; refused when the question was answered or taken back meanwhile. */
  Reply answer(Thought.Answered answered);

  /** Whether {@code seat} may take back its last answer. */
  TakeBack mayTakeBack(Seat seat);

  /**
   * Takes back the last answer of {@code seat} and whatever followed it. Where others have to
   * agree, this asks them, and what they say is given by {@link #agree}.
   */
  Reply takeBack(Seat seat);

  /** Who has asked to take something back and waits for the others. */
  Optional<Seat> takeBackAsked();

  /** Answers whoever asked to take something back; done once everybody has agreed. */
  Reply agree(Seat seat, boolean agrees);

  List<Checkpoint> checkpoints();

  /**
   * Somebody to ask what {@code seat} should answer, who may take {@code budget} on any thread;
   * nobody where the seat is not asked, where somebody leads the game, or where another person
   * plays or may still come and it is no practice.
   */
  Optional<Supplier<Advice>> adviser(Seat seat, Budget budget);

  // --- What goes on by itself ---

  Tempo tempo();

  /** What happens next without anybody. */
  Next next();

  /**
   * Whether everything is kept that accompanies what happened, such as how it ended; what could not
   * be written is tried again, and only what is written is told further.
   */
  boolean settled();

  /** Lets at most so much time pass; ends early when somebody is asked or the game is over. */
  void pass(int ticks);

  // --- Other futures ---

  /**
   * A table with the past of this one up to {@code step}, and then the same luck or another. Its
   * journal is complete in itself, and it speaks as this one does.
   */
  Table fork(long step, Fork luck, Seating seating, Optional<HeldMatch> match);

  /** Goes on with another luck; the journal says so. */
  void turnLuck(long salt);

  // --- Who is told beyond the table ---

  /** What the bus is told the next input under; nothing where there is no bus. */
  Optional<Trace> nextTrace();

  /** Waits until the bus has everything; how many messages it still lacks when time is over. */
  long await(Duration patience);

  /** Whether this table was begun as practice, where taking back costs nothing. */
  default boolean practice() {
    return spec().practice();
  }

  @Override
  void close();
}
