package dev.astragal.games.delve.words;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.HarmEvent;
import dev.astragal.games.delve.rules.Combat;
import dev.astragal.kernel.screen.Telling;

/** What is told of wounds and deaths. */
final class HarmTellings {
  private HarmTellings() {}

  static Telling tell(DelveState before, HarmEvent event) {
    return switch (event) {
      case HarmEvent.HazardHurt(int damage) ->
          Health.left(Telling.of("event.HazardHurt", "damage", damage), before, -damage);
      case HarmEvent.PoisonHurt(int actor, _, int damage, _) ->
          wears(before, "event.PoisonHurt", actor, damage, before.actors().poison(actor) - 1);
      case HarmEvent.BleedHurt(int actor, _, int damage) ->
          wears(before, "event.BleedHurt", actor, damage, before.actors().bleed(actor) - 1);
      case HarmEvent.Burst(int enemy, _, int damage) -> hurt(before, "event.Burst", enemy, damage);
      case HarmEvent.Poisoned(int actor, _, int doses, _) ->
          suffers(before, "event.Poisoned", actor)
              .with("doses", doses)
              .with("damage", before.policy().harm().poison())
              .with("every", before.policy().harm().poisonEvery());
      case HarmEvent.Wounded(int actor, _, int wounds) ->
          suffers(before, "event.Wounded", actor)
              .with("wounds", wounds)
              .with("damage", before.policy().harm().bleed());
      case HarmEvent.Slowed(int actor, _, int until) ->
          suffers(before, "event.Slowed", actor).with("ticks", until - before.progress().clock());
      case HarmEvent.Slain(int enemy, _, _) ->
          ActionTellings.enemy(
              before,
              Combat.enemyKind(before, enemy).boss() ? "event.Slain.boss" : "event.Slain",
              enemy);
    };
  }

  /** Harm that comes again {@code rest} times. */
  private static Telling wears(DelveState before, String key, int actor, int damage, int rest) {
    return hurt(before, rest == 0 ? key + ".last" : key, actor, damage).with("rest", rest);
  }

  private static Telling hurt(DelveState before, String key, int actor, int damage) {
    return suffers(before, key, actor)
        .with("damage", damage)
        .with("hp", Health.after(before, actor, damage))
        .with("max", before.actors().maxHp(actor));
  }

  /** The hero is addressed; everybody else has a name. */
  private static Telling suffers(DelveState before, String key, int actor) {
    return actor == Actors.HERO
        ? Telling.of(key + ".hero").about(Things.HERO)
        : ActionTellings.enemy(before, key, actor);
  }
}
