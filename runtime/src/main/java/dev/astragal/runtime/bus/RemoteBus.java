package dev.astragal.runtime.bus;

import java.util.function.Consumer;

/**
 * Carries events and commands between programs. What cannot be delivered now is delivered later: a
 * broker that stops or a connection that breaks is waited for.
 */
public interface RemoteBus extends Publisher, AutoCloseable {
  /** Hears events from now on; nothing is kept for it while it does not listen. */
  Subscription watch(String pattern, Consumer<BusEvent> listener);

  /**
   * Hears every event since the service first asked, each once, the events of one run in order.
   * What the listener fails on goes to the dead letters with the reason.
   *
   * @param service whose queue it is; it stays when the service ends
   * @param inbox what it remembers of the events it has handled
   */
  Subscription consume(String service, String pattern, Inbox inbox, Consumer<BusEvent> listener);

  /** Sends a command to the one service that handles it; refused when there has never been one. */
  void send(Command command);

  /** Handles commands of a name; refused while another program does. */
  Subscription handle(String name, Consumer<Command> handler);

  @Override
  void close();
}
