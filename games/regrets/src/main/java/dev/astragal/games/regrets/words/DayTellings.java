package dev.astragal.games.regrets.words;

import static dev.astragal.games.regrets.words.EventWords.by;

import dev.astragal.games.regrets.DayEvent;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Telling;
import java.util.ArrayList;
import java.util.List;

/** What the table does by itself, from the laying of it to the reckoning. */
final class DayTellings {
  Telling tell(RegretsState before, DayEvent event) {
    return switch (event) {
      case DayEvent.BoardSetUp board ->
          by(
              board.seat(),
              "event.BoardSetUp",
              "angler",
              board.angler(),
              "bucks",
              board.bucks(),
              "gear",
              board.gear());
      case DayEvent.SeaDealt _, DayEvent.RegretsShuffled _, DayEvent.DinksShuffled _ ->
          Telling.of("event." + event.kind());
      case DayEvent.ShopArranged shop -> shop(shop);
      case DayEvent.BagFilled _ -> Telling.of("event.BagFilled");
      case DayEvent.TackleShown(int green, int blue, int orange) ->
          Telling.of("event.TackleShown", "dice", Phrases.tackle(green, blue, orange));
      case DayEvent.DiceRolled(Seat seat, var fresh, var spent) ->
          by(
              seat,
              spent.size() == 0 ? "event.DiceRolled" : "event.DiceRolled.spent",
              "fresh",
              Phrases.dice(Dice.of(fresh)),
              "spent",
              Phrases.dice(Dice.of(spent)),
              "count",
              spent.size());
      case DayEvent.FirstPlayerDrawn(Seat seat) -> by(seat, "event.FirstPlayerDrawn");
      case DayEvent.PhaseBegan(var phase) -> Telling.of("event.PhaseBegan", "phase", phase);
      case DayEvent.DayStarted(var day, Seat first) -> by(first, "event.DayStarted", "day", day);
      case DayEvent.ExtraActionGained(Seat seat) -> by(seat, "event.ExtraActionGained");
      case DayEvent.FishSwamAway(int shoal, var fish) ->
          Telling.of("event.FishSwamAway", "fish", fish, "shoal", Phrases.number(shoal));
      case DayEvent.FishHid(int shoal, var fish) ->
          Telling.of("event.FishHid", "fish", fish, "shoal", Phrases.number(shoal))
              .about(fish.name());
      case DayEvent.WormsTurnedUp(Seat seat) -> by(seat, "event.WormsTurnedUp");
      case DayEvent.TackleGranted(Seat seat, var colour) ->
          by(seat, "event.TackleGranted", "dice", Phrases.tackle(TackleDice.one(colour)));
      case DayEvent.BoatReeledIn(Seat seat, int depth) ->
          by(seat, "event.BoatReeledIn", "depth", depth);
      case DayEvent.ShoalEroded(int shoal, var fish, _) ->
          Telling.of("event.ShoalEroded", "fish", fish, "shoal", Phrases.number(shoal));
      case DayEvent.PreserverThrown(Seat seat) ->
          by(seat, "event.PreserverThrown", "total", Dice.sum(before.fisher(seat).fresh()))
              .about("LIFE_PRESERVER");
      case DayEvent.TaleTold(Seat seat, int points) -> by(seat, "event.TaleTold", "points", points);
      case DayEvent.DayEnded(var day) -> Telling.of("event.DayEnded", "day", day);
      case DayEvent.GameEnded(var reason) -> Telling.of("event.GameEnded", "reason", reason);
      case DayEvent.Scored scored -> scored(scored);
      case DayEvent.Measured(Seat seat, int total, int par, int rank) ->
          by(
              seat,
              total >= par ? "event.Measured" : "event.Measured.missed",
              "total",
              total,
              "par",
              par,
              "rank",
              Phrases.rank(rank));
      case DayEvent.Won(var seats, var decidedBy) -> {
        List<Seat> winners = new ArrayList<>();
        for (int seat : seats.toArray()) winners.add(Seat.of(seat));
        yield Telling.of(
            "event.Won", "winners", winners, "count", winners.size(), "decidedBy", decidedBy);
      }
    };
  }

  /** Only what is on display, also to whoever knows more. */
  private static Telling shop(DayEvent.ShopArranged shop) {
    List<Gear> shown = new ArrayList<>();
    for (int i = 0; i < shop.visible(); i++) shown.add(Gear.of(shop.cards().get(i)));
    return Telling.of("event.ShopArranged", "shop", shop.shop(), "gear", Phrases.several(shown));
  }

  private static Telling scored(DayEvent.Scored scored) {
    return by(
        scored.seat(),
        scored.forfeit() > 0 ? "event.Scored.forfeit" : "event.Scored",
        "hand",
        scored.hand(),
        "wall",
        scored.mounted(),
        "forfeit",
        scored.forfeit(),
        "bucks",
        scored.bucks(),
        "tales",
        scored.tales(),
        "total",
        scored.total(),
        "value",
        scored.regretValue(),
        "cards",
        scored.regretCards());
  }
}
