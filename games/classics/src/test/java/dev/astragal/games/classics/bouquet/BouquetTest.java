package dev.astragal.games.classics.bouquet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.classics.bouquet.Bouquet.Happening;
import dev.astragal.games.classics.bouquet.Bouquet.Pick;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Ints;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What flowers are worth, and how hands go round. */
final class BouquetTest {
  @ParameterizedTest
  @CsvSource({
    "ROSE, 2, 0",
    "ROSE, 3, 10",
    "ROSE, 6, 20",
    "TULIP, 3, 5",
    "TULIP, 4, 10",
    "DAISY, 1, 1",
    "DAISY, 4, 10",
    "LILY, 2, 8",
    "LILY, 3, 6",
    "LILY, 4, 10"
  })
  void eachKindCountsInItsOwnWay(Flower flower, int count, int worth) {
    assertThat(flower.worth(count)).isEqualTo(worth);
  }

  @Test
  void thereAreSixtyCards() {
    assertThat(Flower.deck()).isEqualTo(60);
    assertThat(Flower.of(0)).isEqualTo(Flower.ROSE);
    assertThat(Flower.of(59)).isEqualTo(Flower.FERN);
  }

  @Test
  void handsGoToTheNextPlayerWhenAllHavePicked() {
    Run<Table, Pick, Happening> run = dealt();
    Ints first = run.state().hand(Seat.of(0)).cards();
    pick(run, 2);
    pick(run, 1);
    assertThat(run.state().hand(Seat.of(0)).cards()).isEqualTo(first);
    pick(run, 0);
    assertThat(run.state().hand(Seat.of(1)).cards().size()).isEqualTo(8);
    for (int card : run.state().hand(Seat.of(1)).cards().toArray())
      assertThat(first.indexOf(card)).isNotNegative();
  }

  @Test
  void equalsShareTheFerns() {
    Run<Table, Pick, Happening> run = dealt();
    Table t = run.state();
    int[] ferns = {48, 49, 50};
    for (int seat = 0; seat < 3; seat++) {
      int from = 0;
      while (!t.cards().get(from).has(ferns[seat])) from++;
      t = t.with(Table::cards, t.cards().after(t.cards().move(ferns[seat], from, 4 + seat % 2)));
    }
    assertThat(t.worth()).isEqualTo(Ints.of(6, 0, 0));
    t = t.with(Table::cards, t.cards().after(t.cards().move(ferns[2], 4, 6)));
    assertThat(t.worth()).isEqualTo(Ints.of(2, 2, 2));
  }

  @Test
  void aGameHasThreeRoundsOfNinePicksForThree() {
    Run<Table, Pick, Happening> run = dealt();
    int picks = 0;
    while (!(run.status() instanceof Status.Finished<Pick>)) {
      if (run.status() instanceof Status.Running<Pick>) {
        run.passTime();
        continue;
      }
      pick(run, prompt(run).firstSeat().index());
      picks++;
    }
    assertThat(picks).isEqualTo(3 * 9 * 3);
  }

  private static void pick(Run<Table, Pick, Happening> run, int seat) {
    run.choose(Seat.of(seat), prompt(run).choices(Seat.of(seat)).get(0));
  }

  private static Prompt<Pick> prompt(Run<Table, Pick, Happening> run) {
    return ((Status.Awaiting<Pick>) run.status()).prompt();
  }

  private static Run<Table, Pick, Happening> dealt() {
    Bouquet game = new Bouquet();
    Run<Table, Pick, Happening> run =
        Kernel.of(game, Setup.of(game.manifest(), 3)).begin(Seed.of(5));
    run.passTime();
    return run;
  }
}
