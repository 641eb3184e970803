package dev.astragal.runtime.bus;

import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Keeps what explains a session: which rules were applied and which dice were asked for. */
public final class TraceRecorder implements AutoCloseable {
  private static final List<String> TOPICS =
      List.of(
          "rules.trace",
          "sim.trace.begin",
          "sim.trace.end",
          "rng.requested",
          "rng.fulfilled",
          "rng.failed");

  private final List<BusEvent> events = new CopyOnWriteArrayList<>();
  private final List<Subscription> subscriptions = new ArrayList<>();

  public TraceRecorder(EventBus bus) {
    for (String topic : TOPICS) subscriptions.add(bus.subscribe(topic, events::add));
  }

  public List<BusEvent> events() {
    return List.copyOf(events);
  }

  /** One flat table per event: its name, and over it the fields of its payload. */
  public List<Tree.Table> log() {
    List<Tree.Table> log = new ArrayList<>();
    for (BusEvent event : events) {
      Tree.Table line = Tree.emptyTable().with("name", Tree.of(event.name()));
      for (var field : event.payload().fields().entrySet())
        line = line.with(field.getKey(), field.getValue());
      log.add(line);
    }
    return log;
  }

  /** Hears no more; what it heard stays. */
  @Override
  public void close() {
    subscriptions.forEach(Subscription::close);
  }
}
