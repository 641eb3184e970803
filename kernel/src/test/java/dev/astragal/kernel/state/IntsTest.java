package dev.astragal.kernel.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class IntsTest {
  @Test
  void aRowNeverChanges() {
    int[] source = {1, 2, 3};
    Ints row = Ints.of(source);
    source[0] = 9;
    row.toArray()[1] = 9;
    Ints changed = row.with(2, 9);
    assertThat(row).isEqualTo(Ints.of(1, 2, 3)).hasToString("[1, 2, 3]");
    assertThat(changed).isEqualTo(Ints.of(1, 2, 9));
    assertThat(row.plus(0, 4)).isEqualTo(Ints.of(5, 2, 3));
  }

  @Test
  void aRowIsToldPlaceByPlace() {
    assertThat(Ints.each(3, place -> 7 - place)).isEqualTo(Ints.of(7, 6, 5));
    assertThat(Ints.each(0, place -> place)).isEqualTo(Ints.zeros(0));
  }

  @Test
  void equalRowsAreEqual() {
    assertThat(Ints.zeros(2)).isEqualTo(Ints.of(0, 0)).hasSameHashCodeAs(Ints.of(0, 0));
    assertThat(Ints.of(1)).isNotEqualTo(Ints.of(1, 0));
  }

  @Test
  void aRowCountsSumsAndFindsItsLargest() {
    Ints row = Ints.of(-3, 5, 5);
    assertThat(row.count(5)).isEqualTo(2);
    assertThat(row.sum()).isEqualTo(7);
    assertThat(row.max()).isEqualTo(5);
    assertThat(row.size()).isEqualTo(3);
    assertThat(row.get(0)).isEqualTo(-3);
  }

  @Test
  void numbersThatDoNotFitFailInsteadOfWrapping() {
    Ints row = Ints.of(Integer.MAX_VALUE, 1);
    assertThatThrownBy(row::sum).isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> row.plus(0, 1)).isInstanceOf(ArithmeticException.class);
  }
}
