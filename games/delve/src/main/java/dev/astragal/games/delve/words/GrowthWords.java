package dev.astragal.games.delve.words;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.Loadout;
import dev.astragal.games.delve.content.GodKind;
import dev.astragal.games.delve.content.PerkKind;
import dev.astragal.games.delve.rules.Combat;
import dev.astragal.games.delve.rules.Timing;
import dev.astragal.kernel.screen.Wording;

/** Perks and gods on offer: what they do, and what they would do to this hero. */
final class GrowthWords {
  private GrowthWords() {}

  static Wording perk(DelveState state, String id) {
    PerkKind perk = state.content().perks().get(state.content().perkNamed(id));
    Wording choose =
        Wording.of("choice.ChoosePerk", "perk", Things.named(id))
            .detail(Wording.Detail.Kind.GAIN, Things.perkHelp(state, perk))
            .about(Things.perkId(id));
    return effect(state, choose, perk);
  }

  static Wording god(DelveState state, String id) {
    GodKind god = state.content().gods().get(state.content().godNamed(id));
    return Wording.of("choice.ChooseGod", "god", Things.named(id))
        .detail(Wording.Detail.Kind.GAIN, Things.godHelp(god))
        .note("god.for-good")
        .about(Things.godId(id));
  }

  /** The figures of the hero before and after. */
  static Wording effect(DelveState state, Wording choose, PerkKind perk) {
    int amount = perk.amount();
    return switch (perk.effect()) {
      case MORE_HEALTH -> becomes(choose, "perk.health", state.actors().maxHp(Actors.HERO), amount);
      case MORE_DEFENSE -> becomes(choose, "perk.defense", Combat.heroDefense(state), amount);
      case FARTHER_SIGHT -> becomes(choose, "perk.sight", state.sightRadius(), amount);
      case FASTER_ACTIONS -> becomes(choose, "perk.ticks", Timing.heroUsual(state), -amount);
      case RECKLESS ->
          becomes(
              becomes(choose, "perk.attack", Combat.heroAttack(state), amount),
              "perk.defense",
              Combat.heroDefense(state),
              -perk.cost());
      case BARE_HANDED ->
          state.loadout().activeWeapon() == Loadout.NONE
              ? becomes(choose, "perk.attack", Combat.heroAttack(state), amount)
              : choose.warning(
                  "perk.armed", "weapon", WeaponWords.name(state, state.loadout().activeSlot()));
      case BLOODLESS_FLOOR, FIRST_STRIKE, HEAL_ON_KILL, SHADOW_STEP -> choose;
    };
  }

  private static Wording becomes(Wording choose, String key, int before, int change) {
    return choose.note(key, "before", before, "after", before + change);
  }
}
