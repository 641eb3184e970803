package dev.astragal.runtime.league;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Plays all duels of a plan and counts them, from the beginning or from what a file has of it. */
public final class League {
  private static final int AT_ONCE = 1_024;

  private final LeaguePlan plan;
  private final List<Standing> table = new ArrayList<>();
  private final List<Long> done = new ArrayList<>();

  public League(LeaguePlan plan) {
    this.plan = plan;
    for (int duel = 0; duel < plan.duels(); duel++) {
      table.add(new Standing(plan.first(duel), plan.second(duel)));
      done.add(0L);
    }
  }

  public LeaguePlan plan() {
    return plan;
  }

  public List<Standing> table() {
    return List.copyOf(table);
  }

  /** How many pairs of every duel were played at least. */
  public long pairs() {
    return done.stream().mapToLong(Long::longValue).min().orElse(0);
  }

  private void count(PairResult result) {
    int duel = Math.toIntExact(result.duel());
    if (duel < 0 || duel >= table.size() || result.pair() != done.get(duel))
      throw new BadInputException(
          "pair " + result.pair() + " of duel " + duel + " is not the next one");
    table.get(duel).add(result);
    done.set(duel, result.pair() + 1);
  }

  /** Whoever plays pairs: the threads of this machine, or others. */
  @FunctionalInterface
  public interface Engine {
    /**
     * Plays the pairs from one to before another of a duel; {@code heard} is told the results in
     * their order, as soon as they are known.
     */
    void play(LeaguePlan plan, int duel, long from, long to, Consumer<List<PairResult>> heard);

    /** How many pairs it wants at a time. */
    default int atOnce() {
      return AT_ONCE;
    }
  }

  /** Plays until there are so many pairs of every duel. */
  public void play(long pairs, Engine engine, Optional<LeagueFile> file) {
    for (int duel = 0; duel < table.size(); duel++) {
      while (done.get(duel) < pairs) {
        long from = done.get(duel);
        engine.play(
            plan,
            duel,
            from,
            Math.min(pairs, from + engine.atOnce()),
            results -> {
              file.ifPresent(kept -> kept.append(results));
              results.forEach(this::count);
            });
      }
    }
  }

  /** What a file has of it. */
  void resume(List<String> lines) {
    for (String line : lines) {
      Tree read = JsonTrees.read(line, "league");
      count(PairResult.SHAPE.read(read));
    }
  }

  /** So many threads of this machine. */
  public static Engine threads(int threads) {
    return (plan, number, from, to, heard) -> {
      Duel duel = DUELS.of(plan, number);
      try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
        List<Future<PairResult>> parts = new ArrayList<>();
        for (long pair = from; pair < to; pair++) {
          long each = pair;
          parts.add(workers.submit(() -> duel.play(each)));
        }
        try {
          tell(parts, heard);
        } finally {
          // Nothing is left to be played, unless a pair failed.
          workers.shutdownNow();
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      } catch (ExecutionException e) {
        throw new IllegalStateException(e.getCause());
      }
    };
  }

  /** In their order, and together what is known together; of a pair that fails, those before it. */
  private static void tell(List<Future<PairResult>> parts, Consumer<List<PairResult>> heard)
      throws InterruptedException, ExecutionException {
    List<PairResult> known = new ArrayList<>();
    try {
      for (Future<PairResult> part : parts) {
        if (!part.isDone() && !known.isEmpty()) {
          List<PairResult> ready = List.copyOf(known);
          known.clear();
          heard.accept(ready);
        }
        known.add(part.get());
      }
    } finally {
      if (!known.isEmpty()) heard.accept(known);
    }
  }

  /** Plays one stretch on this thread, as a worker somewhere does. */
  public static List<PairResult> stretch(LeaguePlan plan, int number, long from, long to) {
    Duel duel = DUELS.of(plan, number);
    List<PairResult> results = new ArrayList<>();
    for (long pair = from; pair < to; pair++) results.add(duel.play(pair));
    return results;
  }

  private static final KeptDuels DUELS = new KeptDuels();

  /** The duel that was played last: setting one up takes longer than playing it. */
  private static final class KeptDuels {
    private Optional<Kept> kept = Optional.empty();

    private record Kept(LeaguePlan plan, Duel duel) {}

    synchronized Duel of(LeaguePlan plan, int number) {
      Optional<Duel> known =
          kept.filter(one -> one.plan().equals(plan) && one.duel().number() == number)
              .map(Kept::duel);
      if (known.isPresent()) return known.get();
      Duel duel = new Duel(plan, number);
      kept = Optional.of(new Kept(plan, duel));
      return duel;
    }
  }
}
