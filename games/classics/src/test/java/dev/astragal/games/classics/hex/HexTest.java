package dev.astragal.games.classics.hex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.classics.hex.Hex.Move;
import dev.astragal.games.classics.hex.Hex.Place;
import dev.astragal.games.classics.hex.Hex.Position;
import dev.astragal.games.classics.hex.Hex.Swap;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Chains, the swap, and what mathematicians have proved. */
final class HexTest {
  private final Hex game = new Hex();

  /** However a board is filled, exactly one of the two has joined its sides (Nash; Gale 1979). */
  @Test
  void aFullBoardHasOneWinner() {
    for (int filling = 0; filling < 1 << 9; filling++) {
      int[] owners = new int[9];
      for (int hex = 0; hex < 9; hex++) owners[hex] = 1 + (filling >> hex & 1);
      boolean first = joined(owners, 1);
      assertThat(joined(owners, 2)).as(Ints.of(owners).toString()).isNotEqualTo(first);
    }
  }

  private static boolean joined(int[] owners, int owner) {
    for (int hex = 0; hex < owners.length; hex++)
      if (owners[hex] == owner && new Position(3, Ints.of(owners), Seat.first(), hex).won())
        return true;
    return false;
  }

  /** Nash (1952): without the swap whoever begins wins; with it, whoever moves second. */
  @Test
  void withTheSwapTheSecondPlayerWins() {
    Position start = new Position(3, Ints.zeros(9), Seat.first(), -1);
    assertThat(winner(start, true, new HashMap<>())).isEqualTo(1);
    assertThat(winner(start, false, new HashMap<>())).isEqualTo(0);
  }

  private int winner(Position p, boolean swapping, Map<Position, Integer> known) {
    Integer before = known.get(p);
    if (before != null) return before;
    int winner;
    if (game.status(p) instanceof Status.Finished<Move>(Outcome outcome)) {
      winner = outcome.winners().getFirst().index();
    } else {
      winner = 1 - p.mover().index();
      for (Move move : moves(p))
        if ((swapping || move != Swap.SWAP)
            && winner(game.evolve(p, move), swapping, known) == p.mover().index())
          winner = p.mover().index();
    }
    known.put(p, winner);
    return winner;
  }

  @Test
  void theStoneTakenOverIsMirrored() {
    Position one = game.evolve(game.begin(2), new Place(3));
    assertThat(moves(one)).contains(Swap.SWAP).hasSize(49);
    Position swapped = game.evolve(one, Swap.SWAP);
    assertThat(swapped.owners()).isEqualTo(Ints.zeros(49).with(21, 2));
    assertThat(swapped.mover()).isEqualTo(Seat.first());
    assertThat(moves(swapped)).doesNotContain(Swap.SWAP).hasSize(48);
  }

  private List<Move> moves(Position p) {
    return new ArrayList<>(
        ((Status.Awaiting<Move>) game.status(p)).prompt().choices(p.mover()).list());
  }
}
