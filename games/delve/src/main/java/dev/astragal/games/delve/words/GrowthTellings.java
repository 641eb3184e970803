package dev.astragal.games.delve.words;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.GrowthEvent;
import dev.astragal.games.delve.Loadout;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.kernel.screen.Telling;

/** What is told of finds, perks, gods and health. */
final class GrowthTellings {
  private GrowthTellings() {}

  static Telling tell(DelveState before, GrowthEvent event) {
    return switch (event) {
      case GrowthEvent.ItemKept(int item, String what) ->
          Telling.of(LootWords.key("event.ItemKept", before, item), "item", Things.named(what))
              .about(Things.itemId(item));
      case GrowthEvent.ItemDiscarded(int item, String what) ->
          Telling.of(LootWords.left(before, item), "item", Things.named(what))
              .about(Things.itemId(item));
      case GrowthEvent.PotionStowed(int potion) -> {
        String id = before.content().items().get(potion).id();
        yield Telling.of(
                "event.PotionStowed",
                "potion",
                Things.named(id),
                "count",
                before.loadout().potions(potion) + 1)
            .about(Things.potionId(id));
      }
      case GrowthEvent.WeaponEquipped(int weapon, String what, int slot) ->
          equipped(before, before.content().items().get(weapon), slot)
              .with("weapon", Things.named(what));
      case GrowthEvent.PerkGained(_, String what) ->
          Telling.of("event.PerkGained", "perk", Things.named(what)).about(Things.perkId(what));
      case GrowthEvent.PerkOfferSettled() -> Telling.of("event.PerkOfferSettled");
      case GrowthEvent.GodChosen(_, String whom) ->
          Telling.of("event.GodChosen", "god", Things.named(whom)).about(Things.godId(whom));
      case GrowthEvent.Bolstered(int maxHp, int hp) -> bolstered(before, maxHp, hp);
      case GrowthEvent.Healed(int hp) -> healed(before, hp);
    };
  }

  private static Telling equipped(DelveState before, ItemKind weapon, int slot) {
    boolean inHand = slot == before.loadout().activeSlot();
    boolean empty = before.loadout().weapon(slot) == Loadout.NONE;
    String key = inHand ? "event.WeaponEquipped" : "event.WeaponEquipped.reserve";
    return Telling.of(empty ? key : "event.WeaponEquipped.instead")
        .with("attack", weapon.amount())
        .with("before", WeaponWords.name(before, slot))
        .about(inHand ? Things.IN_HAND : Things.IN_RESERVE);
  }

  private static Telling bolstered(DelveState before, int more, int hp) {
    int most = before.actors().maxHp(Actors.HERO) + more;
    int health = (int) Math.min(most, (long) before.actors().hp(Actors.HERO) + hp);
    return Telling.of("event.Bolstered", "more", more, "hp", health, "max", most)
        .about(Things.HERO);
  }

  private static Telling healed(DelveState before, int hp) {
    int healed = Health.healed(before, hp);
    return Health.left(Telling.of("event.Healed", "healed", healed), before, healed);
  }
}
