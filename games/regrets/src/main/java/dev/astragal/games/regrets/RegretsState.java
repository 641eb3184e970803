package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;

/**
 * The whole table. Rules can only read it: its fields belong to this package, where nothing but
 * events and the re-deal writes them.
 *
 * <p>Decks, hands, markets and dice are bits and bytes here, and no parts of the box: a search
 * copies the table for every future it tries, and one such row costs less than one list of values.
 */
public final class RegretsState extends Described<RegretsState> {
  public static final int SHOALS = 9;
  public static final int SHOALS_PER_DEPTH = 3;
  public static final int NOBODY = -1;
  public static final int UNLIMITED = -1;

  static final int SHOAL_MAX = (Fish.COUNT + SHOALS_PER_DEPTH - 1) / SHOALS_PER_DEPTH;

  /** One reward per seat and one item per seat can wait at once; this is well above both. */
  static final int PENDING_MAX = 16;

  private static final Copies<RegretsState> COPIES = Copies.of(RegretsState.class);
  private static final int SEAT_SHIFT = 4;
  private static final int SUBJECT_SHIFT = 8;

  Fisher[] fishers;
  Phase phase = Phase.SETUP;
  int day;
  int first;
  int current;
  int declared;
  int coin = NOBODY;
  int preserver = NOBODY;

  byte[] shoals = new byte[SHOALS * SHOAL_MAX];
  byte[] shoalSize = new byte[SHOALS];
  int faceUp;
  long graveyard;
  boolean plugPulled;
  int plugCursor;

  byte[] regretDeck = new byte[Regret.COUNT];
  int regretDeckSize;
  long regretDiscard;
  byte[] dinkDeck = new byte[Dink.COUNT];
  int dinkDeckSize;
  int dinksOut;

  byte[] shopCards = new byte[Shop.CARD_SHOPS * Gear.COUNT];
  byte[] shopSize = new byte[Shop.CARD_SHOPS];
  byte[] shopVisible = new byte[Shop.CARD_SHOPS];
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

  int[] pending = new int[PENDING_MAX];
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

  public Fisher fisher(Seat seat) {
    return fishers[seat.index()];
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
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    phase = fields.symbol("phase", phase);
    day = fields.int32("day", day);
    first = fields.int32("first", first);
    current = fields.int32("current", current);
    declared = fields.int32("declared", declared);
    coin = fields.int32("coin", coin);
    preserver = fields.int32("preserver", preserver);
    fields.parts("fishers", fishers);
    describeSea(fields);
    describeDecks(fields);
    describeTurn(fields);
  }

  private void describeSea(Fields fields) {
    StateText.piles("shoals", shoals, shoalSize, fields);
    faceUp = fields.int32("faceUp", faceUp);
    graveyard = StateText.set("graveyard", graveyard, Fish.COUNT, fields);
    plugPulled = fields.flag("plugPulled", plugPulled);
    plugCursor = fields.int32("plugCursor", plugCursor);
  }

  private void describeDecks(Fields fields) {
    regretDeckSize = fields.filled("regretDeck", regretDeck, regretDeckSize);
    regretDiscard = StateText.set("regretDiscard", regretDiscard, Regret.COUNT, fields);
    dinkDeckSize = fields.filled("dinkDeck", dinkDeck, dinkDeckSize);
    dinksOut = (int) StateText.set("dinksOut", dinksOut, Dink.COUNT, fields);
    StateText.piles("shops", shopCards, shopSize, fields);
    fields.bytes("shopVisible", shopVisible, Shop.CARD_SHOPS);
    tackleMarket = StateText.tackle("tackleMarket", tackleMarket, fields);
    tackleBag = StateText.tackle("tackleBag", tackleBag, fields);
  }

  private void describeTurn(Fields fields) {
    kind = fields.symbol("kind", kind);
    done = fields.flag("done", done);
    failed = fields.flag("failed", failed);
    finderUsed = fields.flag("finderUsed", finderUsed);
    rodUsed = fields.flag("rodUsed", rodUsed);
    reveals = fields.int32("reveals", reveals);
    shopsVisited = fields.int32("shopsVisited", shopsVisited);
    turnsLeft = fields.int32("turnsLeft", turnsLeft);
    pendingSize = fields.filled("pending", pending, pendingSize);
  }
}
