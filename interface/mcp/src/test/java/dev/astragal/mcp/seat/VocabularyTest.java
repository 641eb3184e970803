package dev.astragal.mcp.seat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import org.junit.jupiter.api.Test;

class VocabularyTest {
  private static final String SENTENCE =
      "Put to Sea at depth 1: DESCEND_BRANCH_A, fishAgain for 20 bucks.";

  @Test
  void everyWordLeadsBack() {
    for (int match = 0; match < 200; match++) {
      Vocabulary words = Vocabulary.of("m-" + match);
      assertThat(words.plain(words.coined(SENTENCE))).isEqualTo(SENTENCE);
    }
  }

  @Test
  void namesOfTheGameAreGoneAndNumbersStay() {
    String coined = Vocabulary.of("m-1").coined(SENTENCE);
    assertThat(coined).contains("1:", "20").doesNotContainIgnoringCase("depth", "descend", "fish");
    assertThat(coined).hasSameSizeAs(SENTENCE);
  }

  @Test
  void matchesHaveWordsOfTheirOwnAndKeepThem() {
    assertThat(Vocabulary.of("m-1").coined("fish")).isEqualTo(Vocabulary.of("m-1").coined("fish"));
    assertThat(Vocabulary.of("m-1").coined("regrets"))
        .isNotEqualTo(Vocabulary.of("m-2").coined("regrets"));
  }

  @Test
  void aChoiceLeadsBackWithItsFields() {
    Tree choice = Tree.emptyTable().with("type", Tree.of("Descend")).with("depth", Tree.of(2));
    Vocabulary words = Vocabulary.of("m-3");
    assertThat(words.coined(choice)).isNotEqualTo(choice);
    assertThat(words.plain(words.coined(choice))).isEqualTo(choice);
  }
}
