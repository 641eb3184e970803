package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.library.RunSpec;

/** A game's own bots answer legally, change nothing, and know no secrets. */
final class BotsCheck implements Check {
  @Override
  public String name() {
    return "bots";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    for (Bot<S, C> bot : kernel.rules().bots()) {
      RandomGame<S, C, E> game = new RandomGame<>(kernel, spec.seed());
      do {
        if (game.run().status() instanceof Status.Awaiting<C>(Prompt<C> prompt))
          tryOut(bot, game, prompt);
      } while (game.step());
    }
  }

  private static <S, C extends Choice, E extends Event> void tryOut(
      Bot<S, C> bot, RandomGame<S, C, E> game, Prompt<C> prompt) {
    Run<S, C, E> run = game.run();
    Seat seat = game.asked(prompt);
    long before = run.hash();
    Rng rng = game.rng().copy();
    C choice = bot.choose(run.state(), seat, prompt, rng.copy());
    ContractBroken.unless(
        run.hash() == before, "bot " + bot.name() + " changed the state while it thought");
    ContractBroken.unless(
        prompt.choices(seat).refusal(choice).isEmpty()
            || prompt.commands().refusal(choice).isEmpty(),
        "bot " + bot.name() + " chose " + choice + ", which is not legal");
    Run<S, C, E> dream = run.fork(new Fork.Dream(seat, before));
    if (dream.status() instanceof Status.Awaiting<C>(Prompt<C> dreamt)) {
      C inDream = bot.choose(dream.state(), seat, dreamt, rng.copy());
      ContractBroken.unless(
          inDream.equals(choice),
          "bot "
              + bot.name()
              + " knows a secret: it chose "
              + choice
              + ", without the secret "
              + inDream);
    }
  }
}
