package dev.astragal.games.regrets.cards;

import dev.astragal.kernel.state.Ints;
import java.util.List;
import java.util.Optional;

/** The card documents as they are written, before they become tables. */
final class CardText {
  private CardText() {}

  enum Size {
    SMALL,
    MIDDLING,
    LARGE
  }

  enum Quality {
    FAIR,
    FOUL
  }

  enum Kin {
    EEL,
    OCTOPUS,
    KRAKEN
  }

  enum DinkKind {
    ONE_SHOT,
    PASSIVE
  }

  record FishDocument(List<FishCard> fish) {}

  record FishCard(
      Fish id,
      int depth,
      Size size,
      int value,
      int difficulty,
      Quality quality,
      Optional<Kin> kin,
      List<Ability> abilities,
      List<String> tags) {}

  record GearDocument(List<GearCard> gear) {}

  record GearCard(Gear id, Shop shop, int price, Effect effect, boolean starter) {}

  record DinkDocument(List<DinkCard> dinks) {}

  record DinkCard(Dink id, DinkKind kind, Timing timing, Effect effect) {}

  record RegretDocument(List<RegretCard> regrets) {}

  record RegretCard(Regret id, int value) {}

  record TackleDocument(List<TackleDie> tackle) {}

  record TackleDie(Tackle id, int count, int price, Ints faces) {}

  record CrewDocument(List<AnglerCard> crew) {}
}
