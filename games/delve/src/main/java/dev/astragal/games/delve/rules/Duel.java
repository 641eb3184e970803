package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelvePolicy;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.content.EnemyKind;
import dev.astragal.games.delve.content.GodKind;
import dev.astragal.games.delve.content.PerkKind;
import dev.astragal.games.delve.orders.PositionIntent;
import dev.astragal.games.delve.orders.StandingOrders;
import dev.astragal.kernel.state.Ints;
import java.util.Arrays;

/**
 * A fight played out in the head, blow by blow, under orders one might give. It is for bots, as
 * players are told facts only; walking is reckoned in straight lines.
 */
public final class Duel {
  private static final int NEVER = Integer.MAX_VALUE;
  private static final int ACTIONS_MAX = 160;
  private static final int POTION_WORTH_LESS = 1;

  /** More than any fight costs. */
  private static final int LOST = 1_000;

  /** What a fight comes to. */
  public static final class Course {
    private int lost;
    private int least;
    private int drunk;
    private boolean ran;
    private final int[] marks = new int[16];
    private int marked;

    private Course() {}

    /** The health it costs, whoever falls first, with what potions gave back. */
    public int lost() {
      return lost;
    }

    /** Whether the hero sees its end, by its own orders. */
    public boolean won() {
      return least > 0 && !ran;
    }

    /** The percentages of health after each blow, for orders that go by them. */
    public int[] marks() {
      return Arrays.copyOf(marks, marked);
    }

    /** Less is better. A potion that was drunk is worth some of what it gave. */
    public int price() {
      int price = lost + drunk / POTION_WORTH_LESS;
      if (ran) return price + 2 * LOST;
      return won() ? price : price + LOST;
    }
  }

  private final DelveState state;
  private final DelvePolicy policy;
  private final StandingOrders orders;
  private final Course course = new Course();

  private final int attack;
  private final int defense;
  private final int maxHp;
  private int firstStrike;
  private int hp;
  private int clock;

  /** What an action takes goes by the clock before it. */
  private int pricedAt;

  private int next;
  private int slowUntil;
  private int bleed;
  private int poison;
  private int poisonAt;
  private int held;
  private boolean heals;
  private boolean guarded;
  private int idle;

  private final Ints foes;
  private final int[] foeHp;
  private final int[] foeNext;
  private final int[] foeCost;
  private final int[] away;
  private final int[] attacks;
  private final boolean[] drawn;
  private int standing;

  private Duel(DelveState state, StandingOrders orders, boolean guard) {
    this.state = state;
    this.orders = orders;
    policy = state.policy();
    Actors actors = state.actors();
    firstStrike =
        state.progress().floorStrike() ? 0 : state.perkAmount(PerkKind.Effect.FIRST_STRIKE);
    attack =
        Combat.heroAttack(state)
            - firstStrike
            - Combat.stanceAttack(state, state.orders().stance())
            + Combat.stanceAttack(state, orders.stance())
            + Combat.atHand(state, state.orders())
            - Combat.atHand(state, orders);
    defense =
        Combat.heroDefense(state)
            - Combat.stanceDefense(state, state.orders().stance())
            + Combat.stanceDefense(state, orders.stance())
            + (state.desperate() ? policy.stances().bare() : 0);
    hp = actors.hp(Actors.HERO);
    maxHp = actors.maxHp(Actors.HERO);
    course.least = hp;
    clock = pricedAt = state.progress().clock();
    next = Math.max(clock, actors.nextActionTick(Actors.HERO));
    slowUntil = actors.slowUntil(Actors.HERO);
    bleed = actors.bleed(Actors.HERO);
    poison = actors.poison(Actors.HERO);
    poisonAt = actors.poisonAt(Actors.HERO);
    heals = orders.autoHealIfBelowThreshold().isPresent() && !state.progress().healUsed();
    guarded = guard || state.progress().guarded();
    idle = guard || state.progress().guarding() ? 1 : 0;
    if (state.progress().drinking()) idle++;
    foes = Encounters.sorted(state, enemy -> fights(state, enemy));
    int count = foes.size();
    standing = count;
    foeHp = new int[count];
    foeNext = new int[count];
    foeCost = new int[count];
    away = new int[count];
    attacks = new int[count];
    drawn = new boolean[count];
    for (int i = 0; i < count; i++) {
      int enemy = foes.get(i);
      foeHp[i] = actors.hp(enemy);
      foeCost[i] = Timing.actionCost(state, enemy);
      foeNext[i] =
          actors.awake(enemy)
              ? Math.max(clock, actors.nextActionTick(enemy))
              : clock + foeCost[i] + Encounters.unseen(state);
      away[i] = Encounters.distance(state, enemy);
      attacks[i] = actors.attacks(enemy);
      drawn[i] = actors.drawnBack(enemy);
    }
  }

