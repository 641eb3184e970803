package dev.astragal.games.delve.screen;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelvePolicy;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.Loadout;
import dev.astragal.games.delve.content.GodKind;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.games.delve.content.PerkKind;
import dev.astragal.games.delve.rules.Combat;
import dev.astragal.games.delve.rules.Timing;
import dev.astragal.games.delve.words.Things;
import dev.astragal.games.delve.words.WeaponWords;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Thing;
import java.util.ArrayList;
import java.util.List;

/** Behind their keys: what the hero is and why, and what it carries and what that does. */
public final class SheetPanel {
  private final DelveState state;
  private final List<Panel.Line> lines = new ArrayList<>();

  private SheetPanel(DelveState state) {
    this.state = state;
  }

  public static Panel character(DelveState state) {
    return new SheetPanel(state).character();
  }

  public static Panel pack(DelveState state) {
    return new SheetPanel(state).pack();
  }

  private Panel character() {
    DelvePolicy.Hero numbers = state.policy().hero();
    say(
        "sheet.health",
        "hp",
        state.actors().hp(Actors.HERO),
        "max",
        state.actors().maxHp(Actors.HERO));
    if (numbers.mendEvery() > 0) say("sheet.mend", "every", numbers.mendEvery());
    say("sheet.attack", "total", Combat.heroAttack(state), "parts", attack());
    say("sheet.defense", "total", Combat.heroDefense(state), "parts", defense());
    say(
        "sheet.senses",
        "ticks",
        Timing.actionCost(state, Actors.HERO),
        "sight",
        state.sightRadius(),
        "noticed",
        state.noticedAt());
    god();
    List<PerkKind> perks = state.content().perks();
    for (int perk = 0; perk < perks.size(); perk++)
      if (state.loadout().hasPerk(perk)) thing(Things.perk(state, perks.get(perk)));
    if (state.loadout().perkCount() == 0) say("sheet.no-perks");
    return overlay("character", 'C');
  }

  private List<Msg> attack() {
    List<Msg> parts = new ArrayList<>();
    parts.add(Msg.of("sheet.own", "amount", state.policy().hero().attack()));
    if (state.loadout().activeWeapon() != Loadout.NONE)
      part(
          parts,
          WeaponWords.attack(state, state.loadout().activeSlot()),
          Msg.word(state.content().items().get(state.loadout().activeWeapon()).id()));
    part(parts, Combat.stanceAttack(state, state.orders().stance()), Msg.of("sheet.stance"));
    part(parts, -Combat.atHand(state, state.orders()), Msg.of("sheet.at-hand"));
    perks(parts, PerkKind.Effect.RECKLESS);
    if (state.loadout().activeWeapon() == Loadout.NONE) perks(parts, PerkKind.Effect.BARE_HANDED);
    if (!state.progress().floorStrike()) perks(parts, PerkKind.Effect.FIRST_STRIKE);
    return parts;
  }

  private List<Msg> defense() {
    List<Msg> parts = new ArrayList<>();
    parts.add(Msg.of("sheet.own", "amount", state.policy().hero().defense()));
    part(parts, Combat.stanceDefense(state, state.orders().stance()), Msg.of("sheet.stance"));
    if (state.desperate()) part(parts, -state.policy().stances().bare(), Msg.of("sheet.trouble"));
    perks(parts, PerkKind.Effect.MORE_DEFENSE);
    for (int perk = 0; perk < state.content().perks().size(); perk++) {
      PerkKind kind = state.content().perks().get(perk);
      if (state.loadout().hasPerk(perk) && kind.cost() > 0)
        part(parts, -kind.cost(), Msg.word(kind.id()));
    }
    int god = state.loadout().god();
    if (god != Loadout.NONE && state.content().gods().get(god).defense() > 0)
      part(
          parts,
          state.content().gods().get(god).defense(),
          Msg.word(state.content().gods().get(god).id()));
    return parts;
  }

  private void perks(List<Msg> parts, PerkKind.Effect effect) {
    for (int perk = 0; perk < state.content().perks().size(); perk++) {
      PerkKind kind = state.content().perks().get(perk);
      if (state.loadout().hasPerk(perk) && kind.effect() == effect)
        part(parts, kind.amount(), Msg.word(kind.id()));
    }
  }

  private static void part(List<Msg> parts, int amount, Msg from) {
    if (amount != 0) parts.add(Msg.of("sheet.part", "amount", amount, "from", from));
  }

  private void god() {
    int god = state.loadout().god();
    if (god == Loadout.NONE) {
      say("sheet.no-god");
      return;
    }
    GodKind kind = state.content().gods().get(god);
    thing(Things.god(kind));
    if (kind.poison() + kind.bleed() + kind.slow() > 0)
      say("sheet.resists", "poison", kind.poison(), "bleed", kind.bleed(), "slow", kind.slow());
  }

  private Panel pack() {
    weapon("sheet.in-hand", state.loadout().activeSlot());
    weapon("sheet.in-reserve", 1 - state.loadout().activeSlot());
    int before = lines.size();
    carried(state.content().potions());
    carried(state.content().charms());
    if (lines.size() == before) say("sheet.nothing");
    DelvePolicy.Potions room = state.policy().potions();
    say(
        room.charmsMax() > 0 ? "sheet.room" : "sheet.room.potions",
        "potions",
        room.carriedMax(),
        "charms",
        room.charmsMax());
    return overlay("pack", 'I');
  }

  private void weapon(String key, int slot) {
    int weapon = state.loadout().weapon(slot);
    if (weapon == Loadout.NONE) {
      say(key + ".empty");
      return;
    }
    ItemKind item = state.content().items().get(weapon);
    Thing thing = Things.carried("sheet-" + slot, item);
    lines.add(
        Panel.Line.of(Msg.of(key, "weapon", WeaponWords.name(state, slot), "help", thing.help()))
            .showing(thing));
  }

  private void carried(int[] kinds) {
    for (int kind : kinds) {
      int count = state.loadout().potions(kind);
      if (count == 0) continue;
      ItemKind item = state.content().items().get(kind);
      Thing thing = Things.carried(Things.potionId(item.id()), item);
      Msg text =
          Msg.of(
              "sheet.carried",
              "count",
              count,
              "item",
              Things.named(item.id()),
              "help",
              thing.help());
      lines.add(Panel.Line.of(text).showing(thing));
    }
  }

  private void thing(Thing thing) {
    Msg text = Msg.of("offer.line", "name", thing.name(), "help", thing.help());
    lines.add(new Panel.Line(text, Ink.NORMAL).showing(thing));
  }

  private void say(String key, Object... values) {
    lines.add(Panel.Line.of(Msg.of(key, values)));
  }

  private Panel overlay(String id, char key) {
    Msg title = Msg.of("panel." + id);
    return new Panel.Overlay(id, title, key, new Panel.Text(id + "-rows", title, lines));
  }
}
