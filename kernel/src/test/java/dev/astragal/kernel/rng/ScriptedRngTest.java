package dev.astragal.kernel.rng;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.seed.Seed;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ScriptedRngTest {
  private static final Stream DICE = Stream.of("dice");

  @Test
  void aScriptGivesResultsAsTheRuleSeesThem() {
    ScriptedRng rng = new ScriptedRng("dice", 20, 0, 7, 1, 0, 2, 12);
    assertThat(rng.roll(20)).isEqualTo(20);
    assertThat(rng.below(6)).isEqualTo(0);
    assertThat(rng.below(1L << 40)).isEqualTo(7);
    assertThat(rng.chance(1, 1000)).isTrue();
    assertThat(rng.chance(999, 1000)).isFalse();
    assertThat(rng.pick(5, 5, 5)).isEqualTo(2);
    assertThat(rng.between(10, 12)).isEqualTo(12);
    assertThat(rng.remaining()).isZero();
  }

  @Test
  void certainChancesUseNothingUp() {
    ScriptedRng rng = new ScriptedRng("dice", 5);
    assertThat(rng.chance(0, 6)).isFalse();
    assertThat(rng.chance(6, 6)).isTrue();
    assertThat(rng.remaining()).isEqualTo(1);
  }

  @Test
  void aResultTheRuleCouldNotHaveDrawnIsRefused() {
    assertThatThrownBy(() -> new ScriptedRng("dice", 7).roll(6))
        .isInstanceOf(ScriptException.class)
        .hasMessage("result number 1 of stream 'dice' is 7, the rule asks for 1..6");
    assertThatThrownBy(() -> new ScriptedRng("dice", 0).roll(6))
        .hasMessage("result number 1 of stream 'dice' is 0, the rule asks for 1..6");
    assertThatThrownBy(() -> new ScriptedRng("dice", 6).below(6))
        .hasMessage("result number 1 of stream 'dice' is 6, the rule asks for 0..5");
    assertThatThrownBy(() -> new ScriptedRng("dice", 2).chance(1, 2))
        .hasMessage("result number 1 of stream 'dice' is 2, the rule asks for 0..1");
    assertThatThrownBy(() -> new ScriptedRng("dice", 1).pick(3, 0, 3))
        .hasMessage("result number 1 of stream 'dice' is 1, which has no weight");
    assertThatThrownBy(() -> new ScriptedRng("dice", 1).nextLong())
        .hasMessage("a rule asks for raw bits of stream 'dice', which no script can give");
  }

  @Test
  void impossibleDrawsAreRefusedAsElsewhere() {
    ScriptedRng rng = new ScriptedRng("dice", 1);
    assertThatThrownBy(() -> rng.roll(0)).hasMessage("cannot draw from 0 possibilities");
    assertThatThrownBy(() -> rng.chance(1, 0)).hasMessage("cannot draw from 0 possibilities");
    assertThatThrownBy(() -> rng.pick(0)).hasMessage("a weighted pick needs a weight above zero");
    assertThat(rng.remaining()).isEqualTo(1);
  }

  @Test
  void withoutAFallbackTheScriptMustLast() {
    ScriptedRng rng = new ScriptedRng("dice", 3);
    rng.roll(6);
    assertThatThrownBy(() -> rng.roll(6))
        .isInstanceOf(ScriptException.class)
        .hasMessage("the script of stream 'dice' has no result number 2");
  }

  @Test
  void afterTheScriptTheFallbackGoesOnAsIfItWereAlone() {
    ScriptedRng rng = new ScriptedRng("dice", Optional.of(real()), 3, 4);
    rng.roll(6);
    rng.roll(6);
    Rng alone = real();
    assertThat(rng.roll(20)).isEqualTo(alone.roll(20));
    assertThat(rng.below(1000)).isEqualTo(alone.below(1000));
    assertThat(rng.below(1L << 40)).isEqualTo(alone.below(1L << 40));
    assertThat(rng.chance(1, 3)).isEqualTo(alone.chance(1, 3));
    assertThat(rng.pick(3, 9, 27)).isEqualTo(alone.pick(3, 9, 27));
    assertThat(rng.between(1, 100)).isEqualTo(alone.between(1, 100));
    assertThat(rng.nextLong()).isEqualTo(alone.nextLong());
  }

  @Test
  void anyPositionCanBeSoughtAgainEvenWhenTheFallbackHadBeenUsedBefore() {
    Rng used = real();
    for (int i = 0; i < 10; i++) used.roll(6);
    ScriptedRng rng = new ScriptedRng("dice", Optional.of(used), 5, 6);
    long[] positions = new long[6];
    int[] faces = new int[6];
    for (int i = 0; i < 6; i++) {
      positions[i] = rng.position();
      faces[i] = rng.roll(6);
    }
    for (int i = 5; i >= 0; i--) {
      rng.seek(positions[i]);
      assertThat(rng.position()).isEqualTo(positions[i]);
      assertThat(rng.roll(6)).isEqualTo(faces[i]);
    }
  }

  @Test
  void aCopyGoesOnByItself() {
    ScriptedRng rng = new ScriptedRng("dice", Optional.of(real()), 1, 2, 3);
    rng.roll(6);
    ScriptedRng copy = rng.copy();
    assertThat(List.of(copy.roll(6), copy.roll(6))).containsExactly(2, 3);
    int fromFallback = copy.roll(6);
    assertThat(rng.remaining()).isEqualTo(2);
    rng.roll(6);
    rng.roll(6);
    assertThat(rng.roll(6)).isEqualTo(fromFallback);
  }

  private static Rng real() {
    return Luck.of(Seed.of(7).key(), List.of(DICE)).stream(DICE);
  }
}
