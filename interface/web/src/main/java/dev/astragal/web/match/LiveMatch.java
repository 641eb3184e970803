package dev.astragal.web.match;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.outbox.LiveRun;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.web.Limits;
import dev.astragal.web.json.Failures;
import dev.astragal.web.json.PlayJson;
import dev.astragal.web.json.Refusal;
import java.util.Optional;

/**
 * A session with seats: takes answers, lets bots and time go on, and tells everybody connected.
 * Everything that looks at or changes the session goes through the turnstile of the match.
 */
public final class LiveMatch<S, C extends Choice, E extends Event> {
  private final Turnstile turnstile = new Turnstile();
  private final LiveRun<S, C, E> live;
  private final Session<S, C, E> session;
  private final Clock clock = new Clock();
  private final Room room;
  private final News news;
  private final Table<S, C, E> table;
  private final Moves<S, C, E> moves;
  private final MatchView<S, C, E> view;
  private final Driver driver;
  private boolean closed;
  private boolean failed;

  public LiveMatch(LiveRun<S, C, E> live, HeldMatch held, About about, Limits limits) {
    this.live = live;
    this.session = live.session();
    this.room = new Room(limits.crowd());
    this.news = new News(session, room);
    this.table = new Table<>(session, held, about);
    this.moves = new Moves<>(about.id(), session);
    Messages messages = Messages.of(session.kernel().game(), about.voice(), "");
    PlayJson<S, C, E> json = new PlayJson<>(session.kernel(), messages);
    this.view = new MatchView<>(session, json, news.happenings());
    Autoplay<S, C, E> autoplay =
        new Autoplay<>(turnstile, session, moves, table, room, clock, news);
    this.driver = new Driver(autoplay::step, this::failed);
  }

  public String id() {
    return about().id();
  }

  public About about() {
    return turnstile.get(table::about);
  }

  /** To be looked at through {@link #turnstile} only. */
  public Session<S, C, E> session() {
    return session;
  }

  public Turnstile turnstile() {
    return turnstile;
  }

  /** What anybody may know of it. */
  public Tree.Table summary() {
    return turnstile.get(() -> view.summary(table.about(), room.seats()));
  }

  public Tree clock() {
    return turnstile.get(clock::tree);
  }

  public String epoch() {
    return view.epoch();
  }

  public long sequence() {
    return turnstile.get(news::last);
  }

  /** How many inputs were made so far. */
  public long inputs() {
    return turnstile.get(() -> session.run().inputs());
  }

  /** How often something was taken back. */
  public long takenBack() {
    return turnstile.get(news::takenBack);
  }

  public boolean over() {
    return turnstile.get(() -> session.outcome().isPresent());
  }

  /** What {@code viewer} is told who knows everything up to {@code since}. */
  public Tree.Table update(Seat viewer, long since) {
    return turnstile.get(() -> view.update(viewer, since, clock.tree()));
  }

  public Tree.Table ended() {
    return turnstile.get(() -> view.ended(id()));
  }

  /** Lets somebody in: to the seat of the token, or without one to watch. */
  public Seat admit(Optional<String> token, Viewer viewer) {
    return turnstile.get(
        () -> {
          requireWorking();
          return room.admit(table.about(), token, viewer);
        });
  }

  public void leave(Viewer viewer) {
    turnstile.pass(() -> room.leave(viewer));
  }

  int join(Optional<Integer> wanted, Chair.Person person) {
    return turnstile.get(
        () -> {
          int seat = table.join(wanted, person);
          news.publishAnyway();
          return seat;
        });
  }

  void fill(Optional<String> bot) {
    turnstile.pass(
        () -> {
          table.fill(bot);
          news.publishAnyway();
        });
    driver.wake();
  }

  /** Carries out an answer; when this returns, it is on disk. Gives the number of the change. */
  public long answer(Seat seat, long prompt, Tree choice) {
    long seq =
        turnstile.get(
            () -> {
              requireWorking();
              Applied<S, C, E> applied = moves.answer(seat, prompt, choice);
              news.publish();
              if (!applied.success()) throw new Refusal(409, applied.errors().getFirst());
              return news.last();
            });
    driver.wake();
    return seq;
  }

  /** Refuses what {@link #answer} would refuse before any rule runs. */
  public void check(Seat seat, long prompt, Tree choice) {
    turnstile.pass(() -> checked(seat, prompt, choice));
  }

  /** What {@code seat} sees while it considers a choice it is offered. */
  public Tree preview(Seat seat, long prompt, Tree choice) {
    return turnstile.get(() -> view.preview(seat, checked(seat, prompt, choice)));
  }

  private C checked(Seat seat, long prompt, Tree choice) {
    requireWorking();
    return moves.check(seat, prompt, choice);
  }

  public void run(int speed) {
    turnstile.pass(
        () -> {
          requireWorking();
          clock.run(speed);
          news.publishAnyway();
        });
    driver.wake();
  }

  public void pause() {
    turnstile.pass(
        () -> {
          clock.pause();
          news.publishAnyway();
        });
  }

  /** Lets time pass at once. */
  public void advance(int ticks) {
    turnstile.pass(
        () -> {
          requireWorking();
          moves.advance(ticks);
          news.publish();
        });
    driver.wake();
  }

  /** Takes back the last answer of the only person and everything after it. */
  public void undo(Seat seat) {
    turnstile.pass(
        () -> {
          requireWorking();
          if (table.about().people() != 1)
            throw new Refusal(409, "NO_UNDO", "taking back is for those who play alone");
          moves.undo(seat);
          news.startAnew();
        });
    driver.wake();
  }

  /** Lets bots and time go on where it is their turn. */
  public void wake() {
    driver.wake();
  }

  public boolean closed() {
    return turnstile.get(() -> closed);
  }

  /** Closes the match unless somebody is connected or something still goes on by itself. */
  boolean closeIfIdle() {
    return turnstile.get(
        () -> {
          if (!room.isEmpty() || driver.busy()) return false;
          close();
          return true;
        });
  }

  public void close() {
    driver.stop();
    turnstile.pass(
        () -> {
          if (!closed) live.close();
          closed = true;
        });
  }

  /** A match that went wrong stands still; what happened up to then is in its journal. */
  private void failed(RuntimeException fault) {
    Failures.report("match " + id() + " failed", fault);
    turnstile.pass(
        () -> {
          failed = true;
          room.tell();
        });
  }

  private void requireWorking() {
    if (failed)
      throw new Refusal(500, "MATCH_FAILED", "the match stopped working; it can be inspected");
    if (closed) throw new Refusal(503, "MATCH_FAILED", "the match was put away; connect again");
  }
}
