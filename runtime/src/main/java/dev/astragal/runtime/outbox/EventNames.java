package dev.astragal.runtime.outbox;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.tree.Tree;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;

/**
 * What the bus calls the events of a game. The same event must always get the same names: it may be
 * told again.
 */
@FunctionalInterface
public interface EventNames<E extends Event> {
  /**
   * What is told of one event, in order.
   *
   * @param request an id that only this event has, for messages that belong together
   */
  List<Named> of(E event, String request);

  /** A message without its place. */
  record Named(String name, Tree.Table payload) {}

  /** The names somebody on the class path gives the game's events, or else plain ones. */
  static <E extends Event> EventNames<E> of(Kernel<?, ?, E> kernel) {
    for (EventNamesProvider provider : ServiceLoader.load(EventNamesProvider.class))
      if (provider.game().equals(kernel.manifest().id())) return provider.names(kernel);
    return plain(kernel);
  }

  /** {@code pig.player_rolled} for the {@code PlayerRolled} of pig, with all of its fields. */
  static <E extends Event> EventNames<E> plain(Kernel<?, ?, E> kernel) {
    String game = kernel.manifest().id();
    return (event, _) ->
        List.of(
            new Named(
                game + "." + snake(event.kind()),
                Tree.emptyTable().with("event", kernel.eventShape().tree(event))));
  }

  private static String snake(String kind) {
    return kind.replaceAll("([a-z0-9])([A-Z])", "$1_$2")
        .replaceAll("[^A-Za-z0-9]+", "_")
        .toLowerCase(Locale.ROOT);
  }
}
