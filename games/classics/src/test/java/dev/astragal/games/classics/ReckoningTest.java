package dev.astragal.games.classics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Chair;
import dev.astragal.runtime.table.Reckoning;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Table;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How games that are over say, line by line, what decided them. */
final class ReckoningTest {
  private static final Seating TWO =
      new Seating(List.of(new Chair.Person("Ann"), new Chair.Person("Ben")));

  /** Both play what is written, in turn; then the lines. */
  private static List<String> played(String game, String... choices) {
    RunSpec spec = RunSpec.of(game, new Seed("reckoned"), 2);
    try (Table table = Table.begin(spec, TWO, Optional.empty(), Optional.empty())) {
      for (String choice : choices) {
        while (table.situation() instanceof Situation.Running) table.pass(1);
        Seat seat = table.situation().asked().getFirst();
        long prompt = table.question(seat).orElseThrow().prompt();
        assertThat(table.answer(seat, prompt, JsonTrees.read(choice, "choice")).accepted())
            .isTrue();
      }
      assertThat(table.outcome()).isPresent();
      return new Reckoning(table.recording(), Seat.SPECTATOR)
          .lines().stream().map(table.messages()::text).toList();
    }
  }

  private static String move(int from, int to) {
    return "{\"from\": " + from + ", \"to\": " + to + ", \"promotion\": 0}";
  }

  @Test
  void chessNamesTheMatedKingAndWhatIsLeft() {
    // 1. f3 e5 2. g4 Qh4
    assertThat(played("chess", move(53, 45), move(12, 28), move(54, 38), move(3, 39)))
        .containsExactly(
            "Checkmate: the king of White on e1 is attacked and cannot be saved",
            "2 moves of each side",
            "White has beside the king: 1 × Queen, 2 × Rook, 2 × Bishop, 2 × Knight and 8 × Pawn; worth 39 pawns",
            "Black has beside the king: 1 × Queen, 2 × Rook, 2 × Bishop, 2 × Knight and 8 × Pawn; worth 39 pawns");
  }

  @Test
  void connectFourSaysWhichWayTheFourGo() {
    String first = "{\"column\": 0}";
    String second = "{\"column\": 1}";
    assertThat(played("connectfour", first, second, first, second, first, second, first))
        .containsExactly("Ann has four in a column, completed in column 1", "7 discs on the board");
  }

  @Test
  void whoeverFoldsAtPokerShowsNoCard() {
    assertThat(played("kuhn", "\"BET\"", "\"PASS\""))
        .containsExactly(
            "Ann put in 2 chips",
            "Ben put in 1 chip",
            "Ben folded, so nobody shows a card",
            "The pot of 3 goes to Ann");
    assertThat(played("leduc", "\"RAISE\"", "\"FOLD\""))
        .containsExactly(
            "Ann put in 3 chips",
            "Ben put in 1 chip",
            "Ben folded, so nobody shows a card",
            "The pot of 4 goes to Ann");
  }
}
