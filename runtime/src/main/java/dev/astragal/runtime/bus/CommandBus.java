package dev.astragal.runtime.bus;

import java.util.List;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;

/**
 * Brings each command to the one handler of its name, on the thread that sends it. Results come
 * back as events; what a handler throws reaches the sender.
 */
public final class CommandBus {
  private final ConcurrentSkipListMap<String, Consumer<Command>> handlers =
      new ConcurrentSkipListMap<>();

  /** A command nobody handles. */
  public static final class UnknownCommandException extends RuntimeException {
    public UnknownCommandException(String name) {
      super("nobody handles the command '" + name + "'");
    }
  }

  /** A name has one handler; a second is refused. */
  public Subscription register(String name, Consumer<Command> handler) {
    if (handlers.putIfAbsent(name, handler) != null)
      throw new IllegalArgumentException("the command '" + name + "' already has a handler");
    return () -> handlers.remove(name, handler);
  }

  public void dispatch(Command command) {
    Consumer<Command> handler = handlers.get(command.name());
    if (handler == null) throw new UnknownCommandException(command.name());
    handler.accept(command);
  }

  /** Every command somebody handles, in order. */
  public List<String> names() {
    return List.copyOf(handlers.keySet());
  }
}
