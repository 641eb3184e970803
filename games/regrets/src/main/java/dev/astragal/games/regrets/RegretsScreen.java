package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.games.regrets.cards.Tackle;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Panel.Row;
import dev.astragal.kernel.screen.Screen;
import java.util.ArrayList;
import java.util.List;

/**
 * What one seat sees: the sea, the port, its own board, everybody's public boards. What the seat
 * decides about comes first: the shops for whoever is ashore, the sea for the others.
 */
final class RegretsScreen {
  private static final Msg NOTHING = Msg.literal("-");

  private final Figures figures;
  private final RegretsState state;
  private final Seat viewer;

  RegretsScreen(Figures figures, RegretsState state, Seat viewer) {
    this.figures = figures;
    this.state = state;
    this.viewer = viewer;
  }

  Screen screen() {
    List<Panel> panels = new ArrayList<>();
    boolean ended = state.phase() == Phase.ENDED;
    boolean seated = viewer.index() >= 0;
    boolean ashore =
        seated && state.phase() == Phase.ACTION && state.fisher(viewer.index()).atPort();
    if (ended) panels.addAll(new ScoreScreen(figures, state).panels());
    panels.add(ashore ? shops() : sea());
    if (seated) panels.add(ownMeters());
    panels.add(day());
    if (seated) panels.add(ownBoard());
    panels.add(boards());
    panels.add(ashore ? sea() : shops());
    panels.add(new Panel.Overlay("help", Msg.of("panel.help"), 'h', madness()));
    return new Screen(panels);
  }

  private Panel day() {
    List<Msg> lines = new ArrayList<>();
    lines.add(
        Msg.of(
            "day.line",
            "day",
            word(state.day()),
            "phase",
            word(state.phase()),
            "seat",
            state.current(),
            "first",
            state.first()));
    if (state.turnsLeft() != RegretsState.UNLIMITED) {
      lines.add(Msg.of("day.last", "seat", state.current(), "turns", state.turnsLeft()));
    }
    if (state.plugPulled()) lines.add(Msg.of("day.plug"));
    return Panel.text("day", lines.toArray(Msg[]::new));
  }

  private Panel sea() {
    List<Msg> headings = new ArrayList<>();
    headings.add(Msg.of("sea.depth"));
    for (int column = 1; column <= RegretsState.SHOALS_PER_DEPTH; column++) {
      headings.add(Msg.of("sea.column", "number", column));
    }
    headings.add(Msg.of("sea.boats"));
    List<Row> rows = new ArrayList<>();
    for (int depth = 1; depth <= Cards.DEPTHS; depth++) {
      List<Msg> cells = new ArrayList<>();
      cells.add(Msg.literal(depth));
      for (int column = 0; column < RegretsState.SHOALS_PER_DEPTH; column++) {
        cells.add(shoal((depth - 1) * RegretsState.SHOALS_PER_DEPTH + column));
      }
      cells.add(boatsAt(depth));
      rows.add(new Row(cells, Ink.WATER, false));
    }
    return Panel.table("sea", headings, rows);
  }

  private Msg shoal(int shoal) {
    int size = state.shoalSize(shoal);
    if (size == 0) return Msg.of("sea.empty", "shoal", shoal);
    int top = state.top(shoal);
    boolean known = viewer.index() >= 0 && ((state.fisher(viewer.index()).known() >> top) & 1) != 0;
    if (state.faceUp(shoal))
      return Msg.of("sea.open", "shoal", shoal, "fish", fish(top), "size", size);
    if (known) return Msg.of("sea.known", "shoal", shoal, "fish", fish(top), "size", size);
    return Msg.of("sea.hidden", "shoal", shoal, "size", size);
  }

  private Msg fish(int fish) {
    Cards cards = figures.cards();
    return Msg.of(
        "fish",
        "name",
        word(Fish.of(fish)),
        "quality",
        Msg.of(cards.fair(fish) ? "word.FAIR" : "word.FOUL"),
        "size",
        Msg.of("word." + cards.size(fish)),
        "difficulty",
        cards.difficulty(fish),
        "value",
        cards.value(fish));
  }

  private Msg boatsAt(int depth) {
    StringBuilder boats = new StringBuilder();
    for (int seat = 0; seat < state.seats(); seat++) {
      Fisher fisher = state.fisher(seat);
      if (fisher.atSea() && fisher.depth() == depth)
        boats.append(boats.isEmpty() ? "" : " ").append(seat);
    }
    return boats.isEmpty() ? NOTHING : Msg.literal(boats.toString());
  }

