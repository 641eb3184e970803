package dev.astragal.web.socket;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.web.json.Fields;
import dev.astragal.web.json.Form;
import dev.astragal.web.json.Refusal;
import dev.astragal.web.match.About;
import dev.astragal.web.match.LiveMatch;
import dev.astragal.web.match.Matches;
import dev.astragal.web.match.Viewer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/** One WebSocket: one seat, or a spectator, of one match. */
public final class Connection extends Session.Listener.AbstractAutoDemanding implements Viewer {
  private static final int VERSION = 1;
  private static final int ID_LENGTH_MAX = 64;
  private static final long NUMBER_MAX = 1L << 53;
  private static final int TICKS_MAX = 10_000;
  private static final int SPEED_MAX = 1_000;

  private final Matches matches;
  private final Outbox outbox = new Outbox();
  private @Nullable LiveMatch<?, ?, ?> match;
  private Seat seat = Seat.SPECTATOR;
  private long lastId;

  Connection(Matches matches) {
    this.matches = matches;
  }

  @Override
  public Seat seat() {
    return seat;
  }

  @Override
  public void changed() {
    outbox.pump();
  }

  @Override
  public void onWebSocketOpen(Session session) {
    super.onWebSocketOpen(session);
    outbox.open(session);
  }

  @Override
  public void onWebSocketText(String message) {
    Optional<Long> id = Optional.empty();
    try {
      Form form = Form.of(message);
      String type = form.text("type", ID_LENGTH_MAX);
      if (type.equals("hello")) {
        hello(form);
        return;
      }
      LiveMatch<?, ?, ?> joined = match;
      if (joined == null) throw new Refusal(400, "HELLO_FIRST", "say hello first");
      id = Optional.of(form.whole("id", 1, NUMBER_MAX));
      if (id.get() <= lastId)
        throw new Refusal(409, "REPLAYED_ID", "id " + id.get() + " is not above " + lastId);
      lastId = id.get();
      handle(joined, type, form, id.get());
    } catch (Refusal refusal) {
      Fields fields = Fields.of().put("type", "refused");
      fields.put("id", id.map(Tree::of).orElse(Tree.none()));
      outbox.send(fields.putAll(Refusal.tree(refusal.reason())).tree());
    }
  }

  private void handle(LiveMatch<?, ?, ?> joined, String type, Form form, long id) {
    switch (type) {
      case "answer" -> {
        long prompt = form.whole("prompt", 0, NUMBER_MAX);
        Tree choice = form.any("choice");
        form.end();
        requireSeat();
        ack(id, joined.answer(seat, prompt, choice));
      }
      case "check" -> {
        long prompt = form.whole("prompt", 0, NUMBER_MAX);
        Tree choice = form.any("choice");
        form.end();
        requireSeat();
        joined.check(seat, prompt, choice);
        ack(id, joined.sequence());
      }
      case "run" -> {
        int speed = (int) form.whole("speed", 1, SPEED_MAX);
        form.end();
        requireSeat();
        joined.run(speed);
        ack(id, joined.sequence());
      }
      case "pause" -> {
        form.end();
        requireSeat();
        joined.pause();
        ack(id, joined.sequence());
      }
      case "advance" -> {
        int ticks = (int) form.whole("ticks", 1, TICKS_MAX);
        form.end();
        requireSeat();
        joined.advance(ticks);
        ack(id, joined.sequence());
      }
      case "undo" -> {
        form.end();
        requireSeat();
        joined.undo(seat);
        ack(id, joined.sequence());
      }
      case "ping" -> {
        form.end();
        outbox.send(Fields.of().put("type", "pong").put("id", id).tree());
      }
      default -> throw new Refusal(400, "UNKNOWN_TYPE", "there is no such message");
    }
  }

