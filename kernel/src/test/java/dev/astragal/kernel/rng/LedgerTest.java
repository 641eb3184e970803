package dev.astragal.kernel.rng;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.seed.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LedgerTest {
  private static final Stream DICE = Stream.of("dice");

  private final List<Draw> draws = new ArrayList<>();
  private final Luck luck = Luck.of(Seed.of(1).key(), List.of(DICE));

  @Test
  void anEntryTellsStreamIndexPurposeRangeAndResult() {
    luck.attach(draws::add);
    Rng rng = luck.stream(DICE);
    int face = rng.purpose("attack").roll(20);
    int number = rng.below(6);
    long large = rng.purpose("treasure").below(1L << 40);
    int offset = rng.between(10, 12);
    assertThat(draws)
        .containsExactly(
            new Draw("dice", 0, "attack", Draw.Kind.ROLL, 20, face, 0, List.of()),
            new Draw("dice", 1, "", Draw.Kind.BELOW, 6, number, 0, List.of()),
            new Draw("dice", 2, "treasure", Draw.Kind.BELOW, 1L << 40, large, 0, List.of()),
            new Draw("dice", 4, "", Draw.Kind.BELOW, 3, offset, 0, List.of()));
  }

  @Test
  void aChanceTellsItsFavourableCases() {
    luck.attach(draws::add);
    boolean rain = luck.stream(DICE).purpose("rain").chance(3, 10);
    assertThat(draws)
        .containsExactly(
            new Draw("dice", 0, "rain", Draw.Kind.CHANCE, 10, rain ? 1 : 0, 3, List.of()));
  }

  @Test
  void anExplainedPickTellsItsCandidates() {
    luck.attach(draws::add);
    List<Candidate> candidates =
        List.of(
            new Candidate("wolf", 2, List.of(new Candidate.Factor("night", Ratio.of(3, 2))), 3),
            new Candidate("bear", 1, List.of(), 1));
    int chosen = luck.stream(DICE).pick(new long[] {3, 1}, () -> candidates);
    assertThat(draws)
        .containsExactly(
            new Draw(
                "dice", 0, "", Draw.Kind.PICK, 4, chosen, 0, candidates, draws.getFirst().roll()));
    assertThat(draws.getFirst().roll()).isBetween(0L, 3L);
  }

  @Test
  void candidatesAreNotAskedForWithoutALedger() {
    int chosen =
        luck.stream(DICE)
            .pick(
                new long[] {0, 1},
                () -> {
                  throw new AssertionError("nobody listens");
                });
    assertThat(chosen).isEqualTo(1);
  }

  @Test
  void everySwapOfAShuffleHasThePurposeOfTheShuffle() {
    luck.attach(draws::add);
    luck.stream(DICE).purpose("deck").shuffle(new int[] {1, 2, 3, 4});
    luck.stream(DICE).roll(6);
    assertThat(draws).extracting(Draw::purpose).containsExactly("deck", "deck", "deck", "");
    assertThat(draws).extracting(Draw::range).containsExactly(4L, 3L, 2L, 6L);
  }

  @Test
  void thePurposeOfACertainChanceDoesNotPassToTheNextDraw() {
    luck.attach(draws::add);
    luck.stream(DICE).purpose("storm").chance(0, 6);
    luck.stream(DICE).roll(6);
    assertThat(draws).extracting(Draw::purpose).containsExactly("");
  }

  @Test
  void aPurposeFromBeforeTheLedgerIsForgotten() {
    luck.stream(DICE).purpose("unheard").roll(6);
    luck.attach(draws::add);
    luck.stream(DICE).roll(6);
    assertThat(draws).extracting(Draw::purpose).containsExactly("");
  }

  @Test
  void drawsAreTheSameWithAndWithoutALedger() {
    Luck heard = luck.copy();
    heard.attach(draws::add);
    List<Long> silent = sample(luck.stream(DICE));
    assertThat(sample(heard.stream(DICE))).isEqualTo(silent);
    assertThat(heard.positions()).isEqualTo(luck.positions());
    assertThat(draws).isNotEmpty();
  }

  @Test
  void scriptedDrawsAreHeardOnceEach() {
    luck.attach(draws::add);
    luck.replace(DICE, new ScriptedRng("dice", Optional.of(luck.stream(DICE)), 4, 1, 2));
    Rng rng = luck.stream(DICE);
    rng.roll(6);
    rng.chance(1, 2);
    rng.below(3);
    rng.roll(6);
    rng.chance(1, 2);
    assertThat(draws)
        .extracting(Draw::kind)
        .containsExactly(
            Draw.Kind.ROLL, Draw.Kind.CHANCE, Draw.Kind.BELOW, Draw.Kind.ROLL, Draw.Kind.CHANCE);
    assertThat(draws).extracting(Draw::index).containsExactly(0L, 1L, 2L, 3L, 4L);
  }

  private static List<Long> sample(Rng rng) {
    List<Long> results = new ArrayList<>();
    for (int i = 1; i <= 200; i++) {
      results.add((long) rng.purpose("x").roll(i));
      results.add(rng.below(3L << 30));
      results.add(rng.chance(i, 201) ? 1L : 0L);
      results.add((long) rng.pick(i, 3, 5));
    }
    return results;
  }

  @Test
  void everyDieOfAHandfulIsInTheLedgerForTheSamePurpose() {
    luck.attach(draws::add);
    int[] faces = new int[5];
    luck.stream(DICE).purpose("damage").roll(6, faces, 3);
    assertThat(draws).map(Draw::purpose).containsExactly("damage", "damage", "damage");
    assertThat(draws)
        .map(Draw::result)
        .containsExactly((long) faces[0], (long) faces[1], (long) faces[2]);
    assertThat(faces[3]).isZero();
  }
}
