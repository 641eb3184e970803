package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.ActionEvent;
import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelvePolicy;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.Ending;
import dev.astragal.games.delve.GrowthEvent;
import dev.astragal.games.delve.HarmEvent;
import dev.astragal.games.delve.Loadout;
import dev.astragal.games.delve.content.EnemyKind;
import dev.astragal.games.delve.content.GodKind;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.games.delve.content.PerkKind;
import dev.astragal.games.delve.orders.PositionIntent;
import dev.astragal.games.delve.orders.Stance;
import dev.astragal.games.delve.orders.StandingOrders;
import dev.astragal.kernel.game.Turn;

/** Blows: no die is rolled, every number follows from what both sides are and carry. */
public final class Combat {
  private static final int EACH_THIRD = 3;

  private Combat() {}

  public static int heroAttack(DelveState state) {
    int attack = state.policy().hero().attack();
    int weapon = state.loadout().activeWeapon();
    if (weapon == Loadout.NONE) attack += state.perkAmount(PerkKind.Effect.BARE_HANDED);
    else attack += state.content().items().get(weapon).amount();
    attack += state.perkAmount(PerkKind.Effect.RECKLESS);
    if (!state.progress().floorStrike()) attack += state.perkAmount(PerkKind.Effect.FIRST_STRIKE);
    attack -= atHand(state, state.orders());
    return attack + stanceAttack(state.policy().stances(), state.orders().stance());
  }

  public static int heroDefense(DelveState state) {
    int defense = state.policy().hero().defense();
    defense += state.perkAmount(PerkKind.Effect.MORE_DEFENSE);
    for (int perk = 0; perk < state.content().perks().size(); perk++) {
      if (state.loadout().hasPerk(perk)) defense -= state.content().perks().get(perk).cost();
    }
    if (state.loadout().god() != Loadout.NONE) defense += god(state).defense();
    if (state.desperate()) defense -= state.policy().stances().bare();
    return defense + stanceDefense(state.policy().stances(), state.orders().stance());
  }

  /** What it costs to have one hand at the belt. */
  public static int atHand(DelveState state, StandingOrders orders) {
    boolean ready = Growth.atHand(state) && orders.autoHealIfBelowThreshold().orElse(0) > 0;
    return ready && state.hasPotion() ? state.policy().potions().atHandAttack() : 0;
  }

  public static boolean follows(DelveState state, GodKind.Passive passive) {
    return state.loadout().god() != Loadout.NONE && god(state).passive() == passive;
  }

  /** What the hero's blow takes from an enemy. */
  public static int heroDamage(DelveState state, int enemy) {
    return Math.max(1, heroAttack(state) + charge(state, enemy) - enemyDefense(state, enemy));
  }

  /** What an enemy's defense takes off the hero's blow. */
  static int enemyDefense(DelveState state, int enemy) {
    int weapon = state.loadout().activeWeapon();
    boolean piercing = weaponDoes(state, weapon, ItemKind.Effect.PIERCING_WEAPON);
    return piercing ? 0 : enemyKind(state, enemy).defense();
  }

  private static int charge(DelveState state, int enemy) {
    return charge(state, enemy, state.orders().positionIntent());
  }

  /** Who walks up to enemies hits hardest at first. */
  static int charge(DelveState state, int enemy, PositionIntent position) {
    return position == PositionIntent.ADVANCE_TO_MELEE
            && state.actors().hp(enemy) == state.actors().maxHp(enemy)
        ? state.policy().stances().charge()
        : 0;
  }

  /** What an enemy's next blow takes from the hero. */
  public static int enemyDamage(DelveState state, int enemy) {
    EnemyKind kind = enemyKind(state, enemy);
    int attack = state.enemyAttack(kind);
    if (state.actors().attacks(enemy) == 0) attack += kind.firstHit();
    if (heavy(state, state.actors().attacks(enemy))) attack += kind.everyThird();
    int damage = damage(state, attack - shelter(state, enemy));
    return state.progress().guarded() ? (damage + 1) / 2 : damage;
  }

  /** What a hit of an enemy takes after its first, unless it is a heavy one. */
  public static int usualDamage(DelveState state, int enemy) {
    EnemyKind kind = enemyKind(state, enemy);
    int sheltered = shelter(state, kind, 1, state.orders().positionIntent());
    return damage(state, state.enemyAttack(kind) - sheltered);
  }

