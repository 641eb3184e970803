package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.RunSpec;
import java.util.Set;
import java.util.TreeSet;

/**
 * Every sentence a player reads has words in the game's message bundle: panels, prompts, what is
 * listed to choose from, and events as each seat is told of them.
 */
final class MessagesCheck implements Check {
  /** The first choices of a long list stand for the rest. */
  private static final int CHOICES_LOOKED_AT = 50;

  @Override
  public String name() {
    return "messages";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    Messages messages = Messages.of(kernel.game());
    Set<String> needed = new TreeSet<>();
    RandomGame<S, C, E> game = new RandomGame<>(kernel, spec.seed());
    do {
      for (int seat = -1; seat < spec.seats(); seat++) {
        Seat viewer = Seat.of(seat);
        for (Panel panel : kernel.rules().present(game.run().state(), viewer).panels())
          need(panel, needed);
        for (E event : game.run().events())
          if (event.surface() != Surface.NONE)
            event.seenBy(viewer).ifPresent(seen -> needed.add(seen.narrativeKey()));
      }
      switch (game.run().status()) {
        case Status.Awaiting<C>(Prompt<C> prompt) -> {
          need(prompt.why(), needed);
          Seat asked = game.asked(prompt);
          need(game.run(), prompt.choices(asked), asked, needed);
          need(game.run(), prompt.commands(), asked, needed);
          C considered = prompt.choices(asked).sample(game.rng().copy());
          Screen preview = kernel.rules().preview(game.run().state(), considered, asked);
          for (Panel panel : preview.panels()) need(panel, needed);
        }
        case Status.Running<C>(Choices<C> commands) ->
            need(game.run(), commands, Seat.first(), needed);
        case Status.Finished<C> _ -> {}
      }
    } while (game.step());
    needed.removeIf(messages::knows);
    ContractBroken.unless(
        needed.isEmpty(),
        "the message bundle has no sentence for '" + String.join("', '", needed) + "'");
  }

  private static <S, C extends Choice, E extends Event> void need(
      Run<S, C, E> run, Choices<C> choices, Seat seat, Set<String> needed) {
    for (int i = 0; i < Math.min(CHOICES_LOOKED_AT, choices.size()); i++) {
      Wording wording = run.kernel().rules().word(run.state(), choices.get(i), seat);
      need(wording.label(), needed);
      wording.group().ifPresent(group -> need(group, needed));
      wording.details().forEach(detail -> need(detail.text(), needed));
    }
  }

  private static void need(Panel panel, Set<String> needed) {
    need(panel.title(), needed);
    switch (panel) {
      case Panel.Grid grid -> grid.legend().forEach(entry -> need(entry.meaning(), needed));
      case Panel.Meters meters -> meters.meters().forEach(meter -> need(meter.label(), needed));
      case Panel.Table table -> {
        table.headings().forEach(heading -> need(heading, needed));
        table.rows().forEach(row -> row.cells().forEach(cell -> need(cell, needed)));
      }
      case Panel.Text text -> text.lines().forEach(line -> need(line.text(), needed));
      case Panel.Overlay overlay -> need(overlay.content(), needed);
    }
  }

  private static void need(Msg msg, Set<String> needed) {
    if (!msg.isLiteral()) needed.add(msg.key());
    for (Msg.Arg arg : msg.args()) {
      if (arg.value() instanceof Msg.Value.Phrase(Msg phrase)) need(phrase, needed);
    }
  }
}
