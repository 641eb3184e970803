package dev.astragal.web.socket;

import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.web.match.LiveMatch;
import dev.astragal.web.match.Viewer;
import dev.astragal.web.message.ClientMessage;
import dev.astragal.web.message.ErrorInfo;
import dev.astragal.web.message.Failures;
import dev.astragal.web.message.Json;
import dev.astragal.web.message.RateLimiter;
import dev.astragal.web.message.Refusal;
import dev.astragal.web.message.ServerMessage;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One WebSocket: one seat, or a spectator, of one match. */
public final class Connection implements Viewer {
  private static final int VERSION = 1;
  private static final int CHAT_AT_ONCE = 5;

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
          Map.entry("SEAT_GIVEN", 4401),
          Map.entry("OPENED_ELSEWHERE", 4403),
          Map.entry("BANNED", 4403),
          Map.entry("HELD", 4409),
          Map.entry("OVERTAKEN", 4409),
          Map.entry("UNREADABLE", 4409),
          Map.entry("UNREACHABLE", 4503),
          Map.entry("RULES_CHANGED", 4410),
          Map.entry("MATCH_FAILED", 4500),
          Map.entry("FAILED", 4500));

  private final Sockets sockets;
  private final String address;
  private final RateLimiter limiter;
  private final RateLimiter chatter;
  private final Outbox outbox;
  private @Nullable LiveMatch match;
  private Seat seat = Seat.SPECTATOR;
  private Optional<String> language = Optional.empty();
  private long lastId;

  Connection(Sockets sockets, String address, RateLimiter limiter) {
    this.sockets = sockets;
    this.address = address;
    this.limiter = limiter;
    this.chatter = new RateLimiter(1, CHAT_AT_ONCE, sockets.machine().nanos());
    this.outbox = new Outbox(sockets.machine());
  }

  @Override
  public void changed() {
    outbox.pump();
  }

  /** On a thread of its own, because whoever calls holds the lock of the match. */
  @Override
  public void expelled(Rejection why) {
    sockets.machine().start(() -> refuse(Optional.empty(), why));
  }

  /** An operator wants nobody of this address. */
  void banned() {
    refuse(Optional.empty(), Rejection.of("BANNED", "this server does not answer you"));
  }

  public void opened(Line line) {
    outbox.open(line);
    if (!sockets.entered(address, this)) {
      refuse(Optional.empty(), Rejection.of("TOO_MANY_CONNECTIONS", "too many connections"));
      return;
    }
    sockets.afterHelloTime(this::requireHello);
  }

  private synchronized void requireHello() {
    if (match == null)
      refuse(Optional.empty(), Rejection.of("HELLO_LATE", "no hello came in time"));
  }

  public void heardBytes() {
    refuse(Optional.empty(), Rejection.of("NOT_TEXT", "messages are text"));
  }

  public synchronized void heard(String text) {
    Optional<Long> id = Optional.empty();
    try {
      if (!limiter.take(sockets.machine().nanos()))
        throw new Refusal(429, "TOO_MANY_MESSAGES", "too many messages");
      LiveMatch joined = match;
      switch (Json.read(ClientMessage.class, text)) {
        case ClientMessage.Hello hello -> {
          if (joined != null) throw new Refusal(409, "HELLO_TWICE", "you said hello already");
          hello(hello);
        }
        case ClientMessage.Numbered message -> {
          if (joined == null) throw new Refusal(400, "HELLO_FIRST", "say hello first");
          id = Optional.of(message.id());
          if (message.id() <= lastId)
            throw new Refusal(409, "REPLAYED_ID", "id " + message.id() + " is not above " + lastId);
          lastId = message.id();
          if (message instanceof ClientMessage.Deed && !seat.plays())
            throw new Refusal(403, "SPECTATOR", "a spectator cannot do that");
          reply(joined, message);
        }
      }
    } catch (Refusal refusal) {
      refuse(id, refusal.reason());
    } catch (RuntimeException fault) {
      refuse(id, Failures.refusal("a message failed", fault).reason());
    }
  }

  private void reply(LiveMatch joined, ClientMessage.Numbered message) {
    switch (message) {
      case ClientMessage.Preview(long id, long prompt, Tree choice) ->
          outbox.send(joined.preview(id, seat, prompt, choice, language));
      case ClientMessage.Foresee(long id, long prompt) ->
          outbox.send(joined.foresee(id, seat, prompt, language));
      case ClientMessage.Advise(long id) -> advise(joined, id);
      case ClientMessage.Branch(long id, long step) -> {
        sockets.requireNewMatch(address);
        outbox.send(new ServerMessage.Again(id, sockets.matches().branch(joined, seat, step)));
      }
      case ClientMessage.Export(long id) ->
          outbox.send(new ServerMessage.Exported(id, joined.export(seat)));
      case ClientMessage.Rematch(long id) -> {
        sockets.requireNewMatch(address);
        outbox.send(new ServerMessage.Again(id, sockets.matches().rematch(joined)));
      }
      case ClientMessage.Ping(long id) -> {
        if (joined.stillOurs()) outbox.send(new ServerMessage.Pong(id));
      }
      case ClientMessage.Change change ->
          outbox.send(new ServerMessage.Ack(message.id(), changed(joined, change)));
    }
  }

  /** On a thread of its own: whoever waits for advice may answer meanwhile. */
  private void advise(LiveMatch joined, long id) {
    Supplier<ServerMessage> adviser = joined.adviser(id, seat, language);
    sockets
        .machine()
        .start(
            () -> {
              try {
                outbox.send(adviser.get());
              } catch (RuntimeException fault) {
                refuse(Optional.of(id), Failures.refusal("advice failed", fault).reason());
              }
            });
  }

  /** The number of the change that came of it, or of the last one before. */
  private long changed(LiveMatch joined, ClientMessage.Change change) {
    return switch (change) {
      case ClientMessage.Answer(_, long prompt, Tree choice) ->
          sockets.vitals().moved(() -> joined.answer(seat, prompt, choice));
      case ClientMessage.Back(_, long prompt, long checkpoint) ->
          joined.back(seat, prompt, checkpoint);
      case ClientMessage.Check(_, long prompt, Tree choice) -> joined.check(seat, prompt, choice);
      case ClientMessage.Run(_, int speed) -> joined.run(speed);
      case ClientMessage.Pause _ -> joined.pause();
      case ClientMessage.Advance(_, int ticks) -> joined.advance(ticks);
      case ClientMessage.Chat(_, String text) -> {
        if (!chatter.take(sockets.machine().nanos()))
          throw new Refusal(429, "TOO_MUCH_CHAT", "wait a moment before you say more");
        yield joined.say(seat, text);
      }
      case ClientMessage.Replace(_, Seat other, boolean open) -> joined.replace(seat, other, open);
      case ClientMessage.Leave _ -> joined.replace(seat, seat, false);
      case ClientMessage.Undo _ -> joined.undo(seat);
      case ClientMessage.Agree(_, boolean yes) -> joined.agree(seat, yes);
    };
  }

  private void hello(ClientMessage.Hello hello) {
    if (hello.v() != VERSION)
      throw new Refusal(400, "WRONG_VERSION", "this server speaks version " + VERSION);
    LiveMatch wanted = sockets.matches().match(hello.match());
    seat = wanted.admit(hello.token(), this);
    match = wanted;
    language = hello.language();
    outbox.send(
        new ServerMessage.Welcome(
            VERSION,
            wanted.summary(language),
            Optional.of(seat).filter(Seat::plays),
            wanted.epoch(),
            wanted.sequence(),
            wanted.pace()));
    boolean same = hello.epoch().equals(Optional.of(wanted.epoch()));
    outbox.follow(wanted, seat, language, same ? hello.since().orElse(-1L) : -1L);
    outbox.pump();
    wanted.wake();
  }

  private void refuse(Optional<Long> id, Rejection reason) {
    sockets.vitals().refused(reason.code());
    LiveMatch joined = match;
    Rejection told = joined == null ? reason : joined.inWords(reason, language);
    outbox.send(new ServerMessage.Refused(id, ErrorInfo.of(told)));
    Integer code = CLOSING.get(reason.code());
    if (code != null) outbox.close(code, reason.code());
  }

  public void closed() {
    sockets.left(address, this);
    LiveMatch joined = match;
    if (joined != null) joined.leave(this);
  }
}
