package dev.astragal.runtime.bus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RecordingTest {
  @Test
  void theLoopBeatsFromZeroOnAndLeavesTheBusStopped() {
    EventBus bus = EventBus.queued();
    List<Tree> beats = new ArrayList<>();
    bus.subscribe(CoreLoop.HEARTBEAT, event -> beats.add(event.payload()));
    CoreLoop loop = new CoreLoop(bus);
    loop.runFor(3, Duration.ZERO);
    loop.tick();
    assertThat(beats).containsExactly(beat(0), beat(1), beat(2));
    assertThat(bus.drain()).isEqualTo(1);
    assertThat(beats).hasSize(4);
  }

  private static Tree beat(long tick) {
    return Tree.emptyTable().with("tick", Tree.of(tick));
  }

  @Test
  void theRecorderKeepsRulesAndDiceAndNothingElse() {
    EventBus bus = EventBus.immediate();
    TraceRecorder recorder = new TraceRecorder(bus);
    publish(bus, "rules.trace", "dc");
    publish(bus, "heartbeat", "tick");
    publish(bus, "rng.failed", "reason");
    recorder.close();
    publish(bus, "rng.requested", "expr");
    assertThat(recorder.events())
        .extracting(BusEvent::name)
        .containsExactly("rules.trace", "rng.failed");
  }

  @Test
  void aLineOfTheLogIsTheNameUnderTheFieldsOfThePayload() {
    EventBus bus = EventBus.immediate();
    try (TraceRecorder recorder = new TraceRecorder(bus)) {
      publish(bus, "rules.trace", "dc");
      publish(bus, "sim.trace.end", "name");
      assertThat(recorder.log())
          .containsExactly(
              Tree.emptyTable().with("name", Tree.of("rules.trace")).with("dc", Tree.of(7)),
              Tree.emptyTable().with("name", Tree.of(7)));
    }
  }

  private static void publish(EventBus bus, String name, String field) {
    bus.publish(BusEvent.of(name, Tree.emptyTable().with(field, Tree.of(7)), Trace.begin()));
  }
}
