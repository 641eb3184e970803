package dev.astragal.games.regrets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.DayEvent.TieBreak;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.scoring.Reckoning;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Ints;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rules E1 to E6 and the worked examples. */
class ScoringTest {
  private static Reckoning reckoning(Lab lab) {
    return Reckoning.of(lab.state(), lab.figures());
  }

  private static Lab empty(int seats, String... sets) {
    Lab lab = Lab.atPort(seats, sets);
    for (int seat = 0; seat < seats; seat++) lab.bucks(seat, 0);
    return lab;
  }

  @Test
  void e1TheGameEndsAfterSaturdaysActionPhase() {
    Lab lab = Lab.declaring(2);
    lab.skipTo(Day.SATURDAY);
    lab.choose(new RegretsChoice.DeclareSea(1));
    lab.choose(new RegretsChoice.DeclareSea(1));
    lab.endDay();
    assertThat(lab.state().phase()).isEqualTo(Phase.ENDED);
    assertThat(lab.run().events()).contains(new DayEvent.GameEnded(DayEvent.EndReason.WEEK_OVER));
  }

  @Test
  void e1TheGameEndsWhenErosionEmptiesTheSea() {
    Lab lab = Lab.atSea(2).emptySeaBut(4).shrink(4, 1);
    lab.state().plugPulled = true;
    lab.endDay();
    var events = lab.tick();
    assertThat(events).contains(new DayEvent.GameEnded(DayEvent.EndReason.SEA_EMPTY));
    assertThat(lab.state().phase()).isEqualTo(Phase.ENDED);
  }

  @Test
  void e2OfThreeOrMoreTheHighestRegretValueLosesItsHighestMount() {
    Lab lab = empty(3).regrets(1, 3);
    lab.mounted(1, 0, Fish.PENSIONED_COD).mounted(1, 1, Fish.GLAZED_TROUT);
    Reckoning.Account account = reckoning(lab).accounts().get(1);
    assertThat(account.mounted()).isEqualTo(4 + 8);
    assertThat(account.forfeit()).isEqualTo(8);
    assertThat(account.total()).isEqualTo(4);
  }

  @Test
  void e2OfTwoTheHighestRegretValueLosesItsLowestMount() {
    Lab lab = empty(2).regrets(1, 3);
    lab.mounted(1, 0, Fish.PENSIONED_COD).mounted(1, 1, Fish.GLAZED_TROUT);
    assertThat(reckoning(lab).accounts().get(1).total()).isEqualTo(8);
  }

  @Test
  void e2WithoutMountsThereIsNothingToLose() {
    Lab lab = empty(3).regrets(1, 3).hand(1, Fish.PENSIONED_COD);
    assertThat(reckoning(lab).accounts().get(1).forfeit()).isZero();
  }

  @Test
  void e2TheValueOfRegretsCountsAndNotTheirNumber() {
    Lab lab = empty(3).regrets(0, 0, 0, 0, 1).regrets(1, 2);
    lab.mounted(0, 0, Fish.PENSIONED_COD).mounted(1, 0, Fish.GLAZED_TROUT);
    assertThat(reckoning(lab).accounts().get(0).forfeit()).isZero();
    assertThat(reckoning(lab).accounts().get(1).forfeit()).isPositive();
  }

  @Test
  void e2AllWhoShareTheHighestValueAreFinedButNobodyAtZero() {
    Lab tied = empty(3).regrets(0, 2).regrets(1, 2);
    tied.mounted(0, 0, Fish.PENSIONED_COD).mounted(1, 0, Fish.GLAZED_TROUT);
    tied.mounted(2, 0, Fish.HARBOUR_BASS);
    assertThat(reckoning(tied).totals()).isEqualTo(Ints.of(0, 0, 5));
    Lab clean = empty(3).mounted(0, 0, Fish.PENSIONED_COD);
    assertThat(reckoning(clean).totals()).isEqualTo(Ints.of(5, 0, 0));
  }

