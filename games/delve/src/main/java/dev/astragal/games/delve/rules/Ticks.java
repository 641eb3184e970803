package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.RunEvent;
import dev.astragal.games.delve.Streams;
import dev.astragal.kernel.game.Turn;

/** One step of time: the clock jumps to the next action and that actor takes its turn. */
public final class Ticks {
  private Ticks() {}

  public static void pass(DelveState state, Turn<DelveState, DelveEvent> turn) {
    if (!state.progress().seeded()) {
      long seed = turn.rng(Streams.DUNGEON, "the dungeon").below(Long.MAX_VALUE);
      turn.emit(new RunEvent.DungeonSeeded(seed));
    }
    if (state.since(2) && Interrupts.beforeAnybodyActs(state, turn)) return;
    int actor = Timing.nextActor(state);
    if (!Statuses.pass(state, turn, state.actors().nextActionTick(actor))) return;
    if (actor == Actors.HERO) PlayerTurn.take(state, turn);
    else EnemyTurn.take(state, turn, actor);
  }
}
