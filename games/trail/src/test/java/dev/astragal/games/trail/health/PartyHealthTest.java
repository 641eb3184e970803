package dev.astragal.games.trail.health;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PartyHealthTest {
  @Test
  void itIsWhatThePartyIsWhetherSharedOrNot() {
    Party party = new Party();
    for (int health : List.of(-1, 0, 63, 64, 140)) {
      party.health = health;
      assertThat(PartyHealth.of(party)).isEqualTo(new PartyHealth(Party.SIZE, health));
      assertThat(PartyHealth.of(party).holds(party)).isTrue();
    }
  }
}
