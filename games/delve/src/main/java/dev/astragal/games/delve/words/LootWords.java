package dev.astragal.games.delve.words;

import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.content.DelveContent;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.games.delve.rules.Encounters;
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
        Wording.of(content.isPerk(kind) ? "choice.KEEP_LOOT.perk" : "choice.KEEP_LOOT", "item", what)
            .detail(Wording.Detail.Kind.GAIN, Things.itemHelp(content, kind))
            .about(Things.itemId(item));
    if (content.isPerk(kind))
      return GrowthWords.effect(state, keep, content.perks().get(content.perkOf(kind)));
    ItemKind row = content.items().get(kind);
    if (row.weapon()) return WeaponWords.take(state, keep, row);
    return idle(state, row) ? keep.warning("loot.nobody") : keep;
  }

  static Wording discard(DelveState state) {
    int item = state.question().subject();
    String id = state.content().itemId(state.map().itemKind(item));
    return Wording.of("choice.DISCARD_LOOT", "item", Things.named(id))
        .warning("loot.gone")
        .about(Things.itemId(item));
  }

  /** What works on enemies in view does nothing when there are none. */
  private static boolean idle(DelveState state, ItemKind item) {
    return switch (item.effect()) {
      case TRADE_PLACES, DELAY_ENEMIES, LURE_ENEMIES, SHRAPNEL ->
          Encounters.visibleEnemies(state) == 0;
      case WEAPON,
          PIERCING_WEAPON,
          DRAINING_WEAPON,
          POTION,
          RAISE_WALLS,
          SMOKE,
          HASTE,
          TOUGHEN ->
          false;
    };
  }
}
