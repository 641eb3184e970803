package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.audit.HiddenEvents;
import dev.astragal.runtime.audit.Secrecy;
import dev.astragal.runtime.audit.SecretChoice;
import dev.astragal.runtime.audit.ToldDeals;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;

/** Nobody sees, hears or is asked anything that depends on what they may not know. */
final class SecrecyCheck implements Check {
  @Override
  public String name() {
    return "secrecy";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    RandomGame<S, C, E> game = new RandomGame<>(kernel, spec.seed());
    Rng rng = Players.luck(spec.seed(), 1);
    HiddenEvents hidden = new HiddenEvents();
    ToldDeals deals = new ToldDeals();
    Run<S, C, E> before;
    do {
      for (int viewer = -1; viewer < spec.seats(); viewer++)
        ContractBroken.on(Secrecy.leak(game.run(), Seat.of(viewer), rng));
      if (game.run().status() instanceof Status.Awaiting<C>(Prompt<C> prompt))
        for (Seat mover : prompt.seats())
          ContractBroken.on(SecretChoice.leak(game.run(), mover, rng));
      before = game.run().copy();
      if (!game.step()) break;
      hidden.look(before, game.run(), rng);
      ContractBroken.on(deals.leak(before, game.run(), rng));
    } while (true);
    ContractBroken.on(hidden.leak());
  }
}
