package dev.astragal.games.delve.words;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.content.DelveContent;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.games.delve.rules.Encounters;
import dev.astragal.games.delve.rules.Looting;
import dev.astragal.games.delve.rules.Timing;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Wording;

/** Something found: what taking it does now, and what it would replace. */
final class LootWords {
  private LootWords() {}

  static Wording keep(DelveState state) {
    int item = state.question().subject();
    int kind = state.map().itemKind(item);
    DelveContent content = state.content();
    Msg.Value what = Things.named(content.itemId(kind));
    Wording keep =
        Wording.of(key("choice.KEEP_LOOT", state, item), "item", what)
            .detail(Wording.Detail.Kind.GAIN, Things.itemHelp(state, kind))
            .about(Things.itemId(item));
    if (content.isPerk(kind))
      return GrowthWords.effect(state, keep, content.perks().get(content.perkOf(kind)));
    ItemKind row = content.items().get(kind);
    if (row.weapon()) return WeaponWords.take(state, keep, row);
    if (!row.charm()) return keep;
    return idle(state, row)
        ? keep.note("loot.at-once").warning("loot.nobody")
        : keep.note("loot.at-once");
  }

  /** Something carried: what it does, how many there are, and that it takes time. */
  static Wording use(DelveState state, String item) {
    int kind = state.content().itemNamed(item);
    return Wording.of("choice.UseItem", "item", Things.named(item))
        .detail(Wording.Detail.Kind.GAIN, Things.itemHelp(state, kind))
        .cost(
            "use.cost",
            "count",
            state.loadout().potions(kind),
            "ticks",
            Timing.actionCost(state, Actors.HERO))
        .about(Things.potionId(item))
        .in("orders.things");
  }

  static Wording discard(DelveState state) {
    int item = state.question().subject();
    String id = state.content().itemId(state.map().itemKind(item));
    return Wording.of(key("choice.DISCARD_LOOT", state, item), "item", Things.named(id))
        .warning("loot.gone")
        .about(Things.itemId(item));
  }

  /** A perk is learned, not carried. */
  static String key(String key, DelveState state, int item) {
    return state.content().isPerk(state.map().itemKind(item)) ? key + ".perk" : key;
  }

  /** What is left without asking is left for a reason. */
  static String left(DelveState before, int item) {
    String key = key("event.ItemDiscarded", before, item);
    int kind = before.map().itemKind(item);
    if (!Looting.trifle(before, kind)) return key;
    if (before.content().isPerk(kind)) return key + ".known";
    return before.content().items().get(kind).weapon() ? key + ".worse" : key + ".full";
  }

  /** What works on enemies in view does nothing when there are none. */
  private static boolean idle(DelveState state, ItemKind item) {
    return switch (item.effect()) {
      case TRADE_PLACES, DELAY_ENEMIES, LURE_ENEMIES, SHRAPNEL ->
          Encounters.visibleEnemies(state) == 0;
      case WEAPON, PIERCING_WEAPON, DRAINING_WEAPON, POTION, RAISE_WALLS, SMOKE, HASTE, TOUGHEN ->
          false;
    };
  }
}
