package dev.astragal.baator.session;

import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.outbox.EventMessages;
import dev.astragal.runtime.outbox.EventMessagesProvider;

/** Tells a session's events to other programs, wherever its journal is replayed. */
public final class BaatorMessages implements EventMessagesProvider {
  @Override
  public String game() {
    return "baator";
  }

  @Override
  public <E extends Event> EventMessages<E> messages(Kernel<?, ?, E> kernel) {
    return input -> {
      SessionMessages messages = new SessionMessages(input);
      return event -> messages.of((BaatorEvent) event);
    };
  }
}