  private Panel ownMeters() {
    Fisher own = state.fisher(viewer.index());
    return Panel.meters(
        "own",
        new Panel.Meter(
            Msg.of("own.bucks"), own.bucks(), figures.policy().port().bucksMax(), Ink.GOLD),
        new Panel.Meter(
            Msg.of("own.fresh", "dice", Dice.faces(own.fresh()).toString()),
            Dice.count(own.fresh()),
            figures.maxDice(own),
            Ink.GOOD),
        new Panel.Meter(Msg.of("own.madness"), own.regretCount(), 13, Ink.MAGIC));
  }

  private Panel ownBoard() {
    Fisher own = state.fisher(viewer.index());
    List<Row> rows = new ArrayList<>();
    row(rows, "board.angler", word(own.angler()));
    row(rows, "board.fresh", Msg.literal(Dice.faces(own.fresh()).toString()));
    row(rows, "board.spent", Msg.literal(Dice.faces(own.spent()).toString()));
    row(rows, "board.tackle", tackle(own.tackle()));
    for (long rest = own.hand(); rest != 0; rest &= rest - 1) {
      int fish = Long.numberOfTrailingZeros(rest);
      row(rows, "board.hand", worth(fish, own, 1));
    }
    for (int slot = 0; slot < own.slots(); slot++) {
      Msg mount =
          own.mount(slot) == Fisher.NOTHING
              ? Msg.of("board.free", "multiplier", figures.multiplier(slot))
              : worth(own.mount(slot), own, figures.multiplier(slot));
      row(rows, "board.mount", mount);
    }
    for (long rest = own.regrets(); rest != 0; rest &= rest - 1) {
      int regret = Long.numberOfTrailingZeros(rest);
      row(
          rows,
          "board.regret",
          Msg.of(
              "regret",
              "line",
              word(Regret.of(regret)),
              "value",
              figures.cards().regretValue(regret)));
    }
    row(rows, "board.gear", gear(own.gear()));
    row(rows, "board.dinks", dinks(own.dinks()));
    row(rows, "board.worms", Msg.of(own.wormsUp() ? "board.up" : "board.down"));
    row(rows, "board.lifeboat", Msg.of(own.lifeboatFlipped() ? "board.gone" : "board.ready"));
    return Panel.table("board", List.of(Msg.of("board.what"), Msg.of("board.have")), rows);
  }

  private static void row(List<Row> rows, String label, Msg value) {
    rows.add(Row.of(Msg.of(label), value));
  }

  private Msg worth(int fish, Fisher fisher, int multiplier) {
    return Msg.of(
        "worth",
        "fish",
        fish(fish),
        "worth",
        figures.fishValue(fish, fisher),
        "multiplier",
        multiplier);
  }

