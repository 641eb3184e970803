package dev.astragal.games.regrets.scoring;

import dev.astragal.games.regrets.RegretsPolicy.Scoring;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.game.Seat;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * What one seat can tell of everybody's Regrets while their values are secret: its own in full, how
 * much those of another can be worth, and how likely its own conscience is the worst. Cards that it
 * does not hold may lie anywhere, so chances are counted over all ways to deal them.
 */
public final class Conscience {
  private final Figures figures;
  private final RegretsState state;
  private final int seat;
  private final int[] unseen;

  public Conscience(Figures figures, RegretsState state, Seat viewer) {
    this.figures = figures;
    this.state = state;
    this.seat = viewer.index();
    long own = viewer.plays() ? state.fisher(viewer).regrets() : 0;
    Cards cards = figures.cards();
    this.unseen = new int[cards.regretValueMax() + 1];
    for (int regret = 0; regret < Regret.COUNT; regret++) {
      if (((own >> regret) & 1) == 0) unseen[cards.regretValue(regret)]++;
    }
  }

  /** Whether this seat knows what the Regrets of a seat are worth. */
  public boolean knows(int other) {
    return other == seat || state.fisher(other).regretCount() == 0;
  }

  /** The least the Regrets of a seat can be worth. */
  public int least(int other) {
    return knows(other) ? value(other) : lifeboat(other) + extreme(other, 0, 1);
  }

  /** The most the Regrets of a seat can be worth. */
  public int most(int other) {
    return knows(other) ? value(other) : lifeboat(other) + extreme(other, unseen.length - 1, -1);
  }

  private int value(int known) {
    return figures.regretValue(state.fisher(known));
  }

  private int lifeboat(int other) {
    boolean gone = state.fisher(other).lifeboatFlipped();
    return gone ? figures.policy().scoring().lifeboatRegret() : 0;
  }

  private int extreme(int other, int from, int step) {
    int left = state.fisher(other).regretCount();
    int sum = 0;
    for (int value = from; left > 0; value += step) {
      int taken = Math.min(left, unseen[value]);
      sum += taken * value;
      left -= taken;
    }
    return sum;
  }

  /** How likely this seat would pay if the week ended now: 0 never, 100 certainly. */
  public int percent() {
    return percentWith(value(seat));
  }

  /** The same if its Regrets were worth {@code own}. */
  public int percentWith(int own) {
    Scoring scoring = figures.policy().scoring();
    if (state.seats() == 1 && !scoring.soloPenalty()) return 0;
    if (own == 0 && !scoring.penaltyAtZero()) return 0;
    BigInteger all = BigInteger.ONE;
    int left = 0;
    for (int cards : unseen) left += cards;
    for (int other = 0; other < state.seats(); other++) {
      if (other == seat) continue;
      int held = state.fisher(other).regretCount();
      all = all.multiply(ways(left, held));
      left -= held;
    }
    BigInteger worst = worst(0, own, unseen, new LinkedHashMap<>());
    if (worst.signum() == 0) return 0;
    if (worst.equals(all)) return 100;
    BigInteger hundred = BigInteger.valueOf(100);
    BigInteger rounded = worst.multiply(hundred).add(all.shiftRight(1)).divide(all);
    return Math.clamp(rounded.intValue(), 1, 99);
  }

  /** In how many ways nobody from {@code other} on has a worse conscience than {@code own}. */
  private BigInteger worst(int other, int own, int[] left, Map<List<Integer>, BigInteger> counted) {
    if (other == state.seats()) return BigInteger.ONE;
    if (other == seat) return worst(other + 1, own, left, counted);
    List<Integer> place =
        IntStream.concat(IntStream.of(other), Arrays.stream(left)).boxed().toList();
    BigInteger known = counted.get(place);
    if (known != null) return known;
    int room = own - lifeboat(other) - (pays(other) ? 0 : 1);
    BigInteger ways = deal(other, 0, state.fisher(other).regretCount(), room, own, left, counted);
    counted.put(place, ways);
    return ways;
  }

  /** Whether this seat still pays when another has Regrets of the same worth. */
  private boolean pays(int other) {
    return switch (figures.policy().scoring().tiedPenalty()) {
      case ALL -> true;
      case FIRST_SEAT -> seat < other;
      case NOBODY -> false;
    };
  }

  /** Deals a seat {@code held} cards worth {@code value} or more, {@code room} at most in all. */
  private BigInteger deal(
      int other,
      int value,
      int held,
      int room,
      int own,
      int[] left,
      Map<List<Integer>, BigInteger> counted) {
    if (room < 0) return BigInteger.ZERO;
    if (value == left.length) {
      return held == 0 ? worst(other + 1, own, left, counted) : BigInteger.ZERO;
    }
    BigInteger sum = BigInteger.ZERO;
    for (int taken = 0; taken <= Math.min(held, left[value]); taken++) {
      int[] rest = left.clone();
      rest[value] -= taken;
      sum =
          sum.add(
              ways(left[value], taken)
                  .multiply(
                      deal(
                          other,
                          value + 1,
                          held - taken,
                          room - taken * value,
                          own,
                          rest,
                          counted)));
    }
    return sum;
  }

  /** In how many ways {@code some} cards can be chosen of {@code all}. */
  private static BigInteger ways(int all, int some) {
    BigInteger ways = BigInteger.ONE;
    for (int i = 0; i < some; i++) {
      ways = ways.multiply(BigInteger.valueOf(all - i)).divide(BigInteger.valueOf(i + 1L));
    }
    return ways;
  }
}
