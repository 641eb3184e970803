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
  private final CardLines lines;

  CardTellings(Figures figures) {
    this.figures = figures;
    this.lines = new CardLines(figures);
  }

  Telling tell(RegretsState before, CardEvent event) {
    return switch (event) {
      case CardEvent.RegretDrawn(Seat seat, Regret regret) ->
          mind(before, seat, 1, 0, regret("event.RegretDrawn", regret));
      case CardEvent.RegretAverted(Seat seat, var guard) ->
          by(seat, "event.RegretAverted", "guard", guard);
      case CardEvent.RegretTakenOver(Seat seat, Seat from, Regret regret) ->
          mind(before, seat, 1, 0, regret("event.RegretTakenOver", regret).with("from", from));
      case CardEvent.RegretDiscarded(Seat seat, Regret regret) ->
          mind(before, seat, -1, 0, regret("event.RegretDiscarded", regret));
      case CardEvent.RegretsKept(Seat seat) -> by(seat, "event.RegretsKept");
      case CardEvent.MadnessGrew(Seat seat, int tiers) ->
          mind(before, seat, 0, tiers, Msg.of("event.MadnessGrew", "tiers", tiers));
      case CardEvent.DinkDrawn(Seat seat, var dink) ->
          Telling.of(
                  Phrases.sentences(
                      List.of(
                          Msg.of("event.DinkDrawn", "who", seat, "dink", dink),
                          lines.effect(figures.cards().effect(dink)))))
              .by(seat)
              .about(dink.name());
      case CardEvent.DinkPlayed(Seat seat, var dink) -> by(seat, "event.DinkPlayed", "dink", dink);
      case CardEvent.BaitArmed(Seat seat) -> by(seat, "event.BaitArmed");
      case CardEvent.BucksGained(Seat seat, int bucks) ->
          by(seat, "event.BucksGained", "bucks", bucks);
      case CardEvent.DieReadied(Seat seat, int die) ->
          by(seat, "event.DieReadied", "die", Phrases.die(die));
      case CardEvent.DieTurned(Seat seat, int from, int to) ->
          by(seat, "event.DieTurned", "from", Phrases.die(from), "to", Phrases.die(to));
      case CardEvent.FishDiscarded(Seat seat, var fish) ->
          by(seat, "event.FishDiscarded", "fish", fish);
      case CardEvent.GearLost(Seat seat, var gear, _, _) ->
          by(seat, "event.GearLost", "gear", gear);
    };
  }

  /** What it says and what it is worth is for those who may see it. */
  private Msg regret(String key, Regret regret) {
    return regret == Regret.UNSEEN
        ? Msg.of(key + ".hidden")
        : Msg.of(key, "regret", regret, "value", figures.cards().regretValue(regret.ordinal()));
  }

  /** With a second sentence where the mind gets into another tier; everybody can count cards. */
  private Telling mind(RegretsState before, Seat seat, int cards, int tiers, Msg told) {
    Fisher fisher = before.fisher(seat);
    Msg said = told.with("who", seat);
    int after = figures.tierAfter(fisher, cards, tiers);
    if (after != figures.tier(fisher)) {
      Msg mind = Msg.of("mind.now", "who", seat, "tier", Things.tierName(after));
      said = Phrases.sentences(List.of(said, mind));
    }
    return Telling.of(said).by(seat);
  }
}
