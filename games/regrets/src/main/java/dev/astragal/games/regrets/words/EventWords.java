package dev.astragal.games.regrets.words;

import dev.astragal.games.regrets.CardEvent;
import dev.astragal.games.regrets.Day;
import dev.astragal.games.regrets.DayEvent;
import dev.astragal.games.regrets.PortEvent;
import dev.astragal.games.regrets.RegretsEvent;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.SeaEvent;
import dev.astragal.games.regrets.TurnEvent;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Telling;

/** The log: who did what to what, and how much it was. */
public final class EventWords {
  private final Figures figures;
  private final DayTellings days;
  private final SeaTellings sea;
  private final CardTellings cards;

  public EventWords(Figures figures) {
    this.figures = figures;
    days = new DayTellings();
    sea = new SeaTellings(figures);
    cards = new CardTellings(figures);
  }

  public Telling tell(RegretsState before, RegretsEvent event) {
    return switch (event) {
      case DayEvent day -> days.tell(before, day);
      case SeaEvent happened -> sea.tell(before, happened);
      case CardEvent moved -> cards.tell(before, moved);
      case TurnEvent turn -> turn(before, turn);
      case PortEvent ashore -> port(before, ashore);
    };
  }

  static Telling by(Seat seat, String key, Object... namesAndValues) {
    return Telling.of(key, namesAndValues).by(seat);
  }

  private static Telling turn(RegretsState before, TurnEvent event) {
    return switch (event) {
      case TurnEvent.PreserverGiven(Seat seat, Seat to) ->
          by(seat, "event.PreserverGiven", "to", to).about("LIFE_PRESERVER");
      case TurnEvent.WentToSea(Seat seat, int depth) -> by(seat, "event.WentToSea", "depth", depth);
      case TurnEvent.MadePort(Seat seat) -> by(seat, "event.MadePort");
      case TurnEvent.Passed(Seat seat, boolean forced) ->
          by(seat, forced ? "event.Passed.forced" : "event.Passed");
      case TurnEvent.FishCoinTaken(Seat seat) ->
          by(
                  seat,
                  before.day() == Day.SATURDAY ? "event.FishCoinTaken.last" : "event.FishCoinTaken")
              .about("FISH_COIN");
      case TurnEvent.LastPlayerStanding(Seat seat, int turns) ->
          by(seat, "event.LastPlayerStanding", "turns", turns);
      case TurnEvent.ShipAbandoned(Seat seat) -> by(seat, "event.ShipAbandoned");
      case TurnEvent.TenderTaken(Seat seat) -> by(seat, "event.TenderTaken");
      case TurnEvent.DeclarationPassedOn(Seat seat) -> by(seat, "event.DeclarationPassedOn");
      case TurnEvent.TurnStarted(Seat seat) -> by(seat, "event.TurnStarted");
      case TurnEvent.TurnEnded(Seat seat, _) -> by(seat, "event.TurnEnded");
      case TurnEvent.PlayerSkipped(Seat seat) -> by(seat, "event.PlayerSkipped");
      case TurnEvent.DecisionAsked(_, Seat seat, _) -> by(seat, "event.DecisionAsked");
      case TurnEvent.DecisionAnswered(_, Seat seat) -> by(seat, "event.DecisionAnswered");
    };
  }

  private Telling port(RegretsState before, PortEvent event) {
    return switch (event) {
      case PortEvent.FishSold(Seat seat, var fish, int gain, int lost) ->
          by(
                  seat,
                  lost > 0 ? "event.FishSold.lost" : "event.FishSold",
                  "fish",
                  fish,
                  "bucks",
                  gain,
                  "lost",
                  lost)
              .about(fish.name());
      case PortEvent.FishMounted(Seat seat, var fish, int slot, int multiplier) ->
          by(
                  seat,
                  "event.FishMounted",
                  "fish",
                  fish,
                  "place",
                  Phrases.number(slot),
                  "multiplier",
                  multiplier,
                  "points",
                  figures.fishValue(fish.ordinal(), before.fisher(seat)) * multiplier)
              .about(fish.name());
      case PortEvent.GearBought(Seat seat, var gear, _, int cost, boolean preserver) ->
          by(seat, helped("event.GearBought", preserver), "gear", gear, "bucks", cost)
              .about(gear.name());
      case PortEvent.TackleBought bought ->
          by(
              bought.seat(),
              helped("event.TackleBought", bought.preserver()),
              "dice",
              Phrases.tackle(bought.green(), bought.blue(), bought.orange()),
              "bucks",
              bought.cost());
      case PortEvent.MarketCycled(Seat seat, var shop, int cost) ->
          by(seat, "event.MarketCycled", "shop", shop, "bucks", cost);
    };
  }

  private static String helped(String key, boolean preserver) {
    return preserver ? key + ".preserver" : key;
  }
}
