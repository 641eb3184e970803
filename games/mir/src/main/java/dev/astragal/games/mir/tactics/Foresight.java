package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirChoice;
import dev.astragal.games.mir.MirPolicy;
import dev.astragal.games.mir.MirPolicy.Ability;
import dev.astragal.games.mir.MirPolicy.Aim;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Sight;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What somebody can work out from what its side sees: whom to strike, where to go. */
public final class Foresight {
  /** Worths are in hundredths of a hit point. */
  private static final int HIT_POINT = 100;

  private static final int KILL = 500;

  /** What a point more on a die is worth: one blow in twenty. */
  private static final int CHANCES = 20;

  private final TacticsRules rules;
  private final MirState state;
  private final Entity actor;
  private final List<Entity> enemies = new ArrayList<>();

  public Foresight(TacticsRules rules, MirState state, Entity actor) {
    this.rules = rules;
    this.state = state;
    this.actor = actor;
    Sight sight = Fog.sight(rules.policy(), state, actor.side());
    for (Entity other : state.roster().all())
      if (actor.side().opposes(other.side()) && !other.dead() && sight.sees(other.x(), other.y()))
        enemies.add(other);
    enemies.sort(Comparator.comparingInt(enemy -> steps(actor, enemy)));
  }

  /** Living enemies in sight, the nearest first. */
  public List<Entity> enemies() {
    return enemies;
  }

  public boolean legal(MirChoice choice) {
    return rules.refusal(state, choice.action()) == null;
  }

  /**
   * The part that can be paid for of the cheapest way to a place from which an enemy can be struck;
   * null when it leads nowhere. Who sees nobody looks around the middle of the map.
   */
  public @Nullable MirChoice approach() {
    return approach(Striking.range(actor, rules.policy()));
  }

  /** How far the actor can harm somebody now, with a blow or with something that is ready. */
  public long reach() {
    long reach = Striking.range(actor, rules.policy());
    for (String id : actor.sheet().abilities()) {
      Ability ability = rules.policy().ability(id);
      if (ability != null && ability.aim() == Aim.ENEMY && ability.dice() > 0 && ready(id))
        reach = Math.max(reach, ability.range());
    }
    return reach;
  }

  private boolean ready(String ability) {
    return actor.cooldowns() == null || actor.cooldowns().left(ability) == 0;
  }

  /** As {@link #approach()}, to a place from which something of that range reaches an enemy. */
  public @Nullable MirChoice approach(long range) {
    if (actor.has(ConditionNames.STUNNED) || Walking.left(state, actor) == 0) return null;
    Ground ground = Ground.seenBy(state, actor, rules.policy());
    MirChoice.Step goal = enemies.isEmpty() ? middle(ground) : vantage(ground, range);
    if (goal == null) return null;
    List<MirChoice.Step> path =
        ground.affordable(ground.path(goal.x(), goal.y()), Walking.left(state, actor));
    return path.isEmpty() ? null : new MirChoice.Move(actor.id(), path);
  }

  /** The deed of the highest worth, or null when none is worth anything. */
  public @Nullable MirChoice bestDeed() {
    MirChoice best = null;
    int worth = 0;
    for (Entity target : state.roster().all()) {
      for (Deed deed : deeds(target)) {
        if (deed.worth <= worth || !legal(deed.choice)) continue;
        best = deed.choice;
        worth = deed.worth;
      }
    }
    return best;
  }

  /** All deeds that are worth something, the best first. */
  public List<MirChoice> deeds() {
    return state.roster().all().stream()
        .flatMap(target -> deeds(target).stream())
        .filter(deed -> deed.worth > 0 && legal(deed.choice))
        .sorted(Comparator.comparingInt(Deed::worth).reversed())
        .map(Deed::choice)
        .toList();
  }

  /**
   * Some places to go to: as near as each thing the actor can do needs, and as far from the enemy
   * as it can still harm somebody from.
   */
  public List<MirChoice> places() {
    List<MirChoice> places = new ArrayList<>();
    for (long range : new long[] {Striking.range(actor, rules.policy()), reach()}) {
      MirChoice way = approach(range);
      if (way != null && !places.contains(way)) places.add(way);
    }
    MirChoice away = away(reach());
    if (away != null && !places.contains(away)) places.add(away);
    return places;
  }

  /** The way to where the nearest enemy is farthest, and still within {@code range}. */
  private @Nullable MirChoice away(long range) {
    long left = Walking.left(state, actor);
    if (enemies.isEmpty() || left == 0 || actor.has(ConditionNames.STUNNED)) return null;
    Ground ground = Ground.seenBy(state, actor, rules.policy());
    int farthest = nearest(actor.x(), actor.y());
    MirChoice.Step best = null;
    for (int y = 0; y < state.board().height(); y++)
      for (int x = 0; x < state.board().width(); x++) {
        int distance = nearest(x, y);
        if (distance <= farthest
            || distance > Math.max(range, 1)
            || !ground.free(x, y)
            || ground.distance(x, y) > left) continue;
        farthest = distance;
        best = new MirChoice.Step(x, y);
      }
    return best == null ? null : new MirChoice.Move(actor.id(), ground.path(best.x(), best.y()));
  }

