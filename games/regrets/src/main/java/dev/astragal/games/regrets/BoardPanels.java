package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Tackle;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.games.regrets.words.Phrases;
import dev.astragal.games.regrets.words.Things;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Panel.Row;
import dev.astragal.kernel.screen.Thing;
import java.util.ArrayList;
import java.util.List;

/** The boards of the boats: the viewer's own in full, what the others show, and their cards. */
final class BoardPanels {
  private final Figures figures;
  private final Cards cards;
  private final RegretsState state;
  private final Things things;

  BoardPanels(Figures figures, RegretsState state, Things things) {
    this.figures = figures;
    this.cards = figures.cards();
    this.state = state;
    this.things = things;
  }

  Panel meters(int seat) {
    Fisher own = state.fisher(seat);
    int tier = figures.tier(own);
    return Panel.meters(
        "own",
        new Panel.Meter(
                Msg.of("own.bucks"), own.bucks(), figures.policy().port().bucksMax(), Ink.GOLD)
            .showing(things.purse()),
        new Panel.Meter(
                Msg.of("own.fresh", "dice", Phrases.dice(own.fresh())),
                Dice.count(own.fresh()),
                figures.maxDice(own),
                Ink.GOOD)
            .showing(things.dice(own)),
        new Panel.Meter(
                Msg.of("own.madness", "tier", things.tier(tier).name()),
                own.regretCount(),
                figures.policy().madness().tiers().getLast().regrets(),
                Ink.MAGIC)
            .showing(things.tier(tier)));
  }

  Panel own(int seat) {
    Fisher own = state.fisher(seat);
    List<Row> rows = new ArrayList<>();
    Thing angler = things.angler(seat);
    row(rows, "board.angler", angler.name(), angler);
    row(rows, "board.spent", Phrases.dice(own.spent()), things.dice(own));
    for (Tackle colour : Tackle.values()) {
      int count = TackleDice.count(own.tackle(), colour);
      if (count == 0) continue;
      Msg dice = Phrases.tackleCell(count * TackleDice.one(colour));
      row(rows, "board.tackle", dice, things.ownTackle(colour));
    }
    for (Fish fish : Phrases.fish(own.hand())) {
      Msg worth = worth(fish.ordinal(), own, 1);
      row(rows, "board.hand", worth, things.fish(fish.ordinal()));
    }
    for (int slot = 0; slot < own.slots(); slot++) wall(rows, own, slot);
    for (long rest = own.regrets(); rest != 0; rest &= rest - 1) {
      int regret = Long.numberOfTrailingZeros(rest);
      Thing thing = things.regret(regret);
      Msg line = Msg.of("regret", "line", thing.name(), "value", cards.regretValue(regret));
      row(rows, "board.regret", line, thing);
    }
    for (Gear gear : Phrases.gear(own.gear())) {
      Msg does = does(Phrases.word(gear), things.effect(cards.effect(gear)));
      row(rows, "board.gear", does, things.gear(gear, seat));
    }
    for (int rest = own.dinks(); rest != 0; rest &= rest - 1) {
      Dink dink = Dink.of(Integer.numberOfTrailingZeros(rest));
      Msg does = does(Phrases.word(dink), things.effect(cards.effect(dink)));
      row(rows, "board.dink", does, things.dink(dink));
    }
    Msg worms = Msg.of(own.wormsUp() ? "board.up" : "board.down");
    row(rows, "board.worms", worms, things.worms());
    Msg boat = Msg.of(own.lifeboatFlipped() ? "board.gone" : "board.ready");
    row(rows, "board.lifeboat", boat, things.lifeboat());
    List<Msg> headings = RegretsScreen.headings("board.", "what", "have");
    return Panel.table("board", headings, rows);
  }

  private void wall(List<Row> rows, Fisher own, int slot) {
    int fish = own.mount(slot);
    int multiplier = figures.multiplier(slot);
    Msg label = Msg.of("board.place", "number", Phrases.number(slot));
    Row row =
        fish == Fisher.NOTHING
            ? Row.of(label, Msg.of("board.free", "multiplier", multiplier))
                .showing(things.place(slot))
            : Row.of(label, worth(fish, own, multiplier)).showing(things.fish(fish));
    rows.add(row);
  }

