package dev.astragal.runtime.solve;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Run;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Looks from one position of a game for two to every end, where nothing is hidden and nothing is
 * left to luck: alpha-beta with a memory of positions. A value is what the first seat gets: 1 for a
 * win, 0 for a draw, -1 for a loss.
 */
public final class Endgame<S, C extends Choice, E extends Event> {
  private static final int LOSS = -1;
  private static final int WIN = 1;

  /** A game that goes on for longer may go round in circles. */
  private static final int DEPTH_MAX = 200;

  private final EveryLuck luck = new EveryLuck();
  private final Map<Long, Bounds> known = new HashMap<>();

  /** How often a choice was so good that nothing else had to be looked at. */
  private final Map<C, Integer> decisive = new HashMap<>();

  private final long positionsMax;
  private long positions;
  private int depth;

  /** A value is no less than the one and no more than the other. */
  private record Bounds(int least, int most) {}

  /** It is not worth going on: too far to the end, or not such a game. */
  private static final class GaveUp extends RuntimeException {
    private static final long serialVersionUID = 1L;

    GaveUp() {
      super("", null, false, false);
    }
  }

  private Endgame(long positionsMax) {
    this.positionsMax = positionsMax;
  }

  /** What a position is worth; nothing where that takes more than {@code positionsMax}. */
  public static <S, C extends Choice, E extends Event> OptionalInt value(
      Run<S, C, E> run, long positionsMax) {
    Endgame<S, C, E> endgame = new Endgame<>(positionsMax);
    try {
      return OptionalInt.of(endgame.worth(endgame.without(run), LOSS, WIN));
    } catch (GaveUp e) {
      return OptionalInt.empty();
    }
  }

  /**
   * The choices after which the position is worth as much as it was, or one of them where it wins;
   * nothing where that takes more than {@code positionsMax}.
   */
  public static <S, C extends Choice, E extends Event> List<C> best(
      Run<S, C, E> run, Seat seat, Prompt<C> prompt, long positionsMax) {
    if (prompt.together()) return List.of();
    Endgame<S, C, E> endgame = new Endgame<>(positionsMax);
    try {
      return endgame.best(endgame.without(run), seat, prompt.choices(seat));
    } catch (GaveUp e) {
      return List.of();
    }
  }

  private Run<S, C, E> without(Run<S, C, E> run) {
    if (run.kernel().setup().seats() != 2
        || !run.kernel().manifest().streams().isEmpty()
        || KeepsSecrets.now(run)) throw new GaveUp();
    Run<S, C, E> copy = run.copy();
    luck.of(copy);
    return copy;
  }

  private List<C> best(Run<S, C, E> run, Seat seat, Choices<C> choices) {
    int sign = seat.equals(Seat.first()) ? 1 : -1;
    List<C> best = new ArrayList<>();
    int most = LOSS;
    for (C choice : all(choices)) {
      int value = sign * worth(after(run, seat, choice), LOSS, WIN);
      if (value == WIN) return List.of(choice);
      if (value > most) best.clear();
      most = Math.max(most, value);
      if (value == most) best.add(choice);
    }
    return best;
  }

  private List<C> all(Choices<C> choices) {
    if (!choices.complete()) throw new GaveUp();
    return choices.list();
  }

  private Run<S, C, E> after(Run<S, C, E> run, Seat seat, C choice) {
    if (++positions > positionsMax || depth > DEPTH_MAX) throw new GaveUp();
    Run<S, C, E> next = run.copy();
    next.choose(seat, choice);
    return certain(next);
  }

  /** Whatever was drawn or kept from somebody makes this another kind of game. */
  private Run<S, C, E> certain(Run<S, C, E> next) {
    if (luck.position() > 0 || KeepsSecrets.in(next)) throw new GaveUp();
    return next;
  }

  private int worth(Run<S, C, E> run, int atLeast, int atMost) {
    return switch (run.status()) {
      case Status.Finished<C>(Outcome outcome) -> won(outcome);
      case Status.Running<C> _ -> {
        if (++positions > positionsMax) throw new GaveUp();
        Run<S, C, E> next = run.copy();
        next.passTime();
        yield worth(certain(next), atLeast, atMost);
      }
      case Status.Awaiting<C>(Prompt<C> prompt) -> {
        if (prompt.together()) throw new GaveUp();
        yield decided(run, prompt, atLeast, atMost);
      }
    };
  }

  private static int won(Outcome outcome) {
    if (outcome.winners().size() != 1) return 0;
    return outcome.winners().getFirst().equals(Seat.first()) ? WIN : LOSS;
  }

  private int decided(Run<S, C, E> run, Prompt<C> prompt, int atLeast, int atMost) {
    long position = run.stateHash();
    Bounds before = known.getOrDefault(position, new Bounds(LOSS, WIN));
    if (before.least >= atMost || before.least == before.most) return before.least;
    if (before.most <= atLeast) return before.most;
    int least = Math.max(atLeast, before.least);
    int most = Math.min(atMost, before.most);
    boolean first = prompt.firstSeat().equals(Seat.first());
    int value = first ? LOSS : WIN;
    int alpha = least;
    int beta = most;
    depth++;
    for (Reply<S, C, E> reply : likely(run, prompt)) {
      int reached = worth(reply.after, alpha, beta);
      value = first ? Math.max(value, reached) : Math.min(value, reached);
      if (first) alpha = Math.max(alpha, value);
      else beta = Math.min(beta, value);
      if (alpha < beta) continue;
      decisive.merge(reply.choice, 1, Integer::sum);
      break;
    }
    depth--;
    known.put(
        position,
        new Bounds(value > least ? value : before.least, value < most ? value : before.most));
    return value;
  }

  private record Reply<S, C extends Choice, E extends Event>(C choice, Run<S, C, E> after) {}

  /** One that ends the game stands alone; else what decided elsewhere is most likely to here. */
  private List<Reply<S, C, E>> likely(Run<S, C, E> run, Prompt<C> prompt) {
    Seat seat = prompt.firstSeat();
    List<Reply<S, C, E>> replies = new ArrayList<>();
    for (C choice : all(prompt.choices(seat))) {
      Reply<S, C, E> reply = new Reply<>(choice, after(run, seat, choice));
      if (reply.after.status() instanceof Status.Finished<C>(Outcome outcome)
          && outcome.winners().equals(List.of(seat))) return List.of(reply);
      replies.add(reply);
    }
    replies.sort(Comparator.comparingInt(reply -> -decisive.getOrDefault(reply.choice, 0)));
    return replies;
  }
}
