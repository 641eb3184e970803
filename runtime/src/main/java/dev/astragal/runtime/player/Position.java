package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.state.CanonicalBytes;
import dev.astragal.runtime.player.Positions.NotOpen;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What a search knows of one position of a game in which everybody sees everything. */
final class Position<C> {
  private static final double EXPLORATION = 0.9;

  /** After so many visits for each choice a position with luck is worth what its best way is. */
  private static final int TELLING = 15;

  /** How many times its scatter, squared, a gain must be to count on it in a dream. */
  private static final double DOUBT = 1;

  /** And to be worth an answer other than what the game advises: two standard errors. */
  private static final double DOUBT_ANSWERED = 4;

  /** Fewer tries of either say nothing. */
  private static final int TRIES_MIN = 8;

  private static final int NOBODY = -1;
  private static final double[] UNKNOWN = {};
  private static final double[] LOGARITHMS = logarithms();

  /** What a way is worth that nobody tried, by the number of seats. */
  private static final List<double[]> NOTHING =
      IntStream.rangeClosed(0, Seat.MAX).mapToObj(double[]::new).toList();

  private final long hash;
  private final Seat mover;
  private final List<C> choices;
  private final int seats;

  /** Of most positions the one dream that came there is all that is known; its value says it. */
  private double[] sums = UNKNOWN;

  private double[] value;
  private boolean proven;
  private int search;
  private List<Way<C>> ways = List.of();
  private int visits;

  /** How many dreams went on from here and are not back. */
  private int away;

  /** Whether luck decides where any of its ways leads. */
  private boolean lucky;

  /** Which choice the game itself would make, and what it brought to go on like that. */
  private int advised = NOBODY;

  private int dreams;
  private double[] dreamt = UNKNOWN;

  private Position(long hash, Seat mover, List<C> choices, int seats, double[] value) {
    this.hash = hash;
    this.mover = mover;
    this.choices = choices;
    this.seats = seats;
    this.value = value;
    this.proven = value.length > 0;
  }

  /** Somebody has to choose there. */
  static <C> Position<C> open(long hash, Seat mover, List<C> choices, int seats) {
    return new Position<>(hash, mover, choices, seats, UNKNOWN);
  }

  /** The game is over there. */
  static <C> Position<C> over(long hash, double[] won) {
    return new Position<>(hash, Seat.SPECTATOR, List.of(), won.length, won);
  }

  /** Where a run has come to; the bytes are room to write its state into. */
  static <C extends Choice> Position<C> of(Run<?, C, ?> run, CanonicalBytes bytes) {
    long hash = run.stateHash(bytes);
    int seats = run.kernel().setup().seats();
    return switch (run.status()) {
      case Status.Finished<C>(Outcome outcome) -> over(hash, Rewards.won(outcome, seats));
      case Status.Running<C> _ -> throw new NotOpen();
      case Status.Awaiting<C>(Prompt<C> prompt) -> {
        Choices<C> choices = prompt.choices(prompt.firstSeat());
        if (prompt.together() || !choices.complete()) throw new NotOpen();
        yield open(hash, prompt.firstSeat(), choices.list(), seats);
      }
    };
  }

  long hash() {
    return hash;
  }

  Seat mover() {
    return mover;
  }

  List<C> choices() {
    return choices;
  }

  boolean proven() {
    return proven;
  }

  /** Whether anybody came here before. */
  boolean known() {
    return value.length > 0;
  }

  /** What each seat may expect here; nothing as long as nobody came here. */
  double[] value() {
    return value;
  }

  int search() {
    return search;
  }

  void seenIn(int number) {
    search = number;
  }

  int visits() {
    return visits;
  }

  private void dreamt(double[] brought) {
    if (proven) return;
    if (visits == 0 && sums.length == 0) {
      visits = 1;
      value = brought.clone();
      return;
    }
    double[] all = sums();
    visits++;
    for (int seat = 0; seat < seats; seat++) all[seat] += brought[seat];
    weigh();
  }

  /**
   * What a dream from here to the end brought. Where it went on with what the game itself advises,
   * a position is worth that, unless something else is better for certain.
   */
  void dreamt(double[] brought, @Nullable C advice) {
    dreamt(brought);
    if (advice == null) return;
    if (advised == NOBODY) {
      advised = choices.indexOf(advice);
      dreamt = new double[seats];
    }
    dreams++;
    for (int seat = 0; seat < seats; seat++) dreamt[seat] += brought[seat];
  }

  /** How often somebody dreamt on from here without choosing a way. */
  int dreams() {
    return dreams;
  }

  private void weighByAdvice() {
    Way<C> best = departing(DOUBT);
    int before = best.choice.equals(choices.get(advised)) ? dreams : 0;
    int tries = best.visits + before;
    for (int seat = 0; seat < seats; seat++) {
      double own = before == 0 ? 0 : dreamt[seat];
      value[seat] = best.proven ? best.value[seat] : (best.visits * best.value[seat] + own) / tries;
    }
  }

