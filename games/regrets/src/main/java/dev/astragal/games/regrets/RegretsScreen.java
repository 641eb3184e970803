package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.games.regrets.cards.Tackle;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.games.regrets.words.Phrases;
import dev.astragal.games.regrets.words.Things;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Panel.Line;
import dev.astragal.kernel.screen.Panel.Row;
import dev.astragal.kernel.screen.Screen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one seat sees: the sea, the port, its own board, everybody's public boards. What the seat
 * decides about comes first: the shops for whoever is ashore, the sea for the others.
 */
final class RegretsScreen {
  private final Figures figures;
  private final RegretsState state;
  private final Seat viewer;
  private final Things things;

  RegretsScreen(Figures figures, RegretsState state, Seat viewer) {
    this.figures = figures;
    this.state = state;
    this.viewer = viewer;
    this.things = new Things(figures, state, viewer);
  }

  /** With what a first game has to say, if it has anything. */
  Screen screen(Optional<Panel> lesson) {
    List<Panel> panels = new ArrayList<>();
    boolean ended = state.phase() == Phase.ENDED;
    boolean ashore =
        viewer.plays() && state.phase() == Phase.ACTION && state.fisher(viewer.index()).atPort();
    BoardPanels boards = new BoardPanels(figures, state, things);
    RunningScore score = new RunningScore(figures, state, viewer, things);
    if (ended) panels.addAll(new ScoreScreen(figures, state, things).panels());
    panels.add(ashore ? shops() : sea());
    if (viewer.plays()) panels.add(boards.meters(viewer.index()));
    panels.add(ended ? over() : day(score));
    lesson.ifPresent(panels::add);
    if (viewer.plays()) panels.add(boards.own(viewer.index()));
    if (!ended) panels.add(score.panel());
    panels.add(boards.everybody());
    panels.add(ashore ? sea() : shops());
    panels.add(new Panel.Overlay("help", Msg.of("panel.help"), 'h', madness()));
    panels.add(new Panel.Overlay("others", Msg.of("panel.others"), 'o', boards.cards(viewer)));
    return new Screen(panels);
  }

  private Panel over() {
    return Panel.line("day", "day.over", "day", state.day(), "who", Seat.of(state.current()));
  }

  private Panel day(RunningScore score) {
    List<Line> lines = new ArrayList<>();
    Seat current = Seat.of(state.current());
    lines.add(
        Line.of(
            Msg.of(
                state.seats() == 1 ? "day.alone" : "day.line",
                "day",
                state.day(),
                "phase",
                state.phase(),
                "who",
                current,
                "first",
                Seat.of(state.first()))));
    if (state.turnsLeft() != RegretsState.UNLIMITED) {
      lines.add(Line.of(Msg.of("day.last", "who", current, "turns", state.turnsLeft())));
    }
    if (state.preserver() != RegretsState.NOBODY) {
      lines.add(
          Line.of(Msg.of("day.preserver", "who", Seat.of(state.preserver())))
              .showing(things.preserver()));
    }
    if (state.coin() != RegretsState.NOBODY) {
      lines.add(Line.of(Msg.of("day.coin", "who", Seat.of(state.coin()))).showing(things.coin()));
    }
    if (state.plugPulled()) {
      lines.add(Line.of(Msg.of("day.plug")).showing(things.fish(Fish.THE_PLUG.ordinal())));
    }
    score.goal().ifPresent(lines::add);
    score.warning().ifPresent(lines::add);
    return new Panel.Text("day", Msg.of("panel.day"), lines);
  }

  /** One row a shoal, so that each can be pointed at. */
  private Panel sea() {
    List<Row> rows = new ArrayList<>();
    for (int shoal = 0; shoal < RegretsState.SHOALS; shoal++) {
      int depth = RegretsState.depthOf(shoal);
      boolean first = shoal % RegretsState.SHOALS_PER_DEPTH == 0;
      List<Msg> cells =
          List.of(
              Msg.literal(first ? Integer.toString(depth) : ""),
              Msg.literal(Phrases.number(shoal)),
              top(shoal),
              Msg.literal(state.shoalSize(shoal)),
              first ? boatsAt(depth) : Msg.literal(""));
      rows.add(new Row(cells, Ink.WATER, state.faceUp(shoal)).showing(things.shoal(shoal)));
    }
    return Panel.table("sea", headings("sea.", "depth", "shoal", "top", "size", "boats"), rows);
  }

  static List<Msg> headings(String prefix, String... names) {
    List<Msg> headings = new ArrayList<>();
    for (String name : names) headings.add(Msg.of(prefix + name));
    return headings;
  }

  private Msg top(int shoal) {
    if (state.shoalSize(shoal) == 0) return Msg.of("sea.empty");
    if (!things.knows(shoal)) return Msg.of("sea.hidden");
    Msg fish = fish(figures.cards(), state.top(shoal));
    return state.faceUp(shoal) ? fish : Msg.of("sea.known", "fish", fish);
  }

  static Msg fish(Cards cards, int fish) {
    return Msg.of(
        "fish",
        "name",
        Fish.of(fish),
        "quality",
        Msg.word(cards.fair(fish) ? "FAIR" : "FOUL"),
        "size",
        Msg.word(cards.size(fish)),
        "difficulty",
        cards.difficulty(fish),
        "value",
        cards.value(fish));
  }

  private Msg boatsAt(int depth) {
    List<Seat> boats = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      Fisher fisher = state.fisher(seat);
      if (fisher.atSea() && fisher.depth() == depth) boats.add(Seat.of(seat));
    }
    return Phrases.several(boats);
  }

  private Panel shops() {
    List<Row> rows = new ArrayList<>();
    for (int shop = 0; shop < Shop.CARD_SHOPS; shop++) {
      for (int i = 0; i < state.shopVisible(shop); i++) {
        Gear gear = Gear.of(state.shopCard(shop, i));
        rows.add(
            Row.of(
                    Phrases.word(Shop.of(shop)),
                    Phrases.word(gear),
                    Msg.literal(figures.cards().price(gear)),
                    things.effect(figures.cards().effect(gear)))
                .showing(things.ware(gear)));
      }
    }
    for (Tackle colour : Tackle.values()) {
      int count = TackleDice.count(state.tackleMarket(), colour);
      if (count == 0) continue;
      rows.add(
          Row.of(
                  Phrases.word(Shop.TACKLE),
                  Phrases.tackleCell(count * TackleDice.one(colour)),
                  Msg.literal(figures.cards().tacklePrice(colour.ordinal())),
                  things.faces(colour))
              .showing(things.marketTackle(colour)));
    }
    return Panel.table("port", headings("shop.", "shop", "item", "price", "effect"), rows);
  }

  private Panel madness() {
    List<Row> rows = new ArrayList<>();
    List<RegretsPolicy.Tier> tiers = figures.policy().madness().tiers();
    for (int i = 0; i < tiers.size(); i++) {
      RegretsPolicy.Tier tier = tiers.get(i);
      boolean own = viewer.plays() && figures.tier(state.fisher(viewer.index())) == i;
      List<Msg> cells =
          List.of(
              things.tier(i).name(),
              Msg.literal(tier.regrets()),
              Msg.literal(Phrases.signed(tier.fair())),
              Msg.literal(Phrases.signed(tier.foul())),
              Msg.literal(tier.dice()),
              Msg.literal(tier.discount()));
      rows.add(new Row(cells, Ink.NORMAL, own).showing(things.tier(i)));
    }
    return Panel.table(
        "madness",
        headings("madness.", "tier", "regrets", "fair", "foul", "dice", "discount"),
        rows);
  }
}
