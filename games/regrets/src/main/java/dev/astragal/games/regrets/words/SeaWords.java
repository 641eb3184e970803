package dev.astragal.games.regrets.words;

import dev.astragal.games.regrets.RegretsChoice.Catch;
import dev.astragal.games.regrets.RegretsChoice.Descend;
import dev.astragal.games.regrets.RegretsPolicy.MadnessAbilities;
import dev.astragal.games.regrets.RegretsPolicy.Reveals;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.cards.Ability;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Effect;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.kernel.screen.Wording;

/** The choices of a boat at Sea. */
final class SeaWords {
  private final Offer offer;

  SeaWords(Offer offer) {
    this.offer = offer;
  }

  Wording reveal(int shoal) {
    int number = Phrases.number(shoal);
    int size = offer.state.shoalSize(shoal);
    Wording wording;
    if (offer.things.knows(shoal)) {
      int fish = offer.state.top(shoal);
      int needed = offer.figures.needed(offer.fisher, fish);
      wording =
          Wording.of("choice.Reveal.known", "fish", Fish.of(fish), "shoal", number)
              .note("note.needs", "needed", needed)
              .gain("gain.worth", "worth", offer.worth(fish));
    } else {
      long unseen = offer.odds.unseen(offer.state, offer.fisher, RegretsState.depthOf(shoal));
      wording =
          Wording.of("choice.Reveal", "shoal", number, "size", size)
              .odds(
                  "odds.payable",
                  "good",
                  offer.odds.payable(offer.fisher, unseen),
                  "all",
                  Long.bitCount(unseen));
      int costly = offer.odds.costly(unseen);
      if (costly > 0) wording = wording.note("note.costly", "count", costly);
    }
    if (offer.figures.has(offer.fisher, Effect.REROLL_ONES_ON_REVEAL)
        && Dice.count(offer.fisher.fresh(), 1) > 0) {
      wording = wording.note("note.lure");
    }
    return looking(wording, shoal);
  }

  Wording worms(int shoal) {
    Wording wording = Wording.of("choice.UseWorms", "shoal", Phrases.number(shoal));
    return looking(wording.note("note.free"), shoal).rare();
  }

  Wording peek(int shoal) {
    Wording wording = Wording.of("choice.Peek", "shoal", Phrases.number(shoal));
    return looking(wording.note("note.free"), shoal);
  }

  private Wording looking(Wording wording, int shoal) {
    return wording.in("group.sea").about(offer.things.shoal(shoal).id());
  }

  Wording descend(Descend descent) {
    int dice = Dice.of(descent.dice());
    int left = offer.fisher.fresh() - dice;
    Wording wording =
        Wording.of("choice.Descend", "depth", descent.depth(), "dice", Phrases.dice(dice));
    if (offer.policy.sea().reveals() == Reveals.ONE) wording = wording.gain("gain.reveal");
    wording =
        left == Dice.NONE
            ? wording.warning("warning.noDice")
            : wording.note("note.left", "dice", Phrases.dice(left));
    return wording.in("group.boat");
  }

  Wording cast(Catch cast) {
    int fish = offer.state.top(cast.shoal());
    int dice = Dice.of(cast.dice());
    int tackle = TackleDice.of(cast.green(), cast.blue(), cast.orange());
    int needed = offer.figures.needed(offer.fisher, fish);
    Wording wording =
        Wording.of(
            castKey(dice, tackle, cast.reroll()),
            "fish",
            Fish.of(fish),
            "with",
            Phrases.cast(dice, tackle),
            "needed",
            needed,
            "reroll",
            cast.reroll() > 0 ? Phrases.die(cast.reroll()) : Phrases.dice(Dice.NONE));
    int printed = offer.cards.difficulty(fish);
    if (needed < printed) {
      wording = wording.note("note.needs.less", "needed", needed, "printed", printed);
    }
    wording = chance(wording, dice, tackle, cast.reroll(), needed);
    wording = wording.gain("gain.worth", "worth", offer.worth(fish));
    return consequences(wording, fish, cast.shoal()).in("group.catch").about(Fish.of(fish).name());
  }

  private static String castKey(int dice, int tackle, int reroll) {
    if (reroll > 0) return "choice.Catch.reroll";
    if (dice != Dice.NONE) return "choice.Catch";
    return tackle == TackleDice.NONE ? "choice.Catch.free" : "choice.Catch.tackle";
  }

