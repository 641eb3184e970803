package dev.astragal.runtime.league;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Two bots against each other: they take every other seat, and each luck is played twice, the seats
 * changed. Alone at the table, each plays it once and the better end wins. Unpaired, the second
 * game has a luck of its own, which only shows what pairing is worth.
 */
public final class Duel {
  private final RunSpec spec;
  private final Kernel<?, ?, ?> kernel;
  private final String first;
  private final String second;
  private final boolean paired;

  public Duel(RunSpec spec, String first, String second, boolean paired) {
    this.spec = spec;
    this.first = first;
    this.second = second;
    this.paired = paired;
    this.kernel = GameLibrary.kernel(spec);
    for (String bot : List.of(first, second)) Players.named(kernel, bot, spec.seed(), 0);
  }

  /** Plays so many pairs of games. */
  public Standing play(int pairs, int threads) {
    Standing all = new Standing(first, second);
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      List<Future<Standing>> parts = new ArrayList<>();
      for (int pair = 0; pair < pairs; pair++) {
        Seed seed = spec.seed().child(pair);
        parts.add(workers.submit(() -> pair(kernel, seed)));
      }
      for (Future<Standing> part : parts) all.add(part.get());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
    return all;
  }

  private <S, C extends Choice, E extends Event> Standing pair(Kernel<S, C, E> kernel, Seed seed) {
    Standing pair = new Standing(first, second);
    Game<S, C, E> one = new Game<>(kernel, seed, 0);
    Game<S, C, E> other = new Game<>(kernel, paired ? seed : seed.child(1), 1);
    if (kernel.setup().seats() == 1) pair.alone(one.outcome, other.outcome);
    else pair.together(one.outcome, other.outcome, kernel.setup().seats());
    for (Game<S, C, E> game : List.of(one, other)) {
      for (Clocked<S, C, E> player : game.players)
        pair.thought(player.name().equals(first), player.answers, player.nanos);
    }
    return pair;
  }

  /** One game; the first bot has the seats whose number plus {@code shift} is even. */
  private final class Game<S, C extends Choice, E extends Event> {
    final List<Clocked<S, C, E>> players = new ArrayList<>();
    final Outcome outcome;

    Game(Kernel<S, C, E> kernel, Seed seed, int shift) {
      for (int seat = 0; seat < kernel.setup().seats(); seat++) {
        String bot = (seat + shift) % 2 == 0 ? first : second;
        players.add(new Clocked<>(bot, Players.named(kernel, bot, seed, seat)));
      }
      outcome = Match.play(kernel.begin(seed), List.copyOf(players));
    }
  }

  /** A player whose thinking is timed. */
  private static final class Clocked<S, C extends Choice, E extends Event>
      implements Player<S, C, E> {
    private final String bot;
    private final Player<S, C, E> player;
    private long answers;
    private long nanos;

    Clocked(String bot, Player<S, C, E> player) {
      this.bot = bot;
      this.player = player;
    }

    @Override
    public String name() {
      return bot;
    }

    @Override
    public C answer(Run<S, C, E> run, Seat seat, Prompt<C> prompt) {
      long start = System.nanoTime();
      C answer = player.answer(run, seat, prompt);
      nanos += System.nanoTime() - start;
      answers++;
      return answer;
    }
  }
}
