package dev.astragal.games.regrets.scoring;

import dev.astragal.games.regrets.DayEvent.TieBreak;
import dev.astragal.games.regrets.Fisher;
import dev.astragal.games.regrets.RegretsPolicy.Scoring;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.madness.Draws;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.List;

/**
 * The final scoring; line by line, as it was counted, for those who want to see it.
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

  /**
   * One seat's sums.
   *
   * @param lost the place on its wall that it lost, or {@link Fisher#NOTHING}
   * @param forfeit the positive worth of the mount it lost
   */
  public record Account(
      int seat,
      int hand,
      int mounted,
      int lost,
      int forfeit,
      int bucks,
      int tales,
      int regretValue,
      int regretCards) {
    public int total() {
      return hand + mounted - forfeit + bucks + tales;
    }
  }

  public static Reckoning of(RegretsState state, Figures figures) {
    int punished = punished(state, figures);
    Account[] accounts = new Account[state.seats()];
    for (int seat = 0; seat < accounts.length; seat++) {
      accounts[seat] = account(seat, ((punished >> seat) & 1) != 0, state, figures);
    }
    int byTotal = best((1 << accounts.length) - 1, accounts, TieBreak.TOTAL);
    int byValue = best(byTotal, accounts, TieBreak.REGRET_VALUE);
    int byCards = best(byValue, accounts, TieBreak.REGRET_CARDS);
    TieBreak decidedBy =
        alone(byTotal)
            ? TieBreak.TOTAL
            : alone(byValue)
                ? TieBreak.REGRET_VALUE
                : alone(byCards) ? TieBreak.REGRET_CARDS : TieBreak.SHARED;
    return new Reckoning(List.of(accounts), Ints.of(Draws.members(byCards)), decidedBy);
  }

  private static boolean alone(int seats) {
    return Integer.bitCount(seats) == 1;
  }

  /** A seat's sums as they stand on the table, before anybody pays for a conscience. */
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
    return Ints.each(accounts.size(), seat -> accounts.get(seat).total());
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
    if (alone(seats)) return seats;
    return switch (scoring.tiedPenalty()) {
      case ALL -> seats;
      case FIRST_SEAT -> Integer.lowestOneBit(seats);
      case NOBODY -> 0;
    };
  }

  private static Account account(int seat, boolean punished, RegretsState state, Figures figures) {
    Fisher fisher = state.fisher(seat);
    int hand = 0;
    for (long rest = fisher.hand(); rest != 0; rest &= rest - 1) {
      hand += figures.fishValue(Long.numberOfTrailingZeros(rest), fisher);
    }
    int mounted = 0;
    for (int slot = 0; slot < Fisher.SLOTS; slot++) {
      if (fisher.mount(slot) != Fisher.NOTHING) mounted += mountWorth(fisher, slot, figures);
    }
    int lost = punished ? forfeit(fisher, state.seats() == 2, figures) : Fisher.NOTHING;
    return new Account(
        seat,
        hand,
        mounted,
        lost,
        lost == Fisher.NOTHING ? 0 : mountWorth(fisher, lost, figures),
        fisher.bucks(),
        fisher.tales(),
        figures.regretValue(fisher),
        fisher.regretCount());
  }

  /** How the sums of an account came about, on the table it was made of. */
  public static List<Line> lines(Account account, RegretsState state, Figures figures) {
    Fisher fisher = state.fisher(account.seat());
    List<Line> lines = new ArrayList<>();
    for (int fish : Draws.members(fisher.hand())) {
      int worth = figures.fishValue(fish, fisher);
      lines.add(new Line(Source.HAND, fish, worth, 1, worth));
    }
    for (int slot = 0; slot < Fisher.SLOTS; slot++) {
      if (fisher.mount(slot) != Fisher.NOTHING) {
        lines.add(mount(Source.MOUNT, 1, fisher, slot, figures));
      }
    }
    if (account.lost() != Fisher.NOTHING) {
      lines.add(mount(Source.FORFEIT, -1, fisher, account.lost(), figures));
    }
    lines.add(new Line(Source.BUCKS, Fisher.NOTHING, account.bucks(), 1, account.bucks()));
    if (account.tales() > 0) {
      lines.add(new Line(Source.TALES, Fisher.NOTHING, account.tales(), 1, account.tales()));
    }
    return lines;
  }

  private static Line mount(Source source, int sign, Fisher fisher, int slot, Figures figures) {
    int fish = fisher.mount(slot);
    int points = sign * mountWorth(fisher, slot, figures);
    int worth = figures.fishValue(fish, fisher);
    return new Line(source, fish, worth, figures.multiplier(slot), points);
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

  /** Those of {@code seats} that are the best by one measure, one bit each as they are. */
  private static int best(int seats, Account[] accounts, TieBreak by) {
    int best = Integer.MIN_VALUE;
    int kept = 0;
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      int merit = merit(accounts[Integer.numberOfTrailingZeros(rest)], by);
      if (merit > best) {
        best = merit;
        kept = 0;
      }
      if (merit == best) kept |= Integer.lowestOneBit(rest);
    }
    return kept;
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
