package dev.astragal.web.match;

import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.table.Advice;
import dev.astragal.runtime.table.MarkdownExport;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Reply;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Table;
import dev.astragal.web.Limits;
import dev.astragal.web.game.Bundles;
import dev.astragal.web.message.Failures;
import dev.astragal.web.message.MatchInfo;
import dev.astragal.web.message.Refusal;
import dev.astragal.web.message.ServerMessage;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * A table that people reach over the network: tells everybody connected what changes, and lets bots
 * and time go on. Its monitor is the lock of the table; whoever looks at the recording takes it
 * too.
 */
public final class LiveMatch {
  /** So long moves of bots that answer at once are gathered at most before anybody is told. */
  private static final long GATHERED_NANOS = 250_000_000;

  /** Where there are more answers, those further down are waited for. */
  private static final int FORESEEN_MAX = 12;

  private final Machine machine;
  private final Table table;
  private final HeldMatch held;
  private final Company company;
  private final Changes changes;
  private final Bundles bundles;
  private final Progress progress;
  private final MoveClock clock;
  private final AtomicBoolean advising = new AtomicBoolean();
  private final String epoch;
  private long seated;
  private long shown;
  private long gatheredSince;
  private boolean closed;
  private boolean failed;

  /** {@code moved} is when the last move was made. */
  LiveMatch(
      Table table,
      HeldMatch held,
      About about,
      Instant moved,
      Thinking thinking,
      Limits limits,
      Machine machine) {
    this.machine = machine;
    this.epoch = Secrets.id(machine);
    table.speak(about.voice(), about.language().orElse(""));
    this.table = table;
    this.held = held;
    this.company = new Company(table, held, about, limits, machine);
    this.changes = new Changes(table.told());
    this.bundles = Bundles.of(GameLibrary.game(table.spec().game()).getClass());
    this.progress = new Progress(this, table, company, thinking, machine, this::failed);
    this.clock = new MoveClock(about.clock(), moved, machine, this::checkTime);
  }

  public String id() {
    return held.id();
  }

  /**
   * How many seats have somebody, or are kept for somebody; without the lock, for who only counts.
   */
  long people() {
    return company.about().people();
  }

  public synchronized About about() {
    return company.about();
  }

  /** Stands for this life of the server: numbers of another life mean nothing here. */
  public String epoch() {
    return epoch;
  }

  /** In the language somebody wants, where the game has it; else in that of the match. */
  private MatchView view(Optional<String> language) {
    String spoken = language.flatMap(bundles::language).orElse(table.messages().language());
    return new MatchView(table, changes, table.messages(spoken));
  }

  /** What anybody may know of it. */
  public synchronized MatchInfo summary(Optional<String> language) {
    return view(language).summary(id(), company);
  }

  public synchronized ServerMessage.Pace pace() {
    return view(Optional.empty()).pace();
  }

  /** A refusal as somebody reads it. */
  public synchronized Rejection inWords(Rejection reason, Optional<String> language) {
    String sentence = view(language).messages().text(reason.why());
    return new Rejection(reason.code(), sentence, reason.path());
  }

  /** The number of the last change. */
  public synchronized long sequence() {
    return changes.last();
  }

  /** The number of the last change that everybody connected is to be told of. */
  public synchronized long shown() {
    return shown;
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
    return !company.viewers().isEmpty();
  }

  /** To be looked at with the lock of this match only; whatever changes goes through the match. */
  public Table table() {
    return table;
  }

  /** To be looked at with the lock of this match only. */
  public synchronized Recording recording() {
    return table.recording();
  }

  /** What {@code viewer} is told who knows everything up to {@code since}. */
  public synchronized ServerMessage.Update update(
      Seat viewer, long since, Optional<String> language) {
    return view(language)
        .update(
            viewer,
            since,
            Optional.of(since).filter(known -> known < seated).map(_ -> summary(language)),
            clock.left());
  }

  public synchronized Optional<ServerMessage> ended(Optional<String> language) {
    return view(language).ended(id());
  }

