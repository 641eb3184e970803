package dev.astragal.simulation;

import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.BusJson;
import dev.astragal.runtime.bus.Inbox;
import dev.astragal.simulation.disk.Mount;
import dev.astragal.simulation.disk.SimulatedDisk;
import java.nio.file.Path;

/** A service that acts on every event once, whatever the broker brings how often. */
final class EventConsumer extends Program {
  private final SimulatedBroker broker;
  private final SimulatedDisk disk;
  private final Promises promises;
  private Mount mount;
  private Inbox inbox = Inbox.ofWholeRuns();

  /** {@code disk} is its own. */
  EventConsumer(SimulatedBroker broker, SimulatedDisk disk, Promises promises) {
    this.broker = broker;
    this.disk = disk;
    this.promises = promises;
    this.mount = new Mount(disk);
  }

  /** Begins with what it remembers. */
  void live() {
    end();
    mount = new Mount(disk);
    begin();
    run(
        () -> {
          Path memory = mount.getPath("/inbox");
          inbox = Inbox.ofWholeRuns().in(memory);
        });
  }

  /** Takes all there is. */
  void take() {
    while (broker.hasMore()) act(BusJson.event(broker.next()));
  }

  private void act(BusEvent event) {
    inbox.act(event, promises::heard);
  }

  @Override
  void ended() {
    mount.end();
  }
}
