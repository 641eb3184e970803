package dev.astragal.bench;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Budget;
import dev.astragal.runtime.player.Findings;
import dev.astragal.runtime.player.Players;
import java.util.Optional;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * What a search costs: games from the first question on that leaves a choice, as dreams play them,
 * without a tree, and the dreams of a search for its answer.
 */
@State(Scope.Thread)
public class SearchBench {
  private static final int DREAMS = 1_000;

  @Param({
    "tictactoe",
    "connectfour",
    "pig",
    "hex",
    "backgammon",
    "hearts",
    "hanabi",
    "regrets",
    "mir",
    "delve",
    "trail"
  })
  public String game = "";

  private Kernel<?, ?, ?> kernel = Subject.kernel("pig");
  private Rng rng = Players.luck(Seed.of(1), 0);
  private long seeds;

  /** Counts games played as far as a dream is, dreamt or not. */
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
    Manifest manifest = GameLibrary.game(game).manifest();
    int seats = Math.clamp(2, manifest.seatsMin(), manifest.seatsMax());
    kernel = GameLibrary.kernel(RunSpec.of(game, Seed.of(1), seats));
  }

  @Benchmark
  public long played(Games games) {
    games.games++;
    return play(kernel);
  }

  @Benchmark
  public long searched(Games games) {
    long dreamt = search(kernel);
    games.games += dreamt;
    return dreamt;
  }

  private <S, C extends Choice, E extends Event> Run<S, C, E> first(Kernel<S, C, E> typed) {
    Run<S, C, E> run = typed.begin(Seed.of(seeds++));
    while (Subject.asked(run) instanceof Status.Awaiting<C>(Prompt<C> prompt)) {
      Choices<C> choices = prompt.choices(prompt.firstSeat());
      if (!choices.complete() || choices.size() > 1) return run;
      run.choose(prompt.firstSeat(), choices.get(0));
    }
    throw new IllegalStateException("nobody is asked");
  }

  private <S, C extends Choice, E extends Event> long play(Kernel<S, C, E> typed) {
    Run<S, C, E> run = first(typed);
    Optional<Heuristic<S, C>> heuristic = typed.rules().heuristic();
    Run<S, C, E> start = run.copy();
    while (Subject.asked(run) instanceof Status.Awaiting<C>(Prompt<C> prompt)) {
      if (heuristic.isPresent() && heuristic.get().settled(start.state(), run.state())) break;
      Seat seat = prompt.firstSeat();
      run.choose(
          seat,
          heuristic.isPresent()
              ? heuristic.get().choose(run.state(), seat, prompt, rng)
              : prompt.choices(seat).sample(rng));
    }
    return run.inputs();
  }

  /**
   * How often it dreamt: a search may find out early that there is nothing left to find out, and a
   * dream may come back to where it began.
   */
  private <S, C extends Choice, E extends Event> long search(Kernel<S, C, E> typed) {
    Run<S, C, E> run = first(typed);
    if (!(run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)))
      throw new IllegalStateException("nobody is asked");
    Findings<C> findings =
        Players.considered(
            run, prompt.firstSeat(), prompt, Optional.empty(), new Budget.Iterations(DREAMS));
    long tried = findings.considered().stream().mapToLong(Findings.Considered::visits).sum();
    return Math.min(tried, DREAMS);
  }
}
