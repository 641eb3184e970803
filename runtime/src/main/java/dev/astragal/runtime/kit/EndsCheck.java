package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.audit.Audit;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import java.util.List;

/** Random games end by themselves, within the declared limits. */
final class EndsCheck implements Check {
  @Override
  public String name() {
    return "ends";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    Run<S, C, E> run = kernel.begin(spec.seed());
    ContractBroken.on(Audit.unanswerable(run));
    List<Player<S, C, E>> players = Players.seated(kernel, List.of(Players.RANDOM), spec.seed());
    Outcome outcome =
        Match.play(run, players, stepped -> ContractBroken.on(Audit.unanswerable(stepped)));
    ContractBroken.unless(
        !outcome.aborted(),
        "a random game did not end by itself but was ended as '"
            + outcome.code()
            + "' at input "
            + run.inputs()
            + ", tick "
            + run.tick());
    ContractBroken.on(Audit.unfit(outcome, spec.seats()));
  }
}
