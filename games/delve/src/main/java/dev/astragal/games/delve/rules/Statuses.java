package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelvePolicy;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.Ending;
import dev.astragal.games.delve.HarmEvent;
import dev.astragal.games.delve.Loadout;
import dev.astragal.games.delve.content.EnemyKind;
import dev.astragal.games.delve.content.GodKind;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.game.Turn;
import java.util.function.ToIntFunction;

/** Poison works by the clock, bleeding by action, slowness on prices; none of them stacks. */
final class Statuses {
  private Statuses() {}

  /** Lets poison that is due before the next action work; a question it raises comes first. */
  static boolean pass(DelveState state, Turn<DelveState, DelveEvent> turn, int until) {
    Actors actors = state.actors();
    DelvePolicy.Harm harm = state.policy().harm();
    while (actors.poison(Actors.HERO) > 0
        && actors.poisonAt(Actors.HERO) <= until
        && actors.alive(Actors.HERO)) {
      int nextAt = actors.poisonAt(Actors.HERO) + harm.poisonEvery();
      turn.emit(new HarmEvent.PoisonHurt(Actors.HERO, DelveEvent.HERO, harm.poison(), nextAt));
      if (asksFirst(state)) return false;
    }
    if (!actors.alive(Actors.HERO)) Endings.fall(state, turn, Ending.POISONED);
    return actors.alive(Actors.HERO);
  }

  private static boolean asksFirst(DelveState state) {
    return state.since(2) && state.progress().thresholdCrossed();
  }

  /** What an enemy's hit leaves behind. */
  static void inflict(DelveState state, Turn<DelveState, DelveEvent> turn, EnemyKind kind) {
    int clock = state.progress().clock();
    int poison = resisted(state, kind.poison(), GodKind::poison);
    int bleed = resisted(state, kind.bleed(), GodKind::bleed);
    int slow = resisted(state, kind.slow(), GodKind::slow);
    if (poison > 0) {
      int firstAt = clock + state.policy().harm().poisonEvery();
      turn.emit(new HarmEvent.Poisoned(Actors.HERO, DelveEvent.HERO, poison, firstAt));
    }
    if (bleed > 0) turn.emit(new HarmEvent.Wounded(Actors.HERO, DelveEvent.HERO, bleed));
    if (slow > 0) turn.emit(new HarmEvent.Slowed(Actors.HERO, DelveEvent.HERO, clock + slow));
  }

  /** What is left of an ailment's time when the hero's god has shortened it. */
  static int resisted(DelveState state, int time, ToIntFunction<GodKind> resist) {
    int god = state.loadout().god();
    if (time == 0 || god == Loadout.NONE || !state.since(2)) return time;
    return time * (100 - resist.applyAsInt(state.content().gods().get(god))) / 100;
  }

  /** What the hero's own action costs in health: open wounds, and the ground stepped on. */
  static void afterAction(DelveState state, Turn<DelveState, DelveEvent> turn, int cellBefore) {
    int cell = state.heroCell();
    if (cell != cellBefore && Tile.hazard(state.map().tile(cell))) {
      turn.emit(new HarmEvent.HazardHurt(state.policy().harm().hazard()));
      if (!state.actors().alive(Actors.HERO)) {
        Endings.fall(state, turn, Ending.HAZARD);
        return;
      }
    }
    if (state.actors().bleed(Actors.HERO) == 0 || asksFirst(state)) return;
    turn.emit(new HarmEvent.BleedHurt(Actors.HERO, DelveEvent.HERO, state.policy().harm().bleed()));
    if (!state.actors().alive(Actors.HERO)) Endings.fall(state, turn, Ending.BLED_OUT);
  }
}
