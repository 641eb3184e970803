package dev.astragal.games.delve;

import dev.astragal.games.delve.floors.FloorPlan;
import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;
import java.util.Arrays;
import java.util.List;

/**
 * Everybody on the floor, in flat arrays; the position in them is an actor's id. The hero is 0,
 * enemies follow in (row, column, kind) order of the floor's plan and keep their ids when others
 * fall, so that no order of creation ever leaks into play.
 */
public final class Actors extends Described<Actors> {
  private static final Copies<Actors> COPIES = Copies.of(Actors.class);

  public static final int HERO = 0;

  /** More than any floor holds. */
  public static final int MAX = 40;

  /** Most floors hold fewer; every run begins with a copy of what there is room for. */
  private static final int USUAL = 16;

  /** The turn of somebody who is asleep or dead. */
  public static final int NEVER = Integer.MAX_VALUE;

  static final int SIGHTED = 1;
  static final int ENGAGED = 2;
  static final int SUPPRESSED = 4;
  static final int AVOIDED = 8;

  /** The player has been asked about it; remembered while it lives. */
  static final int ANNOUNCED = 16;

  /** It has drawn back for a heavy blow. */
  static final int DRAWN_BACK = 32;

  /** The hero has taken it on from a sanctuary. */
  static final int CHALLENGED = 64;

  int[] kind;
  int[] cell;
  int[] hp;
  int[] maxHp;
  int[] next;
  int[] flags;
  int[] attacks;
  int[] poison;
  int[] poisonAt;
  int[] bleed;
  int[] slowUntil;
  int count;

  Actors() {
    kind = new int[USUAL];
    cell = new int[USUAL];
    hp = new int[USUAL];
    maxHp = new int[USUAL];
    next = new int[USUAL];
    flags = new int[USUAL];
    attacks = new int[USUAL];
    poison = new int[USUAL];
    poisonAt = new int[USUAL];
    bleed = new int[USUAL];
    slowUntil = new int[USUAL];
    count = 1;
  }

  /** The hero and everyone who came with the floor, the fallen included. */
  public int count() {
    return count;
  }

  /** A position in the bestiary; means nothing for the hero. */
  public int kind(int actor) {
    return kind[actor];
  }

  public int cell(int actor) {
    return cell[actor];
  }

  public int hp(int actor) {
    return hp[actor];
  }

  public int maxHp(int actor) {
    return maxHp[actor];
  }

  public boolean alive(int actor) {
    return hp[actor] > 0;
  }

  /** When it acts next, or {@link #NEVER}. */
  public int nextActionTick(int actor) {
    return next[actor];
  }

  public boolean awake(int actor) {
    return next[actor] != NEVER;
  }

  public boolean sighted(int actor) {
    return (flags[actor] & SIGHTED) != 0;
  }

  /** The player has decided to fight it. */
  public boolean engaged(int actor) {
    return (flags[actor] & ENGAGED) != 0;
  }

  /** The player has decided to leave it be for as long as it stays in contact. */
  public boolean suppressed(int actor) {
    return (flags[actor] & SUPPRESSED) != 0;
  }

  /** Routes lead around it. */
  public boolean avoided(int actor) {
    return (flags[actor] & AVOIDED) != 0;
  }

  /** Whether its next blow is the heavy one it has drawn back for. */
  public boolean drawnBack(int actor) {
    return (flags[actor] & DRAWN_BACK) != 0;
  }

  /** Whether the hero has taken it on from a sanctuary, which then shelters neither. */
  public boolean challenged(int actor) {
    return (flags[actor] & CHALLENGED) != 0;
  }

  /** How often it has attacked. */
  public int attacks(int actor) {
    return attacks[actor];
  }

  public int poison(int actor) {
    return poison[actor];
  }

  public int poisonAt(int actor) {
    return poisonAt[actor];
  }

  public int bleed(int actor) {
    return bleed[actor];
  }

  /** The tick at which slowness ends. */
  public int slowUntil(int actor) {
    return slowUntil[actor];
  }

  public boolean slowed(int actor, int clock) {
    return slowUntil[actor] > clock;
  }

  void install(List<FloorPlan.Placement> enemies, DelveState state) {
    if (enemies.size() >= MAX)
      throw new IllegalStateException("a floor holds at most " + (MAX - 1) + " enemies");
    count = 1 + enemies.size();
    for (int actor = 1; actor < count; actor++) {
      FloorPlan.Placement placed = enemies.get(actor - 1);
      settle(actor, placed.kind(), placed.cell(), state.enemyHealth(placed.kind()));
    }
  }

  /** A newcomer, healthy and asleep. */
  void settle(int actor, int kindOf, int at, int health) {
    if (actor >= kind.length) makeRoom();
    kind[actor] = kindOf;
    cell[actor] = at;
    hp[actor] = maxHp[actor] = health;
    next[actor] = NEVER;
    flags[actor] = attacks[actor] = poison[actor] = poisonAt[actor] = 0;
    bleed[actor] = slowUntil[actor] = 0;
  }

  /** For as many as there can be. */
  private void makeRoom() {
    if (kind.length == MAX) return;
    kind = Arrays.copyOf(kind, MAX);
    cell = Arrays.copyOf(cell, MAX);
    hp = Arrays.copyOf(hp, MAX);
    maxHp = Arrays.copyOf(maxHp, MAX);
    next = Arrays.copyOf(next, MAX);
    flags = Arrays.copyOf(flags, MAX);
    attacks = Arrays.copyOf(attacks, MAX);
    poison = Arrays.copyOf(poison, MAX);
    poisonAt = Arrays.copyOf(poisonAt, MAX);
    bleed = Arrays.copyOf(bleed, MAX);
    slowUntil = Arrays.copyOf(slowUntil, MAX);
  }

  @Override
  public Actors copy() {
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    if (fields.reading()) makeRoom();
    count = fields.filled("kind", kind, count);
    fields.int32s("cell", cell, count);
    fields.int32s("hp", hp, count);
    fields.int32s("maxHp", maxHp, count);
    fields.int32s("next", next, count);
    fields.int32s("flags", flags, count);
    fields.int32s("attacks", attacks, count);
    fields.int32s("poison", poison, count);
    fields.int32s("poisonAt", poisonAt, count);
    fields.int32s("bleed", bleed, count);
    fields.int32s("slowUntil", slowUntil, count);
  }
}