  private Wording chance(Wording wording, int dice, int tackle, int reroll, int needed) {
    int percent = offer.odds.percent(offer.fisher, dice, tackle, reroll, needed);
    if (percent == 100) return sure(wording, dice, tackle, reroll);
    int lowest = Dice.lowest(offer.fisher.fresh());
    Wording told = wording.odds(percent == 0 ? "odds.never" : "odds.chance", "percent", percent);
    if (lowest == 0) return told;
    boolean dink = offer.state.dinkDeckSize() > 0;
    return told.note(dink ? "note.miss.dink" : "note.miss", "die", Phrases.die(lowest));
  }

  private Wording sure(Wording wording, int dice, int tackle, int reroll) {
    if (dice == Dice.NONE && tackle == TackleDice.NONE) return wording;
    int worst = reroll == 0 ? dice : dice - Dice.one(reroll) + Dice.one(1);
    int sum = offer.figures.payment(offer.fisher, worst) + offer.figures.tackleMin(tackle);
    boolean luck = reroll > 0 || tackle != TackleDice.NONE;
    return wording.odds(luck ? "odds.sure.least" : "odds.sure", "sum", sum);
  }

  /** What a fish does to whoever lands it. */
  private Wording consequences(Wording wording, int fish, int shoal) {
    int regrets = offer.figures.catchRegrets(fish);
    boolean last = offer.state.shoalSize(shoal) == 1;
    Wording told = wording;
    if (regrets > 0) told = told.warning("warning.regrets", "count", regrets);
    if (last) told = told.warning("warning.overfish", "shoal", Phrases.number(shoal));
    boolean shifts = offer.policy.madness().abilities() == MadnessAbilities.TIER_SHIFT;
    int tiers = shifts ? offer.figures.catchMadness(fish) : 0;
    if (tiers > 0) told = told.warning("warning.madness", "tiers", tiers);
    told = offer.mind(told, regrets + (last ? 1 : 0), tiers);
    boolean dink = offer.cards.has(fish, Ability.DRAW_DINK);
    if (dink && offer.state.dinkDeckSize() > 0) told = told.gain("gain.dink");
    if (offer.cards.has(fish, Ability.DISCARD_SMALL) && eatsOne(fish)) {
      told = told.warning("warning.eats");
    }
    if (offer.cards.has(fish, Ability.PULL_PLUG)) told = told.warning("warning.plug");
    return told;
  }

  private boolean eatsOne(int fish) {
    long small = offer.fisher.hand() & offer.cards.smallFish() & ~(1L << fish);
    return small != 0 && !offer.figures.has(offer.fisher, Effect.KEEP_SMALL_FISH);
  }

  Wording giveUp(int die) {
    Wording wording = Wording.of("choice.GiveUp", "die", Phrases.die(die)).note("note.spent");
    if (offer.state.dinkDeckSize() > 0) wording = wording.gain("gain.dink");
    return wording.in("group.catch");
  }

  Wording fishAgain() {
    return Wording.of("choice.FishAgain")
        .note("note.fresh", "dice", Phrases.dice(offer.fisher.fresh()))
        .in("group.turn");
  }

  Wording preserver() {
    return Wording.of("choice.UsePreserver", "help", offer.policy.sea().preserverHelp())
        .note("note.grips")
        .in("group.boat")
        .about(offer.things.preserver().id());
  }

  Wording abandonShip() {
    int value = offer.policy.scoring().lifeboatRegret();
    boolean counts = offer.state.seats() > 1 || offer.policy.scoring().soloPenalty();
    String key = counts ? "warning.lifeboat" : "warning.lifeboat.alone";
    return ashore(Wording.of("choice.AbandonShip").warning(key, "value", value))
        .grave()
        .about(offer.things.lifeboat().id());
  }

  Wording tender() {
    int tender = offer.fisher.gear() & offer.cards.gearWith(Effect.PORT_FROM_SEA);
    Wording wording =
        Wording.of("choice.TakeTender").cost("cost.gear", "gear", Phrases.gear(tender));
    return ashore(wording).rare();
  }

  private Wording ashore(Wording wording) {
    return offer.ashore(wording.gain("gain.ashore")).note("note.turnEnds").in("group.boat");
  }
}
