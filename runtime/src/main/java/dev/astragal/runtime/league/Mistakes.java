package dev.astragal.runtime.league;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.solve.Solution;
import dev.astragal.runtime.solve.Solver;
import dev.astragal.runtime.statistics.Interval;
import dev.astragal.runtime.statistics.Moments;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * What the mistakes of a bot cost in a game that was looked through to its last position: how much
 * less each of its answers is worth than the best one. That takes far fewer games to know than who
 * wins them.
 */
public final class Mistakes {
  /** Costs are counted in whole parts of a win. */
  private static final double PARTS = 1e9;

  private static final double LEAST = 1e-9;

  private final List<Long> costs = new ArrayList<>();
  private int decisions;
  private int wrong;

  private Mistakes() {}

  /** Lets a bot play games against itself, and tells after each what is known so far. */
  public static Mistakes of(
      RunSpec spec, String bot, int games, int threads, Consumer<Mistakes> soFar) {
    return of(GameLibrary.kernel(spec), spec.seed(), bot, games, threads, soFar);
  }

  static <S, C extends Choice, E extends Event> Mistakes of(
      Kernel<S, C, E> kernel,
      Seed seed,
      String bot,
      int games,
      int threads,
      Consumer<Mistakes> soFar) {
    Players.named(kernel, bot, seed, 0);
    Solution<S, C, E> solution = Solver.solve(kernel);
    Mistakes all = new Mistakes();
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      List<Future<Mistakes>> parts = new ArrayList<>();
      for (int game = 0; game < games; game++) {
        Seed own = seed.child(game);
        parts.add(workers.submit(() -> played(kernel, own, bot, solution)));
      }
      for (Future<Mistakes> part : parts) {
        all.add(part.get());
        soFar.accept(all);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
    return all;
  }

  private static <S, C extends Choice, E extends Event> Mistakes played(
      Kernel<S, C, E> kernel, Seed seed, String bot, Solution<S, C, E> solution) {
    List<Player<S, C, E>> players =
        IntStream.range(0, kernel.setup().seats())
            .mapToObj(seat -> Players.named(kernel, bot, seed, seat))
            .toList();
    Mistakes mistakes = new Mistakes();
    double cost = 0;
    Optional<Unknown> unknown = Optional.empty();
    Run<S, C, E> run = kernel.begin(seed);
    while (true) {
      OptionalDouble value = solution.value(run);
      if (unknown.isPresent() && value.isPresent()) {
        cost += unknown.get().before - own(unknown.get().seat, value.getAsDouble());
        unknown = Optional.empty();
      }
      if (run.status() instanceof Status.Finished<C>) break;
      if (!(run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt))) {
        run.passTime();
        continue;
      }
      Seat seat = prompt.firstSeat();
      C choice = players.get(seat.index()).answer(run, seat, prompt);
      if (value.isPresent()) {
        mistakes.decisions++;
        double before = own(seat, value.getAsDouble());
        OptionalDouble after = solution.value(run, seat, choice);
        double lost = after.isPresent() ? before - own(seat, after.getAsDouble()) : 0;
        if (after.isEmpty()) unknown = Optional.of(new Unknown(seat, before));
        if (after.isEmpty() || lost > LEAST) mistakes.wrong++;
        cost += lost;
      }
      run.choose(seat, choice);
    }
    mistakes.costs.add(Math.round(cost / players.size() * PARTS));
    return mistakes;
  }

  /**
   * After an answer the solver had no need to look at, because another wins for certain: it cost
   * what is missing at the next position that is known.
   */
  private record Unknown(Seat seat, double before) {}

  private static double own(Seat seat, double value) {
    return seat.equals(Seat.first()) ? value : 1 - value;
  }

  private void add(Mistakes other) {
    costs.addAll(other.costs);
    decisions += other.decisions;
    wrong += other.wrong;
  }

  public int games() {
    return costs.size();
  }

  public int decisions() {
    return decisions;
  }

  /** How many of them could have been better. */
  public int wrong() {
    return wrong;
  }

  /** How much of a win a seat gives away in a game. */
  public double cost() {
    return moments().mean() / PARTS;
  }

  public Interval interval() {
    return Interval.ofMean(moments(), Interval.LEVEL).over(PARTS);
  }

  private Moments moments() {
    BigInteger sum = BigInteger.ZERO;
    BigInteger squares = BigInteger.ZERO;
    for (long cost : costs) {
      BigInteger exact = BigInteger.valueOf(cost);
      sum = sum.add(exact);
      squares = squares.add(exact.multiply(exact));
    }
    return new Moments(costs.size(), sum, squares);
  }
}
