package dev.astragal.baator.console;

import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.Scene;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** Scenes and whose turn it is. */
final class SceneCommands {
  static final String SLOT = "default";
  static final List<String> VERBS = List.of("new", "start", "add", "rm", "next");
  private static final List<String> ID = List.of("id");

  private final Answers answers;

  SceneCommands(Answers answers) {
    this.answers = answers;
  }

  List<ConsoleCommand> commands() {
    return List.of(
        new ConsoleCommand("scene", ID, this::scene),
        new ConsoleCommand(
            "turn",
            ID,
            words ->
                answers.send(
                    "sim.advance",
                    Tree.emptyTable().with("scene_id", Tree.of(words.option("id", SLOT))))));
  }

  private List<String> scene(Words words) {
    String slot = words.option("id", SLOT);
    return switch (words.get(0, "new|start|add|rm|next")) {
      case "new" -> answers.to(new BaatorChoice.NewScene(slot, words.rest(1, "NAME")));
      case "start" -> start(slot, words);
      case "add" -> {
        int initiative = words.size() > 2 ? words.number(2, "INITIATIVE") : 0;
        yield answers.to(new BaatorChoice.Join(slot, words.get(1, "NAME"), initiative));
      }
      case "rm" -> answers.to(new BaatorChoice.Leave(slot, words.rest(1, "NAME")));
      case "next" -> answers.to(new BaatorChoice.NextRound(slot));
      default -> throw new MisreadException("no-scene-verb", "verb", words.get(0, ""));
    };
  }

  private List<String> start(String slot, Words words) {
    String mode = words.get(1, "MODE");
    String actor = words.get(2, "ACTOR");
    String target = words.get(3, "TARGET");
    List<BaatorChoice> orders = new ArrayList<>();
    answers
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
}
