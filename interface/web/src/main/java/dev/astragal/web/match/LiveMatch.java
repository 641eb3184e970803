package dev.astragal.web.match;

import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Next;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Reply;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.Thought;
import dev.astragal.web.Limits;
import dev.astragal.web.message.Failures;
import dev.astragal.web.message.MatchInfo;
import dev.astragal.web.message.Refusal;
import dev.astragal.web.message.ScreenInfo;
import dev.astragal.web.message.ServerMessage;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A table that people reach over the network: tells everybody connected what changes, and lets bots
 * and time go on. Its monitor is the lock of the table; whoever looks at the recording takes it
 * too.
 */
public final class LiveMatch {
  /** How long a bot waits whose move the store did not take. */
  private static final int AGAIN_MILLIS = 1_000;

  /** Why a bot's answer is dropped: others went on while it was thinking. */
  private static final Set<String> OVERTAKEN = Set.of("STALE_PROMPT", "NOT_YOUR_TURN", "GAME_OVER");

  private final Table table;
  private final HeldMatch held;
  private final Viewers viewers;
  private final Changes changes;
  private final MatchView view;
  private final Driver driver;
  private final Thinking thinking;
  private final Thinking.Account thought = new Thinking.Account();
  private final String epoch = Secrets.id();
  private About about;
  private long seated;
  private boolean closed;
  private boolean failed;

  LiveMatch(Table table, HeldMatch held, About about, Thinking thinking, Limits limits) {
    table.speak(about.voice(), about.language().orElse(""));
    this.table = table;
    this.held = held;
    this.about = about;
    this.thinking = thinking;
    this.viewers = new Viewers(limits);
    this.changes = new Changes(table.told());
    this.view = new MatchView(table, changes);
    this.driver = new Driver(this::goOn, this::failed);
  }

  public String id() {
    return held.id();
  }

  public synchronized About about() {
    return about;
  }

  /** Stands for this life of the server: numbers of another life mean nothing here. */
  public String epoch() {
    return epoch;
  }

  /** What anybody may know of it. */
  public synchronized MatchInfo summary() {
    return view.summary(id(), about, viewers);
  }

  public synchronized ServerMessage.Pace pace() {
    return view.pace();
  }

  /** The number of the last change. */
  public synchronized long sequence() {
    return changes.last();
  }

  /** How many inputs were made so far. */
  public synchronized long inputs() {
    return table.now().inputs();
  }

  /** How often something was taken back. */
  public synchronized long takenBack() {
    return table.takenBack();
  }

  public synchronized boolean over() {
    return table.outcome().isPresent();
  }

  /** Whether somebody sits there or watches. */
  synchronized boolean attended() {
    return !viewers.isEmpty();
  }

  /** To be looked at with the lock of this match only. */
  public synchronized Recording recording() {
    return table.recording();
  }

  /** What {@code viewer} is told who knows everything up to {@code since}. */
  public synchronized ServerMessage.Update update(Seat viewer, long since) {
    return view.update(
        viewer, since, Optional.of(since).filter(known -> known < seated).map(_ -> summary()));
  }

  public synchronized Optional<ServerMessage> ended() {
    return view.ended(id());
  }

  /** Lets somebody in: to the seat of the token, or without one to watch. */
  public synchronized Seat admit(Optional<String> token, Viewer viewer) {
    requireWorking();
    return viewers.admit(about, token, viewer);
  }

  public synchronized void leave(Viewer viewer) {
    viewers.leave(viewer);
  }

  /** Puts somebody on an open seat, the first one if none is wanted; gives the seat. */
  synchronized int join(Optional<Integer> wanted, MatchSeat person) {
    for (int seat = 0; seat < about.seats().size(); seat++) {
      boolean meant = wanted.isEmpty() || wanted.get() == seat;
      if (!meant || !(about.seats().get(seat) instanceof MatchSeat.Open)) continue;
      reseat(about.with(seat, person));
      return seat;
    }
    throw new Refusal(409, "NO_OPEN_SEAT", "no such seat is open");
  }

  /** Puts bots on all open seats; the game's usual ones where none is named. */
  synchronized void fill(Optional<String> bot) {
    String name = bot.orElseGet(() -> Seating.usual(GameLibrary.game(table.spec().game())));
    About filled = about.filled(name);
    try {
      filled.seating().checked(table.spec());
    } catch (BadInputException e) {
      throw new Refusal(400, "BAD_SETUP", String.valueOf(e.getMessage()));
    }
    reseat(filled);
    driver.wake();
  }

  private void reseat(About changed) {
    describe(changed);
    table.seat(changed.seating());
    publishSeats();
  }

  private void describe(About changed) {
    saved(
        () -> {
          held.describe(changed.kept());
          return changed;
        });
    about = changed;
  }

  /** Says something to everybody; it is kept with the match. */
  public synchronized long say(Seat seat, String text) {
    String line = text.strip().replaceAll("\\p{Cntrl}", " ");
    if (line.isEmpty()) throw Refusal.badField("text", "there is nothing in it");
    describe(about.saying(seat, line, Instant.now()));
    viewers.tell();
    return changes.last();
  }

  /** What was said after line {@code since}. */
  public synchronized List<ServerMessage.ChatLine> said(long since) {
    return about.chat().stream().filter(line -> line.number() > since).toList();
  }

  /** Lets a bot take a seat, or anybody, whose player gave it up or has been away too long. */
  public synchronized long replace(Seat by, Seat seat, boolean open) {
    requireWorking();
    if (seat.index() >= about.seats().size()
        || !(about.seats().get(seat.index()) instanceof MatchSeat.Person))
      throw Refusal.badField("seat", "nobody sits there");
    if (!by.equals(seat) && !viewers.left(seat))
      throw new Refusal(409, "STILL_HERE", "whoever sits there may still come back");
    String bot = Seating.usual(GameLibrary.game(table.spec().game()));
    viewers.expel(seat);
    reseat(about.with(seat.index(), open ? new MatchSeat.Open() : MatchSeat.bot(bot)));
    driver.wake();
    return changes.last();
  }

