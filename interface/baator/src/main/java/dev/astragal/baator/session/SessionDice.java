package dev.astragal.baator.session;

import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.runtime.dice.DiceService;
import dev.astragal.runtime.dice.RollMessages;
import dev.astragal.runtime.dice.RollRequest;

/** Rolls of the dice service made in a session: its dice, its sheets, its journal. */
final class SessionDice implements DiceService.Roller {
  private final Simulator simulator;

  SessionDice(Simulator simulator) {
    this.simulator = simulator;
  }

  @Override
  public RollMessages.Made roll(RollRequest request) {
    Simulator.Result result =
        simulator.submit(
            new BaatorChoice.Roll(
                request.expr(),
                request.extended(),
                request.origin().actorId().orElse(""),
                request.origin().targetId().orElse(""),
                Stated.in(request.context()),
                request.faces()),
            SessionMessages.answering(request));
    if (!result.success()) {
      Rejection reason = result.errors().getFirst();
      throw new DiceService.RollRefusedException(reason.code(), RefusalText.of(reason));
    }
    BaatorEvent.Rolled rolled = (BaatorEvent.Rolled) result.events().getLast();
    return new RollMessages.Made(rolled.result(), rolled.faces(), rolled.kept(), rolled.modifier());
  }
}
