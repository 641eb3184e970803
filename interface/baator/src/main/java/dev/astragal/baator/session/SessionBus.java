package dev.astragal.baator.session;

import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.EventBus;
import dev.astragal.runtime.bus.Message;
import dev.astragal.runtime.bus.Publisher;
import dev.astragal.runtime.bus.RemoteBus;
import dev.astragal.runtime.bus.Sender;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Where a session is told: to listeners in this process, and beyond it where there is a bus, the
 * same messages under the same ids.
 */
public final class SessionBus implements Publisher {
  private final EventBus here;
  private final Optional<RemoteBus> beyond;
  private Optional<Sender> sender = Optional.empty();

  public SessionBus(EventBus here, Optional<RemoteBus> beyond) {
    this.here = here;
    this.beyond = beyond;
  }

  @Override
  public Sender sender(Consumer<BusEvent> confirmed) {
    sender = beyond.map(bus -> bus.sender(event -> placed(event, confirmed)));
    return new Both();
  }

  private static void placed(BusEvent event, Consumer<BusEvent> confirmed) {
    if (event.place().isPresent()) confirmed.accept(event);
  }

  /** Tells what is no part of the recorded run; in order with it, but never told again. */
  void tell(Message message) {
    tell(BusEvent.of(message));
  }

  private void tell(BusEvent event) {
    sender.ifPresent(to -> to.send(event));
    here.publish(event);
  }

  private final class Both implements Sender {
    @Override
    public void send(BusEvent event) {
      tell(event);
    }

    @Override
    public long await(Duration patience) {
      return sender.map(to -> to.await(patience)).orElse(0L);
    }

    @Override
    public void close() {
      sender.ifPresent(Sender::close);
    }
  }
}
