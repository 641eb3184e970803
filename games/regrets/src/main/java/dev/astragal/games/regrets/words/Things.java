package dev.astragal.games.regrets.words;

import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.RegretsPolicy;
import dev.astragal.games.regrets.RegretsPolicy.Tier;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.cards.Angler;
import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Effect;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.games.regrets.cards.Tackle;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Thing;
import java.util.ArrayList;
import java.util.List;

/**
 * Whatever on the table can be pointed at, as one seat sees it: who it is, what it is called, what
 * it does and when. A card face down is known by its shoal alone.
 */
public final class Things {
  private final Figures figures;
  private final Cards cards;
  private final RegretsPolicy policy;
  private final CardLines lines;
  private final RegretsState state;
  private final Seat viewer;

  public Things(Figures figures, RegretsState state, Seat viewer) {
    this.figures = figures;
    this.cards = figures.cards();
    this.policy = figures.policy();
    this.lines = new CardLines(figures);
    this.state = state;
    this.viewer = viewer;
  }

  public Thing fish(int fish) {
    return new Thing(Fish.of(fish).name(), Phrases.word(Fish.of(fish)), fishHelp(fish));
  }

  private Msg fishHelp(int fish) {
    List<Msg> says = new ArrayList<>();
    says.add(
        Msg.of(
            cards.fair(fish) ? "help.fish.FAIR" : "help.fish.FOUL",
            "size",
            cards.size(fish),
            "depth",
            cards.depth(fish),
            "difficulty",
            cards.difficulty(fish),
            "value",
            cards.value(fish)));
    if (viewer.plays()) {
      Fisher own = state.fisher(viewer.index());
      says.add(Msg.of("help.fish.worth", "worth", figures.fishValue(fish, own)));
    }
    says.addAll(lines.abilities(fish));
    says.add(CardLines.flavour(Fish.of(fish)));
    return Phrases.sentences(says);
  }

  /** A shoal by its top card where the viewer knows that, and by its number where not. */
  public Thing shoal(int shoal) {
    if (knows(shoal)) return fish(state.top(shoal));
    int number = Phrases.number(shoal);
    int size = state.shoalSize(shoal);
    String help = size == 0 ? "help.shoal.empty" : "help.shoal";
    return new Thing(
        "shoal-" + number,
        Msg.of("shoal", "number", number),
        Msg.of(help, "size", size, "depth", RegretsState.depthOf(shoal)));
  }

  /** Whether the viewer knows the top card of a shoal. */
  public boolean knows(int shoal) {
    if (state.shoalSize(shoal) == 0) return false;
    if (state.faceUp(shoal)) return true;
    return viewer.plays() && ((state.fisher(viewer.index()).known() >> state.top(shoal)) & 1) != 0;
  }

  /** Every boat has a copy of its own of what none can buy. */
  public Thing gear(Gear gear, int seat) {
    boolean starter = (cards.starters() & gear.bit()) != 0;
    return gear(starter ? gear.name() + "-" + Phrases.number(seat) : gear.name(), gear);
  }

  /** A card on display. */
  public Thing ware(Gear gear) {
    return gear(gear.name(), gear);
  }

  private Thing gear(String id, Gear gear) {
    List<Msg> says = new ArrayList<>();
    says.add(effect(cards.effect(gear)));
    says.add(Msg.of("help.gear." + cards.shop(gear).name()));
    boolean starter = (cards.starters() & gear.bit()) != 0;
    says.add(
        starter
            ? Msg.of("help.gear.starter")
            : Msg.of("help.gear.price", "price", cards.price(gear)));
    says.add(CardLines.flavour(gear));
    return new Thing(id, Phrases.word(gear), Phrases.sentences(says));
  }

  /** What gear or a dink does, and when. */
  public Msg effect(Effect effect) {
    return lines.effect(effect);
  }

  public Thing dink(Dink dink) {
    Msg use = Msg.of(cards.oneShot(dink) ? "help.dink.once" : "help.dink.kept");
    return new Thing(
        dink.name(),
        Phrases.word(dink),
        Phrases.sentences(List.of(effect(cards.effect(dink)), use, CardLines.flavour(dink))));
  }

  /** For its owner alone. */
  public Thing regret(int regret) {
    return new Thing(
        Regret.of(regret).name(),
        Phrases.word(Regret.of(regret)),
        Msg.of("help.regret", "value", cards.regretValue(regret)));
  }

  public Thing angler(int seat) {
    Angler angler = state.fisher(seat).angler();
    return new Thing(anglerId(seat), Phrases.word(angler), lines.gifts(angler));
  }

  static String anglerId(int seat) {
    return "angler-" + Phrases.number(seat);
  }

  public Thing ownTackle(Tackle colour) {
    return tackle("own-", colour);
  }

  public Thing marketTackle(Tackle colour) {
    return tackle("market-", colour);
  }

  private Thing tackle(String where, Tackle colour) {
    return new Thing(where + colour.name(), Phrases.word(colour), faces(colour));
  }

  /** The faces of a tackle die and what it shows on average. */
  public Msg faces(Tackle colour) {
    int sides = cards.tackleFaces(colour.ordinal());
    List<Integer> faces = new ArrayList<>();
    int sum = 0;
    for (int side = 0; side < sides; side++) {
      faces.add(cards.tackleFace(colour.ordinal(), side));
      sum += faces.getLast();
    }
    return Msg.of("help.tackle", "faces", faces, "mean", (1000 * sum + sides / 2) / sides);
  }

  /** A tier of madness; its help says what it changes. */
  public Thing tier(int tier) {
    Tier row = policy.madness().tiers().get(tier);
    return new Thing(
        "tier-" + Phrases.number(tier),
        tierName(tier),
        Msg.of(
            row.discount() > 0 ? "help.tier.discount" : "help.tier",
            "regrets",
            row.regrets(),
            "fair",
            Phrases.signed(row.fair()),
            "foul",
            Phrases.signed(row.foul()),
            "dice",
            row.dice(),
            "discount",
            row.discount()));
  }

  static Msg tierName(int tier) {
    return Msg.word("TIER_" + Phrases.number(tier));
  }

  /** A place on the viewer's wall. */
  public Thing place(int slot) {
    int multiplier = figures.multiplier(slot);
    return new Thing(
        placeId(slot),
        Msg.of("place", "number", Phrases.number(slot), "multiplier", multiplier),
        Msg.of(multiplier == 1 ? "help.place.once" : "help.place", "multiplier", multiplier));
  }

  static String placeId(int slot) {
    return "place-" + Phrases.number(slot);
  }

  public Thing preserver() {
    return token(
        "LIFE_PRESERVER",
        Msg.of(
            "help.LIFE_PRESERVER",
            "help",
            policy.sea().preserverHelp(),
            "discount",
            policy.port().preserverDiscount()));
  }

  public Thing coin() {
    return Thing.of("FISH_COIN");
  }

  public Thing worms() {
    return Thing.of("CAN_OF_WORMS");
  }

  public Thing lifeboat() {
    return token("LIFEBOAT", Msg.of("help.LIFEBOAT", "value", policy.scoring().lifeboatRegret()));
  }

  public Thing purse() {
    return token("FISHBUCKS", Msg.of("help.FISHBUCKS", "most", policy.port().bucksMax()));
  }

  public Thing dice(Fisher fisher) {
    return token("DICE", Msg.of("help.DICE", "most", figures.maxDice(fisher)));
  }

  private static Thing token(String kind, Msg help) {
    return new Thing(kind, Msg.word(kind), help);
  }
}