  /** How the fight against those in view goes; of those who sleep, the one that is asked about. */
  public static Course of(DelveState state, StandingOrders orders) {
    return new Duel(state, orders, false).fought();
  }

  /** The same from behind a guard against the next blow. */
  public static Course guarded(DelveState state) {
    return new Duel(state, state.orders(), true).fought();
  }

  /** What all who are awake in view take with one blow each. */
  public static int round(DelveState state, StandingOrders orders) {
    Duel duel = new Duel(state, orders, false);
    int loss = 0;
    for (int i = 0; i < duel.foeHp.length; i++) {
      int enemy = duel.foes.get(i);
      if (state.actors().awake(enemy))
        loss += duel.damage(Combat.enemyKind(state, enemy), duel.attacks[i]);
    }
    return loss;
  }

  private static boolean fights(DelveState state, int enemy) {
    if (!Encounters.visible(state, enemy)) return false;
    return !state.stealthy()
        || state.actors().awake(enemy)
        || (state.question().encounter() && state.question().enemies().get(0) == enemy);
  }

  private Course fought() {
    int before = hp;
    for (int action = 0; action < ACTIONS_MAX && standing > 0 && !course.ran; action++) {
      int foe = firstFoe();
      boolean theirs = actsFirst(foe);
      pricedAt = clock;
      clock = theirs ? foeNext[foe] : next;
      suffer();
      if (theirs) foeActs(foe);
      else heroActs();
    }
    course.lost = before - hp + bleed * policy.harm().bleed() + poison * policy.harm().poison();
    if (standing > 0 && !course.ran) course.lost += maxHp;
    return course;
  }

  /** Ties go to the faster, whatever hurries or slows them, then to the smaller cell. */
  private boolean actsFirst(int foe) {
    if (foeNext[foe] != next) return foeNext[foe] < next;
    int enemy = foes.get(foe);
    int faster = Timing.speed(state, enemy) - Timing.speed(state, Actors.HERO);
    return faster == 0 ? state.actors().cell(enemy) < state.heroCell() : faster > 0;
  }

  private int firstFoe() {
    int first = -1;
    for (int i = 0; i < foeHp.length; i++)
      if (foeHp[i] > 0 && (first < 0 || foeNext[i] < foeNext[first])) first = i;
    return first;
  }

  private int cost() {
    int cost = Timing.heroUsual(state);
    if (desperate()) cost -= policy.stances().hurry();
    if (state.progress().hasteUntil() > pricedAt) cost /= 2;
    if (slowUntil > pricedAt) cost *= policy.harm().slowFactor();
    return Math.max(1, cost);
  }

  private boolean desperate() {
    return state.since(4) && Math.max(0, hp) * 100 / maxHp <= orders.retreatHpThreshold();
  }

  private void suffer() {
    while (poison > 0 && poisonAt <= clock) {
      poison--;
      poisonAt += policy.harm().poisonEvery();
      hurt(policy.harm().poison());
    }
  }

  private void hurt(int damage) {
    int before = Math.max(0, hp) * 100 / maxHp;
    hp -= damage;
    course.least = Math.min(course.least, hp);
    if (hp <= 0) return;
    int after = hp * 100 / maxHp;
    if (course.marked < course.marks.length) course.marks[course.marked++] = after;
    if (before <= orders.retreatHpThreshold() || after > orders.retreatHpThreshold()) return;
    if (orders.positionIntent() == PositionIntent.FLEE_TO_NEAREST_EXPLORED_TILE) course.ran = true;
  }

