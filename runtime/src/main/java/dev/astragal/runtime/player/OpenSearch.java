package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.machine.Threads;
import dev.astragal.runtime.player.Positions.NotOpen;
import dev.astragal.runtime.player.Way.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Searches one decision of a game in which everybody sees everything. Positions are known again by
 * whatever way they were reached, luck is weighed by its odds and not drawn, and what is certain is
 * searched no more. One thread alone decides where the next dream goes and weighs what it brought;
 * the others dream. Dreams are weighed in the order in which they set out, each a fixed number of
 * dreams later, so that the answer does not depend on who was faster.
 */
final class OpenSearch<S, C extends Choice, E extends Event> {
  /** A game may go round in circles. */
  private static final int DEPTH_MAX = 400;

  /** So often a dream goes on as the game advises before it is asked what else could be done. */
  private static final int PATIENCE = 30;

  private final Positions<C> positions;
  private final Rewards rewards;
  private final Position<C> root;
  private final List<Dreamer<S, C, E>> dreamers;
  private final double[] before;
  private int begun;
  private int weighed;
  private volatile boolean over;

  /** With one source of luck for each dreamer. */
  OpenSearch(
      Run<S, C, E> run,
      Positions<C> positions,
      Optional<Heuristic<S, C>> heuristic,
      List<Rng> luck) {
    this.positions = positions;
    this.dreamers = luck.stream().map(rng -> new Dreamer<>(run, heuristic, rng)).toList();
    this.rewards = new Rewards(run.kernel().setup().seats());
    this.before = new double[run.kernel().setup().seats()];
    this.root = positions.at(run);
  }

  /** How many dream at once: while one is weighed, another waits for each thread. */
  static int dreamers(int threads) {
    return threads == 1 ? 1 : 2 * threads;
  }

  /** Searches for as long as the budget lasts, or until there is nothing left to find out. */
  void search(Budget budget, int threads, Optional<C> alsoConsidered) {
    over = false;
    List<Runnable> works = new ArrayList<>(Collections.nCopies(threads, this::help));
    works.set(0, () -> lead(budget, alsoConsidered));
    Threads.together(works);
  }

  private void lead(Budget budget, Optional<C> alsoConsidered) {
    try {
      search(budget, alsoConsidered);
    } finally {
      over = true;
    }
  }

  private void help() {
    for (int idle = 0; !over; )
      if (dreamAny()) idle = 0;
      else Threads.pause(idle++);
  }

  private boolean dreamAny() {
    for (Dreamer<S, C, E> dreamer : dreamers) if (dreamer.dream()) return true;
    return false;
  }

  private void search(Budget budget, Optional<C> alsoConsidered) {
    long end = budget.end();
    // The first dream of a position nobody came to yet tries none of its ways.
    int first = root.visits() == 0 ? 1 : 0;
    int count = budget.iterations() + first;
    begun = 0;
    weighed = 0;
    while (begun < count && !done(alsoConsidered) && (begun <= first || System.nanoTime() <= end)) {
      setOut(dreamer(begun++), alsoConsidered);
      if (begun - weighed == dreamers.size() || !root.known()) weigh(dreamer(weighed++));
    }
    while (weighed < begun) weigh(dreamer(weighed++));
  }

  private Dreamer<S, C, E> dreamer(int dream) {
    return dreamers.get(dream % dreamers.size());
  }

  /** Whether there is nothing left to find out. */
  private boolean done(Optional<C> alsoConsidered) {
    return root.proven() && alsoConsidered.map(this::way).map(Way::settled).orElse(true);
  }

  private Way<C> way(C choice) {
    for (Way<C> way : root.ways()) if (way.choice.equals(choice)) return way;
    throw new NotOpen();
  }

  /** Lays down where the next dream goes: as far as is known, and a step further. */
  private void setOut(Dreamer<S, C, E> dreamer, Optional<C> alsoConsidered) {
    dreamer.restart();
    Position<C> at = root;
    int depth = 0;
    while ((at == root || !at.proven()) && ripe(at, dreamer.advised) && depth++ < DEPTH_MAX) {
      Way<C> way = at == root ? due(alsoConsidered) : at.next();
      positions.use(at);
      at.setOut(way);
      dreamer.goes(at, way);
      if (way.unknown()) {
        dreamer.offer();
        return;
      }
      Chance<C> chance = way.next();
      dreamer.draws(chance.drawn);
      at = chance.to;
    }
    dreamer.ends = at;
    if (at.proven()) dreamer.spare();
    else dreamer.offer();
  }

  /** Whether its ways are looked at, and not only what it brings to go on as the game advises. */
  private boolean ripe(Position<C> at, boolean advised) {
    return advised ? (at == root && at.known()) || at.dreams() >= PATIENCE : at.known();
  }

  /** What is to be considered is tried in every fourth dream at least. */
  private Way<C> due(Optional<C> alsoConsidered) {
    return alsoConsidered
        .map(this::way)
        .filter(way -> root.proven() || 4 * way.visits() < root.visits())
        .orElseGet(root::next);
  }

  /** What a dream brought is known from now on, wherever it came by. */
  private void weigh(Dreamer<S, C, E> dreamer) {
    for (int idle = 0; !dreamer.dreamt(); ) if (!dreamAny()) Threads.pause(idle++);
    dreamer.check();
    Position<C> at = dreamer.ends == null ? met(dreamer) : dreamer.ends;
    if (!at.proven()) at.dreamt(dreamer.brought(rewards), dreamer.advice);
    for (int i = dreamer.path.size() - 1; i >= 0; i--)
      dreamer.path.get(i).back(dreamer.ways.get(i), before);
    dreamer.learn(at.value());
  }

  /** Where a dream came to that went where nobody was; another may have been there since. */
  private Position<C> met(Dreamer<S, C, E> dreamer) {
    Way<C> way = dreamer.ways.getLast();
    if (way.unknown()) {
      for (Chance<C> chance : dreamer.found) chance.to = positions.known(chance.to);
      way.leads(dreamer.found);
    }
    Chance<C> chance = Chance.likeliest(way.chances());
    chance.taken++;
    return chance.to;
  }

  /** Whether its answer is known to be as good as any. */
  boolean certain() {
    return root.proven();
  }

  /** What was made of every choice that was tried, the best first. */
  List<Findings.Considered<C>> considered() {
    return root.considered();
  }
}
