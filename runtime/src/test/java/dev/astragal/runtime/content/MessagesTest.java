package dev.astragal.runtime.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.samples.Dice;
import org.junit.jupiter.api.Test;

final class MessagesTest {
  private final Messages messages = Messages.of(new Dice());

  @Test
  void namedValuesStandInTheSentence() {
    assertThat(messages.text(Msg.of("at-risk", "points", 12))).isEqualTo("12 points at risk");
    assertThat(messages.text(Msg.of("at-risk", "points", Msg.of("walked", "steps", 3))))
        .isEqualTo("3 steps so far points at risk");
    assertThat(messages.text(Msg.of("at-risk"))).isEqualTo("{points} points at risk");
    assertThat(messages.text(Msg.literal("{as} it is"))).isEqualTo("{as} it is");
  }

  @Test
  void aTreesFieldsAreNamedValuesAndMayHaveWordsOfTheirOwn() {
    Tree.Table event = Tree.emptyTable().with("type", Tree.of("Rolled")).with("seat", Tree.of(1));
    assertThat(messages.text("event.Rolled", event.with("face", Tree.of("ROLL"))))
        .isEqualTo("seat 1 rolls rolling");
  }

  @Test
  void aKeyWithoutASentenceIsPutIntoWords() {
    assertThat(messages.knows("event.NobodyCame")).isFalse();
    assertThat(messages.text(Msg.of("event.NobodyCame", "seats", 2)))
        .isEqualTo("nobody came seats 2");
  }

  @Test
  void aVoiceAGameDoesNotHaveIsRefused() {
    assertThatThrownBy(() -> Messages.of(new Dice(), "pirate", ""))
        .isInstanceOf(BadInputException.class)
        .hasMessage("dice has no voice 'pirate'");
    assertThat(Messages.of(new Dice(), "", "xx").knows("at-risk")).isTrue();
  }
}
