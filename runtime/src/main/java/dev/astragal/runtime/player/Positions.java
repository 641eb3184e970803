package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Run;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The positions a search has come to, by the hash of their state: the same by whatever way they
 * were reached, and still known when the next answer is searched.
 */
final class Positions<C extends Choice> {
  /** More would take memory that others need. */
  private static final int MAX = 300_000;

  private final Map<Long, Position<C>> known = new HashMap<>();
  private int search;

  /** Another search begins; what the last one had no use for is forgotten. */
  void begin() {
    int last = search;
    search = last + 1;
    known.values().removeIf(position -> position.search() < last);
  }

  Position<C> at(Run<?, C, ?> run) {
    long hash = run.stateHash();
    Position<C> position = known.get(hash);
    if (position == null) position = remembered(fresh(hash, run));
    use(position);
    return position;
  }

  /** It is of use to the search that goes on. */
  void use(Position<C> position) {
    if (position.search() != search) position.seenIn(search);
  }

  /** The position of that hash, if this search has come to it. */
  Optional<Position<C>> at(long hash) {
    return Optional.ofNullable(known.get(hash));
  }

  private Position<C> remembered(Position<C> fresh) {
    if (known.size() < MAX) known.put(fresh.hash(), fresh);
    return fresh;
  }

  private Position<C> fresh(long hash, Run<?, C, ?> run) {
    return switch (run.status()) {
      case Status.Finished<C>(Outcome outcome) ->
          Position.over(hash, Rewards.won(outcome, seats(run)));
      case Status.Running<C> _ -> throw new NotOpen();
      case Status.Awaiting<C>(Prompt<C> prompt) -> {
        if (prompt.together() || !prompt.choices(prompt.firstSeat()).complete())
          throw new NotOpen();
        yield Position.open(
            hash, prompt.firstSeat(), prompt.choices(prompt.firstSeat()).list(), seats(run));
      }
    };
  }

  private static int seats(Run<?, ?, ?> run) {
    return run.kernel().setup().seats();
  }

  /** It is not a game in which everybody sees everything and luck can be counted. */
  static final class NotOpen extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotOpen() {
      super("", null, false, false);
    }
  }
}
