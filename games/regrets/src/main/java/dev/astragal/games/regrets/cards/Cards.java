package dev.astragal.games.regrets.cards;

import dev.astragal.games.regrets.cards.CardText.CrewDocument;
import dev.astragal.games.regrets.cards.CardText.DinkCard;
import dev.astragal.games.regrets.cards.CardText.DinkDocument;
import dev.astragal.games.regrets.cards.CardText.DinkKind;
import dev.astragal.games.regrets.cards.CardText.FishCard;
import dev.astragal.games.regrets.cards.CardText.FishDocument;
import dev.astragal.games.regrets.cards.CardText.GearCard;
import dev.astragal.games.regrets.cards.CardText.GearDocument;
import dev.astragal.games.regrets.cards.CardText.Quality;
import dev.astragal.games.regrets.cards.CardText.RegretCard;
import dev.astragal.games.regrets.cards.CardText.RegretDocument;
import dev.astragal.games.regrets.cards.CardText.Size;
import dev.astragal.games.regrets.cards.CardText.TackleDie;
import dev.astragal.games.regrets.cards.CardText.TackleDocument;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Everything printed on cards and tackle dice, as tables indexed by card. */
public final class Cards {
  public static final int DEPTHS = 3;

  /** From the shallows down. */
  public static final List<Integer> EACH_DEPTH = IntStream.rangeClosed(1, DEPTHS).boxed().toList();

  private final FishCard[] fish = new FishCard[Fish.COUNT];
  private final int[] fishValue = new int[Fish.COUNT];
  private final int[] fishDifficulty = new int[Fish.COUNT];
  private final int[] fishAbilities = new int[Fish.COUNT];
  private final long[] fishAtDepth = new long[DEPTHS + 1];
  private final int[] regretValue = new int[Regret.COUNT];
  private final GearCard[] gear = new GearCard[Gear.COUNT];
  private final DinkCard[] dinks = new DinkCard[Dink.COUNT];
  private final TackleDie[] tackle = new TackleDie[TackleDice.COLOURS];
  private final AnglerCard[] crew = new AnglerCard[Angler.values().length];
  private final int[] gearWith = new int[Effect.values().length];
  private final int[] dinksWith = new int[Effect.values().length];
  private final int[] gearOfShop = new int[Shop.CARD_SHOPS];
  private long smallFish;
  private long fairFish;
  private long grippingFish;
  private int starters;
  private int oneShotDinks;

  private Cards() {}

  /**
   * Reads all six documents; each card must be there exactly once. Anglers in {@code others} take
   * the place of those in the document.
   */
  public static Cards of(Setup setup, List<AnglerCard> others) {
    Cards cards = new Cards();
    cards.readFish(setup.content("fish.yaml"));
    cards.readGear(setup.content("gear.yaml"));
    cards.readDinks(setup.content("dinks.yaml"));
    cards.readRegrets(setup.content("regrets.yaml"));
    cards.readTackle(setup.content("tackle.yaml"));
    cards.readCrew(setup.content("crew.yaml"));
    for (AnglerCard other : others) cards.crew[other.id().ordinal()] = other;
    return cards;
  }

  public int depth(int fishIndex) {
    return fish[fishIndex].depth();
  }

  public int value(int fishIndex) {
    return fishValue[fishIndex];
  }

  public int difficulty(int fishIndex) {
    return fishDifficulty[fishIndex];
  }

  public boolean has(int fishIndex, Ability ability) {
    return ((fishAbilities[fishIndex] >> ability.ordinal()) & 1) != 0;
  }

  public boolean fair(int fishIndex) {
    return ((fairFish >> fishIndex) & 1) != 0;
  }

  /** Eels, octopuses and krakens hold on: nothing lowers what they cost. */
  public boolean grips(int fishIndex) {
    return ((grippingFish >> fishIndex) & 1) != 0;
  }

  public String size(int fishIndex) {
    return fish[fishIndex].size().name();
  }

  public long smallFish() {
    return smallFish;
  }

  public long fishAtDepth(int depth) {
    return fishAtDepth[depth];
  }

