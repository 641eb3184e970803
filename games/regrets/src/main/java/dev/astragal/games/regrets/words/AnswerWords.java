package dev.astragal.games.regrets.words;

import dev.astragal.games.regrets.Day;
import dev.astragal.games.regrets.RegretsChoice.Place;
import dev.astragal.games.regrets.RegretsChoice.Reward;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Effect;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.games.regrets.scoring.Reckoning;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Wording;

/** Where to go today, dinks, passing, and the questions that come in between. */
final class AnswerWords {
  private final Offer offer;

  AnswerWords(Offer offer) {
    this.offer = offer;
  }

  Wording sea(int depth) {
    int unseen = Long.bitCount(offer.odds.unseen(offer.state, offer.fisher, depth));
    return Wording.of("choice.DeclareSea", "depth", depth)
        .note("note.fresh", "dice", Phrases.dice(offer.fisher.fresh()))
        .note("note.unseen", "count", unseen, "depth", depth)
        .in("group.declare");
  }

  Wording port() {
    Wording wording =
        Wording.of("choice.DeclarePort")
            .gain("gain.reroll", "dice", Phrases.dice(offer.fisher.fresh()));
    wording = offer.ashore(wording);
    int fish = Long.bitCount(offer.fisher.hand());
    if (fish > 0) wording = wording.note("note.hand", "count", fish);
    return wording.in("group.declare");
  }

  Wording dink(Dink dink, int die) {
    Effect effect = offer.cards.effect(dink);
    Wording wording =
        Wording.of(
            "choice.PlayDink." + effect.name(),
            "dink",
            dink,
            "die",
            die > 0 ? Phrases.die(die) : Phrases.dice(Dice.NONE),
            "depth",
            offer.fisher.depth(),
            "dice",
            Phrases.dice(offer.fisher.spent()));
    return wording.cost("cost.dink").in("group.dinks").about(dink.name());
  }

  Wording pass() {
    boolean first = offer.state.notPassed() == offer.state.seats();
    boolean alone = offer.state.notPassed() == 1;
    Wording wording = Wording.of("choice.Pass");
    boolean last = offer.state.day() == Day.SATURDAY;
    if (first) wording = wording.gain(last ? "gain.coin.last" : "gain.coin");
    boolean dink = offer.state.dinkDeckSize() > 0;
    boolean regret = offer.fisher.regretCount() > 0;
    if (dink || regret) {
      Msg reward = Msg.of("reward." + (dink && regret ? "BOTH" : dink ? "DINK" : "REGRET"));
      if (first) wording = wording.gain("gain.reward", "reward", reward);
      if (!alone) wording = wording.note("note.skipped", "reward", reward);
    }
    int fresh = Dice.count(offer.fisher.fresh());
    if (offer.fisher.atSea() && fresh > 0) {
      wording = wording.warning("warning.unused", "dice", Phrases.dice(offer.fisher.fresh()));
    }
    return wording.in("group.turn");
  }

  Wording givePreserver(int to) {
    return Wording.of("choice.GivePreserver", "to", Seat.of(to))
        .note("note.onShow", "points", Reckoning.soFar(to, offer.state, offer.figures).total())
        .about(Things.anglerId(to));
  }

  Wording place(Place place) {
    int shoal = offer.state.pendingSubject();
    int fish = offer.state.top(shoal);
    int number = Phrases.number(shoal);
    return Wording.of("choice.PlaceCard." + place.name(), "fish", Fish.of(fish), "shoal", number)
        .note("note.needs", "needed", offer.figures.needed(offer.fisher, fish))
        .gain("gain.worth", "worth", offer.worth(fish))
        .about(Fish.of(fish).name());
  }

  Wording reward(Reward reward) {
    return switch (reward) {
      case DINK -> Wording.of("choice.TakeReward.DINK", "count", offer.state.dinkDeckSize());
      case REGRET -> {
        int count = offer.fisher.regretCount();
        yield offer.mind(Wording.of("choice.TakeReward.REGRET", "count", count), -1);
      }
    };
  }

  /** The first of the own Regrets with that value is the one that goes. */
  Wording discardRegret(int value) {
    for (long rest = offer.fisher.regrets(); rest != 0; rest &= rest - 1) {
      int regret = Long.numberOfTrailingZeros(rest);
      if (offer.cards.regretValue(regret) != value) continue;
      Wording wording =
          Wording.of("choice.DiscardRegret", "regret", Regret.of(regret), "value", value);
      int kept = offer.figures.regretValue(offer.fisher) - value;
      return offer.conscience(offer.mind(wording, -1), kept).about(Regret.of(regret).name());
    }
    throw new IllegalArgumentException("there is no Regret worth " + value);
  }

  Wording keepRegrets() {
    Wording wording =
        Wording.of(
            "choice.KeepRegrets",
            "count",
            offer.fisher.regretCount(),
            "value",
            offer.cards.regretSum(offer.fisher.regrets()));
    return offer.conscience(wording, offer.figures.regretValue(offer.fisher));
  }

  Wording discardItem(Gear gear) {
    return Wording.of("choice.DiscardItem", "gear", gear)
        .detail(Wording.Detail.Kind.COST, offer.things.effect(offer.cards.effect(gear)))
        .about(offer.things.gear(gear, offer.seat).id());
  }

  Wording discardFish(Fish fish) {
    int caught = offer.state.pendingSubject() >> Byte.SIZE;
    return Wording.of("choice.DiscardFish", "fish", fish, "eater", Fish.of(caught))
        .cost("cost.worth", "worth", offer.worth(fish.ordinal()))
        .about(fish.name());
  }
}
