package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import java.util.function.ToIntFunction;

/**
 * Turns ends of dreams into rewards between 0 and 1, one per seat. Winning counts most; what is
 * left compares a seat's lead with those it had in other dreams of the same search.
 */
final class Rewards {
  static final double EVEN = 0.5;

  private static final double[] NOTHING = {};

  private final int seats;
  private final double[] mean;
  private final double[] squares;
  private int count;

  /** Nobody has beaten anybody yet: whatever is reached is reached by all, or there is only one. */
  private boolean shared = true;

  Rewards(int seats) {
    this.seats = seats;
    this.mean = new double[seats];
    this.squares = new double[seats];
  }

  /** Winning alone: how much of the win each seat has. */
  static double[] won(Outcome outcome, int seats) {
    double[] won = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      if (outcome.winners().contains(Seat.of(seat))) won[seat] = 1.0 / outcome.winners().size();
      else if (outcome.winners().isEmpty() && seats > 1) won[seat] = EVEN;
    }
    return won;
  }

  /** One dream's end, before it is compared with others. */
  static final class End {
    /** How much of a win each seat has; nothing where the dream was not played to its end. */
    private final double[] won;

    /** By how much each seat stands better than others; nothing where nobody counts. */
    private final double[] leads;

    End(double[] won, double[] leads) {
      this.won = won;
      this.leads = leads;
    }

    double won(int seat) {
      return won[seat];
    }
  }

  /** Counts a dream that was played to its end. */
  End over(Outcome outcome) {
    double[] won = won(outcome, seats);
    if (outcome.scores().size() < seats) return new End(won, NOTHING);
    if (seats > 1 && !outcome.winners().isEmpty()) shared = false;
    return new End(won, leads(seat -> outcome.scores().get(seat.index())));
  }

  /** Counts a dream that was not played to its end: a win is the likelier the better one stands. */
  End judged(ToIntFunction<Seat> standing) {
    return new End(NOTHING, leads(standing));
  }

  double[] of(Outcome outcome) {
    return of(over(outcome));
  }

  /** What an end is worth beside all that were counted so far. */
  double[] of(End end) {
    if (end.leads.length == 0) return end.won;
    double[] rewards = new double[seats];
    for (int seat = 0; seat < seats; seat++) rewards[seat] = of(end, seat);
    return rewards;
  }

  double of(End end, int seat) {
    if (end.leads.length == 0) return end.won[seat];
    double lead = end.leads[seat];
    double won;
    if (end.won.length > 0) won = end.won[seat];
    else won = seats == 1 ? EVEN : squashed(lead / deviation(seat));
    return mixed(won, share(lead, seat));
  }

  private double mixed(double won, double share) {
    if (shared && seats > 1) return share;
    return seats == 1 ? 0.5 * won + 0.5 * share : 0.8 * won + 0.2 * share;
  }

  private double[] leads(ToIntFunction<Seat> points) {
    double[] leads = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      leads[seat] = points.applyAsInt(Seat.of(seat));
      if (leads[seat] != leads[0]) shared = false;
    }
    if (!shared) leads = overOthers(leads);
    count++;
    for (int seat = 0; seat < seats; seat++) {
      double off = leads[seat] - mean[seat];
      mean[seat] += off / count;
      squares[seat] += off * (leads[seat] - mean[seat]);
    }
    return leads;
  }

  private static double[] overOthers(double[] points) {
    double[] leads = new double[points.length];
    for (int seat = 0; seat < leads.length; seat++) {
      double best = Double.NEGATIVE_INFINITY;
      for (int other = 0; other < leads.length; other++)
        if (other != seat) best = Math.max(best, points[other]);
      leads[seat] = points[seat] - best;
    }
    return leads;
  }

  private double share(double lead, int seat) {
    return squashed((lead - mean[seat]) / deviation(seat));
  }

  private double deviation(int seat) {
    return count < 2 || squares[seat] == 0 ? 1 : Math.sqrt(squares[seat] / count);
  }

  private static double squashed(double lead) {
    return EVEN + EVEN * lead / (1 + Math.abs(lead));
  }
}
