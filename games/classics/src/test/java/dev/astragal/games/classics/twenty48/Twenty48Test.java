package dev.astragal.games.classics.twenty48;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.classics.twenty48.Twenty48.Slide;
import dev.astragal.games.classics.twenty48.Twenty48.Tiles;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Ints;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What slides do to tiles; a tile is written as the power of two it is. */
final class Twenty48Test {
  @Test
  void equalTilesThatMeetBecomeOneAndGrowOnceOnly() {
    assertThat(Twenty48.merged(new int[] {1, 1, 1, 1})).containsExactly(2, 2, 0, 0);
    assertThat(Twenty48.merged(new int[] {2, 1, 1, 0})).containsExactly(2, 2, 0, 0);
    assertThat(Twenty48.merged(new int[] {1, 1, 1, 0})).containsExactly(2, 1, 0, 0);
    assertThat(Twenty48.merged(new int[] {1, 0, 0, 1})).containsExactly(2, 0, 0, 0);
    assertThat(Twenty48.merged(new int[] {1, 2, 1, 2})).containsExactly(1, 2, 1, 2);
  }

  @Test
  void everySideIsADifferentOne() {
    Tiles corner = new Tiles(Ints.zeros(16).with(5, 1).with(6, 1), 0, false);
    assertThat(corner.after(Slide.LEFT).powers()).isEqualTo(Ints.zeros(16).with(4, 2));
    assertThat(corner.after(Slide.RIGHT).powers()).isEqualTo(Ints.zeros(16).with(7, 2));
    assertThat(corner.after(Slide.UP).powers()).isEqualTo(Ints.zeros(16).with(1, 1).with(2, 1));
    assertThat(corner.after(Slide.DOWN).powers()).isEqualTo(Ints.zeros(16).with(13, 1).with(14, 1));
  }

  @Test
  void aTileThatComesAboutIsWorthItsNumber() {
    Tiles row = new Tiles(Ints.of(3, 3, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), 100, false);
    assertThat(row.after(Slide.LEFT).points()).isEqualTo(100 + 16 + 32);
  }

  @Test
  void aSlideThatMovesNothingIsNotAllowed() {
    Tiles left = new Tiles(Ints.zeros(16).with(0, 1).with(1, 2), 0, false);
    assertThat(left.allows(Slide.LEFT)).isFalse();
    assertThat(left.allows(Slide.UP)).isFalse();
    assertThat(left.allows(Slide.RIGHT)).isTrue();
  }

  @Test
  void aGameBeginsWithTwoTilesOfTwoOrFourAnywhere() {
    Twenty48 game = new Twenty48();
    Kernel<Tiles, Slide, Twenty48.Happening> kernel = Kernel.of(game, Setup.of(game.manifest(), 1));
    Set<Integer> places = new TreeSet<>();
    int fours = 0;
    for (int seed = 0; seed < 500; seed++) {
      var run = kernel.begin(Seed.of(seed));
      run.passTime();
      run.passTime();
      Ints powers = run.state().powers();
      assertThat(powers.count(1) + powers.count(2)).isEqualTo(2);
      assertThat(powers.count(0)).isEqualTo(14);
      for (int cell = 0; cell < 16; cell++) if (powers.get(cell) > 0) places.add(cell);
      fours += powers.count(2);
    }
    assertThat(places).hasSize(16);
    assertThat(fours).isBetween(70, 130);
  }
}
