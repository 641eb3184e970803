package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.player.Budget;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How it could go on after an answer of {@code seat}: in a dream of that seat, so that nothing is
 * told of what others hold, and only as far as no luck is drawn, because that could be any other.
 */
record BestLine<S, C extends Choice, E extends Event>(Run<S, C, E> run, Seat seat) {
  private static final int PLIES_MAX = 4;

  List<Advice.Ply> after(C first, Budget budget) {
    List<Advice.Ply> plies = new ArrayList<>();
    Run<S, C, E> dream = run.fork(new Fork.Dream(seat, 1));
    List<Long> luck = dream.luck().positions();
    dream.choose(seat, first);
    while (plies.size() < PLIES_MAX
        && dream.luck().positions().equals(luck)
        && dream.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)
        && !prompt.together()) {
      Seat next = prompt.firstSeat();
      C choice = chosen(dream, next, prompt, budget);
      plies.add(new Advice.Ply(next, dream.kernel().rules().word(dream.state(), choice, next)));
      dream.choose(next, choice);
    }
    return plies;
  }

  private C chosen(Run<S, C, E> dream, Seat next, Prompt<C> prompt, Budget budget) {
    Choices<C> choices = prompt.choices(next);
    if (choices.complete() && choices.size() == 1) return choices.get(0);
    return Players.considered(dream, next, prompt, Optional.empty(), budget).choice();
  }
}
