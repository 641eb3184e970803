package dev.astragal.games.regrets.words;

import static dev.astragal.games.regrets.words.EventWords.by;

import dev.astragal.games.regrets.CardEvent;
import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Telling;
import java.util.List;

/** Regrets, dinks and gear changing hands, and what that does to a mind. */
final class CardTellings {
  private final Figures figures;

  CardTellings(Figures figures) {
    this.figures = figures;
  }

  Telling tell(RegretsState before, CardEvent event) {
    return switch (event) {
      case CardEvent.RegretDrawn(int seat, Regret regret) ->
          mind(before, seat, 1, 0, regret("event.RegretDrawn", regret));
      case CardEvent.RegretAverted(int seat, var guard) ->
          by(seat, "event.RegretAverted", "guard", guard);
      case CardEvent.RegretTakenOver(int seat, int from, Regret regret) ->
          mind(
              before,
              seat,
              1,
              0,
              regret("event.RegretTakenOver", regret).with("from", Seat.of(from)));
      case CardEvent.RegretDiscarded(int seat, Regret regret) ->
          mind(before, seat, -1, 0, regret("event.RegretDiscarded", regret));
      case CardEvent.RegretsKept(int seat) -> by(seat, "event.RegretsKept");
      case CardEvent.MadnessGrew(int seat, int tiers) ->
          mind(before, seat, 0, tiers, Msg.of("event.MadnessGrew", "tiers", tiers));
      case CardEvent.DinkDrawn(int seat, var dink) ->
          by(seat, "event.DinkDrawn", "dink", dink).about(dink.name());
      case CardEvent.DinkPlayed(int seat, var dink) -> by(seat, "event.DinkPlayed", "dink", dink);
      case CardEvent.BaitArmed(int seat) -> by(seat, "event.BaitArmed");
      case CardEvent.BucksGained(int seat, int bucks) ->
          by(seat, "event.BucksGained", "bucks", bucks);
      case CardEvent.DieReadied(int seat, int die) -> by(seat, "event.DieReadied", "die", die);
      case CardEvent.DieTurned(int seat, int from, int to) ->
          by(seat, "event.DieTurned", "from", from, "to", to);
      case CardEvent.FishDiscarded(int seat, var fish) ->
          by(seat, "event.FishDiscarded", "fish", fish);
      case CardEvent.GearLost(int seat, var gear, _, _) -> by(seat, "event.GearLost", "gear", gear);
    };
  }

  /** What it says and what it is worth is for those who may see it. */
  private Msg regret(String key, Regret regret) {
    return regret == Regret.UNSEEN
        ? Msg.of(key + ".hidden")
        : Msg.of(key, "regret", regret, "value", figures.cards().regretValue(regret.ordinal()));
  }

  /** With a second sentence where the mind gets into another tier; everybody can count cards. */
  private Telling mind(RegretsState before, int seat, int cards, int tiers, Msg told) {
    Fisher fisher = before.fisher(seat);
    Msg said = told.with("who", Seat.of(seat));
    int after = figures.tierAfter(fisher, cards, tiers);
    if (after != figures.tier(fisher)) {
      Msg mind = Msg.of("mind.now", "who", Seat.of(seat), "tier", Things.tierName(after));
      said = Phrases.sentences(List.of(said, mind));
    }
    return Telling.of(said).by(Seat.of(seat));
  }
}
