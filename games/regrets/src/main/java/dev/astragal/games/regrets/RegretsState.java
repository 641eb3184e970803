package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.kernel.state.Owned;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/**
 * The whole table. Rules can only read it: its fields belong to this package, where nothing but
 * events and the re-deal writes them.
 */
public final class RegretsState implements Owned<RegretsState> {
  public static final int SHOALS = 9;
  public static final int SHOALS_PER_DEPTH = 3;
  public static final int NOBODY = -1;
  public static final int UNLIMITED = -1;

  static final int SHOAL_MAX = (Fish.COUNT + SHOALS_PER_DEPTH - 1) / SHOALS_PER_DEPTH;

  /** One reward per seat and one item per seat can wait at once; this is well above both. */
  static final int PENDING_MAX = 16;

  private static final int SEAT_SHIFT = 4;
  private static final int SUBJECT_SHIFT = 8;

  final Fisher[] fishers;
  Phase phase = Phase.SETUP;
  int day;
  int first;
  int current;
  int declared;
  int coin = NOBODY;
  int preserver = NOBODY;

  final byte[] shoals = new byte[SHOALS * SHOAL_MAX];
  final byte[] shoalSize = new byte[SHOALS];
  int faceUp;
  long graveyard;
  boolean plugPulled;
  int plugCursor;

  final byte[] regretDeck = new byte[Regret.COUNT];
  int regretDeckSize;
  long regretDiscard;
  final byte[] dinkDeck = new byte[Dink.COUNT];
  int dinkDeckSize;
  int dinksOut;

  final byte[] shopCards = new byte[Shop.CARD_SHOPS * Gear.COUNT];
  final byte[] shopSize = new byte[Shop.CARD_SHOPS];
  final byte[] shopVisible = new byte[Shop.CARD_SHOPS];
  int tackleMarket;
  int tackleBag;

  TurnKind kind = TurnKind.NONE;
  boolean done;
  boolean failed;
  boolean finderUsed;
  boolean rodUsed;
  int reveals;
  int shopsVisited;
  int turnsLeft = UNLIMITED;

  final int[] pending = new int[PENDING_MAX];
  int pendingSize;

  RegretsState(int seats) {
    fishers = new Fisher[seats];
    for (int seat = 0; seat < seats; seat++) fishers[seat] = new Fisher();
  }

  public int seats() {
    return fishers.length;
  }

  public Fisher fisher(int seat) {
    return fishers[seat];
  }

  public Phase phase() {
    return phase;
  }

  public Day day() {
    return Day.of(day);
  }

  public int first() {
    return first;
  }

  /** Whose declaration or turn it is. */
  public int current() {
    return current;
  }

  /** How many seats have declared today. */
  public int declared() {
    return declared;
  }

  public int coin() {
    return coin;
  }

  public int preserver() {
    return preserver;
  }

  public static int depthOf(int shoal) {
    return shoal / SHOALS_PER_DEPTH + 1;
  }

  public int shoalSize(int shoal) {
    return shoalSize[shoal];
  }

  /** A card of a shoal, counted from the bottom. */
  public int shoalCard(int shoal, int height) {
    return shoals[shoal * SHOAL_MAX + height];
  }

  /** The top card of a shoal that is not empty. */
  public int top(int shoal) {
    return shoals[shoal * SHOAL_MAX + shoalSize[shoal] - 1];
  }

  public boolean faceUp(int shoal) {
    return ((faceUp >> shoal) & 1) != 0;
  }

  /** Shoals whose top card everybody sees, one bit each. */
  public int faceUpShoals() {
    return faceUp;
  }

  public boolean seaEmpty() {
    for (int shoal = 0; shoal < SHOALS; shoal++) if (shoalSize[shoal] > 0) return false;
    return true;
  }

  public long graveyard() {
    return graveyard;
  }

  public boolean plugPulled() {
    return plugPulled;
  }

  public int plugCursor() {
    return plugCursor;
  }

  public int regretDeckSize() {
    return regretDeckSize;
  }

  public int topRegret() {
    return regretDeck[regretDeckSize - 1];
  }

  public int regretInDeck(int height) {
    return regretDeck[height];
  }

  public long regretDiscard() {
    return regretDiscard;
  }

  public int dinkDeckSize() {
    return dinkDeckSize;
  }

  public int topDink() {
    return dinkDeck[dinkDeckSize - 1];
  }

  public int dinkInDeck(int height) {
    return dinkDeck[height];
  }

  public int dinksOut() {
    return dinksOut;
  }

  /** How many cards a shop has, shown or not. */
  public int shopSize(int shop) {
    return shopSize[shop];
  }

  /** How many of them are on display; those come first. */
  public int shopVisible(int shop) {
    return shopVisible[shop];
  }

  public int shopCard(int shop, int index) {
    return shopCards[shop * Gear.COUNT + index];
  }

  public boolean onDisplay(Gear gear, Shop shop) {
    for (int i = 0; i < shopVisible[shop.ordinal()]; i++) {
      if (shopCard(shop.ordinal(), i) == gear.ordinal()) return true;
    }
    return false;
  }

