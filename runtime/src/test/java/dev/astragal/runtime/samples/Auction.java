package dev.astragal.runtime.samples;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.state.Ints;
import java.util.Optional;

/**
 * Two seats bid one after the other, each in secret; the higher bid wins, the first on a tie. Where
 * it is loud, everybody is told each bid.
 */
public class Auction implements SimpleGame<Auction.Round, Auction.Offer, Auction.Bid> {
  private static final int NONE = -1;
  private static final int BIDS = 5;

  private final boolean loud;

  public Auction(boolean loud) {
    this.loud = loud;
  }

  /** What each has bid. */
  public record Round(Ints bids) {}

  /** So much. */
  public record Offer(int amount) implements Choice {}

  /** A bid lies on the table. */
  public record Bid(Seat who, int amount, boolean loud) implements Event {
    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return loud || viewer.equals(who) ? Optional.of(this) : Optional.empty();
    }
  }

  @Override
  public Manifest manifest() {
    return Manifest.of("auction", "Sample auction").seats(2).limits(10, 0);
  }

  @Override
  public Round begin(int seats) {
    return new Round(Ints.of(NONE, NONE));
  }

  @Override
  public Status<Offer> status(Round round) {
    int open = round.bids.get(0) == NONE ? 0 : 1;
    if (round.bids.get(open) == NONE)
      return Status.awaiting(Seat.of(open), "bid", Choices.where(BIDS, amount -> true, Offer::new));
    return Status.won(Seat.of(round.bids.get(1) > round.bids.get(0) ? 1 : 0), round.bids);
  }

  @Override
  public void choose(Round round, Offer offer, Turn<Round, Bid> turn) {
    turn.emit(new Bid(turn.seat(), offer.amount, loud));
  }

  @Override
  public Round evolve(Round round, Bid bid) {
    return new Round(round.bids.with(bid.who.index(), bid.amount));
  }

  @Override
  public Screen present(Round round, Seat viewer) {
    int own = viewer.plays() ? round.bids.get(viewer.index()) : NONE;
    return Screen.of(Panel.text("bid", Msg.literal(own)));
  }

  @Override
  public Round redeal(Round round, Seat viewer, Rng rng) {
    if (round.bids.get(1) != NONE || viewer.index() == 0 || round.bids.get(0) == NONE) return round;
    return new Round(round.bids.with(0, rng.below(BIDS)));
  }
}