  private Panel boards() {
    List<Msg> headings = new ArrayList<>();
    for (String heading :
        List.of(
            "seat", "place", "bucks", "dice", "tackle", "hand", "mounts", "regrets", "gear",
            "dinks", "tokens")) {
      headings.add(Msg.of("boards." + heading));
    }
    List<Row> rows = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) rows.add(publicBoard(seat));
    return Panel.table("boards", headings, rows);
  }

  private Row publicBoard(int seat) {
    Fisher fisher = state.fisher(seat);
    List<Msg> hand = new ArrayList<>();
    for (long rest = fisher.hand(); rest != 0; rest &= rest - 1) {
      hand.add(word(Fish.of(Long.numberOfTrailingZeros(rest))));
    }
    List<Msg> mounts = new ArrayList<>();
    for (int slot = 0; slot < fisher.slots(); slot++) {
      int fish = fisher.mount(slot);
      if (fish != Fisher.NOTHING) {
        mounts.add(
            Msg.of(
                "boards.mount", "fish", word(Fish.of(fish)), "multiplier", figures.multiplier(slot)));
      }
    }
    Msg place =
        fisher.atPort() ? Msg.of("boards.port") : Msg.of("boards.sea", "depth", fisher.depth());
    List<Msg> cells =
        List.of(
            Msg.of("boards.who", "seat", seat, "angler", word(fisher.angler())),
            place,
            Msg.literal(fisher.bucks()),
            Msg.literal(Dice.faces(fisher.fresh()).toString()),
            tackle(fisher.tackle()),
            joined(hand),
            joined(mounts),
            Msg.of("boards.mind", "cards", fisher.regretCount(), "tier", figures.tier(fisher)),
            gear(fisher.gear()),
            dinks(fisher.dinks()),
            tokens(seat, fisher));
    return new Row(cells, Ink.values()[Ink.FIRST.ordinal() + seat], seat == state.current());
  }

  private Msg tokens(int seat, Fisher fisher) {
    List<Msg> tokens = new ArrayList<>();
    if (fisher.passed()) tokens.add(Msg.of("token.passed"));
    if (state.coin() == seat) tokens.add(Msg.of("token.coin"));
    if (state.preserver() == seat) tokens.add(Msg.of("token.preserver"));
    if (fisher.wormsUp()) tokens.add(Msg.of("token.worms"));
    if (fisher.lifeboatFlipped()) tokens.add(Msg.of("token.lifeboat"));
    if (fisher.preserverArmed()) tokens.add(Msg.of("token.armed"));
    if (fisher.baitArmed()) tokens.add(Msg.of("token.bait"));
    return joined(tokens);
  }

  private Panel shops() {
    List<Row> rows = new ArrayList<>();
    for (int shop = 0; shop < Shop.CARD_SHOPS; shop++) {
      for (int i = 0; i < state.shopVisible(shop); i++) {
        Gear gear = Gear.of(state.shopCard(shop, i));
        rows.add(
            Row.of(
                word(Shop.of(shop)),
                word(gear),
                Msg.literal(figures.cards().price(gear)),
                Msg.of("effect." + figures.cards().effect(gear).name())));
      }
    }
    for (Tackle colour : Tackle.values()) {
      int count = TackleDice.count(state.tackleMarket(), colour);
      if (count == 0) continue;
      rows.add(
          Row.of(
              word(Shop.TACKLE),
              Msg.of("shop.dice", "colour", word(colour), "count", count),
              Msg.literal(figures.cards().tacklePrice(colour.ordinal())),
              Msg.of("effect." + colour.name())));
    }
    return Panel.table(
        "port",
        List.of(
            Msg.of("shop.shop"), Msg.of("shop.item"), Msg.of("shop.price"), Msg.of("shop.effect")),
        rows);
  }

  private Panel madness() {
    List<Row> rows = new ArrayList<>();
    for (RegretsPolicy.Tier tier : figures.policy().madness().tiers()) {
      rows.add(
          Row.of(
              Msg.literal(tier.regrets()),
              Msg.literal(tier.fair()),
              Msg.literal(tier.foul()),
              Msg.literal(tier.dice()),
              Msg.literal(tier.discount())));
    }
    return Panel.table(
        "madness",
        List.of(
            Msg.of("madness.regrets"),
            Msg.of("madness.fair"),
            Msg.of("madness.foul"),
            Msg.of("madness.dice"),
            Msg.of("madness.discount")),
        rows);
  }

  private static Msg tackle(int tackle) {
    return Msg.of(
        "tackle",
        "green",
        TackleDice.count(tackle, Tackle.GREEN),
        "blue",
        TackleDice.count(tackle, Tackle.BLUE),
        "orange",
        TackleDice.count(tackle, Tackle.ORANGE));
  }

  private static Msg gear(int gear) {
    List<Msg> names = new ArrayList<>();
    for (int rest = gear; rest != 0; rest &= rest - 1) {
      names.add(word(Gear.of(Integer.numberOfTrailingZeros(rest))));
    }
    return joined(names);
  }

  private static Msg dinks(int dinks) {
    List<Msg> names = new ArrayList<>();
    for (int rest = dinks; rest != 0; rest &= rest - 1) {
      names.add(word(Dink.of(Integer.numberOfTrailingZeros(rest))));
    }
    return joined(names);
  }

  static Msg word(Enum<?> constant) {
    return Msg.of("word." + constant.name());
  }

  /** Several names in one cell. */
  static Msg joined(List<Msg> parts) {
    if (parts.isEmpty()) return NOTHING;
    Msg all = parts.getFirst();
    for (int i = 1; i < parts.size(); i++) {
      all = Msg.of("joined", "first", all, "next", parts.get(i));
    }
    return all;
  }
}
