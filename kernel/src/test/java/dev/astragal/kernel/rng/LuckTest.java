package dev.astragal.kernel.rng;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.seed.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;

class LuckTest {
  private static final Stream WEATHER = Stream.of("weather");
  private static final Stream DICE = Stream.of("dice");

  @Test
  void oneStreamNeverDisturbsAnother() {
    Luck quiet = luck(1);
    int[] expected = quiet.stream(WEATHER).ints(50).toArray();
    Luck busy = luck(1);
    int[] actual = new int[50];
    for (int i = 0; i < actual.length; i++) {
      for (int extra = 0; extra <= i % 7; extra++) busy.stream(DICE).roll(6);
      actual[i] = busy.stream(WEATHER).nextInt();
    }
    assertThat(actual).isEqualTo(expected);
  }

  @Test
  void streamsAndSeedsGiveDifferentLuck() {
    int[] weather = luck(1).stream(WEATHER).ints(8).toArray();
    assertThat(luck(1).stream(DICE).ints(8).toArray()).isNotEqualTo(weather);
    assertThat(luck(2).stream(WEATHER).ints(8).toArray()).isNotEqualTo(weather);
    assertThat(luck(1).stream(WEATHER).ints(8).toArray()).isEqualTo(weather);
  }

  @Test
  void theOrderOfDeclarationDoesNotMatter() {
    Luck reversed = Luck.of(Seed.of(1).key(), List.of(DICE, WEATHER));
    Luck straight = luck(1);
    for (int turn = 0; turn < 3; turn++)
      for (Stream stream : List.of(DICE, WEATHER))
        assertThat(reversed.stream(stream).ints(8).toArray())
            .isEqualTo(straight.stream(stream).ints(8).toArray());
  }

  @Test
  void anUndeclaredStreamIsRefused() {
    assertThatThrownBy(() -> luck(1).stream(Stream.of("loot")))
        .isInstanceOf(UndeclaredStreamException.class)
        .hasMessage("stream 'loot' is not among the declared [weather, dice]");
    assertThatThrownBy(() -> luck(1).replace(Stream.of("loot"), new ScriptedRng("loot", 1)))
        .isInstanceOf(UndeclaredStreamException.class);
  }

  @Test
  void positionsAreTheWholeState() {
    Luck luck = luck(3);
    luck.stream(DICE).roll(6);
    List<Long> positions = luck.positions();
    assertThat(positions).containsExactly(0L, 1L);
    int expected = luck.stream(DICE).nextInt();
    Luck other = luck(3);
    other.seek(positions);
    assertThat(other.stream(DICE).nextInt()).isEqualTo(expected);
    luck.seek(positions);
    assertThat(luck.stream(DICE).nextInt()).isEqualTo(expected);
    assertThatThrownBy(() -> luck.seek(List.of(1L)))
        .hasMessage("expected 2 stream positions, got 1");
  }

  @Test
  void aCopyHasTheSameLuckAndGoesOnByItself() {
    Luck luck = luck(4);
    luck.stream(DICE).nextInt();
    luck.replace(WEATHER, new ScriptedRng("weather", 3, 4));
    Luck copy = luck.copy();
    assertThat(copy.stream(WEATHER).roll(6)).isEqualTo(3);
    assertThat(luck.stream(WEATHER).roll(6)).isEqualTo(3);
    assertThat(copy.stream(DICE).nextInt()).isEqualTo(luck.stream(DICE).nextInt());
  }

  @Test
  void saltedLuckIsOtherLuckTheSameForTheSameSalt() {
    Luck luck = luck(5);
    int[] real = luck.copy().stream(DICE).ints(8).toArray();
    int[] salted = luck.salted(1).stream(DICE).ints(8).toArray();
    assertThat(salted).isNotEqualTo(real);
    assertThat(luck.salted(1).stream(DICE).ints(8).toArray()).isEqualTo(salted);
    assertThat(luck.salted(2).stream(DICE).ints(8).toArray()).isNotEqualTo(salted);
    assertThat(luck.salted(1).fingerprint()).isNotEqualTo(luck.fingerprint());
  }

  @Test
  void aKeyHasEightWords() {
    assertThatThrownBy(() -> Luck.of(new int[7], List.of())).hasMessage("a key has eight words");
  }

  @Test
  void streamNamesAreShortAndPlain() {
    assertThat(Stream.of("loot-2").name()).isEqualTo("loot-2");
    for (String bad : List.of("", "Loot", "2x", "a b", "a".repeat(33))) {
      assertThatThrownBy(() -> Stream.of(bad))
          .hasMessage("stream name '" + bad + "' is not lower-case letters, digits and dashes");
    }
  }

  private static Luck luck(long seed) {
    return Luck.of(Seed.of(seed).key(), List.of(WEATHER, DICE));
  }
}
