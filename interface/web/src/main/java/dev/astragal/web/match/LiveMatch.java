package dev.astragal.web.match;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.outbox.LiveRun;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.web.json.Failures;
import dev.astragal.web.json.PlayJson;
import dev.astragal.web.json.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * A session with seats: takes answers, lets bots and time go on, and tells everybody connected.
 * Everything that looks at or changes the session holds the lock of the match.
 */
public final class LiveMatch<S, C extends Choice, E extends Event> {
  private final ReentrantLock lock = new ReentrantLock();
  private final LiveRun<S, C, E> live;
  private final Session<S, C, E> session;
  private final HeldMatch held;
  private final MatchView<S, C, E> view;
  private final Driver driver = new Driver(this::step, this::failed);
  private final Clock clock = new Clock();
  private final Happenings happenings = new Happenings();
  private final List<Happenings.Timed> untold = new ArrayList<>();
  private final Room room = new Room();
  private final BotSeats<S, C, E> bots;
  private About about;
  private boolean closed;
  private boolean failed;

  public LiveMatch(LiveRun<S, C, E> live, HeldMatch held, About about) {
    this.live = live;
    this.session = live.session();
    this.held = held;
    this.about = about;
    this.bots = new BotSeats<>(session.kernel(), session.spec().seed());
    Messages messages = Messages.of(session.kernel().game(), about.voice(), "");
    this.view = new MatchView<>(session, new PlayJson<>(session.kernel(), messages), happenings);
    session.listen(heard -> untold.add(new Happenings.Timed(heard.tick(), heard.payload())));
  }

  public String id() {
    return about.id();
  }

  public About about() {
    return locked(() -> about);
  }

  public Session<S, C, E> session() {
    return session;
  }

  /** What anybody may know of it. */
  public Tree.Table summary() {
    return locked(() -> view.summary(about, room.seats()));
  }

  public Tree clock() {
    return locked(clock::tree);
  }

  public String epoch() {
    return view.epoch();
  }

  public long sequence() {
    return locked(happenings::last);
  }

  /** How many inputs were made so far. */
  public long inputs() {
    return locked(() -> session.run().inputs());
  }

  public boolean over() {
    return locked(() -> session.outcome().isPresent());
  }

  /** What {@code viewer} is told who knows everything up to {@code since}. */
  public Tree.Table update(Seat viewer, long since) {
    return locked(() -> view.update(viewer, since, clock.tree()));
  }

  public Tree.Table ended() {
    return locked(() -> view.ended(about.id()));
  }

  /** Lets somebody in: to the seat of the token, or without one to watch. */
  public Seat admit(Optional<String> token, Viewer viewer) {
    return locked(
        () -> {
          requireWorking();
          return room.admit(about, token, viewer);
        });
  }

  public void leave(Viewer viewer) {
    doLocked(() -> room.leave(viewer));
  }

  /** Puts somebody on an open seat, the first one if none is wanted; gives the seat. */
  int join(Optional<Integer> wanted, Chair.Person person) {
    return locked(
        () -> {
          for (int seat = 0; seat < about.chairs().size(); seat++) {
            boolean meant = wanted.isEmpty() || wanted.get() == seat;
            if (!meant || !(about.chairs().get(seat) instanceof Chair.Open)) continue;
            reseat(about.with(seat, person));
            return seat;
          }
          throw new Refusal(409, "NO_OPEN_SEAT", "no such seat is open");
        });
  }

  /** Puts bots on all open seats. */
  void fill(Optional<String> bot) {
    doLocked(() -> reseat(bots.filled(about, bot)));
    driver.wake();
  }

  private void reseat(About changed) {
    held.describe(changed.kept());
    about = changed;
    publishAnyway();
  }

  /** Carries out an answer; when this returns, it is on disk. Gives the number of the change. */
  public long answer(Seat seat, long prompt, Tree choice) {
    long seq =
        locked(
            () -> {
              requireWorking();
              Answer<C> answer = new Answer<>(prompt, seat, choice(choice));
              stopAtBoundary();
              Applied<S, C, E> applied = submitted(answer);
              publish();
              if (!applied.success()) throw new Refusal(409, applied.errors().getFirst());
              return happenings.last();
            });
    driver.wake();
    return seq;
  }

  /** Refuses what {@link #answer} would refuse before any rule runs. */
  public void check(Seat seat, long prompt, Tree choice) {
    locked(() -> checked(seat, prompt, choice));
  }

  /** What {@code seat} sees while it considers a choice it is offered. */
  public Tree preview(Seat seat, long prompt, Tree choice) {
    return locked(() -> view.preview(seat, checked(seat, prompt, choice).choice()));
  }

  private Answer<C> checked(Seat seat, long prompt, Tree choice) {
    requireWorking();
    Answer<C> answer = new Answer<>(prompt, seat, choice(choice));
    Optional<Rejection> refusal =
        session
            .run()
            .copy()
            .refusal(answer)
            .filter(reason -> !reason.code().equals("NOT_AT_BOUNDARY"));
    if (refusal.isPresent()) throw new Refusal(409, refusal.get());
    return answer;
  }

