package dev.astragal.simulation;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.Gathering;
import dev.astragal.runtime.store.DirectoryStore;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.simulation.disk.Crash;
import dev.astragal.simulation.disk.Mount;
import dev.astragal.simulation.disk.SimulatedDisk;
import dev.astragal.web.Limits;
import dev.astragal.web.match.Matches;
import dev.astragal.web.socket.Sockets;
import dev.astragal.web.vitals.Vitals;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** One server, through all of its lives. What it keeps is on the disk. */
final class Server extends Program {
  static final String MATCHES = "/matches";
  private static final Vitals VITALS = new Vitals();

  private final Schedule schedule;
  private final SimulatedDisk disk;
  private final SimulatedBroker broker;
  private final Runnable arrived;
  private final SimulatedMachine machine;
  private final List<Wire> wires = new ArrayList<>();

  private int lines;

  /** Here lines never meet: some go together and some alone, in an order that does not repeat. */
  private final Gathering gathering = Gathering.together(_ -> Integer.bitCount(++lines) % 2 == 1);

  private @Nullable Mount mount;
  private @Nullable Life life;

  /** What a life has in memory. */
  record Life(MatchStore store, BrokerLink link, Matches matches, Sockets sockets) {}

  Server(
      Schedule schedule,
      SimulatedDisk disk,
      SimulatedBroker broker,
      Runnable arrived,
      RandomGenerator luck) {
    this.schedule = schedule;
    this.disk = disk;
    this.broker = broker;
    this.arrived = arrived;
    this.machine = new SimulatedMachine(schedule, this, luck);
  }

  SimulatedMachine machine() {
    return machine;
  }

  /** Its present life, if it lives. */
  Optional<Life> life() {
    return alive() ? Optional.ofNullable(life) : Optional.empty();
  }

  void start() {
    if (alive()) return;
    begin();
    Mount own = new Mount(disk);
    mount = own;
    run(() -> life = life(own));
    if (life == null) end();
  }

  private @Nullable Life life(Mount own) {
    try {
      MatchStore store = new DirectoryStore(own.getPath(MATCHES), machine, gathering);
      BrokerLink link = new BrokerLink(broker, machine, arrived);
      Matches matches = new Matches(store, Optional.of(link), Limits.USUAL, machine);
      return new Life(store, link, matches, new Sockets(matches, Limits.USUAL, VITALS, machine));
    } catch (BadInputException e) {
      return null;
    }
  }

  /** Ends in order: connections, then matches. */
  void stop() {
    life()
        .ifPresent(
            now -> {
              List.copyOf(wires).forEach(Wire::cut);
              run(
                  () -> {
                    try {
                      now.matches().close();
                    } catch (BadInputException e) {
                      // What is owed and cannot be written is lost with the life that owes it.
                    }
                  });
              end();
            });
  }

  boolean uses(Mount by) {
    return alive() && by.equals(mount);
  }

  Wire connect(Person person, Life to) {
    var connection = to.sockets().connection("203.0.113.1");
    Wire wire = new Wire(schedule, person, this, connection);
    wires.add(wire);
    run(() -> connection.opened(wire));
    return wire;
  }

  /** Lets go of what a program remembers of its leases; it does nothing to the disk any more. */
  private static void forget(MatchStore store) {
    try {
      store.close();
    } catch (Crash alreadyEnded) {
      return;
    }
  }

  @Override
  void ended() {
    Life gone = life;
    life = null;
    if (mount != null) mount.end();
    if (gone != null) {
      gone.matches().thinking().close();
      forget(gone.store());
    }
    for (Wire wire : List.copyOf(wires)) wire.cut();
    wires.clear();
  }
}
