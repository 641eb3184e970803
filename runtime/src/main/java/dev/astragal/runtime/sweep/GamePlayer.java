package dev.astragal.runtime.sweep;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.CanonicalBytes;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import java.util.List;
import java.util.Optional;

/** Plays games of one set-up to their end and measures them on the way. For one thread. */
final class GamePlayer<S, C extends Choice, E extends Event> {
  private final Kernel<S, C, E> kernel;
  private final List<String> bots;
  private final boolean timed;
  private final EventCounts events = new EventCounts();
  private final CanonicalBytes bytes = new CanonicalBytes();

  /** How much the last game told on its way; most are as long as the one before. */
  private int told = Samples.SIZE_AT_FIRST;

  /** What the last game told at its end. */
  private Told lastTold = new Told();

  GamePlayer(Kernel<S, C, E> kernel, List<String> bots) {
    this.kernel = kernel;
    this.bots = bots;
    this.timed = kernel.manifest().limits().ticks() > 0;
  }

  /** A new game, looked at closely or only at its end. */
  GameResult play(Seed seed, boolean closely) {
    Run<S, C, E> run = kernel.begin(seed);
    if (closely) return play(run, seed);
    Outcome outcome = Match.play(run, Players.seated(kernel, bots, seed));
    return result(run, outcome, Optional.empty());
  }

  /** The rest of a game, looked at closely; {@code seed} is the luck of the bots. */
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
    return result(run, outcome, Optional.of(new GameResult.Course(events.taken(), samples)));
  }

  private void sample(Run<S, C, E> run, Samples samples) {
    long now = timed ? run.tick() : run.inputs();
    if (!samples.dueAt(now)) return;
    samples.at(now);
    kernel.rules().measure(run.state(), samples);
  }

  GameResult result(Run<S, C, E> run, Outcome outcome, Optional<GameResult.Course> course) {
    GameResult result =
        new GameResult(
            outcome,
            new GameResult.Length(run.inputs(), run.tick()),
            run.hash(bytes),
            kernel.setup().seats(),
            course,
            new Told(lastTold));
    kernel.rules().measure(run.state(), result);
    lastTold = result.told();
    return result;
  }
}