  /** Lets somebody in: to the seat of the token, or without one to watch. */
  public synchronized Seat admit(Optional<String> token, Viewer viewer) {
    requireWorking();
    return company.viewers().admit(company.about(), token, viewer);
  }

  /** Lets an agent in, to the seat of the token; everybody sees that one sits there now. */
  public synchronized Seat admitAgent(String token, Viewer viewer) {
    Seat seat = admit(Optional.of(token), viewer);
    if (company.markAgent(seat)) publishSeats();
    return seat;
  }

  public synchronized void leave(Viewer viewer) {
    company.viewers().leave(viewer);
  }

  /** Puts somebody on an open seat, the first one if none is wanted; gives the seat. */
  synchronized int join(Optional<Integer> wanted, MatchSeat person) {
    int seat = company.join(wanted, person);
    publishSeats();
    return seat;
  }

  /** Puts bots on all open seats; the game's usual ones where none is named. */
  synchronized void fill(Optional<String> bot) {
    company.fill(bot);
    publishSeats();
    progress.wake();
  }

  /** Says something to everybody; it is kept with the match. */
  public synchronized long say(Seat seat, String text) {
    saved(
        () -> {
          company.say(seat, text);
          return seat;
        });
    company.viewers().tell();
    return changes.last();
  }

  /** What was said after line {@code since}. */
  public synchronized List<ServerMessage.ChatLine> said(long since) {
    return company.said(since);
  }

  /** Lets a bot take a seat, or anybody, whose player gave it up or has been away too long. */
  public synchronized long replace(Seat by, Seat seat, boolean open) {
    requireWorking();
    company.replace(by, seat, open);
    publishSeats();
    progress.wake();
    return changes.last();
  }

  /** Bots go on for those who have thought too long. */
  private synchronized void checkTime() {
    if (closed || failed) return;
    List<Seat> late = clock.late();
    if (late.isEmpty()) return;
    try {
      for (Seat seat : late)
        saved(
            () -> {
              company.outOfTime(seat);
              return seat;
            });
    } catch (Refusal notSaved) {
      if (!closed) clock.again();
      return;
    }
    publishSeats();
    progress.wake();
  }

