package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.player.Positions.NotOpen;
import dev.astragal.runtime.player.Way.Chance;
import dev.astragal.runtime.solve.EveryLuck;
import dev.astragal.runtime.solve.KeepsSecrets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Searches one decision of a game in which everybody sees everything, on one thread. Positions are
 * known again by whatever way they were reached, luck is weighed by its odds and not drawn, and
 * what is certain is searched no more. Those who search beside each other tell what they find.
 */
final class OpenSearch<S, C extends Choice, E extends Event> {
  private static final int PLAYOUT_STEPS_MAX = 2_000;

  /** A game may go round in circles. */
  private static final int DEPTH_MAX = 400;

  private static final int TICKS_MAX = 100;

  /** Two dice; with more luck in one step most of it would be seen only once. */
  private static final int LUCK_MAX = 36;

  /** So often a dream goes on as the game advises before it is asked what else could be done. */
  private static final int PATIENCE = 30;

  private final Positions<C> positions;
  private final Run<S, C, E> run;
  private final ActionHistory<S, C> history = new ActionHistory<>();
  private final Heuristic<S, C> heuristic;
  private final Rng rng;
  private final DreamLuck luck;
  private final EveryLuck every = new EveryLuck(LUCK_MAX);
  private final Rewards rewards;
  private final Exchange<C> exchange;
  private final Position<C> root;

  /** Whether luck has a say and the game one, too. */
  private final boolean advice;

  private final List<Position<C>> path = new ArrayList<>();
  private final List<Way<C>> taken = new ArrayList<>();
  private final double[] before;

  OpenSearch(
      Run<S, C, E> run,
      Positions<C> positions,
      Optional<Heuristic<S, C>> heuristic,
      Rng rng,
      Exchange<C> exchange) {
    this.positions = positions;
    this.heuristic = heuristic.orElse(history);
    this.advice = heuristic.isPresent() && !run.kernel().manifest().streams().isEmpty();
    this.rng = rng;
    this.luck = new DreamLuck(rng);
    this.run = run.copy();
    this.rewards = new Rewards(run.kernel().setup().seats());
    this.before = new double[run.kernel().setup().seats()];
    luck.of(this.run);
    this.exchange = exchange;
    this.root = positions.at(run);
  }

  /** Searches for as long as the budget lasts, or until there is nothing left to find out. */
  void search(Budget budget, Optional<C> alsoConsidered) {
    long end = budget.end();
    // The first dream of a position nobody came to yet tries none of its ways.
    int first = root.visits() == 0 ? 1 : 0;
    int count = budget.iterations() + first;
    for (int i = 0; i < count && !done(alsoConsidered); i++) {
      dream(alsoConsidered);
      if (i % Exchange.EVERY == Exchange.EVERY - 1) exchange.meet(positions, root);
      if (i >= first && System.nanoTime() > end) break;
    }
  }

  /** Whether there is nothing left to find out. */
  private boolean done(Optional<C> alsoConsidered) {
    return root.proven() && alsoConsidered.map(this::way).map(Way::settled).orElse(true);
  }

  private Way<C> way(C choice) {
    for (Way<C> way : root.ways()) if (way.choice.equals(choice)) return way;
    throw new NotOpen();
  }

  private void dream(Optional<C> alsoConsidered) {
    Run<S, C, E> dream = run.copy();
    Position<C> at = root;
    while ((at == root || !at.proven()) && ripe(at) && path.size() < DEPTH_MAX) {
      Way<C> way = at == root ? due(alsoConsidered) : at.setOut();
      if (way.unknown()) way.leads(chances(dream, at.mover(), way.choice));
      Chance<C> chance = way.next();
      positions.use(at);
      path.add(at);
      taken.add(way);
      luck.tell(chance.drawn);
      act(dream, at.mover(), way.choice);
      at = chance.to;
    }
    if (!at.proven()) dreamOn(at, dream);
    double[] value = at.value();
    for (int i = path.size() - 1; i >= 0; i--) path.get(i).back(taken.get(i), before);
    path.clear();
    taken.clear();
    history.learn(value);
  }

