package dev.astragal.runtime.samples;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.state.Ints;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Both seats bid at once and in secret: seat 0 one of 0 to 3, seat 1 one of 10 to 13. Seat 1 wins
 * with 12 or more, whatever the other bids; otherwise seat 0 does.
 */
public class Bids implements SimpleGame<Bids.Round, Bids.Bid, Bids.Made> {
  private static final int NONE = -1;
  private static final int ENOUGH = 12;

  /** What each has bid. */
  public record Round(Ints bids) {}

  /** So much. */
  public record Bid(int amount) implements Choice {}

  /** A bid lies on the table, face down. */
  public record Made(Seat who, int amount) implements Event {
    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.of(viewer.equals(who) ? this : new Hidden(who));
    }
  }

  /** What others see of a bid. */
  public record Hidden(Seat who) implements Event {}

  @Override
  public Manifest manifest() {
    return Manifest.of("bids", "Sample bids").seats(2).limits(10, 0);
  }

  @Override
  public Round begin(int seats) {
    return new Round(Ints.of(NONE, NONE));
  }

  @Override
  public Status<Bid> status(Round round) {
    List<Seat> asked =
        IntStream.range(0, 2)
            .filter(seat -> round.bids.get(seat) == NONE)
            .mapToObj(Seat::of)
            .toList();
    if (asked.isEmpty()) return Status.won(Seat.of(round.bids.get(1) >= ENOUGH ? 1 : 0));
    return new Status.Awaiting<>(Prompt.together(0, "bid", asked, this::bids));
  }

  protected Choices<Bid> bids(Seat seat) {
    return Choices.where(4, amount -> true, amount -> new Bid(seat.index() * 10 + amount));
  }

  @Override
  public void choose(Round round, Bid bid, Turn<Round, Made> turn) {
    turn.emit(new Made(turn.seat(), bid.amount));
  }

  @Override
  public Round evolve(Round round, Made made) {
    return new Round(round.bids.with(made.who.index(), made.amount));
  }

  @Override
  public Screen present(Round round, Seat viewer) {
    int own = viewer.plays() ? round.bids.get(viewer.index()) : NONE;
    return Screen.of(Panel.text("bid", Msg.literal(own)));
  }

  @Override
  public Round redeal(Round round, Seat viewer, Rng rng) {
    Ints bids = round.bids;
    for (int seat = 0; seat < bids.size(); seat++)
      if (seat != viewer.index() && bids.get(seat) != NONE)
        bids = bids.with(seat, seat * 10 + rng.below(4));
    return new Round(bids);
  }
}