  /** Whether those who strike heavy blows do so after that many. */
  static boolean heavy(DelveState state, int before) {
    int every = heavyOneIn(state);
    return before % every == every - 1;
  }

  /** How many blows of those who strike heavy ones make one such. */
  public static int heavyOneIn(DelveState state) {
    return drawsBack(state) ? state.policy().harm().heavyOneIn() : EACH_THIRD;
  }

  /** Whether heavy blows are announced. */
  public static boolean drawsBack(DelveState state) {
    return state.since(4) && state.policy().harm().heavyOneIn() > 0;
  }

  /** What the hero's position keeps off. */
  private static int shelter(DelveState state, int enemy) {
    return shelter(
        state,
        enemyKind(state, enemy),
        state.actors().attacks(enemy),
        state.orders().positionIntent());
  }

  /** Who waits is ready for a first blow, and who is ready to run stays under cover. */
  static int shelter(DelveState state, EnemyKind kind, int before, PositionIntent position) {
    if (!state.since(4)) return 0;
    return switch (position) {
      case HOLD_GROUND -> before == 0 ? state.policy().stances().brace() : 0;
      case FLEE_TO_NEAREST_EXPLORED_TILE -> kind.range() > 1 ? state.policy().stances().cover() : 0;
      case ADVANCE_TO_MELEE -> 0;
    };
  }

  /** What a blow of some attack takes from the hero. */
  public static int damage(DelveState state, int attack) {
    return Math.max(1, attack - heroDefense(state));
  }

  static void heroStrikes(DelveState state, Turn<DelveState, DelveEvent> turn, int enemy) {
    int damage = heroDamage(state, enemy);
    String whom = enemyKind(state, enemy).id();
    int cost = Timing.actionCost(state, Actors.HERO);
    turn.emit(new ActionEvent.Struck(Actors.HERO, enemy, DelveEvent.HERO, whom, damage, cost));
    if (!state.actors().alive(enemy)) slay(state, turn, enemy, true);
  }

  /** Removes an enemy without health; only the hero's own kills feed what feeds on kills. */
  static void slay(DelveState state, Turn<DelveState, DelveEvent> turn, int enemy, boolean byHand) {
    turn.emit(new HarmEvent.Slain(enemy, enemyKind(state, enemy).id(), byHand));
    if (!byHand) return;
    int heal = state.perkAmount(PerkKind.Effect.HEAL_ON_KILL);
    if (weaponDoes(state, state.loadout().activeWeapon(), ItemKind.Effect.DRAINING_WEAPON)) heal++;
    if (heal > 0) turn.emit(new GrowthEvent.Healed(heal));
  }

  static void enemyStrikes(DelveState state, Turn<DelveState, DelveEvent> turn, int enemy) {
    EnemyKind kind = enemyKind(state, enemy);
    int damage = enemyDamage(state, enemy);
    int cost = Timing.actionCost(state, enemy);
    turn.emit(new ActionEvent.Struck(enemy, Actors.HERO, kind.id(), DelveEvent.HERO, damage, cost));
    if (!state.actors().alive(Actors.HERO)) Endings.fall(state, turn, Ending.KILLED);
    else Statuses.inflict(state, turn, kind);
  }

  public static EnemyKind enemyKind(DelveState state, int enemy) {
    return state.content().enemy(state.actors().kind(enemy));
  }

  private static GodKind god(DelveState state) {
    return state.content().gods().get(state.loadout().god());
  }

  private static boolean weaponDoes(DelveState state, int weapon, ItemKind.Effect effect) {
    return weapon != Loadout.NONE && state.content().items().get(weapon).effect() == effect;
  }

  public static int stanceAttack(DelveState state, Stance stance) {
    return stanceAttack(state.policy().stances(), stance);
  }

  public static int stanceDefense(DelveState state, Stance stance) {
    return stanceDefense(state.policy().stances(), stance);
  }

  private static int stanceAttack(DelvePolicy.Stances numbers, Stance stance) {
    return switch (stance) {
      case AGGRESSIVE -> numbers.aggressiveAttack();
      case BALANCED -> 0;
      case DEFENSIVE -> numbers.defensiveAttack();
    };
  }

  private static int stanceDefense(DelvePolicy.Stances numbers, Stance stance) {
    return switch (stance) {
      case AGGRESSIVE -> numbers.aggressiveDefense();
      case BALANCED -> 0;
      case DEFENSIVE -> numbers.defensiveDefense();
    };
  }
}
