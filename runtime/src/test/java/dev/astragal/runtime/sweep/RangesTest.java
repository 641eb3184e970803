package dev.astragal.runtime.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.runtime.sweep.Ranges.Range;
import org.junit.jupiter.api.Test;

final class RangesTest {
  private final Ranges ranges = new Ranges();

  @Test
  void neighboursGrowTogether() {
    ranges.add(10, 20);
    ranges.add(30, 40);
    ranges.add(20, 30);
    ranges.add(5, 5);
    assertThat(ranges.all()).containsExactly(new Range(10, 40));
    assertThat(ranges.size()).isEqualTo(30);
    assertThat(ranges.end()).isEqualTo(40);
  }

  @Test
  void gapsAreWhatIsMissing() {
    assertThat(ranges.gaps(5)).containsExactly(new Range(0, 5));
    ranges.add(2, 4);
    ranges.add(6, 9);
    assertThat(ranges.gaps(12)).containsExactly(new Range(0, 2), new Range(4, 6), new Range(9, 12));
    assertThat(ranges.gaps(5)).containsExactly(new Range(0, 2), new Range(4, 5));
    ranges.add(0, 2);
    ranges.add(4, 6);
    assertThat(ranges.gaps(9)).isEmpty();
  }

  @Test
  void noGameCountsTwice() {
    ranges.add(2, 4);
    for (long[] again : new long[][] {{3, 5}, {0, 3}, {2, 4}, {0, 9}})
      assertThatThrownBy(() -> ranges.add(again[0], again[1]))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("was played twice");
  }
}
