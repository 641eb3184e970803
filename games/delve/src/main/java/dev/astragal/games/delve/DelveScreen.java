package dev.astragal.games.delve;

import dev.astragal.games.delve.content.GodKind;
import dev.astragal.games.delve.floors.Branch;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.games.delve.orders.StandingOrders;
import dev.astragal.games.delve.rules.Combat;
import dev.astragal.games.delve.rules.PerkOffer;
import dev.astragal.games.delve.rules.ThreatSummary;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The map in the middle, the hero and the standing orders beside it, the trace behind a key. */
final class DelveScreen {
  private static final List<String> ASIDE = List.of("health", "hero", "policy");

  private DelveScreen() {}

  /** {@code considered} is the perk or god that the player thinks about, or nothing. */
  static Screen of(DelveState state, String considered) {
    List<Panel> panels = new ArrayList<>();
    panels.add(map(state));
    panels.add(health(state));
    panels.add(hero(state));
    panels.add(policy(state));
    if (state.question.enemies.size() > 0) panels.add(threat(state));
    if (!offered(state).isEmpty()) panels.add(offer(state, considered));
    if (state.progress.ending != Ending.NONE) panels.add(DelveRecap.summary(state));
    panels.add(DelveRecap.trace(state));
    return new Screen(panels, ASIDE);
  }

  /** What can be chosen in full, whatever is being considered first. */
  private static Panel offer(DelveState state, String considered) {
    List<Panel.Line> lines = new ArrayList<>();
    for (String id : offered(state)) {
      boolean here = id.equals(considered);
      lines.add(here ? 0 : lines.size(), new Panel.Line(name(id), here ? Ink.STRONG : Ink.NORMAL));
    }
    return new Panel.Text("offer", Msg.of("panel.offer"), lines);
  }

  private static List<String> offered(DelveState state) {
    return switch (state.question.kind) {
      case GOD_OFFER -> state.content().gods().stream().map(GodKind::id).toList();
      case PERK_CHOICE ->
          PerkOffer.of(state).stream().map(perk -> state.content().perks().get(perk).id()).toList();
      default -> List.of();
    };
  }

  /** One pass over cells, one over actors and items. */
  private static Panel map(DelveState state) {
    DungeonMap map = state.map;
    List<Cell> cells = new ArrayList<>(map.cells());
    for (int cell = 0; cell < map.cells(); cell++) cells.add(ground(map.tile(cell)));
    for (int item = 0; item < map.itemCount; item++) {
      int cell = map.itemCell[item];
      if (cell != DungeonMap.GONE && map.visible(cell)) cells.set(cell, Cell.of('!', Ink.GOLD));
    }
    for (int enemy = 1; enemy < state.actors.count; enemy++) {
      int cell = state.actors.cell[enemy];
      if (!state.actors.alive(enemy) || !map.visible(cell)) continue;
      var kind = state.content().enemy(state.actors.kind[enemy]);
      Cell drawn = Cell.of(kind.glyph().codePointAt(0), kind.boss() ? Ink.MAGIC : Ink.BAD);
      cells.set(cell, state.actors.engaged(enemy) ? drawn.highlighted() : drawn);
    }
    cells.set(state.heroCell(), Cell.of('@', Ink.GOOD).highlighted());
    return new Panel.Grid(
        "map",
        Msg.of(
            "panel.map",
            "floor",
            state.progress.floor,
            "floors",
            state.policy().floors().count(),
            "branch",
            branch(state)),
        map.width(),
        map.height(),
        cells,
        legend());
  }

  private static Cell ground(byte tile) {
    if (!Tile.discovered(tile)) return Cell.of(' ');
    Ink ink = Tile.visible(tile) ? Ink.NORMAL : Ink.FAINT;
    if (Tile.hazard(tile)) return Cell.of('^', Tile.visible(tile) ? Ink.FIRE : Ink.FAINT);
    return switch (Tile.kind(tile)) {
      case Tile.WALL -> Cell.of('#', Tile.visible(tile) ? Ink.STONE : Ink.FAINT);
      case Tile.CLOSED_DOOR -> Cell.of('+', Tile.visible(tile) ? Ink.WOOD : Ink.FAINT);
      case Tile.OPEN_DOOR -> Cell.of('/', Tile.visible(tile) ? Ink.WOOD : Ink.FAINT);
      case Tile.DOWN_STAIRS -> Cell.of('>', Ink.STRONG);
      default -> Cell.of('.', ink);
    };
  }

  private static List<Panel.Legend> legend() {
    return List.of(
        legend('@', Ink.GOOD, "hero"),
        legend('#', Ink.STONE, "wall"),
        legend('+', Ink.WOOD, "door"),
        legend('/', Ink.WOOD, "open-door"),
        legend('>', Ink.STRONG, "stairs"),
        legend('^', Ink.FIRE, "hazard"),
        legend('!', Ink.GOLD, "item"));
  }

  private static Panel.Legend legend(char glyph, Ink ink, String key) {
    return new Panel.Legend(Cell.of(glyph, ink), Msg.of("legend." + key));
  }

  private static Panel health(DelveState state) {
    int hp = state.actors.hp[Actors.HERO];
    boolean low = state.heroHpPercent() <= state.orders.retreatHpThreshold();
    return Panel.meters(
        "health",
        new Panel.Meter(
            Msg.of("hero.health"), hp, state.actors.maxHp[Actors.HERO], low ? Ink.BAD : Ink.GOOD));
  }

