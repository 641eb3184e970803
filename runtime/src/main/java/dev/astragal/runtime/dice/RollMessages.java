package dev.astragal.runtime.dice;

import dev.astragal.kernel.dice.Roll;
import dev.astragal.kernel.state.Ints;
import dev.astragal.runtime.bus.Message;
import dev.astragal.runtime.bus.Payload;
import dev.astragal.runtime.bus.Trace;
import java.util.List;
import java.util.Optional;

/**
 * What a bus is told of a roll, whoever makes it: that it was asked for, and then what was rolled
 * and what that comes to, or why nothing was. All of it is under one span and one request.
 */
public final class RollMessages {
  private RollMessages() {}

  /** Who asked for a roll, as far as they said. */
  public record Origin(
      Optional<String> actorId,
      Optional<String> targetId,
      Optional<String> layer,
      Optional<String> source,
      Optional<String> requester) {
    public static final Origin UNKNOWN = of("");

    /** Somebody, or nobody when the name is empty. */
    public static Origin of(String actor) {
      return new Origin(
          Optional.of(actor).filter(name -> !name.isEmpty()),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());
    }
  }

  /** A roll that was made. */
  public record Made(long result, Ints faces, List<Long> kept, long modifier) {
    public Made {
      kept = List.copyOf(kept);
    }

    public static Made of(Roll roll) {
      return new Made(roll.result(), roll.faces(), roll.kept(), roll.modifier());
    }
  }

  /** Why a roll was not made; {@code offset} is where in the expression. */
  public record Failed(String code, String reason, Optional<Integer> offset) {}

  private record Asked(String requestId, String kind, String expr) {
    Asked(String requestId, String expr) {
      this(requestId, "expr", expr);
    }
  }

  private record Resolved(long result) {}

  public static List<Message> made(
      String requestId, String expr, Origin origin, Made made, Trace span) {
    Asked asked = new Asked(requestId, expr);
    return List.of(
        new Message("rng.requested", Payload.of(asked, origin), span),
        new Message("rng.fulfilled", Payload.of(asked, origin, made), span),
        new Message("dice.resolved", Payload.of(asked, origin, new Resolved(made.result())), span));
  }

  public static List<Message> failed(
      String requestId, String expr, Origin origin, Failed failed, Trace span) {
    Asked asked = new Asked(requestId, expr);
    return List.of(
        new Message("rng.requested", Payload.of(asked, origin), span),
        new Message("rng.failed", Payload.of(asked, origin, failed), span));
  }
}
