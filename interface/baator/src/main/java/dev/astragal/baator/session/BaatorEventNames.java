package dev.astragal.baator.session;

import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.outbox.EventNames;
import dev.astragal.runtime.outbox.EventNamesProvider;
import java.util.List;

/** Tells a session's events to other programs under the names listeners here know. */
public final class BaatorEventNames implements EventNamesProvider {
  private static final List<String> REQUEST = List.of("request_id", "kind", "expr", "actor_id");

  @Override
  public String game() {
    return "baator";
  }

  @Override
  public <E extends Event> EventNames<E> names(Kernel<?, ?, E> kernel) {
    return (event, request) -> told((BaatorEvent) event, request);
  }

  /** A roll is asked for, made and resolved; the three share a request. */
  private static List<EventNames.Named> told(BaatorEvent event, String request) {
    Tree.Table payload = BusPayloads.of(event);
    if (!(event instanceof BaatorEvent.Rolled))
      return List.of(new EventNames.Named(event.topic(), payload));
    payload = payload.with("request_id", Tree.of(request));
    Tree.Table asked = Tree.emptyTable();
    for (String field : REQUEST) asked = asked.with(field, payload.get(field).orElseThrow());
    Tree.Table resolved = asked.with("result", payload.get("result").orElseThrow());
    return List.of(
        new EventNames.Named("rng.requested", asked),
        new EventNames.Named(event.topic(), payload),
        new EventNames.Named("dice.resolved", resolved));
  }
}
