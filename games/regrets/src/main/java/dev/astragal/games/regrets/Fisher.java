package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Angler;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.kernel.state.SnapshotException;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/** One player's board. Sets of cards are bits of a word, handfuls of dice are counts. */
public final class Fisher {
  public static final int SLOTS = 4;
  public static final int NOTHING = -1;

  private static final int SLOT_BITS = 8;
  private static final int SLOT_MASK = 255;

  Angler angler = Angler.DECKHAND;
  boolean atPort;
  int depth = 1;
  int bucks;
  int slots;
  int fresh;
  int spent;
  int tackle;
  long hand;
  int mounts;
  long regrets;
  int dinks;
  int gear;
  long known;
  int shields;
  int extraActions;
  int tales;
  int madness;
  boolean lifeboatFlipped;
  boolean wormsUp;
  boolean passed;
  boolean preserverArmed;
  boolean baitArmed;
  boolean netUsed;

  Fisher() {}

  private Fisher(Fisher other) {
    angler = other.angler;
    atPort = other.atPort;
    depth = other.depth;
    bucks = other.bucks;
    slots = other.slots;
    fresh = other.fresh;
    spent = other.spent;
    tackle = other.tackle;
    hand = other.hand;
    mounts = other.mounts;
    regrets = other.regrets;
    dinks = other.dinks;
    gear = other.gear;
    known = other.known;
    shields = other.shields;
    extraActions = other.extraActions;
    tales = other.tales;
    madness = other.madness;
    lifeboatFlipped = other.lifeboatFlipped;
    wormsUp = other.wormsUp;
    passed = other.passed;
    preserverArmed = other.preserverArmed;
    baitArmed = other.baitArmed;
    netUsed = other.netUsed;
  }

  Fisher copy() {
    return new Fisher(this);
  }

  void describe(StateWriter out) {
    out.open("");
    out.symbol("angler", angler);
    out.flag("atPort", atPort);
    out.int32("depth", depth);
    out.int32("bucks", bucks);
    out.int32("slots", slots);
    StateText.dice("fresh", fresh, out);
    StateText.dice("spent", spent, out);
    StateText.tackle("tackle", tackle, out);
    StateText.set("hand", hand, out);
    out.list("mounts", SLOTS);
    for (int slot = 0; slot < SLOTS; slot++) out.int32("", mount(slot));
    out.endList();
    StateText.set("regrets", regrets, out);
    StateText.set("dinks", dinks, out);
    StateText.set("gear", gear, out);
    StateText.set("known", known, out);
    out.int32("shields", shields);
    out.int32("extraActions", extraActions);
    out.int32("tales", tales);
    out.int32("madness", madness);
    out.flag("lifeboatFlipped", lifeboatFlipped);
    out.flag("wormsUp", wormsUp);
    out.flag("passed", passed);
    out.flag("preserverArmed", preserverArmed);
    out.flag("baitArmed", baitArmed);
    out.flag("netUsed", netUsed);
    out.close();
  }

  void read(StateReader in) {
    in.open("");
    angler = in.symbol("angler", Angler.class);
    atPort = in.flag("atPort");
    depth = in.int32("depth");
    bucks = in.int32("bucks");
    slots = in.int32("slots");
    fresh = StateText.dice("fresh", in);
    spent = StateText.dice("spent", in);
    tackle = StateText.tackle("tackle", in);
    hand = StateText.set("hand", Fish.COUNT, in);
    readMounts(in);
    regrets = StateText.set("regrets", Regret.COUNT, in);
    dinks = (int) StateText.set("dinks", Dink.COUNT, in);
    gear = (int) StateText.set("gear", Gear.COUNT, in);
    known = StateText.set("known", Fish.COUNT, in);
    shields = in.int32("shields");
    extraActions = in.int32("extraActions");
    tales = in.int32("tales");
    madness = in.int32("madness");
    lifeboatFlipped = in.flag("lifeboatFlipped");
    wormsUp = in.flag("wormsUp");
    passed = in.flag("passed");
    preserverArmed = in.flag("preserverArmed");
    baitArmed = in.flag("baitArmed");
    netUsed = in.flag("netUsed");
    in.close();
  }

  private void readMounts(StateReader in) {
    int[] fish = in.int32s("mounts");
    if (fish.length != SLOTS) throw new SnapshotException("a wall has " + SLOTS + " mounts");
    for (int slot = 0; slot < SLOTS; slot++) {
      if (fish[slot] < NOTHING || fish[slot] >= Fish.COUNT)
        throw new SnapshotException("there is no fish " + fish[slot]);
      setMount(slot, fish[slot]);
    }
  }

  public Angler angler() {
    return angler;
  }

  public boolean atPort() {
    return atPort;
  }

  public boolean atSea() {
    return !atPort;
  }

  public int depth() {
    return depth;
  }

  public int bucks() {
    return bucks;
  }

  /** How many fish may hang on this wall. */
  public int slots() {
    return slots;
  }

  /** Dice ready to be spent, as {@link Dice}. */
  public int fresh() {
    return fresh;
  }

  /** Dice spent since the last roll, as {@link Dice}. */
  public int spent() {
    return spent;
  }

  public int diceCount() {
    return Dice.count(fresh) + Dice.count(spent);
  }

  /** Tackle dice held, as {@link dev.astragal.games.regrets.cards.TackleDice}. */
  public int tackle() {
    return tackle;
  }

  /** Fish in hand, one bit each. */
  public long hand() {
    return hand;
  }

  /** The fish on a mount, or {@link #NOTHING}. */
  public int mount(int slot) {
    return ((mounts >>> (SLOT_BITS * slot)) & SLOT_MASK) - 1;
  }

  void setMount(int slot, int fish) {
    int shift = SLOT_BITS * slot;
    mounts = (mounts & ~(SLOT_MASK << shift)) | ((fish + 1) << shift);
  }

  /** The first free mount, or {@link #NOTHING}. */
  public int freeSlot() {
    for (int slot = 0; slot < slots; slot++) if (mount(slot) == NOTHING) return slot;
    return NOTHING;
  }

  /** Regrets held, one bit each: their owner's secret. */
  public long regrets() {
    return regrets;
  }

  public int regretCount() {
    return Long.bitCount(regrets);
  }

  /** Dinks held, one bit each. */
  public int dinks() {
    return dinks;
  }

  /** Rod, reel and supplies aboard, one bit each. */
  public int gear() {
    return gear;
  }

  /** Fish still in the sea whose place this seat knows, one bit each: its secret. */
  public long known() {
    return known;
  }

  public int shields() {
    return shields;
  }

  public int extraActions() {
    return extraActions;
  }

  /** Points from tales told so far. */
  public int tales() {
    return tales;
  }

  /** How many tiers beyond its Regrets a mind has slipped; always 0 unless the policy says so. */
  public int madness() {
    return madness;
  }

  public boolean lifeboatFlipped() {
    return lifeboatFlipped;
  }

  public boolean wormsUp() {
    return wormsUp;
  }

  public boolean passed() {
    return passed;
  }

  public boolean preserverArmed() {
    return preserverArmed;
  }

  public boolean baitArmed() {
    return baitArmed;
  }

  /** Whether today's free Regret has been refused already. */
  public boolean netUsed() {
    return netUsed;
  }
}
