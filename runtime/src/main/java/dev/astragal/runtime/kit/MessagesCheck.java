package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.RunSpec;

/** Every sentence a player reads has words in the game's message bundle. */
final class MessagesCheck implements Check {
  @Override
  public String name() {
    return "messages";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    Messages messages = Messages.of(kernel.game());
    RandomGame<S, C, E> game = new RandomGame<>(kernel, spec.seed());
    do {
      for (int seat = -1; seat < spec.seats(); seat++) {
        for (Panel panel : kernel.game().present(game.run().state(), Seat.of(seat)).panels())
          known(panel, messages);
      }
      if (game.run().status() instanceof Status.Awaiting<C>(Prompt<C> prompt))
        known(prompt.why(), messages);
    } while (game.step());
  }

  private static void known(Panel panel, Messages messages) {
    known(panel.title(), messages);
    switch (panel) {
      case Panel.Grid grid -> grid.legend().forEach(entry -> known(entry.meaning(), messages));
      case Panel.Meters meters -> meters.meters().forEach(meter -> known(meter.label(), messages));
      case Panel.Table table -> {
        table.headings().forEach(heading -> known(heading, messages));
        table.rows().forEach(row -> row.cells().forEach(cell -> known(cell, messages)));
      }
      case Panel.Text text -> text.lines().forEach(line -> known(line.text(), messages));
      case Panel.Overlay overlay -> known(overlay.content(), messages);
    }
  }

  private static void known(Msg msg, Messages messages) {
    ContractBroken.unless(
        msg.isLiteral() || messages.knows(msg.key()),
        "the message bundle has no sentence for '" + msg.key() + "'");
    for (Msg.Arg arg : msg.args()) {
      if (arg.value() instanceof Msg.Value.Phrase(Msg phrase)) known(phrase, messages);
    }
  }
}
