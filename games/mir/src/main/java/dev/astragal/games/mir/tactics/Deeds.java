package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirChoice;
import dev.astragal.games.mir.MirPolicy;
import dev.astragal.games.mir.MirPolicy.Ability;
import dev.astragal.games.mir.MirPolicy.Aim;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.state.Entity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What somebody could do in this turn, and what each promises. Worths are in hundredths of a hit
 * point.
 */
final class Deeds {
  private static final int HIT_POINT = 100;

  /** What a dead enemy will not do: so many of its blows. */
  private static final int BLOWS_SPARED = 2;

  /** What is certain happens so often out of as many. */
  private static final int CERTAIN = 1_000;

  /** Chances are reckoned finer than they are used. */
  private static final long FINE = 1L << 40;

  /** What a point more on a die is worth: one blow in twenty. */
  private static final int CHANCES = 20;

  private final TacticsRules rules;
  private final MirState state;
  private final Entity actor;
  private final List<Entity> enemies;

  Deeds(TacticsRules rules, MirState state, Entity actor, List<Entity> enemies) {
    this.rules = rules;
    this.state = state;
    this.actor = actor;
    this.enemies = enemies;
  }

  /** All that is ready and worth something, the best first. */
  List<Deed> all() {
    List<Deed> deeds = new ArrayList<>();
    int dice = Striking.damageDice(actor, rules.policy());
    int sides = Striking.damageSides(actor, rules.policy());
    for (Entity enemy : enemies)
      add(
          deeds,
          new MirChoice.Attack(actor.id(), enemy.id()),
          enemy,
          Striking.range(actor, rules.policy()),
          harming(enemy, dice, sides, rules.striking().hitChance(actor, enemy)));
    for (String id : actor.sheet().abilities()) {
      Ability ability = rules.policy().ability(id);
      if (ability == null || !ready(actor, id)) continue;
      List<Entity> targets =
          ability.aim() == Aim.ALLY ? state.roster().living(actor.side()) : enemies;
      for (Entity target : targets)
        add(
            deeds,
            new MirChoice.UseAbility(actor.id(), id, target.id()),
            target,
            ability.range(),
            worth(ability, target));
    }
    deeds.sort(Comparator.comparingInt(Deed::worth).reversed());
    return deeds;
  }

  private static void add(
      List<Deed> deeds, MirChoice choice, Entity target, long range, int worth) {
    if (worth > 0) deeds.add(new Deed(choice, target, range, worth));
  }

  static boolean ready(Entity actor, String ability) {
    return actor.cooldowns() == null || actor.cooldowns().left(ability) == 0;
  }

  private int worth(Ability ability, Entity target) {
    boolean news = !ability.condition().isEmpty() && !target.has(ability.condition());
    int more = news && !enemies.isEmpty() ? lasting(ability, target) : 0;
    if (ability.aim() == Aim.ALLY) {
      int average = average(ability.dice(), ability.sides());
      int wound = (int) Math.min(Integer.MAX_VALUE / HIT_POINT, target.hpMax() - target.hp());
      return Math.min(average, wound * HIT_POINT) + more;
    }
    int chance = rules.casting().hitChance(ability, actor, target);
    return harming(target, ability.dice(), ability.sides(), chance) + more * chance / 100;
  }

  /** What a condition brings while it lasts. */
  private int lasting(Ability ability, Entity target) {
    MirPolicy.Conditions figures = rules.policy().conditions();
    int turns = ability.turns();
    return switch (ability.condition()) {
      case ConditionNames.STUNNED -> blow(rules, target) * turns / 2;
      case ConditionNames.POISONED -> blow(rules, target) * turns / 4;
      case ConditionNames.BURNING -> average(1, figures.burningSides()) * turns;
      case ConditionNames.BLESSED ->
          blow(rules, target) * figures.blessedAttack() * turns / CHANCES;
      case ConditionNames.PRONE ->
          Casting.matters(state, actor, target, ability)
              ? blow(rules, actor) * -figures.proneAc() / CHANCES
              : 0;
      default -> 0;
    };
  }

  /** Of two alike, the one that is nearer its end: a dead enemy strikes nobody. */
  private int harming(Entity target, int dice, int sides, int chance) {
    if (dice == 0) return 0;
    int average = average(dice, sides);
    int damage = (int) Math.min(average, target.hp() * HIT_POINT);
    int spared = blow(rules, target) * BLOWS_SPARED * killing(dice, sides, target.hp()) / CERTAIN;
    int worn = (int) (average / (5 + Math.max(1, target.hp())));
    return (damage + spared + worn) * chance / 100;
  }

  /** How likely so many dice show at least {@code hp}, of {@link #CERTAIN}. */
  private static int killing(int dice, int sides, long hp) {
    if (hp <= dice) return CERTAIN;
    if (hp > (long) dice * sides) return 0;
    long[] chances = {FINE};
    for (int die = 0; die < dice; die++) {
      long[] more = new long[chances.length + sides];
      for (int sum = 0; sum < chances.length; sum++)
        for (int face = 1; face <= sides; face++) more[sum + face] += chances[sum] / sides;
      chances = more;
    }
    long enough = 0;
    for (int sum = (int) hp; sum < chances.length; sum++) enough += chances[sum];
    return (int) (enough * CERTAIN / FINE);
  }

  /** What a blow of somebody does on average, if it hits. */
  static int blow(TacticsRules rules, Entity striker) {
    return average(
        Striking.damageDice(striker, rules.policy()),
        Striking.damageSides(striker, rules.policy()));
  }

  private static int average(int dice, int sides) {
    return dice * (sides + 1) * HIT_POINT / 2;
  }
}
