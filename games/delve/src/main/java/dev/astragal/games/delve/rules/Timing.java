package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.content.PerkKind;

/** Who acts next, and how long actions take. */
public final class Timing {
  private Timing() {}

  /** The next to act: earliest tick, then faster, then smaller row, column and kind. */
  public static int nextActor(DelveState state) {
    Actors actors = state.actors();
    int best = Actors.HERO;
    for (int actor = 1; actor < actors.count(); actor++)
      if (actors.awake(actor) && before(state, actor, best)) best = actor;
    return best;
  }

  public static int speed(DelveState state, int actor) {
    return actor == Actors.HERO
        ? state.policy().hero().speed()
        : Combat.enemyKind(state, actor).speed();
  }

  /** What an action costs the hero when it is neither hasted nor slowed, in ticks. */
  public static int heroUsual(DelveState state) {
    return state.policy().time().action() / speed(state, Actors.HERO)
        - state.perkAmount(PerkKind.Effect.FASTER_ACTIONS);
  }

  /** What an action costs an actor now, in ticks. */
  public static int actionCost(DelveState state, int actor) {
    int clock = state.progress().clock();
    int cost =
        actor == Actors.HERO
            ? heroUsual(state)
            : state.policy().time().action() / speed(state, actor);
    if (actor == Actors.HERO && state.desperate()) cost -= state.policy().stances().hurry();
    if (actor == Actors.HERO && state.progress().hasteUntil() > clock) cost /= 2;
    if (state.actors().slowed(actor, clock)) cost *= state.policy().harm().slowFactor();
    return Math.max(1, cost);
  }

  private static boolean before(DelveState state, int a, int b) {
    Actors actors = state.actors();
    int tickA = actors.nextActionTick(a);
    int tickB = actors.nextActionTick(b);
    if (tickA != tickB) return tickA < tickB;
    int speedA = speed(state, a);
    int speedB = speed(state, b);
    if (speedA != speedB) return speedA > speedB;
    if (actors.cell(a) != actors.cell(b)) return actors.cell(a) < actors.cell(b);
    return actors.kind(a) < actors.kind(b);
  }
}
