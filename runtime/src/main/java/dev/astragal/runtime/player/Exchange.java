package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.runtime.player.Way.Chance;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What searches of the same decision tell each other. Each has positions of its own: a dream takes
 * a few microseconds, and two processors that write the same numbers all the time wait for each
 * other longer than that. Now and then each tells what it has found out of the positions that it
 * often comes to, and hears what the others told last.
 */
final class Exchange<C extends Choice> {
  /** After so many dreams each tells the others: that takes a hundredth of the time of them. */
  static final int EVERY = 1_000;

  /** Told are positions that were come to in one dream of so many. */
  private static final int PART = 256;

  private static final int LEAST = 8;

  private final List<Teller> tellers;
  private final int own;

  private Exchange(List<Teller> tellers, int own) {
    this.tellers = tellers;
    this.own = own;
  }

  /** What one search told last. */
  private static final class Teller {
    volatile List<Told> told = List.of();
  }

  /** Nobody hears anything. */
  static <C extends Choice> Exchange<C> none() {
    return new Exchange<>(List.of(), 0);
  }

  /** One for each search. */
  static <C extends Choice> List<Exchange<C>> between(int searches) {
    List<Teller> tellers = Stream.generate(Teller::new).limit(searches).toList();
    List<Exchange<C>> all = new ArrayList<>();
    for (int i = 0; i < searches; i++) all.add(new Exchange<>(tellers, i));
    return all;
  }

  /** What one search has found out of one position itself. */
  static final class Told {
    private final long position;

    /** Of each way: how often it was tried. */
    final int[] visits;

    /** Of each way: what it is worth to each seat. */
    final double[][] values;

    /** Of each way: whether that is certain. */
    final boolean[] proven;

    private Told(long position, int ways) {
      this.position = position;
      this.visits = new int[ways];
      this.values = new double[ways][];
      this.proven = new boolean[ways];
    }

    static <C> Told of(Position<C> position) {
      List<Way<C>> ways = position.ways();
      Told told = new Told(position.hash(), ways.size());
      for (int i = 0; i < ways.size(); i++) {
        told.visits[i] = ways.get(i).visits;
        told.values[i] = ways.get(i).value.clone();
        told.proven[i] = ways.get(i).proven;
      }
      return told;
    }

    /** What two searches know together. */
    Told with(Told other) {
      Told both = new Told(position, visits.length);
      for (int i = 0; i < visits.length; i++) {
        both.visits[i] = visits[i] + other.visits[i];
        both.proven[i] = proven[i] || other.proven[i];
        if (proven[i]) both.values[i] = values[i];
        else if (other.proven[i]) both.values[i] = other.values[i];
        else both.values[i] = both.visits[i] == 0 ? values[i] : mean(other, i);
      }
      return both;
    }

    private double[] mean(Told other, int way) {
      double[] mean = new double[values[way].length];
      for (int seat = 0; seat < mean.length; seat++)
        mean[seat] =
            (visits[way] * values[way][seat] + other.visits[way] * other.values[way][seat])
                / (visits[way] + other.visits[way]);
      return mean;
    }
  }

  /** Tells the others, and hears what they told. */
  void meet(Positions<C> positions, Position<C> root) {
    if (tellers.size() < 2) return;
    tellers.get(own).told = often(root);
    Map<Long, Told> heard = new LinkedHashMap<>();
    for (int i = 0; i < tellers.size(); i++)
      if (i != own) for (Told one : tellers.get(i).told) heard.merge(one.position, one, Told::with);
    // From the ends up, so that what is heard of a position is known where its ways are weighed.
    for (Told one : List.copyOf(heard.values()).reversed())
      positions.at(one.position).ifPresent(position -> position.hear(one));
  }

  /** The root first. */
  private static <C> List<Told> often(Position<C> root) {
    int least = Math.max(LEAST, root.visits() / PART);
    List<Told> all = new ArrayList<>();
    Set<Long> seen = new HashSet<>(Set.of(root.hash()));
    Deque<Position<C>> next = new ArrayDeque<>(List.of(root));
    while (!next.isEmpty()) {
      Position<C> position = next.removeFirst();
      all.add(Told.of(position));
      for (Way<C> way : position.ways()) {
        if (way.visits < least) continue;
        for (Chance<C> chance : way.chances())
          if (chance.to.visits() >= least && seen.add(chance.to.hash())) next.addLast(chance.to);
      }
    }
    return all;
  }
}
