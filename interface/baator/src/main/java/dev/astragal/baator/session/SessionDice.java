package dev.astragal.baator.session;

import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.dice.DiceService;

/** Rolls of the dice service made in a session: its dice, its sheets, its journal. */
final class SessionDice implements DiceService.Source {
  private final Simulator simulator;

  SessionDice(Simulator simulator) {
    this.simulator = simulator;
  }

  @Override
  public DiceService.Answer roll(DiceService.Request request) {
    Simulator.Result result =
        simulator.record(
            new BaatorChoice.Roll(
                request.expr(),
                request.extended(),
                text(request, "actor_id"),
                text(request, "target_id"),
                Stated.in(request.context()),
                request.faces()));
    if (!result.success()) {
      Rejection reason = result.errors().getFirst();
      throw new DiceService.RollRefusedException(reason.code(), reason.toString());
    }
    BaatorEvent.Rolled rolled = (BaatorEvent.Rolled) result.events().getLast();
    return new DiceService.Answer(
        rolled.result(), rolled.faces(), rolled.kept(), rolled.modifier());
  }

  private static String text(DiceService.Request request, String field) {
    return request.meta().get(field).map(Tree::text).orElse("");
  }
}
