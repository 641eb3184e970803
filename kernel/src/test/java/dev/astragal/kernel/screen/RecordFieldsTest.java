package dev.astragal.kernel.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.state.Flat;
import org.junit.jupiter.api.Test;

class RecordFieldsTest {
  record Day(int number, @Flat Sky sky, int miles) {}

  record Sky(int rain, int snow) {}

  @Test
  void aSentenceHasThePartsOfAFlatRecordWhereTheyAreWritten() {
    assertThat(Msg.fields("day", new Day(1, new Sky(2, 3), 4)))
        .isEqualTo(Msg.of("day", "number", 1, "rain", 2, "snow", 3, "miles", 4));
  }
}