  @Test
  void e2TiedPenaltyCanBeTheFirstSeatsOrNobodys() {
    for (String who : new String[] {"FIRST_SEAT", "NOBODY"}) {
      Lab lab = empty(3, "scoring.tiedPenalty=" + who).regrets(0, 2).regrets(1, 2);
      lab.mounted(0, 0, Fish.PENSIONED_COD).mounted(1, 0, Fish.GLAZED_TROUT);
      assertThat(reckoning(lab).totals())
          .isEqualTo(who.equals("NOBODY") ? Ints.of(4, 4, 0) : Ints.of(0, 4, 0));
    }
  }

  @Test
  void e2PenaltiesAtZeroAndAloneAreOptions() {
    Lab zero = empty(3, "scoring.penaltyAtZero=true").mounted(0, 0, Fish.PENSIONED_COD);
    assertThat(reckoning(zero).totals()).isEqualTo(Ints.of(0, 0, 0));
    Lab solo = empty(1).regrets(0, 1).mounted(0, 0, Fish.PENSIONED_COD);
    assertThat(reckoning(solo).totals()).isEqualTo(Ints.of(4));
    Lab fined = empty(1, "scoring.soloPenalty=true").regrets(0, 1);
    fined.mounted(0, 0, Fish.PENSIONED_COD);
    assertThat(reckoning(fined).totals()).isEqualTo(Ints.of(0));
  }

  @Test
  void e3TheHandCountsAtItsValueAfterMadness() {
    Lab lab = empty(2).hand(0, Fish.PENSIONED_COD, Fish.MUTTERING_DAB, Fish.PATIENT_CUTTLE);
    assertThat(reckoning(lab).accounts().get(0).hand()).isEqualTo(5 + 0 + 4);
  }

  @Test
  void e4MountsCountTheirValueTimesTheirMultiplier() {
    Lab lab = empty(1).mounted(0, 0, Fish.CHAPEL_MACKEREL).mounted(0, 1, Fish.PENSIONED_COD);
    lab.mounted(0, 2, Fish.PALL_RAY);
    assertThat(reckoning(lab).accounts().get(0).mounted()).isEqualTo(4 * 1 + 5 * 2 + 8 * 3);
  }

  @Test
  void e4AMountIsNeverWorthLessThanNothing() {
    Lab lab = empty(1).mounted(0, 2, Fish.THE_PLUG);
    assertThat(reckoning(lab).accounts().get(0).mounted()).isZero();
  }

  @Test
  void e5BucksCountOneToOneAndAFlippedLifeboatAddsTenToTheRegretValue() {
    Lab lab = empty(2).bucks(0, 7).regrets(0, 3);
    lab.fisher(0).lifeboatFlipped = true;
    Reckoning.Account account = reckoning(lab).accounts().get(0);
    assertThat(account.total()).isEqualTo(7);
    assertThat(account.regretValue()).isEqualTo(13);
  }

  @Test
  void e6TheHighestTotalWins() {
    Lab lab = empty(2).bucks(1, 5);
    assertThat(reckoning(lab).winners()).isEqualTo(Ints.of(1));
    assertThat(reckoning(lab).decidedBy()).isEqualTo(TieBreak.TOTAL);
  }

  @Test
  void e6OfEqualTotalsTheLowerRegretValueWins() {
    Lab lab = empty(2).bucks(0, 5).bucks(1, 5).regrets(0, 3).regrets(1, 1, 1);
    assertThat(reckoning(lab).winners()).isEqualTo(Ints.of(1));
    assertThat(reckoning(lab).decidedBy()).isEqualTo(TieBreak.REGRET_VALUE);
  }

  @Test
  void e6OfEqualTotalsAndValuesTheFewerCardsWin() {
    Lab lab = empty(2).bucks(0, 5).bucks(1, 5).regrets(0, 3, 2, 1, 1).regrets(1, 3, 3, 1);
    assertThat(reckoning(lab).winners()).isEqualTo(Ints.of(1));
    assertThat(reckoning(lab).decidedBy()).isEqualTo(TieBreak.REGRET_CARDS);
  }

