package dev.astragal.games.classics.estate;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.state.Withers;
import dev.astragal.parts.cards.Move;
import dev.astragal.parts.cards.Zone;
import dev.astragal.parts.cards.Zones;
import dev.astragal.parts.tracks.Purses;
import dev.astragal.parts.turns.Auction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Twelve lots under the hammer, and never enough money: the most value at the end wins. */
public final class Estate implements SimpleGame<Estate.Table, Estate.Call, Estate.Happening> {
  private static final Stream LOTS = Stream.of("lots");
  private static final int LOTS_MAX = 12;
  private static final int COINS = 30;
  private static final int DECK = 0;
  private static final int BLOCK = 1;
  private static final int UNSOLD = 2;
  private static final int FIRST_SHELF = 3;

  /**
   * Where a sale stands. A lot is a card; its number and one is what it is worth.
   *
   * @param starter who is asked first for the next lot
   */
  public record Table(Zones lots, Purses purses, Auction auction, Seat starter)
      implements Withers<Table> {
    int seats() {
      return purses.coins().size();
    }

    boolean offered() {
      return lots.get(BLOCK).size() > 0;
    }

    int worth() {
      return lots.get(BLOCK).top() + 1;
    }

    Zone shelf(Seat seat) {
      return lots.get(FIRST_SHELF + seat.index());
    }

    int value(Seat seat) {
      return shelf(seat).cards().sum() + shelf(seat).size();
    }
  }

  /** What may be called. */
  public sealed interface Call extends Choice {}

  /** So many coins. */
  public record Bid(int coins) implements Call {}

  /** Not for me. */
  public enum Pass implements Call {
    PASS
  }

  /** What happens. */
  public sealed interface Happening extends Event {}

  /** A lot is put up. */
  public record Offered(Move lot) implements Happening {}

  /** Somebody bids. */
  public record Raised(int coins) implements Happening {}

  /** Somebody is out of it. */
  public record Passed() implements Happening {}

  /** The hammer falls. */
  public record Sold(Seat buyer, int coins, Move lot) implements Happening {}

  /** Nobody wanted it. */
  public record Withdrawn(Move lot) implements Happening {}

  @Override
  public Manifest manifest() {
    return Manifest.of("estate", "Estate sale")
        .seats(2, 5)
        .streams(LOTS)
        .limits((long) LOTS_MAX * (COINS + 5), LOTS_MAX)
        .bots("thrifty");
  }

  @Override
  public Table begin(int seats) {
    List<Zone> zones = new ArrayList<>();
    zones.add(Zone.deck(LOTS_MAX));
    for (int zone = BLOCK; zone < FIRST_SHELF + seats; zone++) zones.add(Zone.open());
    Auction none = Auction.of(seats, Seat.first());
    return new Table(new Zones(zones), Purses.of(seats, COINS), none, Seat.first());
  }

  @Override
  public Status<Call> status(Table t) {
    if (!t.offered()) return t.lots.get(DECK).size() > 0 ? Status.running() : over(t);
    List<Call> calls = new ArrayList<>();
    Seat asked = t.auction.asked();
    calls.add(Pass.PASS);
    for (int coins = t.auction.bid() + 1; t.purses.affords(asked, coins); coins++)
      calls.add(new Bid(coins));
    return Status.awaiting(asked, "bid", Choices.of(calls));
  }

  /** The most value, and of equal ones the most coins. */
  private static Status<Call> over(Table t) {
    List<Seat> winners = new ArrayList<>();
    Ints scores = Ints.zeros(t.seats());
    int best = -1;
    for (int i = 0; i < t.seats(); i++) {
      Seat seat = Seat.of(i);
      scores = scores.with(i, t.value(seat));
      int standing = t.value(seat) * (COINS + 1) + t.purses.of(seat);
      if (standing > best) winners.clear();
      if (standing >= best) winners.add(seat);
      best = Math.max(best, standing);
    }
    return Status.finished(new Outcome("won", winners, scores));
  }

  @Override
  public void tick(Table t, Turn<Table, Happening> turn) {
    turn.emit(new Offered(t.lots.draw(DECK, BLOCK, turn.rng(LOTS, "the next lot"))));
  }

  @Override
  public void choose(Table t, Call call, Turn<Table, Happening> turn) {
    Table after =
        turn.emit(
            switch (call) {
              case Bid(int coins) -> new Raised(coins);
              case Pass _ -> new Passed();
            });
    Auction auction = after.auction;
    if (!auction.over()) return;
    int lot = after.lots.get(BLOCK).top();
    if (!auction.bidder().plays()) {
      turn.emit(new Withdrawn(after.lots.move(lot, BLOCK, UNSOLD)));
      return;
    }
    int shelf = FIRST_SHELF + auction.bidder().index();
    turn.emit(new Sold(auction.bidder(), auction.bid(), after.lots.move(lot, BLOCK, shelf)));
  }