  public int regretValue(int regret) {
    return regretValue[regret];
  }

  /** The highest value of any Regret. */
  public int regretValueMax() {
    return Arrays.stream(regretValue).max().orElse(0);
  }

  /** The summed values of a set of Regrets. */
  public int regretSum(long regrets) {
    int sum = 0;
    for (long rest = regrets; rest != 0; rest &= rest - 1) {
      sum += regretValue[Long.numberOfTrailingZeros(rest)];
    }
    return sum;
  }

  public int price(Gear card) {
    return gear[card.ordinal()].price();
  }

  public Shop shop(Gear card) {
    return gear[card.ordinal()].shop();
  }

  public Effect effect(Gear card) {
    return gear[card.ordinal()].effect();
  }

  /** The cards one shop may ever sell or a boat carry from it, one bit each. */
  public int gearOf(Shop shop) {
    return gearOfShop[shop.ordinal()];
  }

  public int starters() {
    return starters;
  }

  /** The pieces of gear with an effect, one bit each. */
  public int gearWith(Effect effect) {
    return gearWith[effect.ordinal()];
  }

  /** The dinks with an effect, one bit each. */
  public int dinksWith(Effect effect) {
    return dinksWith[effect.ordinal()];
  }

  public Effect effect(Dink dink) {
    return dinks[dink.ordinal()].effect();
  }

  public Timing timing(Dink dink) {
    return dinks[dink.ordinal()].timing();
  }

  public boolean oneShot(Dink dink) {
    return dinks[dink.ordinal()].kind() == DinkKind.ONE_SHOT;
  }

  /** The dinks that are for one use, one bit each. */
  public int oneShotDinks() {
    return oneShotDinks;
  }

  public int tackleCount(int colour) {
    return tackle[colour].count();
  }

  public int tacklePrice(int colour) {
    return tackle[colour].price();
  }

  public int tackleFaces(int colour) {
    return tackle[colour].faces().size();
  }

  public int tackleFace(int colour, int side) {
    return tackle[colour].faces().get(side);
  }

  public int tackleMax(int colour) {
    return tackle[colour].faces().max();
  }

  public int tackleMin(int colour) {
    int min = Integer.MAX_VALUE;
    for (int side = 0; side < tackleFaces(colour); side++) {
      min = Math.min(min, tackleFace(colour, side));
    }
    return min;
  }

  public int extraBucks(Angler angler) {
    return crew[angler.ordinal()].bucks();
  }

  public int extraDepth(Angler angler) {
    return crew[angler.ordinal()].depth();
  }

  public int extraDice(Angler angler) {
    return crew[angler.ordinal()].dice();
  }

  public int extraSlots(Angler angler) {
    return crew[angler.ordinal()].slots();
  }

  public int firstDinks(Angler angler) {
    return crew[angler.ordinal()].dinks();
  }

  public int shields(Angler angler) {
    return crew[angler.ordinal()].shields();
  }

  public boolean rerollsOnes(Angler angler) {
    return crew[angler.ordinal()].rerollsOnes();
  }

  /** What a boat carries at first, one bit per card: the starters, or the angler's own piece. */
  public int firstGear(Angler angler) {
    AnglerCard card = crew[angler.ordinal()];
    if (card.gear().isEmpty()) return starters;
    Gear own = card.gear().get();
    return (starters & ~gearOf(shop(own))) | own.bit();
  }