  /** Notes what follows it. */
  synchronized void followedBy(String id) {
    describe(about.followedBy(id));
    publishSeats();
  }

  /** Carries out an answer; when this returns, it is on disk. Gives the number of the change. */
  public synchronized long answer(Seat seat, long prompt, Tree choice) {
    return done(() -> table.answer(seat, prompt, choice));
  }

  /** Goes back to a checkpoint that the question offers. */
  public synchronized long back(Seat seat, long prompt, long checkpoint) {
    Offer offer = new Offer(Offer.Kind.WAY_BACK, Tree.of(checkpoint), Wording.of("checkpoint"));
    return done(() -> table.take(seat, prompt, offer));
  }

  /** Refuses what {@link #answer} would refuse before any rule runs. */
  public synchronized long check(Seat seat, long prompt, Tree choice) {
    requireWorking();
    require(table.check(seat, prompt, choice));
    return changes.last();
  }

  /** What {@code seat} sees while it considers a choice it is offered. */
  public synchronized ScreenInfo preview(Seat seat, long prompt, Tree choice) {
    check(seat, prompt, choice);
    Moment now = table.now();
    Offer offer = new Offer(Offer.Kind.ANSWER, choice, now.wording(seat, choice));
    return view.screen(now.preview(seat, offer));
  }

  public synchronized long run(int speed) {
    requireWorking();
    table.tempo().speed(speed);
    table.tempo().running(true);
    publish();
    driver.wake();
    return changes.last();
  }

  public synchronized long pause() {
    table.tempo().running(false);
    publish();
    return changes.last();
  }

  /** Lets time pass at once. */
  public synchronized long advance(int ticks) {
    requireWorking();
    if (!(table.situation() instanceof Situation.Running))
      throw new Refusal(409, "NO_TIME", "no time passes now");
    saved(() -> passed(ticks));
    driver.wake();
    return changes.last();
  }

  /** Takes back the last answer of a seat, or asks the others whether it may. */
  public synchronized long undo(Seat seat) {
    return done(() -> table.takeBack(seat));
  }

  /** Says yes or no to whoever asked to take something back. */
  public synchronized long agree(Seat seat, boolean agrees) {
    return done(() -> table.agree(seat, agrees));
  }

  private long done(Supplier<Reply> deed) {
    requireWorking();
    long before = table.told();
    long takenBack = table.takenBack();
    Reply reply = saved(deed);
    if (table.takenBack() != takenBack) changes.breakOff(table.told());
    if (reply.accepted() || table.told() != before) publish();
    require(reply);
    driver.wake();
    return changes.last();
  }

  private void require(Reply reply) {
    if (reply.accepted()) return;
    Rejection error = reply.error();
    String sentence = table.messages().text(error.why());
    throw new Refusal(409, new Rejection(error.code(), sentence, error.path()));
  }

  private void publishSeats() {
    publish();
    seated = changes.last();
  }

  private void publish() {
    changes.add(table.told());
    viewers.tell();
  }

  /** Lets bots and time go on where it is their turn. */
  public void wake() {
    driver.wake();
  }

  /** One thing that goes on by itself; how long to wait before the next, or nothing to do. */
  private OptionalInt goOn() {
    Next next;
    synchronized (this) {
      if (closed) return OptionalInt.empty();
      next = table.next();
      if (next instanceof Next.Time(int ticks, int millis)) {
        if (!viewers.attended(about)) return OptionalInt.empty();
        return orAgain(() -> passed(ticks), millis);
      }
    }
    if (!(next instanceof Next.Thinking(Thought asked))) return OptionalInt.empty();
    Thought.Answered answered = thinking.think(thought, asked::think);
    synchronized (this) {
      return closed
          ? OptionalInt.empty()
          : orAgain(() -> answered(answered), about.botPaceMillis());
    }
  }

  private OptionalInt orAgain(Supplier<Boolean> work, int millis) {
    try {
      saved(work);
      return OptionalInt.of(millis);
    } catch (Refusal notSaved) {
      return OptionalInt.of(AGAIN_MILLIS);
    }
  }

  private boolean passed(int ticks) {
    table.pass(ticks);
    publish();
    return true;
  }

  private boolean answered(Thought.Answered answered) {
    Reply reply = table.answer(answered);
    publish();
    if (!reply.accepted() && !OVERTAKEN.contains(reply.error().code()))
      throw new IllegalStateException(
          "the bot on " + answered.seat() + " chose " + answered.choice() + ": " + reply.error());
    return reply.accepted();
  }

  private <T> T saved(Supplier<T> work) {
    return Saving.saved(id(), work);
  }

  public synchronized boolean closed() {
    return closed;
  }

  /** Closes the match unless somebody is connected or something still goes on by itself. */
  synchronized boolean closeIfIdle() {
    if (!viewers.isEmpty() || driver.busy()) return false;
    close();
    return true;
  }

  public synchronized void close() {
    driver.stop();
    if (!closed) table.close();
    closed = true;
  }

  /** A match that went wrong stands still; what happened up to then is in its journal. */
  private synchronized void failed(RuntimeException fault) {
    Failures.report("match " + id() + " failed", fault);
    failed = true;
    viewers.tell();
  }

  private void requireWorking() {
    if (failed)
      throw new Refusal(500, "MATCH_FAILED", "the match stopped working; it can be inspected");
    if (closed) throw new Refusal(503, "MATCH_FAILED", "the match was put away; connect again");
  }
}
