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
  void aPlaceMaySayHowItsValueIsWritten() {
    Tree.Table bought =
        Tree.emptyTable()
            .with("type", Tree.of("Bought"))
            .with("count", Tree.of(1))
            .with("good", Tree.of("GOOSE"))
            .with("cents", Tree.of(1205))
            .with("miles", Tree.of(19_950));
    assertThat(messages.text("event.Bought", bought))
        .isEqualTo("1 goose for $12.05 after 19.9 miles, a day");
    assertThat(messages.text("event.Bought", bought.with("count", Tree.of(2))))
        .isEqualTo("2 geese for $12.05 after 19.9 miles, two days");
    assertThat(messages.text("event.Bought", bought.with("good", Tree.of("a|b"))))
        .as("what a player typed has no forms")
        .startsWith("1 a|b for");
    assertThat(messages.text("event.Bought", bought.with("cents", Tree.of(-5)))).contains("-$0.05");
  }

  @Test
  void aPlaceMayHaveWordsForNoneForOneAndForMore() {
    assertThat(messages.text(Msg.of("kept", "points", 0))).isEqualTo("nothing kept");
    assertThat(messages.text(Msg.of("kept", "points", 1))).isEqualTo("one point kept");
    assertThat(messages.text(Msg.of("kept", "points", 7))).isEqualTo("7 points kept");
  }

  private enum Thing {
    TEETH,
    GOOSE
  }

  @Test
  void aWordWithAFormForNoneStandsInItWithoutANumber() {
    assertThat(messages.text(Msg.of("lost", "part", Thing.TEETH, "count", 1)))
        .isEqualTo("1 tooth lost; teeth: none left");
    assertThat(messages.text(Msg.of("lost", "part", Thing.TEETH, "count", 2)))
        .isEqualTo("2 teeth lost; teeth: none left");
    assertThat(messages.text(Msg.of("lost", "part", Thing.GOOSE, "count", 2)))
        .isEqualTo("2 geese lost; goose: none left");
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
