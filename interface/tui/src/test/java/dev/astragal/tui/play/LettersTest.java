package dev.astragal.tui.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.tui.config.KeyMap;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class LettersTest {
  private final Letters letters = new Letters(KeyMap.defaults());

  @Test
  void aLetterIsOfAWordThatTellsTheAnswerApart() {
    assertThat(
            letters.of(
                List.of("1", "2", "3"), List.of("Buy 1 ox", "Buy 1 tongue", "Buy bread"), Set.of()))
        .containsExactly("o", "t", "b");
  }

  @Test
  void itStaysWithItsAnswerWhileTheListChanges() {
    letters.of(List.of("ox", "bread"), List.of("Buy 1 ox", "Buy bread"), Set.of());
    assertThat(letters.of(List.of("bread"), List.of("Break oxen"), Set.of())).containsExactly("b");
    assertThat(letters.of(List.of("other", "ox"), List.of("Order one", "Buy 2 oxen"), Set.of()))
        .last()
        .isEqualTo("o");
  }

  @Test
  void noneIsAKeyThatDoesSomethingElse() {
    assertThat(letters.of(List.of("1"), List.of("quit hunk xi"), Set.of("t")))
        .as("q u i h k x n are bound, t is taken")
        .containsExactly("Q");
  }
}
