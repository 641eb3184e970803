package dev.astragal.baator.console;

import dev.astragal.baator.session.Simulator;
import dev.astragal.cli.plain.Labels;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Submits an order and puts what came of it into lines. */
final class Answers {
  private final Simulator simulator;
  private final Labels<BaatorChoice, BaatorEvent> labels;

  Answers(Simulator simulator) {
    this.simulator = simulator;
    this.labels =
        new Labels<>(
            simulator.session().kernel(), Messages.of(simulator.session().kernel().game()));
  }

  List<String> to(BaatorChoice... choices) {
    List<String> lines = new ArrayList<>();
    for (BaatorChoice choice : choices) {
      Simulator.Result result = simulator.submit(choice);
      for (BaatorEvent event : result.events()) lines.add(line(event));
      for (Rejection error : result.errors()) lines.add("refused: " + error);
      if (!result.success()) break;
    }
    return lines;
  }

  /** The name on the bus, then the sentence. */
  private String line(BaatorEvent event) {
    String detail =
        event instanceof BaatorEvent.Rolled rolled
            ? " " + Arrays.toString(rolled.faces().toArray())
            : "";
    return String.format("%-26s %s%s", event.topic(), labels.event(event), detail);
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
