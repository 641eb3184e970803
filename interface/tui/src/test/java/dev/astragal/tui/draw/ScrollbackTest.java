package dev.astragal.tui.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ScrollbackTest {
  private final Scrollback log = new Scrollback();

  @Test
  void aLineThatIsTooLongGoesOnInTheNextRow() {
    log.note(List.of("one two three four five", "abcdefghijklmnopqrstuvwxyz"));
    assertThat(log.rows(12, 99))
        .containsExactly(
            "one two", "  three four", "  five", "abcdefghijkl", "  mnopqrstuv", "  wxyz");
  }

  @Test
  void aWideCharacterTakesTheRoomOfTwo() {
    log.note(List.of("\u9f8d\u9f8d\u9f8d\u9f8d"));
    assertThat(log.rows(6, 99)).containsExactly("\u9f8d\u9f8d\u9f8d", "  \u9f8d");
  }

  @Test
  void itIsScrolledByRowsAndSomethingNewIsShownAtOnce() {
    log.note(List.of("one", "two", "three", "four"));
    log.scroll(1);
    log.note(List.of());
    assertThat(log.rows(12, 2)).containsExactly("two", "three");
    log.toTop();
    assertThat(log.rows(12, 2)).containsExactly("one", "two");
    log.toBottom();
    assertThat(log.rows(12, 1)).containsExactly("four");
    log.toTop();
    log.note(List.of("five"));
    assertThat(log.rows(12, 1)).containsExactly("five");
  }
}
