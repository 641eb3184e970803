package dev.astragal.baator.console;

import dev.astragal.baator.session.Simulator;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.Scene;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import java.util.ArrayList;
import java.util.List;

/** Scenes and whose turn it is. */
final class SceneCommands {
  static final String SLOT = "default";
  private static final List<String> ID = List.of("id");

  private final Simulator simulator;
  private final Answers answers;

  SceneCommands(Simulator simulator, Answers answers) {
    this.simulator = simulator;
    this.answers = answers;
  }

  List<ConsoleCommand> commands() {
    return List.of(
        new ConsoleCommand(
            "scene",
            "/scene [--id=SLOT] new NAME | start MODE ACTOR TARGET | add NAME [INITIATIVE] | rm NAME | next",
            """
            Opens and changes a scene.
            new NAME: an empty scene.
            start MODE ACTOR TARGET: a scene of just these two.
            add NAME [INITIATIVE], rm NAME: who takes part.
            next: the next round.""",
            ID,
            this::scene),
        new ConsoleCommand(
            "turn",
            "/turn [--id=SLOT]",
            "Passes the turn to whoever is next.",
            ID,
            words ->
                answers.send(
                    "sim.advance",
                    Tree.emptyTable().with("scene_id", Tree.of(words.option("id", SLOT))))));
  }

  private List<String> scene(Words words) {
    String slot = words.option("id", SLOT);
    return switch (words.get(0, "what to do with the scene")) {
      case "new" -> answers.to(new BaatorChoice.NewScene(slot, words.rest(1, "NAME")));
      case "start" -> start(slot, words);
      case "add" -> {
        int initiative = words.size() > 2 ? number(words.get(2, "INITIATIVE")) : 0;
        yield answers.to(new BaatorChoice.Join(slot, words.get(1, "NAME"), initiative));
      }
      case "rm" -> answers.to(new BaatorChoice.Leave(slot, words.rest(1, "NAME")));
      case "next" -> answers.to(new BaatorChoice.NextRound(slot));
      default -> throw new BadInputException("a scene cannot '" + words.get(0, "") + "'");
    };
  }

  private List<String> start(String slot, Words words) {
    String mode = words.get(1, "MODE");
    String actor = words.get(2, "ACTOR");
    String target = words.get(3, "TARGET");
    List<BaatorChoice> orders = new ArrayList<>();
    simulator
        .state()
        .scene(slot)
        .ifPresentOrElse(
            scene -> {
              for (Scene.Participant participant : scene.participants())
                orders.add(new BaatorChoice.Leave(slot, participant.actor()));
            },
            () -> orders.add(new BaatorChoice.NewScene(slot, mode)));
    orders.add(new BaatorChoice.Join(slot, actor, 0));
    orders.add(new BaatorChoice.Join(slot, target, 0));
    return answers.to(orders.toArray(BaatorChoice[]::new));
  }

  static int number(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new BadInputException("'" + text + "' is not a number");
    }
  }
}