  private static Panel hero(DelveState state) {
    Loadout loadout = state.loadout;
    List<Panel.Row> rows = new ArrayList<>();
    rows.add(
        row(
            "strength",
            Msg.of(
                "hero.blows",
                "attack",
                Combat.heroAttack(state),
                "defense",
                Combat.heroDefense(state))));
    rows.add(row("weapon", weapon(state, loadout.activeSlot)));
    rows.add(row("reserve", weapon(state, 1 - loadout.activeSlot)));
    rows.add(row("potions", Msg.literal(potions(state))));
    rows.add(row("perks", perks(state)));
    rows.add(row("ailments", ailments(state)));
    rows.add(row("intent", intent(state)));
    rows.add(row("god", god(state)));
    rows.add(
        row("floor", Msg.of("hero.depth", "floor", state.progress.floor, "branch", branch(state))));
    rows.add(row("kills", Msg.literal(state.progress.kills)));
    rows.add(row("tick", Msg.literal(state.progress.clock)));
    return Panel.table("hero", List.of(Msg.of("hero.what"), Msg.of("hero.value")), rows);
  }

  private static Panel policy(DelveState state) {
    StandingOrders policy = state.orders;
    List<Panel.Row> rows =
        List.of(
            order("fight-or-avoid", word(policy.fightOrAvoid())),
            order("stance", word(policy.stance())),
            order("target-priority", word(policy.targetPriority())),
            order("retreat-below", percent(policy.retreatHpThreshold())),
            order(
                "auto-heal-below",
                policy
                    .autoHealIfBelowThreshold()
                    .map(DelveScreen::percent)
                    .orElse(Msg.of("word.null"))),
            order("position", word(policy.positionIntent())),
            order("resources", word(policy.resourceAggression())),
            order("exploration", word(policy.explorationMode())));
    return Panel.table("policy", List.of(Msg.of("policy.what"), Msg.of("policy.value")), rows);
  }

  /** One line per enemy, the primary one first. */
  private static Panel threat(DelveState state) {
    ThreatSummary threat = ThreatSummary.of(state, state.question.enemies);
    List<Panel.Line> lines = new ArrayList<>();
    for (int i = 0; i < state.question.enemies.size(); i++) {
      int enemy = state.question.enemies.get(i);
      var kind = state.content().enemy(state.actors.kind[enemy]);
      lines.add(
          new Panel.Line(
              Msg.of(
                  "threat.enemy",
                  "enemy",
                  name(kind.id()),
                  "hp",
                  state.actors.hp[enemy] + "/" + state.actors.maxHp[enemy],
                  "attack",
                  kind.attack(),
                  "defense",
                  kind.defense(),
                  "tags",
                  tags(kind.tags())),
              i == 0 ? Ink.STRONG : Ink.NORMAL));
    }
    return new Panel.Text(
        "threat", Msg.of("panel.threat", "tags", tags(threat.dangerTags())), lines);
  }

  static Msg intent(DelveState state) {
    Intent intent = state.intent;
    if (intent.target == Intent.NO_TARGET) return Msg.of("intent.none");
    return Msg.of(
        "intent.some",
        "reason",
        Msg.of("reason." + intent.reason),
        "x",
        intent.target % state.map.width,
        "y",
        intent.target / state.map.width,
        "length",
        intent.pathLength());
  }

  static Msg branch(DelveState state) {
    Branch branch = state.progress.branch;
    return Msg.of("branch." + branch);
  }

  static Msg god(DelveState state) {
    int god = state.loadout.god;
    return Msg.of("god." + (god == Loadout.NONE ? "none" : state.content().gods().get(god).id()));
  }

  private static Msg weapon(DelveState state, int slot) {
    int weapon = state.loadout.weapons[slot];
    return name(weapon == Loadout.NONE ? "bare_hands" : state.content().items().get(weapon).id());
  }

  private static String potions(DelveState state) {
    List<String> carried = new ArrayList<>();
    for (int kind = 0; kind < state.loadout.potions.length; kind++) {
      if (state.loadout.potions[kind] > 0)
        carried.add(state.loadout.potions[kind] + "x" + state.content().items().get(kind).amount());
    }
    return carried.isEmpty() ? "-" : String.join(" ", carried);
  }

  private static Msg perks(DelveState state) {
    List<String> owned = new ArrayList<>();
    for (int perk = 0; perk < state.content().perks().size(); perk++)
      if (state.loadout.hasPerk(perk)) owned.add(state.content().perks().get(perk).id());
    return Msg.literal(owned.isEmpty() ? "-" : String.join(", ", owned).replace('_', ' '));
  }

  private static Msg ailments(DelveState state) {
    Actors actors = state.actors;
    return Msg.of(
        "hero.ailing",
        "poison",
        actors.poison[Actors.HERO],
        "bleed",
        actors.bleed[Actors.HERO],
        "slow",
        Math.max(0, actors.slowUntil[Actors.HERO] - state.progress.clock));
  }

  private static String tags(List<dev.astragal.games.delve.content.DangerTag> tags) {
    return String.join(
        ", ", tags.stream().map(tag -> tag.name().toLowerCase(Locale.ROOT)).toList());
  }

  private static Msg name(String id) {
    return Msg.of("word." + id);
  }

  private static Panel.Row row(String key, Msg value) {
    return Panel.Row.of(Msg.of("hero." + key), value);
  }

  private static Panel.Row order(String key, Msg value) {
    return Panel.Row.of(Msg.of("policy." + key), value);
  }

  /** The word a choice is shown with, so that orders read the same everywhere. */
  private static Msg word(Object value) {
    return Msg.of("word." + value);
  }

  private static Msg percent(int percent) {
    return Msg.literal(percent + "%");
  }
}