  /** The best of all that are better than what the game advises, with no more doubt than that. */
  private Way<C> departing(double doubt) {
    Way<C> usual = ways().get(advised);
    Way<C> best = usual;
    for (Way<C> way : ways)
      if (way != usual && way.of(mover) > best.of(mover) && clear(way, usual, doubt)) best = way;
    return best;
  }

  private boolean clear(Way<C> way, Way<C> usual, double doubt) {
    int more = way.visits;
    int less = usual.visits;
    if (more < TRIES_MIN || less < TRIES_MIN) return false;
    double gain = way.of(mover) - usual.of(mover);
    double mean = (way.of(mover) + usual.of(mover)) / 2;
    return gain * gain > doubt * mean * (1 - mean) * (1.0 / more + 1.0 / less);
  }

  private double[] sums() {
    if (sums.length == 0) sums = visits > 0 ? value.clone() : new double[seats];
    return sums;
  }

  /**
   * The mean of all that was tried. But where luck is weighed, the end is so many choices away that
   * what was tried of the worse ones would add up to more than a good choice gains.
   */
  private void weigh() {
    double[] all = sums();
    if (value.length == 0) value = new double[seats];
    if (lucky && advised != NOBODY) {
      weighByAdvice();
    } else if (lucky && visits >= TELLING * choices.size()) {
      Way<C> most = mostTried();
      for (int seat = 0; seat < seats; seat++) value[seat] = most.value[seat];
    } else {
      for (int seat = 0; seat < seats; seat++) value[seat] = all[seat] / visits;
    }
  }

  private Way<C> mostTried() {
    Way<C> most = ways.getFirst();
    for (Way<C> way : ways) if (way.visits > most.visits) most = way;
    return most;
  }

  /** All of them, whether they were tried or not. */
  List<Way<C>> ways() {
    while (ways.size() < choices.size()) untried();
    return ways;
  }

  /** Most positions are come to so rarely that most of their ways are never tried. */
  private Way<C> untried() {
    if (ways.isEmpty()) ways = new ArrayList<>(2);
    Way<C> way = new Way<>(choices.get(ways.size()), NOTHING.get(seats));
    ways.add(way);
    return way;
  }

  /** A dream goes that way, and is counted before it is back. */
  void setOut(Way<C> way) {
    away++;
    way.away++;
  }

  /**
   * The way to try next: the one with the highest upper bound. Dreams that are not back make it
   * lower as if they had brought what the others did.
   */
  Way<C> next() {
    Way<C> best = ways.isEmpty() ? untried() : ways.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    double untried = value[mover.index()];
    double wonder = EXPLORATION * EXPLORATION * logarithm(visits + away + 1);
    for (Way<C> way : ways) {
      double bound =
          way.proven
              ? way.of(mover)
              : (way.visits == 0 ? untried : way.of(mover))
                  + Math.sqrt(wonder / (way.visits + way.away + 1));
      if (bound > most) {
        most = bound;
        best = way;
      }
    }
    boolean more = ways.size() < choices.size() && untried + Math.sqrt(wonder) > most;
    return more ? untried() : best;
  }

  /** The same everywhere, and found at once for all that happens often. */
  private static double logarithm(int of) {
    return of < LOGARITHMS.length ? LOGARITHMS[of] : StrictMath.log(of);
  }

  private static double[] logarithms() {
    double[] all = new double[1 << 14];
    for (int i = 1; i < all.length; i++) all[i] = StrictMath.log(i);
    return all;
  }

  /** Back from a way, wherever it led; {@code before} is room for what it was worth. */
  void back(Way<C> way, double[] before) {
    double[] all = sums();
    for (int seat = 0; seat < seats; seat++) before[seat] = way.value[seat];
    int often = way.visits;
    away--;
    way.away--;
    way.visits++;
    way.weigh();
    visits++;
    for (int seat = 0; seat < seats; seat++)
      all[seat] += way.visits * way.value[seat] - often * before[seat];
    lucky |= way.chances().size() > 1;
    if (!proven) weigh();
    if (way.proven) prove();
  }

  /** A certain win is enough; without one all ways must be known to their ends. */
  private void prove() {
    Way<C> best = ways.getFirst();
    boolean all = ways.size() == choices.size();
    for (Way<C> way : ways) {
      all &= way.proven;
      if (way.proven && (!best.proven || way.of(mover) > best.of(mover))) best = way;
    }
    if (!best.proven || (!all && best.of(mover) < 1)) return;
    value = best.value.clone();
    proven = true;
  }

  /**
   * What to choose: what was tried most. Where luck hides what choices are worth and the game has
   * an advice, that is followed unless it is known to lose or another way is better for certain.
   */
  C answer() {
    C most = considered().getFirst().choice();
    if (proven || !lucky || advised == NOBODY) return most;
    Way<C> best = departing(DOUBT_ANSWERED);
    return best.weight(mover) == 0 ? most : best.choice;
  }

  /** What was made of every choice that was tried, the best first. */
  List<Findings.Considered<C>> considered() {
    return ways().stream()
        .filter(way -> way.visits > 0 || way.proven)
        .sorted(Comparator.comparingInt(way -> -way.weight(mover)))
        .map(way -> new Findings.Considered<>(way.choice, way.visits, way.of(mover)))
        .toList();
  }
}
