package dev.astragal.games.mir;

import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.tactics.Foresight;
import dev.astragal.games.mir.tactics.TacticsRules;
import dev.astragal.kernel.game.Bot;
import java.util.List;

/** Players of its own: one that closes in and strikes, and one that weighs what it can do. */
final class MirBots {
  private MirBots() {}

  static List<Bot<MirState, MirChoice>> all(TacticsRules rules) {
    return List.of(
        Bot.of("planner", (state, seat, prompt, rng) -> planned(rules, state, active(state))),
        Bot.of(
            "greedy",
            (state, seat, prompt, rng) -> new Foresight(rules, state, active(state)).best()));
  }

  /** Strikes whom it reaches, or goes towards the nearest enemy it sees, and ends its turn. */
  static MirChoice planned(TacticsRules rules, MirState state, Entity actor) {
    Foresight foresight = new Foresight(rules, state, actor);
    for (Entity enemy : foresight.enemies()) {
      MirChoice strike = new MirChoice.Attack(actor.id(), enemy.id());
      if (foresight.legal(strike)) return strike;
    }
    MirChoice approach = foresight.approach();
    return approach == null ? new MirChoice.EndTurn(actor.id()) : approach;
  }

  static Entity active(MirState state) {
    return state.roster().at(String.valueOf(state.combat().activeId()));
  }
}
