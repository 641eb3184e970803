package dev.astragal.runtime.sweep;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import java.util.List;

/** Plays games of one set-up to their end and measures them on the way. For one thread. */
final class GamePlayer<S, C extends Choice, E extends Event> {
  private final Kernel<S, C, E> kernel;
  private final List<String> bots;
  private final boolean timed;
  private final EventCounts events = new EventCounts();

  /** How much the last game told on its way; most are as long as the one before. */
  private int told = Samples.SIZE_AT_FIRST;

  GamePlayer(Kernel<S, C, E> kernel, List<String> bots) {
    this.kernel = kernel;
    this.bots = bots;
    this.timed = kernel.manifest().limits().ticks() > 0;
  }

  /** A new game. */
  GameResult play(Seed seed) {
    return play(kernel.begin(seed), seed);
  }

  /** The rest of a game; {@code seed} is the luck of the bots. */
  GameResult play(Run<S, C, E> run, Seed seed) {
    Samples samples = new Samples(told + told / 4);
    sample(run, samples);
    Outcome outcome =
        Match.play(
            run,
            Players.seated(kernel, bots, seed),
            stepped -> {
              events.add(stepped.events());
              sample(stepped, samples);
            });
    told = Math.max(Samples.SIZE_AT_FIRST, samples.size());
    return result(run, outcome, samples);
  }

  private void sample(Run<S, C, E> run, Samples samples) {
    long now = timed ? run.tick() : run.inputs();
    if (!samples.dueAt(now)) return;
    samples.at(now);
    kernel.rules().measure(run.state(), samples);
  }

  GameResult result(Run<S, C, E> run, Outcome outcome, Samples samples) {
    GameResult result =
        new GameResult(
            outcome,
            new GameResult.Length(run.inputs(), run.tick()),
            run.hash(),
            kernel.setup().seats(),
            events.taken(),
            samples);
    kernel.rules().measure(run.state(), result);
    return result;
  }
}
