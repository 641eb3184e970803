package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.library.RunSpec;

/** Copies are equal and independent, and each fork has the luck it names. */
final class ForkCheck implements Check {
  @Override
  public String name() {
    return "forks";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    RandomGame<S, C, E> game = new RandomGame<>(kernel, spec.seed());
    do {
      Run<S, C, E> run = game.run();
      long hash = run.hash();
      ContractBroken.unless(
          run.fork(new Fork.SameLuck()).hash() == hash, "a copy differs from its original");
      Run<S, C, E> lucky = run.fork(new Fork.NewLuck(1));
      ContractBroken.unless(lucky.view().equals(run.view()), "new luck changed the state");
      ContractBroken.unless(
          lucky.luck().fingerprint() != run.luck().fingerprint(), "new luck is the old luck");
      Run<S, C, E> dream = run.fork(new Fork.Dream(Seat.of(0), 1));
      ContractBroken.unless(
          dream.luck().fingerprint() != run.luck().fingerprint(), "a dream has the real dice");
      Run<S, C, E> copy = run.copy();
      goOn(copy, game);
      goOn(dream, game);
      ContractBroken.unless(run.hash() == hash, "playing on with a copy changed its original");
    } while (game.step());
  }

  private static <S, C extends Choice, E extends Event> void goOn(
      Run<S, C, E> copy, RandomGame<S, C, E> game) {
    switch (copy.status()) {
      case Status.Running<C> _ -> copy.passTime();
      case Status.Awaiting<C>(var prompt) ->
          copy.choose(
              prompt.firstSeat(), prompt.choices(prompt.firstSeat()).sample(game.rng().copy()));
      case Status.Finished<C> _ -> {}
    }
  }
}
