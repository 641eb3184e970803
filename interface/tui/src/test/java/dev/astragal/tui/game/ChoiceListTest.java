package dev.astragal.tui.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.term.Style;
import dev.astragal.tui.theme.Theme;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class ChoiceListTest {
  private static ChoiceList of(int count) {
    return ChoiceList.of(Collections.nCopies(count, "x"), OptionalInt.empty());
  }

  @Test
  void nothingIsMarkedBeforeSomebodyMarksIt() {
    assertThat(of(3).marked()).isEmpty();
  }

  @Test
  void aNumberMarksItsChoiceAndALongerOneGoesOn() {
    ChoiceList list = of(12);
    list.digit(1);
    assertThat(list.marked()).hasValue(0);
    list.digit(2);
    assertThat(list.marked()).hasValue(11);
  }

  @Test
  void aDigitThatMakesNoNumberOfTheListBeginsAnother() {
    ChoiceList list = of(12);
    list.digit(1);
    list.digit(3);
    assertThat(list.marked()).hasValue(2);
  }

  @Test
  void aNumberBeyondTheListMarksNothing() {
    ChoiceList list = of(3);
    list.digit(4);
    list.digit(0);
    assertThat(list.marked()).isEmpty();
  }

  @Test
  void aMoveEndsTheNumber() {
    ChoiceList list = of(12);
    list.digit(1);
    list.move(0, 1);
    list.digit(2);
    assertThat(list.marked()).hasValue(1);
  }

  @Test
  void theFirstMoveMarksAnEndAndTheMarkGoesRoundAtBoth() {
    ChoiceList list = of(3);
    list.move(0, -1);
    assertThat(list.marked()).hasValue(2);
    list.move(0, 1);
    assertThat(list.marked()).hasValue(0);
    ChoiceList other = of(3);
    other.move(0, 1);
    assertThat(other.marked()).hasValue(0);
  }

  @Test
  void anEmptyListStaysEmptyWhateverIsPressed() {
    ChoiceList list = of(0);
    list.move(1, 1);
    list.digit(1);
    assertThat(list.marked()).isEmpty();
  }

  @Test
  void aNumberThatIsGivenMarksItsChoiceWhereverItStands() {
    List<ChoiceList.Entry> entries =
        List.of(
            new ChoiceList.Entry("leave", "", "", List.of(), false, 1),
            new ChoiceList.Entry("axle", "", "", List.of(), false, 7));
    ChoiceList list = new ChoiceList(entries, OptionalInt.empty());
    list.digit(2);
    assertThat(list.marked()).isEmpty();
    list.digit(7);
    assertThat(list.marked()).hasValue(1);
    assertThat(drawn(list, 20, 2)).anyMatch(line -> line.contains(">7 axle"));
  }

  private static ChoiceList wares(int marked) {
    List<ChoiceList.Entry> entries = new ArrayList<>();
    for (String ware : List.of("ox", "food"))
      entries.add(
          new ChoiceList.Entry(
              "buy " + ware,
              ware.substring(0, 1),
              "Wares",
              List.of(new ChoiceList.Detail("- what one " + ware + " costs", Ink.NORMAL)),
              false,
              0));
    entries.add(new ChoiceList.Entry("leave", "", "Or else", List.of(), false, 0));
    return new ChoiceList(entries, OptionalInt.of(marked));
  }

  private static List<String> drawn(ChoiceList list, int width, int height) {
    Pen pen = new Pen(new Canvas(width, height, Style.PLAIN), Theme.NONE, false);
    list.draw(pen, new Rect(0, 0, width, height));
    List<String> lines = new ArrayList<>();
    for (int y = 0; y < height; y++) lines.add(pen.canvas().line(y).stripTrailing());
    return lines;
  }

  @Test
  void headingsAndWhatIsSaidOfTheMarkedOneAreThereWhereThereIsRoom() {
    assertThat(drawn(wares(1), 24, 6))
        .containsExactly(
            "Wares",
            " 1 o buy ox",
            ">2 f buy food",
            "Or else",
            " 3   leave",
            "- what one food costs");
  }

  @Test
  void whatIsSaidStandsBesideAListThatIsNarrow() {
    assertThat(drawn(wares(0), 50, 3))
        .containsExactly(">1 o buy ox     - what one ox costs", " 2 f buy food", " 3   leave");
  }

  @Test
  void headingsGiveWayBeforeAChoiceDoes() {
    assertThat(drawn(wares(0), 24, 4))
        .containsExactly(">1 o buy ox", " 2 f buy food", " 3   leave", "- what one ox costs");
  }

  @Test
  void whatIsSaidGivesWayBeforeOneOfAFewChoicesDoes() {
    assertThat(drawn(wares(0), 24, 3))
        .containsExactly(">1 o buy ox", " 2 f buy food", " 3   leave");
  }

  @Test
  void howManyHaveNoRoomIsTold() {
    ChoiceList list = ChoiceList.of(Collections.nCopies(9, "long enough"), OptionalInt.of(4));
    drawn(list, 16, 3);
    assertThat(list.above()).isEqualTo(3);
    assertThat(list.below()).isEqualTo(3);
  }

  @Test
  void aLetterMarksItsChoiceAndNoOther() {
    ChoiceList list = wares(0);
    assertThat(list.letter(new Key("f"))).isTrue();
    assertThat(list.marked()).hasValue(1);
    assertThat(list.letter(new Key("z"))).isFalse();
    assertThat(list.marked()).hasValue(1);
  }

  @Test
  void aFilterLeavesNumbersAsTheyAreAndTheMarkOnWhatIsLeft() {
    ChoiceList list = wares(0);
    list.filter("LEAVE");
    assertThat(list.marked()).hasValue(2);
    assertThat(drawn(list, 24, 3)).contains(">3 leave").noneMatch(line -> line.contains("ox"));
    list.move(0, 1);
    assertThat(list.marked()).hasValue(2);
    list.digit(1);
    assertThat(list.filtered()).as("a number names any of them").isFalse();
    assertThat(list.marked()).hasValue(0);
  }

  @Test
  void whatWasDrawnSomewhereIsFoundThere() {
    ChoiceList list = wares(1);
    drawn(list, 24, 6);
    assertThat(list.at(3, 2)).hasValue(1);
    assertThat(list.at(3, 0)).as("a heading").isEmpty();
  }
}
