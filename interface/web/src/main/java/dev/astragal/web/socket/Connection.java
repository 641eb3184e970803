package dev.astragal.web.socket;

import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.web.json.Failures;
import dev.astragal.web.json.Fields;
import dev.astragal.web.json.Form;
import dev.astragal.web.json.RateLimiter;
import dev.astragal.web.json.Refusal;
import dev.astragal.web.match.LiveMatch;
import dev.astragal.web.match.Viewer;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/** One WebSocket: one seat, or a spectator, of one match. */
public final class Connection extends Session.Listener.AbstractAutoDemanding implements Viewer {
  private static final int VERSION = 1;
  private static final int ID_LENGTH_MAX = 64;

  /** As far as every client can count. */
  private static final long NUMBER_MAX = (1L << 53) - 1;

  private static final int TICKS_MAX = 10_000;
  private static final int SPEED_MAX = 1_000;

  /** The refusals that end a connection, with the code it ends with. */
  private static final Map<String, Integer> CLOSING =
      Map.ofEntries(
          Map.entry("NOT_TEXT", 1003),
          Map.entry("WRONG_VERSION", 4400),
          Map.entry("HELLO_FIRST", 4400),
          Map.entry("HELLO_LATE", 4408),
          Map.entry("NO_SUCH_MATCH", 4404),
          Map.entry("WRONG_TOKEN", 4401),
          Map.entry("NO_SPECTATORS", 4403),
          Map.entry("TOO_MANY_SPECTATORS", 4429),
          Map.entry("TOO_MANY_CONNECTIONS", 4429),
          Map.entry("TOO_MANY_MESSAGES", 4429),
          Map.entry("HELD", 4409),
          Map.entry("UNREADABLE", 4409),
          Map.entry("MATCH_FAILED", 4500),
          Map.entry("FAILED", 4500));

  private final Sockets sockets;
  private final String address;
  private final RateLimiter limiter;
  private final Outbox outbox = new Outbox();
  private @Nullable LiveMatch match;
  private Seat seat = Seat.SPECTATOR;
  private long lastId;

  Connection(Sockets sockets, String address, RateLimiter limiter) {
    this.sockets = sockets;
    this.address = address;
    this.limiter = limiter;
  }

  @Override
  public void changed() {
    outbox.pump();
  }

  @Override
  public void onWebSocketOpen(Session session) {
    super.onWebSocketOpen(session);
    outbox.open(session);
    if (!sockets.entered(address)) {
      refuse(Optional.empty(), Rejection.of("TOO_MANY_CONNECTIONS", "too many connections"));
      return;
    }
    sockets.afterHelloTime(this::requireHello);
  }

  private synchronized void requireHello() {
    if (match == null)
      refuse(Optional.empty(), Rejection.of("HELLO_LATE", "no hello came in time"));
  }

