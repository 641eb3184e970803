package dev.astragal.games.regrets.scoring;

import dev.astragal.games.regrets.DayEvent.TieBreak;
import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.RegretsPolicy.Scoring;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.madness.Draws;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The final scoring, worked out line by line so that it can be shown as it was counted.
 *
 * @param accounts one per seat
 * @param winners the seats that win, alone or together
 * @param decidedBy what told the winners from the others
 */
public record Reckoning(List<Account> accounts, Ints winners, TieBreak decidedBy) {
  /** What a line counts. */
  public enum Source {
    HAND,
    MOUNT,
    FORFEIT,
    BUCKS,
    TALES
  }

  /**
   * One line: a fish with its worth and multiplier, or an amount.
   *
   * @param fish the card, or {@link Fisher#NOTHING} for bucks and tales
   * @param worth value after madness, or the amount
   * @param points what it adds to the total; negative for a forfeit
   */
  public record Line(Source source, int fish, int worth, int multiplier, int points) {}

  /** One seat's lines and sums; {@code forfeit} is the positive worth of the mount it lost. */
  public record Account(int seat, List<Line> lines, int regretValue, int regretCards) {
    public int hand() {
      return sum(Source.HAND);
    }

    public int mounted() {
      return sum(Source.MOUNT);
    }

    public int forfeit() {
      return -sum(Source.FORFEIT);
    }

    public int bucks() {
      return sum(Source.BUCKS);
    }

    public int tales() {
      return sum(Source.TALES);
    }

    public int total() {
      int total = 0;
      for (Line line : lines) total += line.points();
      return total;
    }

    private int sum(Source source) {
      int sum = 0;
      for (Line line : lines) if (line.source() == source) sum += line.points();
      return sum;
    }
  }

  public static Reckoning of(RegretsState state, Figures figures) {
    int punished = punished(state, figures);
    List<Account> accounts = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      accounts.add(account(seat, ((punished >> seat) & 1) != 0, state, figures));
    }
    int[] all = new int[state.seats()];
    for (int seat = 0; seat < all.length; seat++) all[seat] = seat;
    int[] byTotal = best(all, accounts, TieBreak.TOTAL);
    int[] byValue = best(byTotal, accounts, TieBreak.REGRET_VALUE);
    int[] byCards = best(byValue, accounts, TieBreak.REGRET_CARDS);
    TieBreak decidedBy =
        byTotal.length == 1
            ? TieBreak.TOTAL
            : byValue.length == 1
                ? TieBreak.REGRET_VALUE
                : byCards.length == 1 ? TieBreak.REGRET_CARDS : TieBreak.SHARED;
    return new Reckoning(List.copyOf(accounts), Ints.of(byCards), decidedBy);
  }

  /** A seat's lines as they stand on the table, before anybody pays for a conscience. */
  public static Account soFar(int seat, RegretsState state, Figures figures) {
    return account(seat, false, state, figures);
  }

  /** The place on its wall that a seat loses if its conscience is the worst, or nothing. */
  public static int atStake(int seat, RegretsState state, Figures figures) {
    return forfeit(state.fisher(seat), state.seats() == 2, figures);
  }

  /** What a place on a seat's wall counts. */
  public static int mountWorth(Fisher fisher, int slot, Figures figures) {
    return figures.fishValue(fisher.mount(slot), fisher) * figures.multiplier(slot);
  }

  /** The totals, one per seat. */
  public Ints totals() {
    int[] totals = new int[accounts.size()];
    for (int seat = 0; seat < totals.length; seat++) totals[seat] = accounts.get(seat).total();
    return Ints.of(totals);
  }

  /** Who has the highest Regret value and pays for it, one bit per seat. */
  private static int punished(RegretsState state, Figures figures) {
    Scoring scoring = figures.policy().scoring();
    if (state.seats() == 1 && !scoring.soloPenalty()) return 0;
    int highest = 0;
    int seats = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      int value = figures.regretValue(state.fisher(seat));
      if (value > highest) {
        highest = value;
        seats = 0;
      }
      if (value == highest) seats |= 1 << seat;
    }
    if (highest == 0 && !scoring.penaltyAtZero()) return 0;
    if (Integer.bitCount(seats) == 1) return seats;
    return switch (scoring.tiedPenalty()) {
      case ALL -> seats;
      case FIRST_SEAT -> Integer.lowestOneBit(seats);
      case NOBODY -> 0;
    };
  }

  private static Account account(int seat, boolean punished, RegretsState state, Figures figures) {
    Fisher fisher = state.fisher(seat);
    List<Line> lines = new ArrayList<>();
    for (int fish : Draws.members(fisher.hand())) {
      int worth = figures.fishValue(fish, fisher);
      lines.add(new Line(Source.HAND, fish, worth, 1, worth));
    }
    int forfeit = punished ? forfeit(fisher, state.seats() == 2, figures) : Fisher.NOTHING;
    for (int slot = 0; slot < Fisher.SLOTS; slot++) {
      int fish = fisher.mount(slot);
      if (fish == Fisher.NOTHING) continue;
      int worth = figures.fishValue(fish, fisher);
      lines.add(
          new Line(
              Source.MOUNT,
              fish,
              worth,
              figures.multiplier(slot),
              mountWorth(fisher, slot, figures)));
    }
    if (forfeit != Fisher.NOTHING) {
      int fish = fisher.mount(forfeit);
      int worth = figures.fishValue(fish, fisher);
      lines.add(
          new Line(
              Source.FORFEIT,
              fish,
              worth,
              figures.multiplier(forfeit),
              -mountWorth(fisher, forfeit, figures)));
    }
    lines.add(new Line(Source.BUCKS, Fisher.NOTHING, fisher.bucks(), 1, fisher.bucks()));
    if (fisher.tales() > 0) {
      lines.add(new Line(Source.TALES, Fisher.NOTHING, fisher.tales(), 1, fisher.tales()));
    }
    return new Account(seat, List.copyOf(lines), figures.regretValue(fisher), fisher.regretCount());
  }

  /** The slot that is lost: the lowest mount of two players, the highest of more. */
  private static int forfeit(Fisher fisher, boolean lowest, Figures figures) {
    int chosen = Fisher.NOTHING;
    int chosenWorth = 0;
    for (int slot = 0; slot < Fisher.SLOTS; slot++) {
      if (fisher.mount(slot) == Fisher.NOTHING) continue;
      int worth = mountWorth(fisher, slot, figures);
      boolean better = lowest ? worth < chosenWorth : worth > chosenWorth;
      if (chosen == Fisher.NOTHING || better) {
        chosen = slot;
        chosenWorth = worth;
      }
    }
    return chosen;
  }

  private static int[] best(int[] seats, List<Account> accounts, TieBreak by) {
    int best = Integer.MIN_VALUE;
    for (int seat : seats) best = Math.max(best, merit(accounts.get(seat), by));
    int count = 0;
    int[] kept = new int[seats.length];
    for (int seat : seats) {
      if (merit(accounts.get(seat), by) == best) kept[count++] = seat;
    }
    return Arrays.copyOf(kept, count);
  }

  private static int merit(Account account, TieBreak by) {
    return switch (by) {
      case TOTAL -> account.total();
      case REGRET_VALUE -> -account.regretValue();
      case REGRET_CARDS -> -account.regretCards();
      case SHARED -> 0;
    };
  }
}
