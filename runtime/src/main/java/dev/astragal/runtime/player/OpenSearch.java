package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.machine.Threads;
import dev.astragal.runtime.machine.Turns;
import dev.astragal.runtime.player.Positions.NotOpen;
import dev.astragal.runtime.player.Way.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

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

  private static final int NONE = -1;

  private final Positions<C> positions;
  private final Rewards rewards;
  private final Position<C> root;
  private final List<Dreamer<S, C, E>> dreamers;
  private final Turns turns;

  /** Of each dreamer: where its dream goes. */
  private final List<Trip<C>> trips;

  private volatile boolean over;

  /** With one source of luck for each dreamer. */
  OpenSearch(
      Run<S, C, E> run,
      Positions<C> positions,
      Optional<Heuristic<S, C>> heuristic,
      List<Rng> luck) {
    this.positions = positions;
    int seats = run.kernel().setup().seats();
    this.rewards = new Rewards(seats);
    this.trips = luck.stream().map(rng -> new Trip<C>(seats)).toList();
    this.turns = new Turns(luck.size());
    this.dreamers =
        IntStream.range(0, luck.size())
            .mapToObj(i -> new Dreamer<>(run, heuristic, luck.get(i), turns, i))
            .toList();
    this.root = positions.at(run);
  }

  /**
   * How many dreams are under way at once: enough that no thread waits for another to weigh them.
   */
  static int dreamers(int threads) {
    return threads == 1 ? 1 : 4 * threads;
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
    int next = 0;
    int idle = 0;
    while (!over) {
      int dreamt = dreamAny(next);
      if (dreamt == NONE) Threads.pause(idle++);
      else idle = 0;
      if (dreamt != NONE) next = dreamt + 1;
    }
  }

  /** Dreams what waits longest, if anything does; {@code from} is where to look first. */
  private int dreamAny(int from) {
    for (int i = 0; i < dreamers.size(); i++) {
      int next = (from + i) % dreamers.size();
      if (dreamers.get(next).dream()) return next;
    }
    return NONE;
  }

  private void search(Budget budget, Optional<C> alsoConsidered) {
    long end = budget.end();
    // The first dream of a position nobody came to yet tries none of its ways.
    int first = root.visits() == 0 ? 1 : 0;
    int count = budget.iterations() + first;
    int begun = 0;
    int weighed = 0;
    while (begun < count && !done(alsoConsidered) && (begun <= first || System.nanoTime() <= end)) {
      setOut(begun++ % trips.size(), alsoConsidered);
      if (begun - weighed == trips.size() || !root.known()) weigh(weighed++ % trips.size());
    }
    while (weighed < begun) weigh(weighed++ % trips.size());
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
  private void setOut(int dream, Optional<C> alsoConsidered) {
    Dreamer<S, C, E> dreamer = dreamers.get(dream);
    Trip<C> trip = trips.get(dream);
    dreamer.restart();
    trip.restart();
    Position<C> at = root;
    while ((at == root || !at.proven()) && ripe(at, dreamer.advised) && trip.length() < DEPTH_MAX) {
      Way<C> way = at == root ? due(alsoConsidered) : at.next();
      positions.use(at);
      trip.goes(at, way);
      if (way.unknown()) {
        dreamer.goesFurther(at.mover(), way.choice);
        turns.offer(dream);
        return;
      }
      Chance<C> chance = way.next();
      dreamer.goes(chance.step);
      at = chance.to;
    }
    trip.ends = at;
    if (at.proven()) turns.done(dream);
    else turns.offer(dream);
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
  private void weigh(int dream) {
    Dreamer<S, C, E> dreamer = dreamers.get(dream);
    Trip<C> trip = trips.get(dream);
    for (int idle = 0; !turns.isDone(dream); ) if (dreamAny(dream) == NONE) Threads.pause(idle++);
    dreamer.check();
    if (trip.ends == null) trip.ends = met(trip.last(), dreamer.found);
    if (!trip.ends.proven()) trip.ends.dreamt(dreamer.brought(rewards), dreamer.advice);
    trip.back();
  }

  /** Where a dream came to that went where nobody was; another may have been there since. */
  private Position<C> met(Way<C> way, List<Chance<C>> found) {
    if (way.unknown()) {
      for (Chance<C> chance : found) chance.to = positions.known(chance.to);
      way.leads(found);
    }
    Chance<C> chance = Chance.likeliest(way.chances());
    chance.taken++;
    return chance.to;
  }

  /** Whether its answer is known to be as good as any. */
  boolean certain() {
    return root.proven();
  }

  /** What to do, and what else was thought of. */
  Findings<C> findings() {
    return Findings.of(root.considered()).deciding(root.answer());
  }
}
