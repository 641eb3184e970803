package dev.astragal.games.trail.weather;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpellTest {
  /** The last one that is shared, and the first one that is not. */
  private static final List<Integer> EDGES = List.of(0, 1, 7, 8);

  @Test
  void aSpellIsWhatItWasAskedForWhetherSharedOrNot() {
    for (int extreme : EDGES)
      for (int heat : EDGES)
        for (int cold : EDGES)
          for (int buffer : EDGES)
            assertThat(Spell.of(extreme, heat, cold, buffer))
                .isEqualTo(new Spell(extreme, heat, cold, buffer));
  }
}
