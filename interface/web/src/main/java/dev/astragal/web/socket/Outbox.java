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
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * What is on its way out of a connection: short replies in order, and never more than one update.
 * Whoever reads slowly gets fewer and larger updates, and costs no memory. A reply never waits for
 * an update that is still being made: whoever has moved hears first that the move is on disk.
 */
final class Outbox {
  /** Whoever asks and never reads is cut off. */
  private static final int REPLIES_MAX = 256;

  private final Deque<String> ready = new ArrayDeque<>();
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
  private boolean flushing;

  /** Whether somebody makes an update, without the lock: all that is told belongs to it then. */
  private boolean making;

  /** Whether something has changed since that update was begun. */
  private boolean changed;

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

  /** Sends a reply at once, where the last message is out; needs no lock of a match. */
  void send(ServerMessage message) {
    String reply = written(message);
    synchronized (this) {
      ready.addLast(reply);
      if (ready.size() > REPLIES_MAX && line != null) line.cut();
      flush();
    }
  }

  /** Ends the connection after everything that was sent before. */
  synchronized void close(int code, String reason) {
    if (farewell.isEmpty()) farewell = Optional.of(new Farewell(code, reason));
    flush();
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
    try {
      for (boolean more = begins(); more; more = made(next()) && begins()) {}
    } catch (RuntimeException fault) {
      broken("a view failed", fault);
    }
  }

  /** Whether something new may be made now; whoever is at it already is told to look again. */
  private synchronized boolean begins() {
    flush();
    changed = making;
    if (making || sending || followed == null || farewell.isPresent()) return false;
    making = true;
    return true;
  }

  /** Sends what was made; whether to look for more. */
  private synchronized boolean made(Optional<String> next) {
    making = false;
    if (next.isPresent() && farewell.isEmpty()) ready.addLast(next.get());
    flush();
    return next.isPresent() || changed;
  }

  private synchronized void broken(String what, RuntimeException fault) {
    making = false;
    Failures.report(what, fault);
    if (line != null) line.cut();
  }

  /** Sends what is ready, one after the other, and last the farewell; with the lock only. */
  private void flush() {
    Line open = line;
    if (flushing || open == null || !open.open()) return;
    flushing = true;
    try {
      while (!sending && !ready.isEmpty()) {
        sending = true;
        open.send(ready.removeFirst(), this::sent);
      }
      if (!sending && farewell.isPresent()) {
        sending = true;
        open.close(farewell.get().code(), farewell.get().reason());
      }
    } catch (RuntimeException fault) {
      broken("a message was not sent", fault);
    } finally {
      flushing = false;
    }
  }

  /** Often before sending returns: then whoever sends goes on. */
  private void sent() {
    synchronized (this) {
      sending = false;
      if (flushing) return;
    }
    pump();
  }

  private static String written(ServerMessage message) {
    return JsonTrees.write(Json.shape(ServerMessage.class), message);
  }

  /** Without the lock: whoever makes it may have to wait for the lock of the match. */
  private Optional<String> next() {
    LiveMatch match = Objects.requireNonNull(followed);
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