  @Override
  public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
    refuse(Optional.empty(), Rejection.of("NOT_TEXT", "messages are text"));
    callback.succeed();
  }

  @Override
  public synchronized void onWebSocketText(String message) {
    Optional<Long> id = Optional.empty();
    try {
      if (!limiter.take(System.nanoTime()))
        throw new Refusal(429, "TOO_MANY_MESSAGES", "too many messages");
      Form form = Form.of(message);
      String type = form.text("type", ID_LENGTH_MAX);
      LiveMatch joined = match;
      if (type.equals("hello")) {
        if (joined != null) throw new Refusal(409, "HELLO_TWICE", "you said hello already");
        hello(form);
        return;
      }
      if (joined == null) throw new Refusal(400, "HELLO_FIRST", "say hello first");
      id = Optional.of(form.whole("id", 1, NUMBER_MAX));
      if (id.get() <= lastId)
        throw new Refusal(409, "REPLAYED_ID", "id " + id.get() + " is not above " + lastId);
      lastId = id.get();
      handle(joined, type, form, id.get());
    } catch (Refusal refusal) {
      refuse(id, refusal.reason());
    } catch (RuntimeException fault) {
      Failures.report("a message failed", fault);
      refuse(id, Rejection.of("FAILED", "the server failed at this; it was noted there"));
    }
  }

  private void handle(LiveMatch joined, String type, Form form, long id) {
    switch (type) {
      case "answer" -> {
        Answered answered = answered(form);
        ack(id, joined.answer(seat, answered.prompt(), answered.choice()));
      }
      case "back" -> {
        long prompt = form.whole("prompt", 0, NUMBER_MAX);
        long checkpoint = form.whole("checkpoint", 0, NUMBER_MAX);
        requireSeat(form);
        ack(id, joined.back(seat, prompt, checkpoint));
      }
      case "check" -> {
        Answered answered = answered(form);
        joined.check(seat, answered.prompt(), answered.choice());
        ack(id, joined.sequence());
      }
      case "preview" -> {
        Answered answered = answered(form);
        Tree screen = joined.preview(seat, answered.prompt(), answered.choice());
        outbox.send(Fields.of().put("type", "preview").put("id", id).put("screen", screen).tree());
      }
      case "run" -> {
        int speed = (int) form.whole("speed", 1, SPEED_MAX);
        requireSeat(form);
        joined.run(speed);
        ack(id, joined.sequence());
      }
      case "pause" -> {
        requireSeat(form);
        joined.pause();
        ack(id, joined.sequence());
      }
      case "advance" -> {
        int ticks = (int) form.whole("ticks", 1, TICKS_MAX);
        requireSeat(form);
        joined.advance(ticks);
        ack(id, joined.sequence());
      }
      case "undo" -> {
        requireSeat(form);
        ack(id, joined.undo(seat));
      }
      case "agree" -> {
        boolean agrees = form.requiredFlag("yes");
        requireSeat(form);
        ack(id, joined.agree(seat, agrees));
      }
      case "ping" -> {
        form.end();
        outbox.send(Fields.of().put("type", "pong").put("id", id).tree());
      }
      default -> throw new Refusal(400, "UNKNOWN_TYPE", "there is no such message");
    }
  }

  private record Answered(long prompt, Tree choice) {}

  private Answered answered(Form form) {
    Answered answered = new Answered(form.whole("prompt", 0, NUMBER_MAX), form.any("choice"));
    requireSeat(form);
    return answered;
  }

  private void hello(Form form) {
    if (form.whole("v", 0, NUMBER_MAX) != VERSION)
      throw new Refusal(400, "WRONG_VERSION", "this server speaks version " + VERSION);
    String id = form.text("match", ID_LENGTH_MAX);
    Optional<String> token = form.optionalText("token", ID_LENGTH_MAX);
    Optional<String> epoch = form.optionalText("epoch", ID_LENGTH_MAX);
    Optional<Long> since = form.optionalWhole("since", 0, NUMBER_MAX);
    form.end();
    LiveMatch wanted = sockets.matches().match(id);
    seat = wanted.admit(token, this);
    match = wanted;
    boolean same = epoch.isPresent() && epoch.get().equals(wanted.epoch());
    outbox.send(
        Fields.of()
            .put("type", "welcome")
            .put("v", VERSION)
            .put("match", wanted.summary())
            .put("seat", !seat.plays() ? Tree.none() : Tree.of(seat.index()))
            .put("epoch", wanted.epoch())
            .put("seq", wanted.sequence())
            .put("time", wanted.time())
            .tree());
    outbox.follow(wanted, seat, same ? since.orElse(-1L) : -1L);
    outbox.pump();
    wanted.wake();
  }

  private void requireSeat(Form form) {
    form.end();
    if (!seat.plays()) throw new Refusal(403, "SPECTATOR", "a spectator cannot do that");
  }

  private void ack(long id, long seq) {
    outbox.send(Fields.of().put("type", "ack").put("id", id).put("seq", seq).tree());
  }

  private void refuse(Optional<Long> id, Rejection reason) {
    outbox.send(
        Fields.of()
            .put("type", "refused")
            .put("id", id.map(Tree::of).orElse(Tree.none()))
            .putAll(Refusal.tree(reason))
            .tree());
    Integer code = CLOSING.get(reason.code());
    if (code != null) outbox.close(code, reason.code());
  }

  @Override
  public void onWebSocketClose(int code, String reason, Callback callback) {
    sockets.left(address);
    LiveMatch joined = match;
    if (joined != null) joined.leave(this);
    callback.succeed();
  }
}
