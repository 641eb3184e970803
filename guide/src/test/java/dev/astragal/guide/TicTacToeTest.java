package dev.astragal.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import org.junit.jupiter.api.Test;

class TicTacToeTest {
  private final Kernel<TicTacToe.Board, TicTacToe.Mark, TicTacToe.Mark> kernel =
      Kernel.of(new TicTacToe(), Setup.of(new TicTacToe().manifest(), 2));

  @Test
  void threeInARowWin() {
    assertThat(played(0, 3, 1, 4, 2).status())
        .isEqualTo(Status.finished(Outcome.won(Seat.first())));
  }

  @Test
  void aFullBoardWithoutARowIsDrawn() {
    assertThat(played(0, 1, 2, 4, 3, 5, 7, 6, 8).status())
        .isEqualTo(Status.finished(Outcome.drawn()));
  }

  @Test
  void aTakenCellIsRefused() {
    Run<TicTacToe.Board, TicTacToe.Mark, TicTacToe.Mark> run = played(4);
    var applied =
        kernel.apply(run, new Answer<>(run.promptId(), Seat.of(1), new TicTacToe.Mark(4)));
    assertThat(applied.success()).isFalse();
    assertThat(applied.next()).isSameAs(run);
  }

  private Run<TicTacToe.Board, TicTacToe.Mark, TicTacToe.Mark> played(int... cells) {
    Run<TicTacToe.Board, TicTacToe.Mark, TicTacToe.Mark> run = kernel.begin(Seed.of(1));
    for (int i = 0; i < cells.length; i++) run.choose(Seat.of(i % 2), new TicTacToe.Mark(cells[i]));
    return run;
  }
}