  private static Msg does(Msg name, Msg effect) {
    return Msg.of("card.does", "name", name, "effect", effect);
  }

  private static void row(List<Row> rows, String label, Msg value, Thing thing) {
    rows.add(Row.of(Msg.of(label), value).showing(thing));
  }

  private Msg worth(int fish, Fisher fisher, int multiplier) {
    int worth = figures.fishValue(fish, fisher);
    return Msg.of(
        multiplier == 1 ? "worth" : "worth.times",
        "fish",
        Fish.of(fish),
        "worth",
        worth,
        "multiplier",
        multiplier,
        "points",
        worth * multiplier);
  }

  Panel everybody() {
    List<Msg> headings =
        RegretsScreen.headings(
            "boards.", "who", "place", "bucks", "dice", "tackle", "hand", "wall", "mind", "gear",
            "dinks", "tokens");
    List<Row> rows = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) rows.add(shown(seat));
    return Panel.table("boards", headings, rows);
  }

  private Row shown(int seat) {
    Fisher fisher = state.fisher(seat);
    List<Msg> wall = new ArrayList<>();
    for (int slot = 0; slot < fisher.slots(); slot++) {
      int fish = fisher.mount(slot);
      if (fish == Fisher.NOTHING) continue;
      wall.add(Msg.of("boards.mount", "fish", Fish.of(fish), "multiplier", multiplier(slot)));
    }
    Msg place =
        fisher.atPort() ? Msg.of("boards.port") : Msg.of("boards.sea", "depth", fisher.depth());
    Msg mind = things.tier(figures.tier(fisher)).name();
    List<Msg> cells =
        List.of(
            Msg.of("boards.name", "who", Seat.of(seat), "angler", fisher.angler()),
            place,
            Msg.literal(fisher.bucks()),
            Phrases.dice(fisher.fresh()),
            Phrases.tackleCell(fisher.tackle()),
            Phrases.several(Phrases.fish(fisher.hand())),
            Phrases.several(wall),
            Msg.of("boards.regrets", "cards", fisher.regretCount(), "tier", mind),
            Phrases.several(Phrases.gear(fisher.gear())),
            Phrases.several(dinks(fisher)),
            tokens(seat, fisher));
    Ink ink = Ink.values()[Ink.FIRST.ordinal() + seat];
    return new Row(cells, ink, seat == state.current()).showing(things.angler(seat));
  }

  private int multiplier(int slot) {
    return figures.multiplier(slot);
  }

  private static List<Dink> dinks(Fisher fisher) {
    List<Dink> dinks = new ArrayList<>();
    for (int rest = fisher.dinks(); rest != 0; rest &= rest - 1) {
      dinks.add(Dink.of(Integer.numberOfTrailingZeros(rest)));
    }
    return dinks;
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
    return Phrases.several(tokens);
  }

  /** The cards that lie open before the others, each with what it does. */
  Panel cards(Seat viewer) {
    List<Row> rows = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      if (seat == viewer.index()) continue;
      Fisher fisher = state.fisher(seat);
      for (Gear gear : Phrases.gear(fisher.gear())) {
        card(rows, seat, things.gear(gear, seat), things.effect(cards.effect(gear)));
      }
      for (Dink dink : dinks(fisher)) {
        card(rows, seat, things.dink(dink), things.effect(cards.effect(dink)));
      }
      for (Fish fish : Phrases.fish(fisher.hand())) fish(rows, seat, fish.ordinal(), 1);
      for (int slot = 0; slot < fisher.slots(); slot++) {
        int fish = fisher.mount(slot);
        if (fish != Fisher.NOTHING) fish(rows, seat, fish, multiplier(slot));
      }
    }
    return Panel.table("others", RegretsScreen.headings("others.", "who", "card", "does"), rows);
  }

  private void fish(List<Row> rows, int seat, int fish, int multiplier) {
    int worth = figures.fishValue(fish, state.fisher(seat));
    Msg points = Msg.of("others.points", "points", worth * multiplier);
    card(rows, seat, things.fish(fish), points);
  }

  private static void card(List<Row> rows, int seat, Thing thing, Msg does) {
    rows.add(Row.of(Msg.player(Seat.of(seat)), thing.name(), does).showing(thing));
  }
}