  @Test
  void e6OtherwiseTheWinIsShared() {
    Lab lab = empty(3).bucks(0, 5).bucks(1, 5).bucks(2, 4).regrets(0, 3).regrets(1, 3);
    assertThat(reckoning(lab).winners()).isEqualTo(Ints.of(0, 1));
    assertThat(reckoning(lab).decidedBy()).isEqualTo(TieBreak.SHARED);
    lab.state().phase = Phase.ENDED;
    assertThat(lab.outcome().code()).isEqualTo("shared");
    assertThat(lab.outcome().winners()).containsExactly(Seat.of(0), Seat.of(1));
  }

  /** P1 and P2 of the worked example, in seats 0 and 1. */
  private static Lab example(int seats) {
    Lab lab = empty(seats);
    lab.regrets(0, 1, 2, 3).bucks(0, 4);
    lab.hand(0, Fish.IRONMONGERS_TUNA, Fish.BRIDAL_JELLY).mounted(0, 0, Fish.PENSIONED_COD);
    lab.mounted(0, 1, Fish.CONFIDING_OCTOPUS).mounted(0, 2, Fish.UNDATED_COELACANTH);
    lab.regrets(1, 0, 1, 1, 1, 1, 1, 2, 2).bucks(1, 10).hand(1, Fish.THE_PLUG);
    lab.mounted(1, 1, Fish.ORGANISTS_LOBSTER).mounted(1, 2, Fish.ENDLESS_SQUID);
    lab.fisher(1).lifeboatFlipped = true;
    return lab;
  }

  @Test
  void workedExampleOneOfThreePlayers() {
    Lab lab = example(3).bucks(2, 2);
    lab.hand(2, Fish.WIDOWS_HERRING, Fish.PENNY_WHITEBAIT, Fish.MUTTERING_DAB);
    lab.mounted(2, 0, Fish.ALTAR_SWORDFISH);
    Reckoning reckoning = reckoning(lab);
    assertThat(reckoning.accounts().get(0).hand()).isEqualTo(12);
    assertThat(reckoning.accounts().get(0).mounted()).isEqualTo(70);
    assertThat(reckoning.accounts().get(1).hand()).isEqualTo(1);
    assertThat(reckoning.accounts().get(1).mounted()).isEqualTo(73);
    assertThat(reckoning.accounts().get(1).regretValue()).isEqualTo(19);
    assertThat(reckoning.accounts().get(1).forfeit()).isEqualTo(57);
    assertThat(reckoning.totals()).isEqualTo(Ints.of(86, 27, 19));
    assertThat(reckoning.winners()).isEqualTo(Ints.of(0));
  }

  @Test
  void workedExampleTwoOfTwoPlayers() {
    Reckoning reckoning = reckoning(example(2));
    assertThat(reckoning.accounts().get(1).forfeit()).isEqualTo(16);
    assertThat(reckoning.totals()).isEqualTo(Ints.of(86, 68));
  }

  @Test
  void everyPointOfATotalHasALine() {
    Lab lab = example(2);
    for (Reckoning.Account account : reckoning(lab).accounts()) {
      List<Reckoning.Line> lines = Reckoning.lines(account, lab.state(), lab.figures());
      int sum = lines.stream().mapToInt(Reckoning.Line::points).sum();
      assertThat(sum).isEqualTo(account.total());
      assertThat(
              account.hand()
                  + account.mounted()
                  - account.forfeit()
                  + account.bucks()
                  + account.tales())
          .isEqualTo(account.total());
    }
  }

  @Test
  void multipliersOfMountsCanBeSet() {
    Lab lab = empty(1, "scoring.mountMultipliers=[2, 3, 2, 1]").mounted(0, 1, Fish.PENSIONED_COD);
    assertThat(reckoning(lab).totals()).isEqualTo(Ints.of(15));
  }
}
