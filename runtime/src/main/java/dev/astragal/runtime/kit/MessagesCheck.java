package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.RunSpec;
import java.util.Set;
import java.util.TreeSet;

/** Every sentence a player reads is in the game's message bundle. */
final class MessagesCheck implements Check {
  @Override
  public String name() {
    return "messages";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    Messages messages = Messages.of(kernel.game());
    Set<String> needed = new TreeSet<>();
    for (Msg msg : Sentences.of(kernel, spec).said().keySet()) need(msg, needed);
    needed.removeIf(messages::knows);
    ContractBroken.unless(
        needed.isEmpty(),
        "the message bundle has no sentence for '" + String.join("', '", needed) + "'");
  }

  private static void need(Msg msg, Set<String> needed) {
    if (!msg.isLiteral()) needed.add(msg.key());
    for (Msg.Arg arg : msg.args())
      if (arg.value() instanceof Msg.Value.Phrase(Msg phrase)) need(phrase, needed);
  }
}
