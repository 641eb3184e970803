package dev.astragal.games.classics.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.state.Ints;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the dice allow, and what they demand. */
final class BackgammonTest {
  private static final Position FIRST = Position.START.with(Position::mover, Seat.first());

  @Test
  void bothBeginWith167PointsToGo() {
    assertThat(FIRST.own().pips()).isEqualTo(167);
    assertThat(FIRST.other().pips()).isEqualTo(167);
  }

  /**
   * How many positions each of the 21 rolls can lead to from the start. The doubles can be counted
   * by hand: with sixes two men leave 24, five 13 and three 8, four steps in all, eleven ways.
   */
  @ParameterizedTest
  @CsvSource({"6, 6, 11", "5, 5, 4"})
  void theOpeningRollsLeadToAsManyPositionsAsIsKnown(int high, int low, int known) {
    assertThat(ends(rolled(FIRST, high, low))).hasSize(known);
  }

  /** The same, found by trying both orders of the dice without any rule about using both. */
  @Test
  void everyOpeningUsesBothDiceInEitherOrder() {
    for (int high = 2; high <= 6; high++)
      for (int low = 1; low < high; low++) {
        Set<Position> tried = new HashSet<>();
        for (int[] order : new int[][] {{high, low}, {low, high}})
          for (int one = 24; one > 0; one--)
            for (int two = 24; two > 0; two--) {
              Position start = rolled(FIRST, high, low);
              if (!start.own().may(one, order[0], start.other())) continue;
              Position middle = start.after(new Step(one, order[0]));
              if (!middle.own().may(two, order[1], middle.other())) continue;
              tried.add(middle.after(new Step(two, order[1])));
            }
        assertThat(ends(rolled(FIRST, high, low))).as(high + "-" + low).isEqualTo(tried);
      }
  }

  @Test
  void menOnTheBarComeFirst() {
    Position bar = rolled(with(men(25, 1, 6, 2), Men.START), 4, 3);
    assertThat(bar.steps()).containsExactly(new Step(25, 4), new Step(25, 3));
  }

  @Test
  void whoeverCannotEnterPlaysNothing() {
    Men wall = men(6, 2, 5, 2, 4, 2, 3, 2, 2, 2, 1, 2, 13, 3);
    assertThat(rolled(with(men(25, 1, 6, 14), wall), 6, 1).steps()).isEmpty();
  }

  @Test
  void ifOnlyOneDieCanBePlayedItIsTheHigher() {
    // From 24 the man may go to 18 or to 22; from either the other die is blocked.
    Men wall = men(9, 2, 6, 5, 4, 5, 1, 3);
    Position either = rolled(with(men(24, 1), wall), 6, 2);
    assertThat(either.steps()).containsExactly(new Step(24, 6));
  }

  @Test
  void aStepThatWastesTheOtherDieIsNotAllowed() {
    // 10 to 4 leaves a one; 10 to 9 leaves no six, for 3 is held.
    Men wall = men(22, 2, 1, 13);
    Position both = rolled(with(men(10, 1), wall), 6, 1);
    assertThat(both.steps()).containsExactly(new Step(10, 6));
  }

  @Test
  void menLeaveFromTheHighestPointWhenTheDieIsHigher() {
    Position home = rolled(with(men(4, 1, 2, 1), men(20, 1)), 6, 5);
    assertThat(home.steps()).containsExactly(new Step(4, 6), new Step(4, 5));
  }

  @Test
  void aManAloneIsSentToTheBar() {
    Position hit = rolled(with(men(8, 1), men(20, 1, 1, 14)), 3, 1);
    assertThat(hit.after(new Step(8, 3)).other().at(Men.BAR)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 1", "1, 0, 2", "19, 0, 3", "25, 0, 3"})
  void aWinCountsByHowFarTheOtherCame(int last, int off, int stake) {
    Men loser = men(last, 15 - off, 0, off);
    Position over = with(men(0, 15), loser);
    Outcome outcome = ((Status.Finished<Step>) new Backgammon().status(over)).outcome();
    assertThat(outcome.scores()).isEqualTo(Ints.of(stake, -stake));
  }

  private static Position with(Men own, Men other) {
    return new Position(own, other, Seat.first(), Ints.zeros(0));
  }

  private static Men men(int... pointsAndCounts) {
    Ints counts = Ints.zeros(26);
    for (int i = 0; i < pointsAndCounts.length; i += 2)
      counts = counts.plus(pointsAndCounts[i], pointsAndCounts[i + 1]);
    return new Men(counts);
  }

  private static Position rolled(Position p, int high, int low) {
    return new Backgammon().evolve(p, new Backgammon.Rolled(high, low));
  }

  /** Every position a roll can lead to. */
  private static Set<Position> ends(Position p) {
    List<Step> steps = p.steps();
    if (steps.isEmpty()) return Set.of(p);
    Set<Position> ends = new HashSet<>();
    for (Step step : steps) ends.addAll(ends(p.after(step)));
    return ends;
  }
}
