package dev.astragal.games.classics.hanabi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.classics.hanabi.Hanabi.Action;
import dev.astragal.games.classics.hanabi.Hanabi.Discard;
import dev.astragal.games.classics.hanabi.Hanabi.Happening;
import dev.astragal.games.classics.hanabi.Hanabi.Play;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Ints;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The deck, hints, fuses and the last round. */
final class HanabiTest {
  private static final Hanabi GAME = new Hanabi();

  @Test
  void everyColourHasThreeOnesTwoOfEachToFourAndOneFive() {
    Map<String, Integer> counts = new TreeMap<>();
    for (int card = 0; card < Card.CARDS; card++)
      counts.merge(Card.of(card).colour() + " " + Card.of(card).rank(), 1, Integer::sum);
    assertThat(counts).hasSize(25);
    for (Card.Colour colour : Card.Colour.values())
      for (int rank = 1; rank <= 5; rank++)
        assertThat(counts.get(colour + " " + rank)).isEqualTo(new int[] {3, 2, 2, 2, 1}[rank - 1]);
  }

  @ParameterizedTest
  @CsvSource({"2, 5", "3, 5", "4, 4", "5, 4"})
  void fewerPlayersHoldMoreCards(int seats, int cards) {
    Table t = begun(seats, 1).state();
    for (int seat = 0; seat < seats; seat++)
      assertThat(t.held(Seat.of(seat)).size()).isEqualTo(cards);
    assertThat(t.cards().get(Table.DECK).size()).isEqualTo(50 - seats * cards);
  }

  @Test
  void aHintTellsOfEveryCardWhetherItIsMeant() {
    int one = Known.NOTHING;
    Hint red = new Hint.OfColour(Seat.of(1), Card.Colour.RED);
    Hint three = new Hint.OfRank(Seat.of(1), 3);
    assertThat(Known.possible(Known.after(one, red, true))).hasSize(5);
    assertThat(Known.possible(Known.after(one, red, false))).hasSize(20);
    assertThat(Known.possible(Known.after(Known.after(one, red, true), three, true)))
        .containsExactly(new Card(Card.Colour.RED, 3));
    assertThat(Known.possible(Known.after(Known.after(one, red, false), three, false))).hasSize(16);
  }

  @Test
  void threeCardsThatDoNotFitLoseEverything() {
    for (int seed = 0; seed < 5; seed++) {
      Run<Table, Action, Happening> run = begun(2, seed);
      while (run.state().fuses() > 0) {
        Table t = run.state();
        int slot = wrong(t);
        run.choose(t.mover(), slot < 0 ? Hanabi.hints(t).getFirst() : new Play(slot));
      }
      assertThat(outcome(run).code()).isEqualTo("exploded");
      assertThat(outcome(run).scores()).isEqualTo(Ints.of(0, 0));
    }
  }

  private static int wrong(Table t) {
    Ints hand = t.held(t.mover());
    for (int slot = 0; slot < hand.size(); slot++)
      if (!t.fits(Card.of(hand.get(slot)))) return slot;
    return -1;
  }

  @Test
  void everybodyHasOneMoreTurnAfterTheLastCard() {
    Run<Table, Action, Happening> run = begun(3, 2);
    int after = 0;
    while (!(run.status() instanceof Status.Finished<Action>)) {
      Table t = run.state();
      if (t.cards().get(Table.DECK).size() == 0) after++;
      run.choose(
          t.mover(), t.hints() < Table.HINTS_MAX ? new Discard(0) : Hanabi.hints(t).getFirst());
    }
    assertThat(after).isEqualTo(3);
    assertThat(outcome(run).code()).isEqualTo("over");
  }

  @Test
  void whatIsDealtAnewKeepsToWhatHintsHaveTold() {
    Run<Table, Action, Happening> run = begun(2, 3);
    for (int turn = 0; turn < 4; turn++)
      run.choose(run.state().mover(), Hanabi.hints(run.state()).get(turn));
    Rng rng = run.luck().copy().stream(Stream.of("deck"));
    for (int deal = 0; deal < 50; deal++) {
      Table dealt = run.state().redealt(Seat.of(0), rng);
      Ints hand = dealt.held(Seat.of(0));
      for (int slot = 0; slot < hand.size(); slot++)
        assertThat(Known.allows(dealt.known(Seat.of(0)).get(slot), Card.of(hand.get(slot))))
            .isTrue();
      assertThat(dealt.held(Seat.of(1))).isEqualTo(run.state().held(Seat.of(1)));
    }
  }

  @Test
  void theHelpfulBotLightsMostOfIt() {
    int sum = 0;
    for (int seed = 0; seed < 20; seed++) {
      Run<Table, Action, Happening> run = kernel(3).begin(Seed.of(seed));
      sum +=
          Match.play(
                  run,
                  Players.seated(
                      kernel(3), List.of("helpful", "helpful", "helpful"), Seed.of(seed)))
              .scores()
              .get(0);
    }
    assertThat(sum / 20).isGreaterThanOrEqualTo(12);
  }

  private static Outcome outcome(Run<Table, Action, Happening> run) {
    return ((Status.Finished<Action>) run.status()).outcome();
  }

  private static Kernel<Table, Action, Happening> kernel(int seats) {
    return Kernel.of(GAME, Setup.of(GAME.manifest(), seats));
  }

  private static Run<Table, Action, Happening> begun(int seats, int seed) {
    Run<Table, Action, Happening> run = kernel(seats).begin(Seed.of(seed));
    run.passTime();
    return run;
  }
}
