package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.session.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Any step of a played game can be gone back to, and replaying from there gives the same game
 * again.
 */
final class UndoCheck implements Check {
  private static final int LOOKED_AT = 40;

  @Override
  public String name() {
    return "undo";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    try (Session<S, C, E> session = Session.begin(kernel, spec, Optional.empty())) {
      List<Long> hashes = new ArrayList<>(List.of(session.run().hash()));
      Rng order = Players.luck(spec.seed(), 1);
      var players = Players.seated(kernel, List.of(Players.RANDOM), spec.seed());
      while (session.timeline().inputs() < RandomGame.POSITIONS_MAX) {
        if (session.run().status() instanceof Status.Running<C>) session.advance(1);
        if (session.run().status() instanceof Status.Finished<C>) break;
        if (session.run().status() instanceof Status.Awaiting<C>(Prompt<C> prompt)) {
          Run<S, C, E> run = session.run();
          Seat seat = order.pick(prompt.seats());
          C choice = players.get(seat.index()).answer(run, seat, prompt);
          Applied<S, C, E> applied = session.submit(new Answer<>(run.promptId(), seat, choice));
          // Whoever went on asking would never come to an end.
          ContractBroken.unless(
              applied.success(), choice + " is offered but refused: " + applied.errors());
          hashes.add(session.run().hash());
        }
      }
      int stride = Math.max(1, hashes.size() / LOOKED_AT);
      for (int i = 0; i < hashes.size(); i += stride) {
        ContractBroken.unless(
            session.timeline().afterInput(i).hash() == hashes.get(i),
            "going back to input " + i + " gives another state");
      }
      if (kernel.manifest().undo() && hashes.size() > 2) {
        session.undo();
        ContractBroken.unless(
            session.run().hash() == hashes.get(hashes.size() - 2),
            "taking back the last input gives another state");
        Match.play(session, players);
      }
    }
  }
}
