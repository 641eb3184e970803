package dev.astragal.mcp.seat;

import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Reply;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.Tempo;
import dev.astragal.runtime.table.Told;
import dev.astragal.web.match.LiveMatch;
import dev.astragal.web.match.Viewer;
import dev.astragal.web.message.Refusal;
import dev.astragal.web.message.ServerMessage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** A seat in a match of a server, beside people and bots who go on by themselves. */
final class LiveSeat extends AgentSeat implements Viewer {
  /** What is mostly enough for bots; whoever waits for people calls 'wait'. */
  private static final Duration AFTER_ANSWER = Duration.ofSeconds(3);

  private final LiveMatch match;
  private final String token;
  private final String language;
  private SeatTerms terms;
  private Optional<Rejection> gone = Optional.empty();
  private long changes;
  private long heard;
  private long heardSaid;

  /** Takes the seat of {@code token}. */
  LiveSeat(LiveMatch match, String token, String language, SeatTerms wanted) {
    this.match = match;
    this.token = token;
    this.language = language;
    Seat seat = match.admitAgent(token, this);
    this.terms = wanted.at(seat);
    match.wake();
  }

  /** What proves that the seat is this agent's. */
  String token() {
    return token;
  }

  LiveMatch match() {
    return match;
  }

  @Override
  String id() {
    return match.id();
  }

  @Override
  Table table() {
    return match.table();
  }

  @Override
  SeatTerms terms() {
    return terms;
  }

  @Override
  Messages messages() {
    return language.isEmpty() ? table().messages() : table().messages(language);
  }

  @Override
  <T> T held(Function<SeatView, T> work) {
    synchronized (match) {
      return work.apply(new SeatView(this));
    }
  }

  @Override
  Reply take(long prompt, Offer offer) {
    try {
      if (table().situation() instanceof Situation.Running(boolean commands) && commands)
        match.pause();
      if (offer.kind() == Offer.Kind.WAY_BACK && offer.choice() instanceof Tree.Whole(long at, _))
        match.back(seat(), prompt, at);
      else match.answer(seat(), prompt, offer.choice());
      return new Reply(List.of());
    } catch (Refusal refusal) {
      return new Reply(List.of(refusal.reason()));
    }
  }

  @Override
  void goOn() {
    await(AFTER_ANSWER);
  }

  /** Waits until this seat is asked, or the match is over, or it has waited long enough. */
  void await(Duration patience) {
    startTime();
    long deadline = System.nanoTime() + patience.toNanos();
    while (true) {
      long seen;
      synchronized (this) {
        seen = changes;
      }
      if (due()) return;
      synchronized (this) {
        while (changes == seen && gone.isEmpty()) {
          long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
          if (left <= 0) return;
          try {
            wait(left);
          } catch (InterruptedException e) {
            throw (CancellationException) new CancellationException().initCause(e);
          }
        }
      }
      if (System.nanoTime() > deadline) return;
    }
  }

  private boolean due() {
    synchronized (match) {
      requireHere();
      return switch (table().situation()) {
        case Situation.Over _ -> true;
        case Situation.Asked(_, List<Seat> asked) -> asked.contains(seat());
        case Situation.Running _ -> !table().tempo().running();
      };
    }
  }

  /** Alone there is nobody who would want to watch time pass. */
  private void startTime() {
    synchronized (match) {
      if (!(table().situation() instanceof Situation.Running)) return;
      boolean alone = match.about().people() == 1;
      if (alone || !table().tempo().running())
        match.run(alone ? Tempo.SPEED_MAX : table().tempo().speed());
    }
  }

  /** Refuses what is asked of a seat that is somebody else's by now. */
  synchronized void requireHere() {
    if (gone.isPresent()) throw new BadInputException(gone.get().message());
  }

  @Override
  List<String> news() {
    List<Told> told = table().log(seat(), heard).orElseGet(() -> table().log(seat()));
    heard = table().told();
    List<String> news = new ArrayList<>(SeatView.spoken(told, messages()));
    for (ServerMessage.ChatLine line : match.said(heardSaid)) {
      heardSaid = line.number();
      if (!line.seat().equals(seat()))
        news.add(messages().player(line.seat()) + " says: \"" + line.text() + "\"");
    }
    table()
        .takeBackAsked()
        .filter(asking -> !asking.equals(seat()))
        .ifPresent(
            asking ->
                news.add(
                    messages().player(asking)
                        + " asks to take something back: 'agree' says yes or no."));
    return news;
  }

  @Override
  void write(List<String> notes) {
    terms = terms.noting(notes);
  }

  @Override
  public synchronized void changed() {
    changes++;
    notifyAll();
  }

  @Override
  public synchronized void expelled(Rejection why) {
    gone = Optional.of(why);
    notifyAll();
  }

  /** Gets up; the seat waits for whoever has its token. */
  void getUp() {
    match.leave(this);
  }
}
