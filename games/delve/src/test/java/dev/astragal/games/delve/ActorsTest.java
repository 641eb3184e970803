package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ActorsTest {
  @Test
  void aCrowdFindsRoomAndKeepsWhatItHad() {
    Actors actors = new Actors();
    actors.hp[Actors.HERO] = 24;
    for (int actor = 1; actor < Actors.MAX; actor++) actors.settle(actor, 2, 100 + actor, 7);
    actors.count = Actors.MAX;
    Actors copy = actors.copy();
    assertThat(copy.hp(Actors.HERO)).isEqualTo(24);
    for (int actor = 1; actor < Actors.MAX; actor++) {
      assertThat(copy.cell(actor)).isEqualTo(100 + actor);
      assertThat(copy.hp(actor)).isEqualTo(7);
      assertThat(copy.awake(actor)).isFalse();
    }
  }
}
