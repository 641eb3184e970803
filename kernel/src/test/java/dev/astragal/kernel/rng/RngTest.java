package dev.astragal.kernel.rng;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.seed.Seed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RngTest {
  private static final Stream DICE = Stream.of("dice");

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 6, 7, 100, 1000, 1 << 30, 3 << 29, Integer.MAX_VALUE})
  void belowStaysInsideItsBound(int bound) {
    Rng rng = seeded(1);
    for (int i = 0; i < 2000; i++) assertThat(rng.below(bound)).isBetween(0, bound - 1);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 6, 3L << 30, 1L << 32, 3L << 61, Long.MAX_VALUE})
  void belowStaysInsideALongBound(long bound) {
    Rng rng = seeded(2);
    for (int i = 0; i < 2000; i++) assertThat(rng.below(bound)).isBetween(0L, bound - 1);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 6, 7, 20, 100, 997})
  void smallBoundsAreUnbiased(int bound) {
    Rng rng = seeded(3);
    long[] counts = new long[bound];
    for (int i = 0; i < 100 * bound + 20_000; i++) counts[rng.below(bound)]++;
    ChiSquare.assertEven(counts);
  }

  /** Where a word modulo the bound would favour the lower part twice over. */
  @ParameterizedTest
  @ValueSource(longs = {3L << 29, 3L << 30, 5L << 29, 3L << 61, 5L << 60, 7L << 60})
  void boundsThatDoNotDivideAPowerOfTwoAreUnbiased(long bound) {
    Rng rng = seeded(4);
    long[] counts = new long[12];
    for (int i = 0; i < 60_000; i++) {
      long drawn = bound <= Integer.MAX_VALUE ? rng.below((int) bound) : rng.below(bound);
      counts[(int) (drawn / (bound / 12 + 1))]++;
    }
    ChiSquare.assertEven(counts);
  }

  @Test
  void theBiasOfAModuloWouldBeNoticed() {
    Rng rng = seeded(4);
    long[] counts = new long[12];
    int bound = 3 << 29;
    for (int i = 0; i < 60_000; i++) {
      counts[(int) ((rng.nextInt() & 0xFFFF_FFFFL) % bound / (bound / 12 + 1))]++;
    }
    assertThat(ChiSquare.excess(counts)).isGreaterThan(100);
  }

  @Test
  void aDieShowsEveryFaceAndNoOther() {
    Rng rng = seeded(5);
    long[] counts = new long[20];
    for (int i = 0; i < 40_000; i++) counts[rng.roll(20) - 1]++;
    ChiSquare.assertEven(counts);
  }

  @Test
  void betweenIncludesBothEnds() {
    Rng rng = seeded(6);
    long[] counts = new long[7];
    for (int i = 0; i < 14_000; i++) counts[rng.between(-3, 3) + 3]++;
    ChiSquare.assertEven(counts);
    assertThat(rng.between(5, 5)).isEqualTo(5);
  }

  @Test
  void betweenCoversAllWholeNumbers() {
    Rng rng = seeded(7);
    long[] signs = new long[2];
    for (int i = 0; i < 10_000; i++) {
      signs[rng.between(Integer.MIN_VALUE, Integer.MAX_VALUE) < 0 ? 0 : 1]++;
    }
    ChiSquare.assertEven(signs);
  }

  @Test
  void aChanceComesTrueInExactlyItsShareOfTheCases() {
    for (int denominator = 2; denominator <= 20; denominator++) {
      for (int numerator = 1; numerator < denominator; numerator++) {
        EveryDraw rng = new EveryDraw();
        int hits = 0;
        for (int i = 0; i < denominator; i++) if (rng.chance(numerator, denominator)) hits++;
        assertThat(hits).isEqualTo(numerator);
      }
    }
  }

  @Test
  void aCertainChanceDrawsNothing() {
    Rng rng = seeded(8);
    assertThat(rng.chance(0, 5)).isFalse();
    assertThat(rng.chance(-1, 5)).isFalse();
    assertThat(rng.chance(5, 5)).isTrue();
    assertThat(rng.chance(6, 5)).isTrue();
    assertThat(rng.chance(Ratio.ZERO)).isFalse();
    assertThat(rng.chance(Ratio.ONE)).isTrue();
    assertThat(rng.position()).isZero();
  }

  @Test
  void aPickFallsOnEachIndexInExactlyItsShareOfTheCases() {
    EveryDraw rng = new EveryDraw();
    int[] hits = new int[4];
    for (int i = 0; i < 8; i++) hits[rng.pick(1, 0, 4, 3)]++;
    assertThat(hits).containsExactly(1, 0, 4, 3);
  }

  @Test
  void weightsMayAddUpToMoreThanThirtyTwoBits() {
    Rng rng = seeded(9);
    long[] counts = new long[3];
    for (int i = 0; i < 9_000; i++) {
      counts[rng.pick(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE)]++;
    }
    ChiSquare.assertEven(counts);
  }

  @Test
  void aShuffleReachesEveryOrderEquallyOften() {
    Rng rng = seeded(10);
    List<String> orders = new ArrayList<>();
    long[] counts = new long[24];
    for (int i = 0; i < 24_000; i++) {
      int[] items = {1, 2, 3, 4};
      rng.shuffle(items);
      String order = Arrays.toString(items);
      if (!orders.contains(order)) orders.add(order);
      counts[orders.indexOf(order)]++;
    }
    assertThat(orders).hasSize(24);
    ChiSquare.assertEven(counts);
  }

  @Test
  void aListIsShuffledAsAnArrayIs() {
    int[] array = {1, 2, 3, 4, 5, 6, 7};
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7));
    seeded(11).shuffle(array);
    seeded(11).shuffle(list);
    assertThat(list).containsExactly(Arrays.stream(array).boxed().toArray(Integer[]::new));
  }

  @Test
  void anItemIsPickedFromAListByItsIndex() {
    assertThat(seeded(12).pick(List.of("a", "b", "c")))
        .isEqualTo(List.of("a", "b", "c").get(seeded(12).below(3)));
  }

  @Test
  void impossibleDrawsAreRefused() {
    Rng rng = seeded(13);
    assertThatThrownBy(() -> rng.below(0)).hasMessage("cannot draw from 0 possibilities");
    assertThatThrownBy(() -> rng.below(-1L)).hasMessage("cannot draw from -1 possibilities");
    assertThatThrownBy(() -> rng.roll(0)).hasMessage("cannot draw from 0 possibilities");
    assertThatThrownBy(() -> rng.chance(1, 0)).hasMessage("cannot draw from 0 possibilities");
    assertThatThrownBy(() -> rng.pick(List.of())).hasMessage("cannot draw from 0 possibilities");
    assertThatThrownBy(() -> rng.pick(0, 0))
        .hasMessage("a weighted pick needs a weight above zero");
    assertThatThrownBy(() -> rng.pick(2, -1)).hasMessage("weight -1 is negative");
    assertThatThrownBy(() -> rng.between(2, 1)).hasMessage("no number lies between 2 and 1");
    assertThat(rng.position()).isZero();
  }

  @Test
  void aStreamServesWhereverJavaWantsARandomGenerator() {
    RandomGenerator generator = seeded(14);
    long[] counts = new long[10];
    for (int i = 0; i < 20_000; i++) counts[generator.nextInt(10)]++;
    ChiSquare.assertEven(counts);
    assertThat(seeded(14).longs(5).toArray()).isEqualTo(seeded(14).longs(5).toArray());
  }

  private static Rng seeded(long seed) {
    return Luck.of(Seed.of(seed).key(), List.of(DICE)).stream(DICE);
  }
}
