package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Angler;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;

/** One player's board. Sets of cards are bits of a word, handfuls of dice are counts. */
public final class Fisher extends Described<Fisher> {
  public static final int SLOTS = 4;
  public static final int NOTHING = -1;

  private static final Copies<Fisher> COPIES = Copies.of(Fisher.class);
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

  @Override
  public Fisher copy() {
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    angler = fields.symbol("angler", angler);
    atPort = fields.flag("atPort", atPort);
    depth = fields.int32("depth", depth);
    bucks = fields.int32("bucks", bucks);
    slots = fields.int32("slots", slots);
    fresh = StateText.dice("fresh", fresh, fields);
    spent = StateText.dice("spent", spent, fields);
    tackle = StateText.tackle("tackle", tackle, fields);
    hand = StateText.set("hand", hand, Fish.COUNT, fields);
    mounts = StateText.mounts("mounts", mounts, fields);
    regrets = StateText.set("regrets", regrets, Regret.COUNT, fields);
    dinks = (int) StateText.set("dinks", dinks, Dink.COUNT, fields);
    gear = (int) StateText.set("gear", gear, Gear.COUNT, fields);
    known = StateText.set("known", known, Fish.COUNT, fields);
    shields = fields.int32("shields", shields);
    extraActions = fields.int32("extraActions", extraActions);
    tales = fields.int32("tales", tales);
    madness = fields.int32("madness", madness);
    lifeboatFlipped = fields.flag("lifeboatFlipped", lifeboatFlipped);
    wormsUp = fields.flag("wormsUp", wormsUp);
    passed = fields.flag("passed", passed);
    preserverArmed = fields.flag("preserverArmed", preserverArmed);
    baitArmed = fields.flag("baitArmed", baitArmed);
    netUsed = fields.flag("netUsed", netUsed);
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
    return mount(mounts, slot);
  }

  void setMount(int slot, int fish) {
    mounts = mounted(mounts, slot, fish);
  }

  static int mount(int mounts, int slot) {
    return ((mounts >>> (SLOT_BITS * slot)) & SLOT_MASK) - 1;
  }

  static int mounted(int mounts, int slot, int fish) {
    int shift = SLOT_BITS * slot;
    return (mounts & ~(SLOT_MASK << shift)) | ((fish + 1) << shift);
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
