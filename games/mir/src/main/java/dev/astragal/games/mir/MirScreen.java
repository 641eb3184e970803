package dev.astragal.games.mir;

import dev.astragal.games.mir.state.Board;
import dev.astragal.games.mir.state.Combat;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Side;
import dev.astragal.games.mir.state.Sight;
import dev.astragal.games.mir.tactics.Fog;
import dev.astragal.games.mir.tactics.Ground;
import dev.astragal.games.mir.tactics.Names;
import dev.astragal.games.mir.tactics.Outlook;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The map with tokens and the cells the active one can reach, hit points, and who is next. While a
 * choice is considered, the map shows what it is about instead of the reach.
 */
final class MirScreen {
  private static final Cell WALL = Cell.of('#', Ink.STONE);
  private static final Cell PIT = Cell.of('o', Ink.STONE);
  private static final Cell ROUGH = Cell.of('~', Ink.PLANT);
  private static final Cell OPEN = Cell.of('.', Ink.FAINT);
  private static final Cell FOG = Cell.of('?', Ink.FAINT);
  private static final Cell CORPSE = Cell.of('%', Ink.FAINT);
  private static final Cell STEP = Cell.of('*', Ink.STRONG);
  private static final Cell CRATE = Cell.of('=', Ink.WOOD);

  private static final List<Panel.Legend> TERRAIN =
      List.of(
          new Panel.Legend(WALL, Msg.of("legend.wall")),
          new Panel.Legend(PIT, Msg.of("legend.pit")),
          new Panel.Legend(ROUGH, Msg.of("legend.rough")),
          new Panel.Legend(CRATE, Msg.of("legend.object")),
          new Panel.Legend(CORPSE, Msg.of("legend.corpse")),
          new Panel.Legend(FOG, Msg.of("legend.fog")));

  private final MirPolicy policy;
  private final MirState state;
  private final Seat viewer;
  private final Optional<Outlook> outlook;

  /** What must be seen by each of these to be shown; nothing is hidden when the fight is over. */
  private final List<Sight> sights = new ArrayList<>();

  private final boolean over;

  private MirScreen(MirPolicy policy, MirState state, Seat viewer, Optional<Outlook> outlook) {
    this.policy = policy;
    this.state = state;
    this.viewer = viewer;
    this.outlook = outlook;
    this.over = MirRules.over(state);
    if (!over)
      for (Side side : List.of(Side.PLAYERS, Side.NPCS))
        if (viewer.index() < 0 || viewer.index() == side.ordinal())
          sights.add(Fog.sight(policy, state, side));
  }

  static Screen of(MirPolicy policy, MirState state, Seat viewer) {
    return of(policy, state, viewer, Optional.empty());
  }

  static Screen of(MirPolicy policy, MirState state, Seat viewer, Optional<Outlook> outlook) {
    MirScreen screen = new MirScreen(policy, state, viewer, outlook);
    return new Screen(
        List.of(screen.map(), screen.fighters(), screen.turn()), List.of("fighters", "turn"));
  }

  private Panel map() {
    Board board = state.board();
    List<Cell> cells = new ArrayList<>(board.width() * board.height());
    @Nullable Entity mine = outlook.isPresent() ? null : mine();
    @Nullable Ground ground = mine == null ? null : Ground.seenBy(state, mine, policy);
    long left = mine == null ? 0 : mine.speed() - used().movement();
    for (int y = 0; y < board.height(); y++) {
      for (int x = 0; x < board.width(); x++) {
        Cell cell = cell(x, y);
        boolean reachable = ground != null && ground.free(x, y) && ground.distance(x, y) <= left;
        boolean concerned = outlook.isPresent() && outlook.get().concerns(x, y);
        cells.add(reachable || concerned ? cell.highlighted() : cell);
      }
    }
    return new Panel.Grid(
            "map",
            Msg.of("panel.map", "name", Msg.word(board.name())),
            board.width(),
            board.height(),
            cells,
            legend(cells))
        .numbered();
  }

  private Cell cell(int x, int y) {
    for (Entity entity : state.roster().all())
      if (entity.x() == x && entity.y() == y && shown(entity))
        return token(entity).showing(Names.thing(entity, policy));
    boolean seen = seen(x, y);
    return ground(x, y, seen).showing(Names.ground(state.board(), x, y, seen, policy));
  }

  private Cell ground(int x, int y, boolean seen) {
    if (outlook.isPresent() && outlook.get().walks(x, y)) return STEP;
    if (!seen) return FOG;
    Board board = state.board();
    if (board.blocksMovement(x, y)) return board.blocksVision(x, y) ? WALL : PIT;
    return board.difficult(x, y) ? ROUGH : OPEN;
  }

  private Cell token(Entity entity) {
    if (entity.dead()) return CORPSE;
    if (entity.side() == Side.OBJECTS) return CRATE;
    int glyph = entity.name().codePointAt(0);
    Cell token =
        entity.side() == Side.PLAYERS
            ? Cell.of(Character.toUpperCase(glyph), Ink.FIRST)
            : Cell.of(Character.toLowerCase(glyph), Ink.BAD);
    return entity.id().equals(state.combat().activeId()) ? token.highlighted() : token;
  }

  /** A spectator sees what both sides see. */
  private boolean seen(int x, int y) {
    return sights.stream().allMatch(sight -> sight.sees(x, y));
  }