  public int tackleMarket() {
    return tackleMarket;
  }

  public int tackleBag() {
    return tackleBag;
  }

  public TurnKind kind() {
    return kind;
  }

  /** Whether the turn's action has been taken, so that the turn may end. */
  public boolean done() {
    return done;
  }

  /** Whether a cast of this turn has failed. */
  public boolean failed() {
    return failed;
  }

  public boolean finderUsed() {
    return finderUsed;
  }

  /** Whether the rod has kept a Regret away in this action. */
  public boolean rodUsed() {
    return rodUsed;
  }

  public int reveals() {
    return reveals;
  }

  public boolean visited(Shop shop) {
    return ((shopsVisited >> shop.ordinal()) & 1) != 0;
  }

  /** Turns the last player has left, or {@link #UNLIMITED} while more than one still plays. */
  public int turnsLeft() {
    return turnsLeft;
  }

  public int notPassed() {
    int count = 0;
    for (Fisher fisher : fishers) if (!fisher.passed) count++;
    return count;
  }

  public boolean hasPending() {
    return pendingSize > 0;
  }

  public Decision pendingDecision() {
    return Decision.of(pending[0] & 15);
  }

  public int pendingSeat() {
    return (pending[0] >> SEAT_SHIFT) & 15;
  }

  /** What the waiting decision is about: a shoal, or the fish just caught. */
  public int pendingSubject() {
    return pending[0] >> SUBJECT_SHIFT;
  }

  void ask(Decision decision, int seat, int subject) {
    pending[pendingSize++] = decision.ordinal() | (seat << SEAT_SHIFT) | (subject << SUBJECT_SHIFT);
  }

  void answered() {
    pendingSize--;
    System.arraycopy(pending, 1, pending, 0, pendingSize);
    pending[pendingSize] = 0;
  }

  void popShoal(int shoal) {
    int place = shoal * SHOAL_MAX + --shoalSize[shoal];
    long bit = 1L << shoals[place];
    shoals[place] = 0;
    faceUp &= ~(1 << shoal);
    for (Fisher fisher : fishers) fisher.known &= ~bit;
  }

  void resetTurn() {
    kind = TurnKind.NONE;
    done = false;
    failed = false;
    finderUsed = false;
    rodUsed = false;
    reveals = 1;
    shopsVisited = 0;
  }

  void appendToShop(int shop, int gear) {
    shopCards[shop * Gear.COUNT + shopSize[shop]++] = (byte) gear;
  }

  void removeFromShop(int shop, int gear) {
    int start = shop * Gear.COUNT;
    int at = start;
    while (shopCards[at] != gear) at++;
    int last = start + --shopSize[shop];
    System.arraycopy(shopCards, at + 1, shopCards, at, last - at);
    shopCards[last] = 0;
    if (at - start < shopVisible[shop]) shopVisible[shop]--;
  }

  @Override
  public RegretsState copy() {
    RegretsState copy = new RegretsState(this);
    System.arraycopy(shoals, 0, copy.shoals, 0, shoals.length);
    System.arraycopy(shoalSize, 0, copy.shoalSize, 0, shoalSize.length);
    System.arraycopy(regretDeck, 0, copy.regretDeck, 0, regretDeck.length);
    System.arraycopy(dinkDeck, 0, copy.dinkDeck, 0, dinkDeck.length);
    System.arraycopy(shopCards, 0, copy.shopCards, 0, shopCards.length);
    System.arraycopy(shopSize, 0, copy.shopSize, 0, shopSize.length);
    System.arraycopy(shopVisible, 0, copy.shopVisible, 0, shopVisible.length);
    System.arraycopy(pending, 0, copy.pending, 0, pending.length);
    return copy;
  }

  private RegretsState(RegretsState other) {
    fishers = new Fisher[other.fishers.length];
    for (int seat = 0; seat < fishers.length; seat++) fishers[seat] = other.fishers[seat].copy();
    phase = other.phase;
    day = other.day;
    first = other.first;
    current = other.current;
    declared = other.declared;
    coin = other.coin;
    preserver = other.preserver;
    faceUp = other.faceUp;
    graveyard = other.graveyard;
    plugPulled = other.plugPulled;
    plugCursor = other.plugCursor;
    regretDeckSize = other.regretDeckSize;
    regretDiscard = other.regretDiscard;
    dinkDeckSize = other.dinkDeckSize;
    dinksOut = other.dinksOut;
    tackleMarket = other.tackleMarket;
    tackleBag = other.tackleBag;
    kind = other.kind;
    done = other.done;
    failed = other.failed;
    finderUsed = other.finderUsed;
    rodUsed = other.rodUsed;
    reveals = other.reveals;
    shopsVisited = other.shopsVisited;
    turnsLeft = other.turnsLeft;
    pendingSize = other.pendingSize;
  }

  @Override
  public void describe(StateWriter out) {
    StateText.write(this, out);
  }

  @Override
  public RegretsState restored(StateReader in) {
    return StateText.read(seats(), in);
  }
}