  /** Notes what follows it. */
  synchronized void followedBy(String id) {
    company.followedBy(id);
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

  /** How a choice reads to {@code seat}, and what it sees while it considers it. */
  public synchronized ServerMessage preview(
      long id, Seat seat, long prompt, Tree choice, Optional<String> language) {
    check(seat, prompt, choice);
    Moment now = table.now();
    Offer offer = new Offer(Offer.Kind.ANSWER, choice, now.wording(seat, choice));
    MatchView read = view(language);
    return new ServerMessage.Previewed(
        id, read.screen(now.preview(seat, offer)), read.offer(offer));
  }

  /** What {@code seat} sees after each of the first answers to its question, where it can know. */
  public synchronized ServerMessage foresee(
      long id, Seat seat, long prompt, Optional<String> language) {
    requireWorking();
    Moment now = table.now();
    MatchView read = view(language);
    List<ServerMessage.SightInfo> sights = new ArrayList<>();
    for (Question question : now.question(seat, FORESEEN_MAX).stream().toList())
      for (Offer offer : question.prompt() == prompt ? question.answers() : List.<Offer>of())
        now.foreseen(seat, offer.choice())
            .ifPresent(
                screen ->
                    sights.add(new ServerMessage.SightInfo(offer.choice(), read.screen(screen))));
    return new ServerMessage.Foreseen(id, sights);
  }

  /** Somebody to ask what {@code seat} should answer; one at a time, and without the lock. */
  public synchronized Supplier<ServerMessage> adviser(
      long id, Seat seat, Optional<String> language) {
    requireWorking();
    Supplier<Advice> adviser =
        table
            .adviser(seat, Advice.USUAL)
            .orElseThrow(
                () ->
                    new Refusal(
                        409, "NO_ADVICE", "you are not asked, or another person plays too"));
    if (!advising.compareAndSet(false, true))
      throw new Refusal(429, "ADVICE_UNDER_WAY", "a search is thinking already");
    MatchView read = view(language);
    return () -> {
      try {
        return read.advice(id, progress.think(adviser));
      } finally {
        advising.set(false);
      }
    };
  }

  /** The table as {@code seat} sees it, and all it was told. */
  public synchronized String export(Seat seat) {
    return MarkdownExport.of(table.recording(), seat, table.messages());
  }

  /** Whether {@code seat} knows everything and may lead on from any moment. */
  public synchronized boolean ledBy(Seat seat) {
    return table.manifest().led() && seat.equals(Seat.first());
  }

  public synchronized long run(int speed) {
    requireWorking();
    table.tempo().speed(speed);
    table.tempo().running(true);
    publish();
    progress.wake();
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
    saved(() -> progress.passed(ticks));
    progress.wake();
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
    if (reply.accepted()) publishMove();
    else if (table.told() != before) publish();
    require(reply);
    progress.wake();
    return changes.last();
  }

  private static void require(Reply reply) {
    if (!reply.accepted()) throw new Refusal(409, reply.error());
  }

  private void publishSeats() {
    publish();
    seated = changes.last();
  }

  /** Tells everybody that something has changed; with the lock of this match only. */
  void publish() {
    note();
    tell();
  }

  /** The same; what bots answer at once is told with what they answer to. */
  void publishMove() {
    if (shown == changes.last()) gatheredSince = machine.nanos();
    note();
    if (!progress.goesOnAtOnce() || machine.nanos() - gatheredSince > GATHERED_NANOS) tell();
  }

  private void note() {
    changes.add(table.told());
    clock.look(table, company);
  }

  /** Tells everybody what they have not been told; with the lock of this match only. */
  void tell() {
    if (shown == changes.last()) return;
    shown = changes.last();
    company.viewers().tell();
  }

  /** Lets bots and time go on where it is their turn. */
  public synchronized void wake() {
    clock.look(table, company);
    progress.wake();
  }

  /**
   * What another program has extended, or somebody has taken away, never takes a line of ours
   * again: whoever is here comes back to what is there now.
   */
  synchronized <T> T saved(Supplier<T> work) {
    try {
      return Saving.saved(id(), work);
    } catch (Refusal refusal) {
      if (refusal.reason().code().equals(Saving.OVERTAKEN)) handOver(refusal.reason());
      throw refusal;
    }
  }

  private void handOver(Rejection why) {
    company.viewers().expelAll(why);
    close();
  }

  /**
   * Whether it is open and nobody else has it: whoever only waits for others learns of that here.
   */
  public synchronized boolean stillOurs() {
    if (closed) return false;
    try {
      if (held.ours()) return true;
    } catch (BadInputException unknown) {
      return true;
    }
    Failures.report("match " + id(), "is played by another program now");
    handOver(Saving.overtaken().reason());
    return false;
  }

  public synchronized boolean closed() {
    return closed;
  }

  /** Closes the match unless somebody is connected or something still goes on by itself. */
  synchronized boolean closeIfIdle() {
    if (closed) return true;
    if (attended() || progress.busy()) return false;
    close();
    return true;
  }

  /** Ends it whoever is there; they are told. */
  synchronized void end() {
    company.viewers().expelAll(Viewers.ENDED);
    close();
  }

  /** What it still owed its journal may be lost with a store that is; the others go on. */
  public synchronized void close() {
    progress.stop();
    if (closed) return;
    closed = true;
    try {
      table.close();
    } catch (BadInputException | UncheckedIOException e) {
      Failures.report("match " + id() + " was not closed well", e);
    }
  }

  /** A match that went wrong stands still; what happened up to then is in its journal. */
  private synchronized void failed(RuntimeException fault) {
    Failures.report("match " + id() + " failed", fault);
    failed = true;
    shown = changes.last();
    company.viewers().tell();
  }

  private void requireWorking() {
    if (failed)
      throw new Refusal(500, "MATCH_FAILED", "the match stopped working; it can be inspected");
    if (closed) throw new Refusal(503, "MATCH_FAILED", "the match was put away; connect again");
  }
}
