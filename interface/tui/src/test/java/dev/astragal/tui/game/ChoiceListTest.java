package dev.astragal.tui.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class ChoiceListTest {
  private static ChoiceList of(int count) {
    return new ChoiceList(Collections.nCopies(count, "x"), count);
  }

  @Test
  void aDigitTakesAChoiceAtOnceWhenNoLongerNumberCanBeMeant() {
    assertThat(of(9).digit(9)).hasValue(8);
    assertThat(of(12).digit(2)).hasValue(1);
  }

  @Test
  void aDigitThatMayBeginALongerNumberWaitsForMore() {
    ChoiceList list = of(12);
    assertThat(list.digit(1)).isEmpty();
    assertThat(list.typed()).isEqualTo("1");
    assertThat(list.selected()).isZero();
    assertThat(list.digit(2)).hasValue(11);
    assertThat(list.typed()).isEmpty();
  }

  @Test
  void aNumberBeyondTheListTakesNothing() {
    ChoiceList list = of(3);
    assertThat(list.digit(4)).isEqualTo(OptionalInt.empty());
    assertThat(list.digit(0)).isEqualTo(OptionalInt.empty());
    assertThat(list.typed()).isEmpty();
  }

  @Test
  void theMarkGoesRoundAtBothEnds() {
    ChoiceList list = of(3);
    list.move(0, -1);
    assertThat(list.selected()).isEqualTo(2);
    list.move(0, 1);
    assertThat(list.selected()).isZero();
  }

  @Test
  void anEmptyListStaysEmptyWhateverIsPressed() {
    ChoiceList list = of(0);
    list.move(1, 1);
    assertThat(list.digit(1)).isEmpty();
    assertThat(list.selected()).isZero();
  }
}
