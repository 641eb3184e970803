package dev.astragal.plain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.guide.TicTacToe;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.runtime.content.Messages;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SpokenChangesTest {
  private static final SpokenChanges CHANGES =
      new SpokenChanges(Messages.of(new TicTacToe()), Messages.beside(SpokenChanges.class, ""));

  private static Screen board(String cells) {
    return Screen.of(
        new Panel.Grid(
            "board",
            Msg.literal("Board"),
            3,
            1,
            cells.chars().mapToObj(Cell::of).toList(),
            List.of()));
  }

  private static Screen food(long value) {
    return Screen.of(
        Panel.meters("food", new Panel.Meter(Msg.literal("Food"), value, 10, Ink.GOOD)));
  }

  @Test
  void nothingIsSaidOfAScreenThatStayedTheSame() {
    assertThat(CHANGES.between(board("..."), board("..."))).isEmpty();
  }

  @Test
  void aChangedPlaceOfABoardIsSaidByRowAndColumn() {
    assertThat(CHANGES.between(board("..."), board(".X.")))
        .containsExactly("Board: row 1, column 2: X");
  }

  @Test
  void aMeterIsSaidInNumbersNotInBars() {
    assertThat(CHANGES.between(food(3), food(4))).containsExactly("food: Food, 4 of 10");
  }

  @Test
  void aPanelThatIsNewIsSaidWhole() {
    assertThat(CHANGES.between(Screen.of(), board("X.."))).containsExactly("Board: X..");
  }

  @Test
  void aPictureIsNamedAndNotReadOut() {
    Screen town = Screen.of(picture("node.town", 't'));
    Screen river = Screen.of(picture("node.river", '~'));
    assertThat(CHANGES.between(Screen.of(), river)).hasSize(1);
    assertThat(CHANGES.between(town, river)).hasSize(1);
    assertThat(CHANGES.between(river, river)).isEmpty();
  }

  private static Panel picture(String title, char glyph) {
    Panel.Grid drawn = Panel.chars(Panel.VIEW, 5, 2, _ -> glyph);
    return new Panel.Grid(Panel.VIEW, Msg.of(title), 5, 2, drawn.cells(), List.of());
  }
}
