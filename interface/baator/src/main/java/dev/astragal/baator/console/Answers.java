package dev.astragal.baator.console;

import dev.astragal.baator.session.ActorService;
import dev.astragal.baator.session.RefusalText;
import dev.astragal.baator.session.Simulator;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.Command;
import dev.astragal.runtime.bus.CommandBus;
import dev.astragal.runtime.bus.Subscription;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.dice.DiceService;
import java.util.ArrayList;
import java.util.List;

/** Gives orders, on the command bus where a service handles them, and puts the outcome in lines. */
final class Answers {
  private final Simulator simulator;
  private final CommandBus commands;
  private final Messages messages;

  Answers(Simulator simulator, CommandBus commands) {
    this.simulator = simulator;
    this.commands = commands;
    this.messages = Messages.of(simulator.session().kernel().game());
  }

  List<String> to(BaatorChoice... choices) {
    List<String> lines = new ArrayList<>();
    for (BaatorChoice choice : choices) {
      BaatorState before = simulator.state();
      Simulator.Result result = simulator.submit(choice);
      for (BaatorEvent event : result.events()) lines.add(line(before, event));
      for (Rejection error : result.errors()) lines.add("refused: " + RefusalText.of(error));
      if (!result.success()) break;
    }
    return lines;
  }

  /** Sends a command to whichever service handles it. */
  List<String> send(String name, Tree.Table payload) {
    List<String> lines = new ArrayList<>();
    BaatorState before = simulator.state();
    try (Subscription _ = simulator.watch(event -> lines.add(line(before, event)))) {
      commands.dispatch(Command.of(name, payload, simulator.nextTrace()));
    } catch (ActorService.CommandRefusedException e) {
      for (Rejection reason : e.reasons()) lines.add("refused: " + RefusalText.of(reason));
    } catch (DiceService.RollRefusedException | CommandBus.UnknownCommandException e) {
      lines.add("refused: " + e.getMessage());
    }
    return lines;
  }

  /** The name on the bus, then the sentence. */
  private String line(BaatorState before, BaatorEvent event) {
    Msg sentence = simulator.game().tell(before, event, Seat.first()).text();
    return String.format("%-26s %s", event.topic(), messages.text(sentence));
  }

  /** Somebody in the session, by name; a near miss is told as such. */
  String actor(String name) {
    if (simulator.state().actor(name).isPresent()) return name;
    for (String known : simulator.state().actors().keySet())
      if (known.equalsIgnoreCase(name))
        throw new BadInputException(
            "there is no actor '" + name + "'; did you mean " + known + "?");
    throw new BadInputException("there is no actor '" + name + "'");
  }
}