  /** Whether its ways are looked at, and not only what it brings to go on as the game advises. */
  private boolean ripe(Position<C> at) {
    return advice ? (at == root && at.known()) || at.dreams() >= PATIENCE : at.known();
  }

  private void dreamOn(Position<C> at, Run<S, C, E> dream) {
    if (advice && dream.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)) {
      C choice = heuristic.choose(dream.state(), at.mover(), prompt, rng);
      dream.choose(at.mover(), choice);
      at.dreamt(end(dream), choice);
    } else {
      at.dreamt(end(dream));
    }
  }

  /** What is to be considered is tried in every fourth dream at least. */
  private Way<C> due(Optional<C> alsoConsidered) {
    return alsoConsidered
        .map(this::way)
        .filter(way -> root.proven() || 4 * way.visits() < root.visits())
        .orElseGet(root::setOut);
  }

  private List<Chance<C>> chances(Run<S, C, E> before, Seat seat, C choice) {
    List<Chance<C>> chances = new ArrayList<>(1);
    every.restart();
    luck.turnTo(every);
    try {
      do {
        Run<S, C, E> next = before.copy();
        step(next, seat, choice);
        add(chances, positions.at(next));
      } while (every.turn());
    } catch (BadInputException e) {
      throw new NotOpen();
    } finally {
      luck.free();
    }
    if (chances.size() == 1) return List.of(chances.getFirst());
    // The first to be tried should be neither all low nor all high, and the same for every choice.
    Collections.shuffle(chances, new Random(chances.size()));
    return chances;
  }

  private void add(List<Chance<C>> chances, Position<C> to) {
    for (Chance<C> chance : chances) {
      if (chance.to != to) continue;
      chance.also(every.chance());
      return;
    }
    chances.add(new Chance<>(every.chance(), every.drawn(), to));
  }

  /** One choice, and the time that passes until somebody is asked. */
  private static <C extends Choice> void step(Run<?, C, ?> run, Seat seat, C choice) {
    run.choose(seat, choice);
    for (int ticks = 0; run.status() instanceof Status.Running<C>; ticks++) {
      if (ticks > TICKS_MAX || KeepsSecrets.in(run)) throw new NotOpen();
      run.passTime();
    }
    if (KeepsSecrets.in(run)) throw new NotOpen();
  }

  private void act(Run<S, C, E> dream, Seat seat, C choice) {
    if (heuristic == history) history.acted(seat, choice);
    dream.choose(seat, choice);
    while (dream.status() instanceof Status.Running<C>) dream.passTime();
  }

  private double[] end(Run<S, C, E> dream) {
    for (int steps = 0; steps < PLAYOUT_STEPS_MAX; steps++) {
      if (heuristic.settled(run.state(), dream.state()))
        return rewards.of(rewards.judged(seat -> heuristic.standing(dream.state(), seat)));
      switch (dream.status()) {
        case Status.Finished<C>(Outcome outcome) -> {
          return Rewards.won(outcome, run.kernel().setup().seats());
        }
        case Status.Running<C> _ -> dream.passTime();
        case Status.Awaiting<C>(Prompt<C> prompt) -> {
          Seat seat = prompt.firstSeat();
          C choice = heuristic.choose(dream.state(), seat, prompt, rng);
          if (heuristic == history) history.acted(seat, choice);
          dream.choose(seat, choice);
        }
      }
    }
    return rewards.of(Outcome.ended(Outcome.LIMIT));
  }

  /** Whether its answer is known to be as good as any. */
  boolean certain() {
    return root.proven();
  }

  /** What is known to lose. */
  List<C> lost() {
    return root.lost();
  }

  /** What was made of every choice that was tried, the best first. */
  List<Findings.Considered<C>> considered() {
    return root.considered();
  }
}
