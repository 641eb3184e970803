package dev.astragal.kernel.seed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SeedTest {
  @Test
  void aNumberAndItsTextAreOneSeed() {
    assertThat(Seed.of(42)).isEqualTo(new Seed("42"));
    assertThat(Seed.of(42).key()).isEqualTo(new Seed("42").key()).hasSize(8);
  }

  @Test
  void differentTextsHaveDifferentKeys() {
    assertThat(new Seed("42").key()).isNotEqualTo(new Seed("042").key());
    assertThat(new Seed("Wolf").key()).isNotEqualTo(new Seed("wolf").key());
  }

  @Test
  void aChildIsWrittenBehindAHash() {
    assertThat(Seed.of(42).child(7)).isEqualTo(new Seed("42#7"));
    assertThat(Seed.of(42).child(7).child(0).text()).isEqualTo("42#7#0");
  }

  @Test
  void childrenHaveKeysOfTheirOwn() {
    Seed family = new Seed("family");
    for (int i = 0; i < 50; i++) {
      assertThat(family.child(i).key()).isNotEqualTo(family.key());
      for (int j = 0; j < i; j++)
        assertThat(family.child(i).key()).isNotEqualTo(family.child(j).key());
    }
    assertThat(family.child(1).child(2).key()).isNotEqualTo(family.child(2).child(1).key());
  }

  @Test
  void aChildHasTheKeyOfItsText() {
    Seed family = new Seed("family");
    for (long index : new long[] {0, 7, 10, -7, Long.MAX_VALUE, Long.MIN_VALUE, 10L * 1000}) {
      Seed child = family.child(index);
      assertThat(child.key()).isEqualTo(new Seed(child.text()).key());
      assertThat(child.child(3).key()).isEqualTo(new Seed(child.text() + "#3").key());
    }
  }

  @Test
  void aChildMayBeAsLongAsAnySeed() {
    Seed long197 = new Seed("x".repeat(Seed.LENGTH_MAX - 3));
    assertThat(long197.child(12)).isEqualTo(new Seed(long197.text() + "#12"));
    assertThatThrownBy(() -> long197.child(123))
        .hasMessage("the seed is longer than 200 characters");
    assertThatThrownBy(() -> new Seed("x".repeat(180)).child(7).child(1L << 59))
        .hasMessage("the seed is longer than 200 characters");
  }

  @Test
  void aKeyIsNobodysToChange() {
    Seed seed = Seed.of(42);
    seed.key()[0]++;
    assertThat(seed.key()).isEqualTo(Seed.of(42).key());
  }

  @Test
  void onlyOneSpellingMeansAChild() {
    assertThat(new Seed("family#07").key()).isNotEqualTo(new Seed("family#7").key());
    assertThat(new Seed("family#-7").key()).isNotEqualTo(new Seed("family#7").key());
    assertThat(new Seed("#7").key()).isNotEqualTo(new Seed("7").key());
  }

  @Test
  void aSeedHasLimits() {
    assertThat(new Seed("x".repeat(Seed.LENGTH_MAX)).key()).hasSize(8);
    assertThatThrownBy(() -> new Seed("x".repeat(Seed.LENGTH_MAX + 1)))
        .hasMessage("the seed is longer than 200 characters");
    assertThatThrownBy(() -> new Seed(" ")).hasMessage("the seed is empty");
    assertThatThrownBy(() -> new Seed("a\nb")).hasMessage("the seed has a control character in it");
  }
}