  private void hello(Form form) {
    if (match != null) throw new Refusal(409, "HELLO_TWICE", "you said hello already");
    if (form.whole("v", 0, NUMBER_MAX) != VERSION)
      throw new Refusal(400, "WRONG_VERSION", "this server speaks version " + VERSION);
    LiveMatch<?, ?, ?> wanted = matches.match(form.text("match", ID_LENGTH_MAX));
    Optional<String> token = form.optionalText("token", ID_LENGTH_MAX);
    Optional<String> epoch = form.optionalText("epoch", ID_LENGTH_MAX);
    Optional<Long> since = form.optionalWhole("since", 0, NUMBER_MAX);
    form.end();
    About about = wanted.about();
    if (token.isPresent()) {
      seat =
          Matches.seatOf(about, token.get())
              .map(Seat::of)
              .orElseThrow(() -> new Refusal(401, "WRONG_TOKEN", "the token is of no seat"));
    } else if (!about.watchable()) {
      throw new Refusal(403, "NO_SPECTATORS", "this match is not to be watched");
    }
    match = wanted;
    boolean same = epoch.isPresent() && epoch.get().equals(wanted.epoch());
    outbox.send(
        Fields.of()
            .put("type", "welcome")
            .put("v", VERSION)
            .put("match", wanted.summary())
            .put("seat", seat.index() < 0 ? Tree.none() : Tree.of(seat.index()))
            .put("epoch", wanted.epoch())
            .put("seq", wanted.sequence())
            .put("time", wanted.clock())
            .tree());
    outbox.follow(wanted, seat, same ? since.orElse(-1L) : -1L);
    wanted.attach(this);
    outbox.pump();
  }

  private void requireSeat() {
    if (seat.index() < 0) throw new Refusal(403, "SPECTATOR", "a spectator cannot do that");
  }

  private void ack(long id, long seq) {
    outbox.send(Fields.of().put("type", "ack").put("id", id).put("seq", seq).tree());
  }

  @Override
  public void onWebSocketClose(int code, String reason, Callback callback) {
    LiveMatch<?, ?, ?> joined = match;
    if (joined != null) joined.detach(this);
    callback.succeed();
  }

  /** What is on its way out: short replies in order, and never more than one update. */
  private static final class Outbox {
    private final Deque<String> replies = new ArrayDeque<>();
    private @Nullable Session session;
    private @Nullable LiveMatch<?, ?, ?> followed;
    private Seat seat = Seat.SPECTATOR;
    private long told = -1;
    private boolean greeted;
    private boolean endTold;
    private boolean sending;

    synchronized void open(Session opened) {
      session = opened;
    }

    synchronized void follow(LiveMatch<?, ?, ?> match, Seat viewer, long since) {
      followed = match;
      seat = viewer;
      told = since;
    }

    void send(Tree message) {
      synchronized (this) {
        replies.addLast(JsonTrees.write(message));
      }
      pump();
    }

    void pump() {
      Thread.ofVirtual().start(this::pumpNow);
    }

    private synchronized void pumpNow() {
      Session open = session;
      if (sending || open == null || !open.isOpen()) return;
      Optional<String> next = next();
      if (next.isEmpty()) return;
      sending = true;
      open.sendText(
          next.get(),
          Callback.from(
              () -> {
                synchronized (this) {
                  sending = false;
                }
                pump();
              },
              _ -> {}));
    }

    private Optional<String> next() {
      if (!replies.isEmpty()) return Optional.of(replies.removeFirst());
      LiveMatch<?, ?, ?> match = followed;
      if (match == null) return Optional.empty();
      if (!greeted || match.sequence() > told) {
        Tree.Table update = match.update(seat, told);
        greeted = true;
        told = update.get("seq").orElseThrow() instanceof Tree.Whole(long seq, _) ? seq : told;
        return Optional.of(JsonTrees.write(update));
      }
      if (!endTold && match.over()) {
        endTold = true;
        return Optional.of(JsonTrees.write(match.ended()));
      }
      return Optional.empty();
    }
  }
}