  /** Only what there is: on a low window every line of it is one line less of everything else. */
  private List<Panel.Legend> legend(List<Cell> cells) {
    List<Panel.Legend> legend = new ArrayList<>();
    legend.add(new Panel.Legend(Cell.of('A', Ink.FIRST), side(Side.PLAYERS)));
    legend.add(new Panel.Legend(Cell.of('a', Ink.BAD), side(Side.NPCS)));
    legend.add(
        outlook.isPresent()
            ? new Panel.Legend(STEP.highlighted(), Msg.of("legend.way"))
            : new Panel.Legend(OPEN.highlighted(), Msg.of("legend.reach")));
    for (Panel.Legend entry : TERRAIN)
      if (cells.stream().anyMatch(cell -> cell.glyph() == entry.cell().glyph())) legend.add(entry);
    return legend;
  }

  private Msg side(Side side) {
    String whose = viewer.index() == side.ordinal() ? "own" : viewer.plays() ? "enemy" : "side";
    return Msg.of("legend." + whose + (side == Side.PLAYERS ? "-capital" : "-small"));
  }

  /** In the order of the fight, the active one marked. */
  private Panel fighters() {
    Combat combat = state.combat();
    List<Panel.Row> rows = new ArrayList<>();
    for (String id : combat.order()) rows.add(row(state.roster().at(id)));
    if (rows.isEmpty())
      for (Entity entity : state.roster().all())
        if (entity.side() != Side.OBJECTS) rows.add(row(entity));
    return Panel.table(
        "fighters",
        List.of(
            Msg.of("heading.name"),
            Msg.of("heading.hp"),
            Msg.of("heading.ac"),
            Msg.of("heading.conditions")),
        rows);
  }

  private Panel.Row row(Entity entity) {
    boolean known = shown(entity);
    Ink ink = entity.dead() ? Ink.FAINT : entity.side() == Side.PLAYERS ? Ink.FIRST : Ink.BAD;
    return new Panel.Row(
            List.of(
                Names.name(entity),
                known
                    ? Msg.of("value.hp", "hp", entity.hp(), "max", entity.hpMax())
                    : Msg.of("value.unseen"),
                known ? Msg.literal(entity.ac()) : Msg.of("value.unseen"),
                known ? conditions(entity) : Msg.of("value.unseen")),
            ink,
            entity.id().equals(state.combat().activeId()))
        .showing(known ? Names.thing(entity, policy) : Names.unseen(entity));
  }

  private static Msg conditions(Entity entity) {
    return entity.conditions().isEmpty()
        ? Msg.literal("")
        : Msg.of("value.conditions", "conditions", Names.conditions(entity));
  }

  private Panel turn() {
    String active = state.combat().activeId();
    List<Panel.Line> lines = new ArrayList<>();
    if (state.fights() > 0)
      lines.add(
          Panel.Line.of(
              Msg.of("turn.fight", "number", state.stage() + 1, "count", state.fights())));
    if (active == null) {
      lines.add(Panel.Line.of(Msg.of(over ? "turn.over" : "turn.none")));
      return new Panel.Text("turn", Msg.of("panel.turn"), lines);
    }
    Entity entity = state.roster().at(active);
    outlook.ifPresent(considered -> lines.add(Panel.Line.of(considered.sentence())));
    lines.add(
        Panel.Line.of(
            Msg.of("turn.round", "round", state.combat().round(), "name", Names.name(entity))));
    lines.add(
        Panel.Line.of(
            Msg.of(
                "turn.left",
                "steps",
                Math.max(0, entity.speed() - used().movement()),
                "actions",
                Math.max(0, 1 - used().actions()))));
    if (shown(entity)) {
      for (String condition : entity.conditions()) lines.add(condition(entity, condition));
      for (String id : entity.sheet().abilities()) {
        MirPolicy.Ability ability = policy.ability(id);
        if (ability != null) lines.add(ability(entity, ability));
      }
    }
    return new Panel.Text("turn", Msg.of("panel.turn"), lines);
  }

  private Panel.Line condition(Entity entity, String condition) {
    long turns = entity.durations() == null ? 0 : entity.durations().left(condition);
    Msg line =
        Msg.of(
            turns == 0 ? "turn.condition" : "turn.condition-for",
            "condition",
            Names.condition(condition),
            "turns",
            turns);
    return Panel.Line.of(line).showing(Names.condition(condition, entity, policy));
  }

  private static Panel.Line ability(Entity entity, MirPolicy.Ability ability) {
    long wait = entity.cooldowns() == null ? 0 : entity.cooldowns().left(ability.id());
    Msg line =
        Msg.of(
            wait == 0 ? "turn.ready" : "turn.rests",
            "ability",
            Names.ability(ability.id()),
            "turns",
            wait);
    return Panel.Line.of(line).showing(Names.ability(ability, entity));
  }

  private Combat.Budget used() {
    Combat.Budget budget = state.combat().budget();
    return budget == null ? Combat.Budget.UNUSED : budget;
  }

  private boolean shown(Entity entity) {
    return over || Fog.shows(policy, state, viewer, entity);
  }

  private @Nullable Entity mine() {
    String active = state.combat().activeId();
    if (active == null) return null;
    Entity entity = state.roster().at(active);
    return entity.side().ordinal() == viewer.index() && !entity.dead() ? entity : null;
  }
}
