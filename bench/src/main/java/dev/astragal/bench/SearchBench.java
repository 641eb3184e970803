package dev.astragal.bench;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import java.util.List;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * What a search costs: games that the game's own bot plays from the start to the end, and the
 * dreams of a search for the first answer, which that bot plays on.
 */
@State(Scope.Thread)
public class SearchBench {
  private static final int DREAMS = 10_000;

  @Param({"connectfour", "pig"})
  public String game = "";

  private Kernel<?, ?, ?> kernel = Subject.kernel("pig");
  private long seeds;

  /** Counts games played to their end, dreamt or not. */
  @AuxCounters
  @State(Scope.Thread)
  public static class Games {
    public long games;

    @Setup(Level.Iteration)
    public void reset() {
      games = 0;
    }
  }

  @Setup
  public void setUp() {
    kernel = Subject.kernel(game);
  }

  @Benchmark
  public Outcome played(Games games) {
    games.games++;
    return play(kernel);
  }

  @Benchmark
  public Choice searched(Games games) {
    games.games += DREAMS;
    return search(kernel);
  }

  private <S, C extends Choice, E extends Event> Outcome play(Kernel<S, C, E> typed) {
    Seed seed = Seed.of(seeds++);
    List<String> bots = List.of(typed.manifest().bots().getFirst());
    return Match.play(typed.begin(seed), Players.seated(typed, bots, seed));
  }

  private <S, C extends Choice, E extends Event> C search(Kernel<S, C, E> typed) {
    Seed seed = Seed.of(seeds++);
    Run<S, C, E> run = typed.begin(seed);
    if (!(run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)))
      throw new IllegalStateException("nobody is asked");
    return Players.named(typed, "mcts:" + DREAMS, seed, 0).answer(run, prompt.firstSeat(), prompt);
  }
}
