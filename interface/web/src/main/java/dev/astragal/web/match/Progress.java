package dev.astragal.web.match;

import dev.astragal.runtime.machine.Machine;
import dev.astragal.runtime.table.Next;
import dev.astragal.runtime.table.Reply;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.Thought;
import dev.astragal.web.message.Refusal;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** What goes on in a match by itself: bots that are asked, and time. */
final class Progress {
  /** How long a bot waits whose move the store did not take. */
  private static final int AGAIN_MILLIS = 1_000;

  /** Why a bot's answer is dropped: others went on while it was thinking. */
  private static final Set<String> OVERTAKEN = Set.of("STALE_PROMPT", "NOT_YOUR_TURN", "GAME_OVER");

  /** Bots that take no longer answer at once, as people see it. */
  private static final long BRIEF_NANOS = 20_000_000;

  private final LiveMatch match;
  private final Table table;
  private final Company company;
  private final Thinking thinking;
  private final Thinking.Account thought = new Thinking.Account();
  private final Machine machine;
  private final Driver driver;

  /** How long bots took to answer lately; forgotten by half with each answer that came sooner. */
  private long slowest = 8 * BRIEF_NANOS;

  /** The lock of {@code match} is taken for every step and never while a bot thinks. */
  Progress(
      LiveMatch match,
      Table table,
      Company company,
      Thinking thinking,
      Machine machine,
      Consumer<RuntimeException> failed) {
    this.match = match;
    this.table = table;
    this.company = company;
    this.thinking = thinking;
    this.machine = machine;
    this.driver = new Driver(machine, this::goOn, failed);
  }

  void wake() {
    driver.wake();
  }

  boolean busy() {
    return driver.busy();
  }

  void stop() {
    driver.stop();
  }

  /** One thing that goes on by itself; how long to wait before the next, or nothing to do. */
  private OptionalInt goOn() {
    OptionalInt wait = wentOn();
    if (wait.isEmpty() || wait.getAsInt() > 0)
      synchronized (match) {
        match.tell();
      }
    return wait;
  }

  private OptionalInt wentOn() {
    Next next;
    synchronized (match) {
      if (match.closed()) return OptionalInt.empty();
      next = table.next();
      if (next instanceof Next.Time(int ticks, int millis)) {
        if (!company.attended()) return OptionalInt.empty();
        return orAgain(() -> passed(ticks), millis);
      }
      if (next instanceof Next.Nothing) return settled();
    }
    if (!(next instanceof Next.Thinking(Thought asked))) return OptionalInt.empty();
    long begun = machine.nanos();
    Thought.Answered answered = thinking.think(thought, asked::think);
    synchronized (match) {
      slowest = Math.max(machine.nanos() - begun, slowest / 2);
      return match.closed()
          ? OptionalInt.empty()
          : orAgain(() -> answered(answered), company.about().botPaceMillis());
    }
  }

  /**
   * Whether a bot follows at once, so that whoever watches may as well be told of both moves
   * together; with the lock of the match only.
   */
  boolean goesOnAtOnce() {
    return slowest < BRIEF_NANOS
        && company.about().botPaceMillis() == 0
        && table.situation().asked().stream().anyMatch(company::isBot);
  }

  private OptionalInt settled() {
    try {
      return match.saved(table::settled) ? OptionalInt.empty() : OptionalInt.of(AGAIN_MILLIS);
    } catch (Refusal overtaken) {
      return OptionalInt.empty();
    }
  }

  /** Lets a search think where the bots of this match do; without the lock of the match. */
  <T> T think(Supplier<T> search) {
    return thinking.think(thought, search);
  }

  private OptionalInt orAgain(Supplier<Boolean> work, int millis) {
    try {
      match.saved(work);
      return OptionalInt.of(millis);
    } catch (Refusal notSaved) {
      return OptionalInt.of(AGAIN_MILLIS);
    }
  }

  boolean passed(int ticks) {
    table.pass(ticks);
    match.publish();
    return true;
  }

  private boolean answered(Thought.Answered answered) {
    Reply reply = table.answer(answered);
    match.publishMove();
    if (!reply.accepted() && !OVERTAKEN.contains(reply.error().code()))
      throw new IllegalStateException(
          "the bot on " + answered.seat() + " chose " + answered.choice() + ": " + reply.error());
    return reply.accepted();
  }
}