  public void run(int speed) {
    doLocked(
        () -> {
          requireWorking();
          clock.run(speed);
          publishAnyway();
        });
    driver.wake();
  }

  public void pause() {
    doLocked(
        () -> {
          clock.pause();
          publishAnyway();
        });
  }

  /** Lets time pass at once. */
  public void advance(int ticks) {
    doLocked(
        () -> {
          requireWorking();
          if (!(session.run().status() instanceof Status.Running<C>))
            throw new Refusal(409, "NO_TIME", "no time passes now");
          session.advance(ticks);
          publish();
        });
    driver.wake();
  }

  /** Takes back the last answer of the only person and everything after it. */
  public void undo(Seat seat) {
    doLocked(
        () -> {
          requireWorking();
          if (about.people() != 1 || !session.kernel().manifest().undo())
            throw new Refusal(409, "NO_UNDO", "taking back is not allowed here");
          int last = session.timeline().inputs() - 1;
          while (last >= 0 && !session.timeline().input(last).answer().seat().equals(seat)) last--;
          if (last < 0) throw new Refusal(409, "NO_UNDO", "there is nothing to take back");
          while (session.timeline().inputs() > last) session.undo();
          untold.clear();
          happenings.breakOff();
          room.tell();
        });
    driver.wake();
  }

  /** Lets bots and time go on where it is their turn. */
  public void wake() {
    driver.wake();
  }

  public boolean closed() {
    return locked(() -> closed);
  }

  /** Closes the match unless somebody is connected or something still goes on by itself. */
  boolean closeIfIdle() {
    return locked(
        () -> {
          if (!room.isEmpty() || driver.busy()) return false;
          close();
          return true;
        });
  }

  public void close() {
    driver.stop();
    doLocked(
        () -> {
          if (!closed) live.close();
          closed = true;
        });
  }

  private void stopAtBoundary() {
    if (session.run().status() instanceof Status.Running<C>) {
      session.requestPause();
      session.advance(0);
    }
  }

  private C choice(Tree tree) {
    try {
      return session.kernel().choiceShape().read(tree);
    } catch (TreeException e) {
      throw new Refusal(400, new Rejection("BAD_CHOICE", String.valueOf(e.getMessage()), "choice"));
    }
  }

  /** One thing that goes on by itself; how long to wait before the next, or nothing to do. */
  private Driver.Next step() {
    Run<S, C, E> run;
    Seat seat;
    Prompt<C> prompt;
    lock.lock();
    try {
      switch (session.run().status()) {
        case Status.Finished<C>(Outcome _) -> {
          return Driver.Next.NOTHING;
        }
        case Status.Running<C> _ -> {
          return timeStep();
        }
        case Status.Awaiting<C>(Prompt<C> asked) -> {
          Optional<Seat> bot = BotSeats.asked(about, asked);
          if (bot.isEmpty()) return Driver.Next.NOTHING;
          seat = bot.get();
          prompt = asked;
          run = session.run().copy();
        }
      }
    } finally {
      lock.unlock();
    }
    C choice = locked(() -> bots.player(about, seat)).answer(run, seat, prompt);
    return locked(
        () -> {
          Applied<S, C, E> applied = session.submit(new Answer<>(run.promptId(), seat, choice));
          publish();
          if (!applied.success() && !overtaken(applied))
            throw new IllegalStateException(
                "the bot on " + seat + " chose " + choice + ": " + applied.errors().getFirst());
          return Driver.Next.in(about.botPaceMillis());
        });
  }

  /** Whether the bot thought about a question that somebody else has answered meanwhile. */
  private boolean overtaken(Applied<S, C, E> applied) {
    String code = applied.errors().getFirst().code();
    return code.equals("STALE_PROMPT") || code.equals("NOT_YOUR_TURN");
  }

  private Applied<S, C, E> submitted(Answer<C> answer) {
    try {
      return session.submit(answer);
    } catch (BadInputException e) {
      Failures.report("a move of match " + about.id() + " cannot be saved", e);
      throw new Refusal(507, "NOT_SAVED", "the move could not be saved and was not made");
    }
  }

  /** A match that went wrong stands still; what happened up to then is in its journal. */
  private void failed(RuntimeException fault) {
    Failures.report("match " + about.id() + " failed", fault);
    doLocked(
        () -> {
          failed = true;
          room.tell();
        });
  }

  private Driver.Next timeStep() {
    if (!room.attended(about) || !clock.running()) return Driver.Next.NOTHING;
    session.advance(clock.ticksAtOnce());
    publish();
    return Driver.Next.in(clock.millisBetween());
  }

  private void publish() {
    if (!untold.isEmpty() || view.moved()) publishAnyway();
  }

  private void publishAnyway() {
    happenings.add(untold);
    untold.clear();
    room.tell();
  }

  private void requireWorking() {
    if (failed)
      throw new Refusal(500, "MATCH_FAILED", "the match stopped working; it can be inspected");
    if (closed) throw new Refusal(503, "MATCH_FAILED", "the match was put away; connect again");
  }

  private void doLocked(Runnable work) {
    lock.lock();
    try {
      work.run();
    } finally {
      lock.unlock();
    }
  }

  private <T> T locked(Supplier<T> work) {
    lock.lock();
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }
}
