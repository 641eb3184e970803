package dev.astragal.web.socket;

import dev.astragal.kernel.game.Seat;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.web.match.LiveMatch;
import dev.astragal.web.message.Failures;
import dev.astragal.web.message.Json;
import dev.astragal.web.message.ServerMessage;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * What is on its way out of a connection: short replies in order, and never more than one update.
 * Whoever reads slowly gets fewer and larger updates, and costs no memory.
 */
final class Outbox {
  /** Whoever asks and never reads is cut off. */
  private static final int REPLIES_MAX = 256;

  private final Deque<String> replies = new ArrayDeque<>();
  private final Machine machine;
  private @Nullable Line line;
  private @Nullable LiveMatch followed;
  private Seat seat = Seat.SPECTATOR;
  private Optional<String> language = Optional.empty();
  private Optional<Farewell> farewell = Optional.empty();
  private long told = -1;
  private long heard;
  private boolean greeted;
  private boolean endTold;
  private boolean sending;
  private boolean pumping;
  private final AtomicBoolean due = new AtomicBoolean();

  private record Farewell(int code, String reason) {}

  Outbox(Machine machine) {
    this.machine = machine;
  }

  synchronized void open(Line opened) {
    line = opened;
  }

  /** From now on tells of everything that happens after {@code since}. */
  synchronized void follow(LiveMatch match, Seat viewer, Optional<String> spoken, long since) {
    followed = match;
    seat = viewer;
    language = spoken;
    told = since;
  }

  void send(ServerMessage message) {
    synchronized (this) {
      replies.addLast(written(message));
      if (replies.size() > REPLIES_MAX && line != null) line.cut();
    }
    pump();
  }

  /** Ends the connection after everything that was sent before. */
  void close(int code, String reason) {
    synchronized (this) {
      if (farewell.isEmpty()) farewell = Optional.of(new Farewell(code, reason));
    }
    pump();
  }

  /**
   * On a thread of its own, because whoever calls may hold the lock of the match; one is enough for
   * all that comes before it runs.
   */
  void pump() {
    if (due.compareAndSet(false, true)) machine.start(this::pumpNow);
  }

  private void pumpNow() {
    due.set(false);
    synchronized (this) {
      pumping = true;
      while (!sending && sentNext()) {}
      pumping = false;
    }
  }

  /** Sends what is next; whether there was something. */
  private boolean sentNext() {
    Line open = line;
    if (open == null || !open.open()) return false;
    try {
      Optional<String> next = next();
      if (next.isPresent()) {
        sending = true;
        open.send(next.get(), this::sent);
      } else if (farewell.isPresent()) {
        sending = true;
        open.close(farewell.get().code(), farewell.get().reason());
      }
      return next.isPresent();
    } catch (RuntimeException fault) {
      Failures.report("a view failed", fault);
      open.cut();
      return false;
    }
  }

  /** Often before sending returns: then whoever sends goes on. */
  private void sent() {
    synchronized (this) {
      sending = false;
      if (pumping) return;
    }
    pump();
  }

  private static String written(ServerMessage message) {
    return JsonTrees.write(Json.shape(ServerMessage.class), message);
  }

  private Optional<String> next() {
    if (!replies.isEmpty()) return Optional.of(replies.removeFirst());
    LiveMatch match = followed;
    if (match == null || farewell.isPresent()) return Optional.empty();
    if (!greeted || match.shown() > told) {
      ServerMessage.Update update = match.update(seat, told, language);
      greeted = true;
      told = update.seq();
      return Optional.of(written(update));
    }
    List<ServerMessage.ChatLine> lines = match.said(heard);
    if (!lines.isEmpty()) {
      heard = lines.getLast().number();
      return Optional.of(written(new ServerMessage.Chat(lines.getFirst().number(), lines)));
    }
    // What was over may go on after something was taken back, and end again.
    boolean over = match.over();
    boolean tell = over && !endTold;
    endTold = over;
    return tell ? match.ended(language).map(Outbox::written) : Optional.empty();
  }
}
