package dev.astragal.games.classics.hearts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.classics.hearts.Hearts.Card;
import dev.astragal.games.classics.hearts.Hearts.Happening;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Ints;
import dev.astragal.parts.cards.French;
import dev.astragal.parts.cards.Suit;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Points, suits, and the exchange. */
final class HeartsTest {
  private static final Hearts GAME = new Hearts();

  @Test
  void everyDealHas26PointsOrThreeTimesAsManyForTheOthers() {
    for (int seed = 0; seed < 20; seed++) {
      Run<Table, Card, Happening> run = played(seed, "random");
      Table table = run.state();
      assertThat(table.points().sum() % Table.ALL_POINTS).isZero();
      assertThat(table.points().max()).isGreaterThanOrEqualTo(50);
    }
  }

  @Test
  void whoeverTakesAllHasNone() {
    Table all = Table.of(50).with(Table::taken, Ints.of(0, 26, 0, 0));
    assertThat(all.written()).isEqualTo(Ints.of(26, 0, 26, 26));
    Table some = Table.of(50).with(Table::taken, Ints.of(1, 25, 0, 0));
    assertThat(some.written()).isEqualTo(Ints.of(1, 25, 0, 0));
  }

  @Test
  void theTwoOfClubsIsLedAndSuitIsFollowed() {
    Table t = dealt(with(card(Suit.CLUBS, 5), card(Suit.HEARTS, 3)), 3);
    assertThat(t.trick().cards()).isEqualTo(Ints.of(Table.TWO_OF_CLUBS));
    assertThat(t.playable()).containsExactly(card(Suit.CLUBS, 5));
  }

  @Test
  void nothingThatCountsGoesToTheFirstTrickUnlessThereIsNothingElse() {
    int queen = Table.QUEEN_OF_SPADES;
    assertThat(dealt(with(card(Suit.HEARTS, 3), queen, card(Suit.DIAMONDS, 4)), 3).playable())
        .containsExactly(card(Suit.DIAMONDS, 4));
    assertThat(dealt(with(card(Suit.HEARTS, 3), queen), 3).playable())
        .containsExactlyInAnyOrder(card(Suit.HEARTS, 3), queen);
  }

  @Test
  void heartsAreNotLedBeforeOneFell() {
    Table t = dealt(with(card(Suit.HEARTS, 3), card(Suit.CLUBS, 14), card(Suit.SPADES, 4)), 3);
    for (int card : new int[] {card(Suit.CLUBS, 14), 1, 2}) t = t.played(next(t), card);
    t = t.taken(t.trick().winner(4), 0);
    assertThat(t.leader()).isEqualTo(Seat.of(1));
    assertThat(t.playable()).containsExactly(card(Suit.SPADES, 4));
    assertThat(t.with(Table::broken, true).playable()).hasSize(2);
  }

  @Test
  void cardsGoLeftRightAcrossAndNowhere() {
    List<Integer> ways = new ArrayList<>();
    for (int deal = 0; deal < 5; deal++) ways.add(Table.of(50).with(Table::deal, deal).passing());
    assertThat(ways).containsExactly(1, 3, 2, 0, 1);
  }

  @Test
  void theCautiousBotHasFewerPointsThanChance() {
    int cautious = 0;
    int random = 0;
    for (int seed = 0; seed < 30; seed++) {
      Ints points = played(seed, "cautious", "random", "random", "random").state().points();
      cautious += 3 * points.get(0);
      random += points.sum() - points.get(0);
    }
    assertThat(cautious).isLessThan(random);
  }

  private static Run<Table, Card, Happening> played(int seed, String... bots) {
    Kernel<Table, Card, Happening> kernel = Kernel.of(GAME, Setup.of(GAME.manifest(), 4));
    Run<Table, Card, Happening> run = kernel.begin(Seed.of(seed));
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) names.add(bots[seat % bots.length]);
    Match.play(run, Players.seated(kernel, names, Seed.of(seed)));
    return run;
  }

  /** The first seat has led the two of clubs; the second has {@code hand}. */
  private static Table dealt(Ints hand, int deal) {
    List<Ints> hands =
        List.of(Ints.of(Table.TWO_OF_CLUBS, 20), hand, Ints.of(1, 21), Ints.of(2, 22));
    return Table.of(50)
        .with(Table::deal, deal)
        .dealt(hands)
        .played(Seat.first(), Table.TWO_OF_CLUBS);
  }

  private static Seat next(Table t) {
    return t.trick().next(4);
  }

  private static Ints with(int... cards) {
    return Ints.of(cards);
  }

  private static int card(Suit suit, int rank) {
    return new French(suit, rank).card();
  }
}