  private void readFish(Tree tree) {
    FishDocument document = Shape.of(FishDocument.class).read(tree);
    for (FishCard card : document.fish()) {
      require(card.id() != Fish.UNSEEN, tree, "fish", card.id() + " is not a fish");
      require(
          card.depth() >= 1 && card.depth() <= DEPTHS,
          tree,
          "fish",
          card.id() + " must live at depth 1 to " + DEPTHS);
      require(
          card.value() >= 0 && card.difficulty() >= 0,
          tree,
          "fish",
          card.id() + " must have value and difficulty of 0 or more");
      int index = card.id().ordinal();
      require(fish[index] == null, tree, "fish", card.id() + " is there twice");
      fish[index] = card;
      fishValue[index] = card.value();
      fishDifficulty[index] = card.difficulty();
      for (Ability ability : card.abilities()) fishAbilities[index] |= 1 << ability.ordinal();
      fishAtDepth[card.depth()] |= card.id().bit();
      if (card.size() == Size.SMALL) smallFish |= card.id().bit();
      if (card.quality() == Quality.FAIR) fairFish |= card.id().bit();
      if (card.kin().isPresent()) grippingFish |= card.id().bit();
    }
    require(document.fish().size() == Fish.COUNT, tree, "fish", "must be " + Fish.COUNT + " cards");
  }

  private void readGear(Tree tree) {
    GearDocument document = Shape.of(GearDocument.class).read(tree);
    for (GearCard card : document.gear()) {
      int index = card.id().ordinal();
      require(gear[index] == null, tree, "gear", card.id() + " is there twice");
      require(card.shop() != Shop.TACKLE, tree, "gear", card.id() + " is no tackle die");
      require(card.price() >= 0, tree, "gear", card.id() + " must cost 0 or more");
      gear[index] = card;
      gearWith[card.effect().ordinal()] |= card.id().bit();
      gearOfShop[card.shop().ordinal()] |= card.id().bit();
      if (card.starter()) starters |= card.id().bit();
    }
    require(document.gear().size() == Gear.COUNT, tree, "gear", "must be " + Gear.COUNT + " cards");
  }

  private void readDinks(Tree tree) {
    DinkDocument document = Shape.of(DinkDocument.class).read(tree);
    for (DinkCard card : document.dinks()) {
      int index = card.id().ordinal();
      require(dinks[index] == null, tree, "dinks", card.id() + " is there twice");
      dinks[index] = card;
      if (card.kind() == DinkKind.ONE_SHOT) oneShotDinks |= card.id().bit();
      dinksWith[card.effect().ordinal()] |= card.id().bit();
    }
    require(
        document.dinks().size() == Dink.COUNT, tree, "dinks", "must be " + Dink.COUNT + " cards");
  }

  private void readRegrets(Tree tree) {
    RegretDocument document = Shape.of(RegretDocument.class).read(tree);
    long seen = 0;
    for (RegretCard card : document.regrets()) {
      require(card.id() != Regret.UNSEEN, tree, "regrets", card.id() + " is not a Regret");
      require((seen & card.id().bit()) == 0, tree, "regrets", card.id() + " is there twice");
      require(
          card.value() >= 0 && card.value() <= 3, tree, "regrets", card.id() + " must be 0 to 3");
      seen |= card.id().bit();
      regretValue[card.id().ordinal()] = card.value();
    }
    require(
        Long.bitCount(seen) == Regret.COUNT, tree, "regrets", "must be " + Regret.COUNT + " cards");
  }

  private void readTackle(Tree tree) {
    TackleDocument document = Shape.of(TackleDocument.class).read(tree);
    for (TackleDie die : document.tackle()) {
      int index = die.id().ordinal();
      require(tackle[index] == null, tree, "tackle", die.id() + " is there twice");
      require(
          die.count() >= 0 && die.count() <= 32 && die.price() >= 0 && die.faces().size() > 0,
          tree,
          "tackle",
          die.id() + " must have faces, a price of 0 or more and at most 32 dice");
      tackle[index] = die;
    }
    require(
        document.tackle().size() == TackleDice.COLOURS, tree, "tackle", "must be three colours");
  }

  private void readCrew(Tree tree) {
    CrewDocument document = Shape.of(CrewDocument.class).read(tree);
    for (AnglerCard card : document.crew()) {
      int index = card.id().ordinal();
      require(crew[index] == null, tree, "crew", card.id() + " is there twice");
      crew[index] = card;
    }
    require(
        document.crew().size() == crew.length, tree, "crew", "must be " + crew.length + " anglers");
  }

  private static void require(boolean holds, Tree tree, String path, String problem) {
    if (!holds) throw new TreeException(path, tree.mark(), problem);
  }
}
