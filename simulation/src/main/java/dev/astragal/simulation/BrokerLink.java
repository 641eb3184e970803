package dev.astragal.simulation;

import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.BusJson;
import dev.astragal.runtime.bus.Publisher;
import dev.astragal.runtime.bus.SendWindow;
import dev.astragal.runtime.bus.Sender;
import dev.astragal.runtime.machine.Machine;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A server's way to the broker: the real window of what is sent and not confirmed, over a network
 * that loses what is on its way when it breaks.
 */
final class BrokerLink implements Publisher {
  private static final Duration LATENCY = Duration.ofMillis(2);
  private static final Duration PAUSE = Duration.ofMillis(20);

  private final SimulatedBroker broker;
  private final Machine machine;
  private final Runnable arrived;
  private final SendWindow window = new SendWindow();
  private boolean reachable = true;
  private boolean confirms = true;
  private long connection;
  private long channel;
  private long tag;

  /** The channel on which the broker last refused something. */
  private long refusedOn = -1;

  /** {@code arrived} hears when the broker has something new. */
  BrokerLink(SimulatedBroker broker, Machine machine, Runnable arrived) {
    this.broker = broker;
    this.machine = machine;
    this.arrived = arrived;
  }

  @Override
  public InstantSource clock() {
    return machine::now;
  }

  @Override
  public long unconfirmed() {
    return window.unconfirmed();
  }

  @Override
  public Sender sender(Consumer<BusEvent> confirmed) {
    return new Sender() {
      @Override
      public void send(BusEvent event) {
        window.give(event, confirmed);
        machine.start(BrokerLink.this::pump);
      }

      @Override
      public long await(Duration patience) {
        return window.unconfirmed();
      }

      @Override
      public void close() {}
    };
  }

  /** Breaks; what was on its way is lost. */
  void breakOff() {
    reachable = false;
    connection++;
    window.lost();
  }

  /**
   * Is there anew, and breaks some times more. Confirmations that were read before a break may be
   * looked at after it.
   */
  void anew(int breaks, int millis) {
    breakOff();
    reachable = true;
    machine.start(this::pump);
    if (breaks > 0)
      machine.after(
          Duration.ofMillis(millis),
          () -> {
            if (reachable) anew(breaks - 1, millis);
          });
  }

  /** Whether confirmations arrive; a connection on which they did not is given up. */
  void confirms(boolean arrive) {
    confirms = arrive;
    if (!arrive) return;
    window.lost();
    machine.start(this::pump);
  }

  private void pump() {
    if (!reachable) return;
    if (window.broken()) {
      channel = window.opened();
      tag = 0;
    }
    for (Optional<BusEvent> next = window.next(); next.isPresent(); next = window.next()) {
      String message = BusJson.text(next.get());
      long over = connection;
      long on = channel;
      long number = ++tag;
      machine.after(
          LATENCY,
          () -> {
            if (over == connection) arrive(on, number, message);
          });
    }
  }

  private void arrive(long on, long number, String message) {
    boolean taken = broker.takes(message);
    if (taken) arrived.run();
    else refusedOn = on;
    // Some confirmations come late, and some are for all before them: never for one that was
    // refused.
    Duration back = number % 4 == 1 ? LATENCY.multipliedBy(3) : LATENCY;
    boolean multiple = number % 5 == 0 && refusedOn != on;
    machine.after(back, () -> answered(on, number, multiple, taken));
  }

  private void answered(long on, long number, boolean multiple, boolean taken) {
    if (!reachable || !confirms) return;
    if (taken) {
      window.confirmed(on, number, multiple).forEach(SendWindow.Given::confirm);
      pump();
    } else {
      window.refused(on);
      machine.after(PAUSE, this::pump);
    }
  }
}