  private int nearest(int x, int y) {
    return enemies.stream()
        .mapToInt(enemy -> Math.max(Math.abs(x - enemy.x()), Math.abs(y - enemy.y())))
        .min()
        .orElse(0);
  }

  /** Something to do and what it promises. */
  private record Deed(MirChoice choice, int worth) {}

  private List<Deed> deeds(Entity target) {
    List<Deed> deeds = new ArrayList<>();
    if (enemies.contains(target)) {
      int bonus = (int) actor.sheet().attackBonus();
      deeds.add(
          new Deed(
              new MirChoice.Attack(actor.id(), target.id()), expected(target, harm(actor), bonus)));
    }
    for (String id : actor.sheet().abilities()) {
      Ability ability = rules.policy().ability(id);
      if (ability != null)
        deeds.add(
            new Deed(
                new MirChoice.UseAbility(actor.id(), id, target.id()), worth(ability, target)));
    }
    return deeds;
  }

  private int worth(Ability ability, Entity target) {
    int average = ability.dice() * (ability.sides() + 1) * HIT_POINT / 2;
    boolean news = !ability.condition().isEmpty() && !target.has(ability.condition());
    int more = news && !enemies.isEmpty() ? lasting(ability, target) : 0;
    if (ability.aim() == Aim.ALLY) {
      int wound = (int) Math.min(Integer.MAX_VALUE / HIT_POINT, target.hpMax() - target.hp());
      return Math.min(average, wound * HIT_POINT) + more;
    }
    int damage = enemies.contains(target) ? expected(target, average, ability.bonus()) : 0;
    return damage + (int) (more * hitting(target, ability.bonus()) / Striking.ATTACK_SIDES);
  }

  /** What a condition brings while it lasts. */
  private int lasting(Ability ability, Entity target) {
    MirPolicy.Conditions figures = rules.policy().conditions();
    int turns = ability.turns();
    return switch (ability.condition()) {
      case ConditionNames.STUNNED -> harm(target) * turns / 2;
      case ConditionNames.POISONED -> harm(target) * turns / 4;
      case ConditionNames.BURNING -> (figures.burningSides() + 1) * HIT_POINT / 2 * turns;
      case ConditionNames.BLESSED -> harm(target) * figures.blessedAttack() * turns / CHANCES;
      case ConditionNames.PRONE ->
          Casting.matters(state, actor, target, ability)
              ? harm(actor) * -figures.proneAc() / CHANCES
              : 0;
      default -> 0;
    };
  }

  /** What a blow of somebody does on average. */
  private int harm(Entity striker) {
    return Striking.damageDice(striker, rules.policy())
        * (Striking.damageSides(striker, rules.policy()) + 1)
        * HIT_POINT
        / 2;
  }

  private static long hitting(Entity target, int bonus) {
    return Math.clamp(Striking.ATTACK_SIDES + 1 + bonus - target.ac(), 1, 19);
  }

  /** Of two alike, the one that is nearer its end: a dead enemy strikes nobody. */
  private static int expected(Entity target, int damage, int bonus) {
    int kill = damage >= target.hp() * HIT_POINT ? KILL : 0;
    int worn = (int) (damage / (5 + Math.max(1, target.hp())));
    return (int) ((damage + kill + worn) * hitting(target, bonus) / Striking.ATTACK_SIDES);
  }

  private MirChoice.@Nullable Step vantage(Ground ground, long range) {
    for (Entity enemy : enemies) {
      MirChoice.Step best = null;
      for (int y = 0; y < state.board().height(); y++) {
        for (int x = 0; x < state.board().width(); x++) {
          boolean strikes =
              Math.max(Math.abs(x - enemy.x()), Math.abs(y - enemy.y())) <= range
                  && ground.reached(x, y)
                  && ground.free(x, y)
                  && Sight.line(state.board(), x, y, enemy.x(), enemy.y());
          if (strikes
              && (best == null || ground.distance(x, y) < ground.distance(best.x(), best.y())))
            best = new MirChoice.Step(x, y);
        }
      }
      if (best != null && ground.distance(best.x(), best.y()) > 0) return best;
    }
    return null;
  }

  private MirChoice.@Nullable Step middle(Ground ground) {
    MirChoice.Step best = null;
    int width = state.board().width();
    int height = state.board().height();
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++) {
        if (!ground.reached(x, y) || !ground.free(x, y)) continue;
        if (best == null
            || offCentre(x, y, width, height) < offCentre(best.x(), best.y(), width, height))
          best = new MirChoice.Step(x, y);
      }
    boolean there = best != null && best.x() == actor.x() && best.y() == actor.y();
    return there ? null : best;
  }

  private static int offCentre(int x, int y, int width, int height) {
    return Math.abs(2 * x - width + 1) + Math.abs(2 * y - height + 1);
  }

  private static int steps(Entity from, Entity to) {
    return Math.abs(from.x() - to.x()) + Math.abs(from.y() - to.y());
  }
}
