package dev.astragal.games.regrets.words;

import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.RegretsPolicy;
import dev.astragal.games.regrets.RegretsPolicy.Tier;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.games.regrets.scoring.Conscience;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Wording;

/** What all words for one seat's choices are made from: the table, its boat, and the figures. */
final class Offer {
  final Figures figures;
  final Cards cards;
  final RegretsPolicy policy;
  final RegretsState state;
  final int seat;
  final Fisher fisher;
  final Things things;
  final Odds odds;

  Offer(Figures figures, RegretsState state, Seat viewer) {
    this.figures = figures;
    this.cards = figures.cards();
    this.policy = figures.policy();
    this.state = state;
    this.seat = viewer.index();
    this.fisher = state.fisher(seat);
    this.things = new Things(figures, state, viewer);
    this.odds = new Odds(figures);
  }

  /** What a fish is worth to this seat. */
  int worth(int fish) {
    return figures.fishValue(fish, fisher);
  }

  /** Adds what coming ashore brings beside new dice. */
  Wording ashore(Wording wording) {
    Wording told = fisher.wormsUp() ? wording : wording.gain("gain.worms");
    return fisher.regretCount() > 0 ? told.gain("gain.forget") : told;
  }

  /** Adds how likely the worst conscience is this seat's with Regrets worth {@code value}. */
  Wording conscience(Wording wording, int value) {
    int percent = new Conscience(figures, state, Seat.of(seat)).percentWith(value);
    if (state.seats() == 1) return wording;
    return wording.odds(sureOrNot("odds.conscience", percent), "percent", percent);
  }

  /** The key of a chance, with words of their own for what is certain either way. */
  static String sureOrNot(String key, int percent) {
    return percent == 0 ? key + ".never" : percent == 100 ? key + ".sure" : key;
  }

  /** Adds what becomes of the mind with so many Regrets more or fewer, where it changes. */
  Wording mind(Wording wording, int regrets) {
    return mind(wording, regrets, 0);
  }

  Wording mind(Wording wording, int regrets, int tiers) {
    int after = figures.tierAfter(fisher, regrets, tiers);
    if (after == figures.tier(fisher)) return wording;
    Tier tier = policy.madness().tiers().get(after);
    return wording.note(
        "note.mind",
        "tier",
        Things.tierName(after),
        "fair",
        Phrases.signed(tier.fair()),
        "foul",
        Phrases.signed(tier.foul()),
        "dice",
        tier.dice() + cards.extraDice(fisher.angler()));
  }
}
