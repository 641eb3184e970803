package dev.astragal.games.regrets.words;

import dev.astragal.games.regrets.RegretsPolicy;
import dev.astragal.games.regrets.RegretsPolicy.MadnessAbilities;
import dev.astragal.games.regrets.cards.Ability;
import dev.astragal.games.regrets.cards.Angler;
import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Effect;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.screen.Msg;
import java.util.ArrayList;
import java.util.List;

/** What is printed on cards: what they do and when, and the line beneath. */
final class CardLines {
  private static final String INERT = "ability.MADNESS." + MadnessAbilities.INERT;

  private final Cards cards;
  private final RegretsPolicy policy;

  CardLines(Figures figures) {
    this.cards = figures.cards();
    this.policy = figures.policy();
  }

  /** What a fish does to whoever turns it up or lands it. */
  List<Msg> abilities(int fish) {
    List<Msg> says = new ArrayList<>();
    if (cards.grips(fish)) says.add(Msg.of("help.fish.grips"));
    for (Ability ability : Ability.values()) {
      if (cards.has(fish, ability)) says.add(ability(ability));
    }
    return says;
  }

  /** The same without what is printed there and does nothing at this table. */
  List<Msg> consequences(int fish) {
    List<Msg> says = abilities(fish);
    says.removeIf(line -> line.key().equals(INERT));
    return says;
  }

  private Msg ability(Ability ability) {
    String read = policy.madness().abilities().name();
    return switch (ability) {
      case MADNESS_1 -> Msg.of("ability.MADNESS." + read, "tiers", 1);
      case MADNESS_2 -> Msg.of("ability.MADNESS." + read, "tiers", 2);
      case DRAW_REGRET,
          DRAW_TWO_REGRETS,
          DRAW_DINK,
          DISCARD_SMALL,
          PULL_PLUG,
          END_TURN,
          ALL_DISCARD_ITEM,
          SWIMS_ON,
          FREE_ACTION ->
          Msg.of("ability." + ability.name());
    };
  }

  static Msg flavour(Enum<?> card) {
    return Msg.of("flavour." + card.name());
  }

  /** What gear or a dink does, and when. */
  Msg effect(Effect effect) {
    return Msg.of(
        "effect." + effect.name(),
        "easy",
        Figures.EASY,
        "points",
        policy.scoring().tale(),
        "discount",
        policy.port().chitDiscount());
  }

  /** What an angler brings to the table. */
  Msg gifts(Angler angler) {
    List<Msg> gifts = new ArrayList<>();
    if (cards.extraBucks(angler) > 0) {
      gifts.add(Msg.of("gift.bucks", "bucks", cards.extraBucks(angler)));
    }
    int own = cards.firstGear(angler) & ~cards.starters();
    if (own != 0) gifts.add(Msg.of("gift.gear", "gear", Phrases.gear(own)));
    if (cards.shields(angler) > 0) {
      gifts.add(Msg.of("gift.shields", "count", cards.shields(angler)));
    }
    if (cards.extraDepth(angler) > 0) {
      gifts.add(Msg.of("gift.depth", "depth", 1 + cards.extraDepth(angler)));
    }
    if (cards.firstDinks(angler) > 0) {
      gifts.add(Msg.of("gift.dinks", "count", cards.firstDinks(angler)));
    }
    if (cards.rerollsOnes(angler)) gifts.add(Msg.of("gift.rerollsOnes"));
    if (cards.extraDice(angler) > 0) {
      gifts.add(Msg.of("gift.dice", "count", cards.extraDice(angler)));
    }
    if (cards.extraSlots(angler) > 0) {
      gifts.add(Msg.of("gift.slots", "count", cards.extraSlots(angler)));
    }
    return gifts.isEmpty() ? Msg.of("gift.none") : Phrases.sentences(gifts);
  }
}
