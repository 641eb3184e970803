package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether to let time pass or to command something, by dreaming each to its end a few times with
 * chance at every chair. The n-th dream of each is under the same luck.
 */
final class CommandSearch<S, C extends Choice, E extends Event> {
  private static final int PLAYOUT_STEPS_MAX = 2_000;
  private static final int CONSIDERED_MAX = 12;

  /** Thinking before every tick would take longer than playing: so often is enough. */
  private static final int EVERY_TICKS = 4;

  private final Run<S, C, E> run;
  private final Seat own;
  private final Rng rng;
  private final Rewards rewards;

  CommandSearch(Run<S, C, E> run, Seat own, Rng rng) {
    this.run = run;
    this.own = own;
    this.rng = rng;
    this.rewards = new Rewards(run.kernel().setup().seats());
  }

  /** What is better than waiting, if anything is. */
  Optional<C> best(Choices<C> commands, Budget budget) {
    if (run.tick() % EVERY_TICKS != 0) return Optional.empty();
    List<Optional<C>> considered = new ArrayList<>();
    considered.add(Optional.empty());
    for (C command : some(commands)) considered.add(Optional.of(command));
    double[] sums = new double[considered.size()];
    long firstDream = rng.nextLong();
    long end = budget.end();
    int rounds = Math.max(1, budget.iterations() / considered.size());
    for (int round = 0; round < rounds; round++) {
      for (int i = 0; i < sums.length; i++)
        sums[i] += dreamt(considered.get(i), firstDream + round);
      if (System.nanoTime() > end) break;
    }
    int best = 0;
    for (int i = 1; i < sums.length; i++) if (sums[i] > sums[best]) best = i;
    return considered.get(best);
  }

  private List<C> some(Choices<C> commands) {
    List<C> all = new ArrayList<>(commands.list());
    rng.shuffle(all);
    return all.subList(0, Math.min(CONSIDERED_MAX, all.size()));
  }

  private double dreamt(Optional<C> command, long salt) {
    Run<S, C, E> dream = run.fork(new Fork.Dream(own, salt));
    command.ifPresent(given -> dream.choose(own, given));
    if (command.isEmpty() && dream.status() instanceof Status.Running<C>) dream.passTime();
    for (int steps = 0; steps < PLAYOUT_STEPS_MAX; steps++) {
      switch (dream.status()) {
        case Status.Finished<C>(Outcome outcome) -> {
          return rewards.of(outcome)[own.index()];
        }
        case Status.Awaiting<C>(Prompt<C> prompt) ->
            dream.choose(prompt.firstSeat(), prompt.choices(prompt.firstSeat()).sample(rng));
        case Status.Running<C>(Choices<C> commands) -> {
          Seat seat = Seat.of(rng.below(run.kernel().setup().seats()));
          Commands.open(dream)
              .flatMap(open -> Commands.atRandom(commands, rng))
              .ifPresent(given -> dream.choose(seat, given));
          if (dream.status() instanceof Status.Running<C>) dream.passTime();
        }
      }
    }
    return rewards.of(Outcome.ended(Outcome.LIMIT))[own.index()];
  }
}
