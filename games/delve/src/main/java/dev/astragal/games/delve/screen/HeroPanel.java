package dev.astragal.games.delve.screen;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.Intent;
import dev.astragal.games.delve.Loadout;
import dev.astragal.games.delve.Progress;
import dev.astragal.games.delve.content.GodKind;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.games.delve.content.PerkKind;
import dev.astragal.games.delve.floors.Branch;
import dev.astragal.games.delve.rules.Combat;
import dev.astragal.games.delve.words.Things;
import dev.astragal.games.delve.words.WeaponWords;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import java.util.ArrayList;
import java.util.List;

/** What the hero is, carries and suffers from; what there is several of has a row each. */
public final class HeroPanel {
  private final DelveState state;
  private final List<Panel.Row> rows = new ArrayList<>();

  private HeroPanel(DelveState state) {
    this.state = state;
  }

  public static Panel health(DelveState state) {
    boolean low = state.heroHpPercent() <= state.orders().retreatHpThreshold();
    Panel.Meter meter =
        new Panel.Meter(
            Msg.of("hero.health"),
            state.actors().hp(Actors.HERO),
            state.actors().maxHp(Actors.HERO),
            low ? Ink.BAD : Ink.GOOD);
    return Panel.meters(
        "health", meter.showing(Things.keyword("health", "health", state.policy())));
  }

  public static Panel of(DelveState state) {
    return new HeroPanel(state).table();
  }

  private Panel table() {
    Progress progress = state.progress();
    Msg blows =
        Msg.of(
            "hero.blows", "attack", Combat.heroAttack(state), "defense", Combat.heroDefense(state));
    keyword("strength", blows);
    weapon("weapon", Things.IN_HAND, state.loadout().activeSlot(), "bare_hands");
    weapon("reserve", Things.IN_RESERVE, 1 - state.loadout().activeSlot(), "no_reserve");
    carried("potions", state.content().potions());
    if (state.policy().potions().charmsMax() > 0) carried("charms", state.content().charms());
    perks();
    god();
    ailments();
    rows.add(row("intent", intent(state)));
    rows.add(row("branch", branch(state)));
    rows.add(row("kills", Msg.literal(progress.kills())));
    keyword("tick", Msg.literal(progress.clock()));
    return Panel.table("hero", List.of(Msg.of("hero.what"), Msg.of("hero.value")), rows);
  }

  private void weapon(String key, String id, int slot, String without) {
    int weapon = state.loadout().weapon(slot);
    if (weapon == Loadout.NONE) {
      rows.add(row(key, Msg.word(without)).showing(Things.keyword(id, without, state.policy())));
      return;
    }
    ItemKind item = state.content().items().get(weapon);
    Msg value =
        Msg.of("hero.armed", "weapon", WeaponWords.name(state, slot), "attack", item.amount());
    rows.add(row(key, value).showing(Things.carried(id, item)));
  }

  private void carried(String key, int[] kinds) {
    int before = rows.size();
    for (int kind : kinds) {
      int count = state.loadout().potions(kind);
      if (count == 0) continue;
      ItemKind item = state.content().items().get(kind);
      Msg value = Msg.of("hero.carries", "count", count, "item", Things.named(item.id()));
      rows.add(row(key, value).showing(Things.carried(Things.potionId(item.id()), item)));
    }
    noneUnless(before, key);
  }

  private void perks() {
    int before = rows.size();
    List<PerkKind> perks = state.content().perks();
    for (int perk = 0; perk < perks.size(); perk++)
      if (state.loadout().hasPerk(perk))
        rows.add(
            row("perks", Msg.word(perks.get(perk).id()))
                .showing(Things.perk(state, perks.get(perk))));
    noneUnless(before, "perks");
  }

  private void god() {
    int god = state.loadout().god();
    if (god == Loadout.NONE) {
      rows.add(row("god", Msg.of("hero.none")));
      return;
    }
    GodKind kind = state.content().gods().get(god);
    rows.add(row("god", Msg.word(kind.id())).showing(Things.god(kind)));
  }

  private void ailments() {
    int before = rows.size();
    Actors actors = state.actors();
    int clock = state.progress().clock();
    ailment("poison", actors.poison(Actors.HERO));
    ailment("bleeding", actors.bleed(Actors.HERO));
    ailment("slowed", actors.slowUntil(Actors.HERO) - clock);
    ailment("hasted", state.progress().hasteUntil() - clock);
    if (rows.size() == before) rows.add(row("ailments", Msg.of("ailment.none")));
  }

  private void ailment(String keyword, int left) {
    if (left > 0)
      rows.add(
          row("ailments", Msg.of("ailment." + keyword, "left", left))
              .showing(Things.keyword(keyword, keyword, state.policy())));
  }

  private void noneUnless(int before, String key) {
    if (rows.size() == before) rows.add(row(key, Msg.of("hero.none")));
  }

  private void keyword(String key, Msg value) {
    rows.add(row(key, value).showing(Things.keyword(key, key, state.policy())));
  }

  /** Nothing while no way is planned, even if the last target is still remembered. */
  static Msg intent(DelveState state) {
    Intent intent = state.intent();
    if (intent.target() == Intent.NO_TARGET || intent.pathLength() == 0)
      return Msg.of("intent.none");
    return Msg.of("intent.some", "reason", intent.reason(), "length", intent.pathLength());
  }

  static Msg branch(DelveState state) {
    Branch branch = state.progress().branch();
    return Msg.of("way." + branch);
  }

  private static Panel.Row row(String key, Msg value) {
    return Panel.Row.of(Msg.of("hero." + key), value);
  }
}
