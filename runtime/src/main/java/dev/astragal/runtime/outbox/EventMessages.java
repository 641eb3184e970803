package dev.astragal.runtime.outbox;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.Message;
import dev.astragal.runtime.bus.Payload;
import dev.astragal.runtime.bus.Trace;
import java.util.List;
import java.util.ServiceLoader;

/**
 * What a bus is told of a game's events. The same events must always become the same messages: they
 * may be told again.
 */
@FunctionalInterface
public interface EventMessages<E extends Event> {
  /** For the events of one input; all of their messages are part of {@code input}. */
  OfInput<E> under(Trace input);

  /** The messages of one input's events, which are given in their order. */
  @FunctionalInterface
  interface OfInput<E extends Event> {
    List<Message> of(E event);
  }

  /** The messages somebody on the class path makes of the game's events, or else plain ones. */
  static <E extends Event> EventMessages<E> of(Kernel<?, ?, E> kernel) {
    for (EventMessagesProvider provider : ServiceLoader.load(EventMessagesProvider.class))
      if (provider.game().equals(kernel.manifest().id())) return provider.messages(kernel);
    return plain(kernel);
  }

  /** {@code pig.player_rolled} for the {@code PlayerRolled} of pig, with all of its fields. */
  static <E extends Event> EventMessages<E> plain(Kernel<?, ?, E> kernel) {
    String game = kernel.manifest().id();
    return input ->
        event ->
            List.of(
                new Message(
                    game + "." + Payload.snake(event.kind()),
                    Tree.emptyTable().with("event", kernel.eventShape().tree(event)),
                    input));
  }
}
