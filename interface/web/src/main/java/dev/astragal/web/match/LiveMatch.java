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
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.session.Session;
import dev.astragal.web.json.PlayJson;
import dev.astragal.web.json.Refusal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * A session with seats: takes answers, lets bots and time go on, and tells everybody connected.
 * Everything that looks at or changes the session holds the lock of the match.
 */
public final class LiveMatch<S, C extends Choice, E extends Event> {
  private final ReentrantLock lock = new ReentrantLock();
  private final Session<S, C, E> session;
  private final PlayJson<S, C, E> json;
  private final MatchView<S, C, E> view;
  private final Driver driver = new Driver(this::step);
  private final Clock clock = new Clock();
  private final Happenings happenings = new Happenings();
  private final List<Happenings.Timed> untold = new ArrayList<>();
  private final Set<Viewer> viewers = new LinkedHashSet<>();
  private final Map<Integer, Player<S, C, E>> bots = new LinkedHashMap<>();
  private About about;

  public LiveMatch(Session<S, C, E> session, About about) {
    this.session = session;
    this.about = about;
    Messages messages = Messages.of(session.kernel().game(), about.voice(), "");
    this.json = new PlayJson<>(session.kernel(), messages);
    this.view = new MatchView<>(session, json, happenings);
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
    return locked(() -> view.summary(about, viewers));
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

  public void attach(Viewer viewer) {
    locked(
        () -> {
          viewers.add(viewer);
          return viewers;
        });
    driver.wake();
  }

  public void detach(Viewer viewer) {
    locked(() -> viewers.remove(viewer));
  }

  /** Puts somebody on a seat. */
  public void seat(int index, Chair chair) {
    locked(
        () -> {
          about = about.with(index, chair);
          bots.clear();
          happenings.add(List.of());
          tell();
          return about;
        });
    driver.wake();
  }

  /** Carries out an answer; when this returns, it is on disk. Gives the number of the change. */
  public long answer(Seat seat, long prompt, Tree choice) {
    long seq =
        locked(
            () -> {
              Answer<C> answer = new Answer<>(prompt, seat, choice(choice));
              stopAtBoundary();
              Applied<S, C, E> applied = session.submit(answer);
              publish();
              if (!applied.success()) throw new Refusal(409, applied.errors().getFirst());
              return happenings.last();
            });
    driver.wake();
    return seq;
  }

  /** Refuses what {@link #answer} would refuse before any rule runs. */
  public void check(Seat seat, long prompt, Tree choice) {
    locked(
        () -> {
          Answer<C> answer = new Answer<>(prompt, seat, choice(choice));
          Optional<Rejection> refusal = session.run().copy().refusal(answer);
          refusal
              .filter(reason -> !reason.code().equals("NOT_AT_BOUNDARY"))
              .ifPresent(
                  reason -> {
                    throw new Refusal(409, reason);
                  });
          return answer;
        });
  }

  public void run(int speed) {
    locked(
        () -> {
          clock.run(speed);
          publishAnyway();
          return clock;
        });
    driver.wake();
  }

  public void pause() {
    locked(
        () -> {
          clock.pause();
          publishAnyway();
          return clock;
        });
  }

  /** Lets time pass at once. */
  public void advance(int ticks) {
    locked(
        () -> {
          if (!(session.run().status() instanceof Status.Running<C>))
            throw new Refusal(409, "NO_TIME", "no time passes now");
          session.advance(ticks);
          publish();
          return clock;
        });
    driver.wake();
  }

  /** Takes back the last answer of the only person and everything after it. */
  public void undo(Seat seat) {
    locked(
        () -> {
          if (about.people() != 1 || !session.kernel().manifest().undo())
            throw new Refusal(409, "NO_UNDO", "taking back is not allowed here");
          int last = session.timeline().inputs() - 1;
          while (last >= 0 && !session.timeline().input(last).answer().seat().equals(seat)) last--;
          if (last < 0) throw new Refusal(409, "NO_UNDO", "there is nothing to take back");
          while (session.timeline().inputs() > last) session.undo();
          untold.clear();
          happenings.breakOff();
          tell();
          return session;
        });
    driver.wake();
  }

  /** Lets bots and time go on where it is their turn. */
  public void wake() {
    driver.wake();
  }

  public void close() {
    driver.stop();
    locked(
        () -> {
          session.close();
          return session;
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
          Optional<Seat> bot = botAsked(asked);
          if (bot.isEmpty()) return Driver.Next.NOTHING;
          seat = bot.get();
          prompt = asked;
          run = session.run().copy();
        }
      }
    } finally {
      lock.unlock();
    }
    C choice = bot(seat).answer(run, seat, prompt);
    return locked(
        () -> {
          Applied<S, C, E> applied = session.submit(new Answer<>(run.promptId(), seat, choice));
          publish();
          boolean stale =
              !applied.success() && !applied.errors().getFirst().code().equals("STALE_PROMPT");
          if (stale)
            throw new IllegalStateException(
                "the bot on " + seat + " chose " + choice + ": " + applied.errors().getFirst());
          return Driver.Next.in(about.botPaceMillis());
        });
  }

  private Driver.Next timeStep() {
    boolean attended =
        about.people() == 0 || viewers.stream().anyMatch(viewer -> viewer.seat().index() >= 0);
    if (!attended || !clock.running()) return Driver.Next.NOTHING;
    session.advance(clock.ticksAtOnce());
    publish();
    return Driver.Next.in(clock.millisBetween());
  }

  private Optional<Seat> botAsked(Prompt<C> prompt) {
    for (int seat = 0; seat < about.chairs().size(); seat++)
      if (about.chairs().get(seat) instanceof Chair.Bot && prompt.asks(Seat.of(seat)))
        return Optional.of(Seat.of(seat));
    return Optional.empty();
  }

  private Player<S, C, E> bot(Seat seat) {
    return locked(
        () ->
            bots.computeIfAbsent(
                seat.index(),
                index -> {
                  String name =
                      about.chairs().get(index) instanceof Chair.Bot(String bot)
                          ? bot
                          : Players.RANDOM;
                  return Players.named(session.kernel(), name, session.spec().seed(), index);
                }));
  }

  private void publish() {
    if (!untold.isEmpty() || view.moved()) publishAnyway();
  }

  private void publishAnyway() {
    happenings.add(untold);
    untold.clear();
    tell();
  }

  private void tell() {
    for (Viewer viewer : viewers) viewer.changed();
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
