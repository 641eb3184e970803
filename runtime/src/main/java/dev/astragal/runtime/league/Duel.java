package dev.astragal.runtime.league;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.learn.Observations;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Two bots against each other: they take every other seat, and each luck is played twice, the seats
 * changed. Alone at the table, each plays it once and the better end wins. Unpaired, the second
 * game has a luck of its own, which only shows what pairing is worth.
 */
public final class Duel {
  private final LeaguePlan plan;
  private final int number;
  private final String first;
  private final String second;
  private final Played<?, ?, ?> played;

  /** The {@code number}-th duel of a league. */
  public Duel(LeaguePlan plan, int number) {
    this.plan = plan;
    this.number = number;
    this.first = plan.first(number);
    this.second = plan.second(number);
    this.played = played(GameLibrary.kernel(plan.spec()));
  }

  private <S, C extends Choice, E extends Event> Played<S, C, E> played(Kernel<S, C, E> kernel) {
    for (String bot : List.of(first, second)) Players.named(kernel, bot, plan.spec().seed(), 0);
    return new Played<>(
        kernel, plan.forks() == 0 ? Optional.empty() : Optional.of(Observations.of(kernel)));
  }

  public int number() {
    return number;
  }

  /** What nothing was played of yet. */
  public Standing standing() {
    return new Standing(first, second);
  }

  /** Plays the pair of that number. */
  public PairResult play(long pair) {
    return played.pair(pair);
  }

  /** Two games of a luck, with the types of the game. */
  private final class Played<S, C extends Choice, E extends Event> {
    private final Kernel<S, C, E> kernel;
    private final Optional<Observations<S, C, E>> views;

    Played(Kernel<S, C, E> kernel, Optional<Observations<S, C, E>> views) {
      this.kernel = kernel;
      this.views = views;
    }

    PairResult pair(long pair) {
      Tally[] sides = {new Tally(), new Tally()};
      List<double[]> luck = new ArrayList<>();
      List<Outcome> outcomes = new ArrayList<>();
      for (int shift = 0; shift < 2; shift++) {
        RunSpec spec = plan.game(number, pair, shift == 1);
        List<String> bots = plan.bots(number, shift == 1);
        outcomes.add(game(spec.seed(), bots, shift, sides, luck));
      }
      int seats = kernel.setup().seats();
      for (int seat = 0; seat < seats; seat++)
        for (int shift = 0; shift < 2; shift++)
          sides[(seat + shift) % 2].score(outcomes.get(shift), seat);
      long points =
          seats == 1
              ? alone(outcomes.getFirst(), outcomes.getLast())
              : PairResult.parts(outcomes.getFirst(), 0) + PairResult.parts(outcomes.getLast(), 1);
      double[] all = luck.stream().flatMapToDouble(java.util.Arrays::stream).toArray();
      return PairResult.of(number, pair, points, sides[0].side(), sides[1].side(), all);
    }

    private Outcome game(
        Seed seed, List<String> bots, int shift, Tally[] sides, List<double[]> luck) {
      List<Clocked<S, C, E>> players =
          IntStream.range(0, bots.size())
              .mapToObj(
                  seat ->
                      new Clocked<>(
                          sides[(seat + shift) % 2],
                          Players.named(kernel, bots.get(seat), seed, seat)))
              .toList();
      Run<S, C, E> run = kernel.begin(seed);
      if (views.isEmpty()) return Match.play(run, List.copyOf(players));
      int side = bots.size() == 1 ? 0 : shift;
      Fortune<S, C, E> fortune = new Fortune<>(views.get(), plan.forks(), side);
      Outcome outcome = fortune.play(run, players);
      luck.add(fortune.gained());
      return outcome;
    }
  }

  /** What each reached alone under the same luck. */
  private static long alone(Outcome one, Outcome other) {
    int order = Integer.compare(one.winners().size(), other.winners().size());
    if (order == 0 && one.scores().size() > 0 && other.scores().size() > 0)
      order = Integer.compare(one.scores().get(0), other.scores().get(0));
    return PairResult.PARTS * (1 + order);
  }

  /** One bot's figures while they come in. */
  private static final class Tally {
    private long scores;
    private long scored;
    private long answers;
    private long nanos;

    void score(Outcome outcome, int seat) {
      if (outcome.scores().size() <= seat) return;
      scores += outcome.scores().get(seat);
      scored++;
    }

    PairResult.Side side() {
      return new PairResult.Side(scores, scored, answers, nanos);
    }
  }

  /** A player whose thinking is timed. */
  private record Clocked<S, C extends Choice, E extends Event>(Tally tally, Player<S, C, E> player)
      implements Player<S, C, E> {
    @Override
    public String name() {
      return player.name();
    }

    @Override
    public C answer(Run<S, C, E> run, Seat seat, Prompt<C> prompt) {
      long start = System.nanoTime();
      C answer = player.answer(run, seat, prompt);
      tally.nanos += System.nanoTime() - start;
      tally.answers++;
      return answer;
    }

    @Override
    public Optional<C> command(Run<S, C, E> run, Seat seat, Choices<C> commands) {
      return player.command(run, seat, commands);
    }
  }
}
