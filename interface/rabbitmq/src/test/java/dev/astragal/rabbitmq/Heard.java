package dev.astragal.rabbitmq;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.runtime.bus.BusEvent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What a consumer acted on: must be every position of a run, once and in order. */
final class Heard implements Consumer<BusEvent> {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final List<Long> positions = new ArrayList<>();

  @Override
  public synchronized void accept(BusEvent event) {
    positions.add(event.place().orElseThrow().position());
    notifyAll();
  }

  synchronized void awaitsExactly(long count) throws InterruptedException {
    long until = System.nanoTime() + PATIENCE.toNanos();
    while (positions.size() < count && System.nanoTime() < until) wait(100);
    assertThat(positions).hasSize((int) count);
    for (int i = 0; i < count; i++) assertThat(positions.get(i)).isEqualTo(i + 1L);
  }

  synchronized long count() {
    return positions.size();
  }
}
