package dev.astragal.runtime.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Event;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class EventCountsTest {
  private record Rolled(int face) implements Event {}

  private enum Signal implements Event {
    STARTED,
    STOPPED
  }

  /** Says itself what it is. */
  private record Told(String kind, List<String> tags) implements Event {}

  private final EventCounts counts = new EventCounts();

  @Test
  void recordsAreCountedByTheirClassAndConstantsByTheirName() {
    counts.add(List.of(new Rolled(1), Signal.STARTED, new Rolled(2)));
    counts.add(List.of(Signal.STOPPED, Signal.STARTED));
    assertThat(counts.taken().byKind())
        .isEqualTo(Map.of("Rolled", 2L, "STARTED", 2L, "STOPPED", 1L));
  }

  @Test
  void tagsAreCountedBesideTheirKind() {
    counts.add(
        List.of(
            new Told("MemberDied", List.of("cholera")),
            new Told("MemberDied", List.of("cholera", "winter"))));
    assertThat(counts.taken().byKind())
        .isEqualTo(Map.of("MemberDied", 2L, "MemberDied.cholera", 2L, "MemberDied.winter", 1L));
  }

  @Test
  void aGameStartsWithoutTheCountsOfTheLast() {
    counts.add(List.of(new Rolled(1), Signal.STARTED));
    assertThat(counts.taken().byKind()).hasSize(2);
    counts.add(List.of(Signal.STARTED));
    assertThat(counts.taken().byKind()).isEqualTo(Map.of("STARTED", 1L));
    assertThat(counts.taken().byKind()).isEmpty();
  }

  @Test
  void noneIsLostHoweverManyKindsThereAre() {
    Map<String, Long> expected = new TreeMap<>();
    for (int kind = 0; kind < 1_000; kind++) {
      counts.add(List.of(new Told("kind" + kind, List.of("tag"))));
      expected.put("kind" + kind, 1L);
      expected.put("kind" + kind + ".tag", 1L);
    }
    assertThat(counts.taken().byKind()).isEqualTo(expected);
  }
}