  @Override
  public Optional<List<Stream>> streams(Call call) {
    return Optional.of(List.of());
  }

  @Override
  public Table evolve(Table t, Happening happening) {
    return switch (happening) {
      case Offered(Move lot) ->
          t.with(Table::lots, t.lots.after(lot))
              .with(Table::auction, Auction.of(t.seats(), t.starter));
      case Raised(int coins) -> t.with(Table::auction, t.auction.raised(coins));
      case Passed _ -> t.with(Table::auction, t.auction.passed());
      case Withdrawn(Move lot) ->
          t.with(Table::lots, t.lots.after(lot)).with(Table::starter, t.starter.next(t.seats()));
      // snippet: withers
      case Sold(Seat buyer, int coins, Move lot) ->
          t.with(Table::lots, t.lots.after(lot))
              .with(Table::purses, t.purses.spent(buyer, coins))
              .with(Table::starter, buyer.next(t.seats()));
        // end
    };
  }

  @Override
  public Table redeal(Table t, Seat viewer, Rng rng) {
    return t.with(Table::lots, t.lots.redealt(viewer, rng));
  }

  @Override
  public Screen present(Table t, Seat viewer) {
    List<Panel.Row> rows = new ArrayList<>();
    List<Panel.Spread> lots = new ArrayList<>();
    lots.add(new Panel.Spread(Msg.of("hammer"), cards(t.lots.get(BLOCK)), t.offered()));
    for (int i = 0; i < t.seats(); i++) {
      rows.add(row(t, Seat.of(i)));
      lots.add(new Panel.Spread(Msg.player(Seat.of(i)), cards(t.shelf(Seat.of(i))), false));
    }
    Msg bid =
        t.auction.bidder().plays()
            ? Msg.of("highest-bid", "who", t.auction.bidder(), "coins", t.auction.bid())
            : Msg.of("no-bid");
    int left = t.lots.get(DECK).size();
    return Screen.of(
        Panel.spreads("lots", lots),
        Panel.table(
            "buyers", List.of(Msg.of("who"), Msg.of("coins"), Msg.of("value"), Msg.of("in")), rows),
        t.offered()
            ? Panel.text("block", bid, Msg.of("left", "lots", left))
            : Panel.text("block", Msg.of("left", "lots", left)));
  }

  private static List<Panel.Card> cards(Zone lots) {
    List<Panel.Card> cards = new ArrayList<>();
    for (int lot : lots.cards().toArray())
      cards.add(Panel.Card.of(Msg.literal(lot + 1), Ink.STRONG));
    return cards;
  }

  private static Panel.Row row(Table t, Seat seat) {
    boolean in = t.offered() && t.auction.order().in(seat);
    return new Panel.Row(
        List.of(
            Msg.player(seat),
            Msg.literal(t.purses.of(seat)),
            Msg.literal(t.value(seat)),
            Msg.of(in ? "bidding" : "out")),
        Ink.NORMAL,
        t.offered() && seat.equals(t.auction.asked()));
  }

  @Override
  public Wording word(Table t, Call call, Seat viewer) {
    return switch (call) {
      case Pass _ -> Wording.of("choice.PASS", "worth", t.worth());
      case Bid(int coins) -> Wording.of("choice.Bid", "coins", coins).amount("bid", coins);
    };
  }

  @Override
  public Telling tell(Table before, Event event, Seat viewer) {
    return switch (event) {
      case Offered(Move lot) -> Telling.of("event.Offered", "worth", lot.card() + 1).asHeading();
      case Raised(int coins) ->
          Telling.of("event.Raised", "coins", coins).by(before.auction.asked());
      case Passed _ -> Telling.of("event.Passed").by(before.auction.asked());
      case Sold(Seat buyer, int coins, Move lot) ->
          Telling.of("event.Sold", "coins", coins, "worth", lot.card() + 1).by(buyer);
      case Withdrawn(Move lot) -> Telling.of("event.Withdrawn", "worth", lot.card() + 1);
      default -> Telling.of(event);
    };
  }

  @Override
  public List<Bot<Table, Call>> bots() {
    return List.of(Bot.of("thrifty", (t, seat, prompt, rng) -> thrifty(t, seat)));
  }

  /** Pays for a lot what all coins are worth in all that is still to be sold, and a little more. */
  private static Call thrifty(Table t, Seat seat) {
    int sold = t.lots.get(UNSOLD).cards().sum() + t.lots.get(UNSOLD).size();
    for (int other = 0; other < t.seats(); other++) sold += t.value(Seat.of(other));
    int rest = LOTS_MAX * (LOTS_MAX + 1) / 2 - sold;
    int fair = t.worth() * t.purses.coins().sum() / rest + 1;
    int next = t.auction.bid() + 1;
    return next <= Math.min(fair, t.purses.of(seat)) ? new Bid(next) : Pass.PASS;
  }
}