  private void foeActs(int foe) {
    EnemyKind kind = Combat.enemyKind(state, foes.get(foe));
    foeNext[foe] = clock + foeCost[foe];
    if (away[foe] > kind.range()) {
      away[foe]--;
      return;
    }
    boolean heavy = kind.everyThird() > 0 && Combat.heavy(state, attacks[foe]);
    if (heavy && Combat.drawsBack(state) && !drawn[foe]) {
      drawn[foe] = true;
      guardIfWorthIt(foe, kind);
      return;
    }
    hurt(damage(kind, attacks[foe]++));
    guarded = false;
    drawn[foe] = false;
    ail(kind);
  }

  private int damage(EnemyKind kind, int before) {
    int hit =
        state.enemyAttack(kind) - Combat.shelter(state, kind, before, orders.positionIntent());
    if (before == 0) hit += kind.firstHit();
    if (Combat.heavy(state, before)) hit += kind.everyThird();
    if (desperate()) hit += policy.stances().bare();
    int damage = Math.max(1, hit - defense);
    return guarded ? (damage + 1) / 2 : damage;
  }

  /** A turn lost costs what all who stand take in it. */
  private void guardIfWorthIt(int foe, EnemyKind kind) {
    int blows = Math.max(1, (foeNext[foe] - next) / cost() + 1);
    if (foeHp[foe] <= blows * Math.max(1, attack - armor(foe))) return;
    int saved = damage(kind, attacks[foe]) / 2;
    int lost = 0;
    for (int i = 0; i < foeHp.length; i++)
      if (foeHp[i] > 0)
        lost +=
            Math.max(1, Combat.enemyKind(state, foes.get(i)).attack() - defense)
                * cost()
                / foeCost[i];
    if (saved <= lost) return;
    guarded = true;
    idle++;
  }

  private void ail(EnemyKind kind) {
    if (kind.poison() > 0) {
      poison = Statuses.resisted(state, kind.poison(), GodKind::poison);
      poisonAt = clock + policy.harm().poisonEvery();
    }
    if (kind.bleed() > 0) bleed = Statuses.resisted(state, kind.bleed(), GodKind::bleed);
    if (kind.slow() > 0) slowUntil = clock + Statuses.resisted(state, kind.slow(), GodKind::slow);
  }

  private int armor(int foe) {
    return Combat.enemyDefense(state, foes.get(foe));
  }

  private void heroActs() {
    next = clock + cost();
    if (idle > 0) {
      idle--;
    } else if (drinks()) {
      if (Growth.atHand(state)) next = clock;
      return;
    } else {
      fight();
    }
    if (bleed == 0) return;
    bleed--;
    hurt(policy.harm().bleed());
  }

  private boolean drinks() {
    int level = orders.autoHealIfBelowThreshold().orElse(0);
    if (!heals || standing > 1 || !state.hasPotion() || hp * 100 / maxHp >= level) return false;
    int given = state.content().items().get(Growth.potion(state)).amount();
    hp = Math.min(maxHp, hp + given);
    course.drunk += given;
    heals = false;
    return true;
  }

  private void fight() {
    int target = -1;
    for (int i = 0; i < foeHp.length; i++)
      if (foeHp[i] > 0 && (target < 0 || away[i] < away[target])) target = i;
    if (away[target] > 1) approach(target);
    else strike(target);
  }

  private void approach(int target) {
    boolean melee = Combat.enemyKind(state, foes.get(target)).range() == 1;
    boolean waits = orders.positionIntent() != PositionIntent.ADVANCE_TO_MELEE && melee;
    if (waits && held < policy.time().holdTurns()) held++;
    else away[target]--;
  }

  private void strike(int target) {
    int enemy = foes.get(target);
    int blow = attack + firstStrike - armor(target);
    if (foeHp[target] == state.actors().maxHp(enemy))
      blow += Combat.charge(state, enemy, orders.positionIntent());
    firstStrike = 0;
    held = 0;
    foeHp[target] -= Math.max(1, blow);
    if (foeHp[target] > 0) return;
    foeNext[target] = NEVER;
    standing--;
    hp = Math.min(maxHp, hp + state.perkAmount(PerkKind.Effect.HEAL_ON_KILL));
  }
}
