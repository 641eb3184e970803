package dev.astragal.baator.console;

import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.Scene;
import dev.astragal.games.baator.rules.Encounter;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
        new ConsoleCommand("init", ID, this::initiative),
        new ConsoleCommand("fight", List.of("id", "name"), this::fight),
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
        String name = words.get(1, "NAME");
        if (words.size() < 3) yield answers.to(new BaatorChoice.Join(slot, name, 0));
        List<String> lines = new ArrayList<>();
        Optional<Integer> initiative = answers.amount(words.rest(2, "INITIATIVE"), name, lines);
        if (initiative.isPresent())
          lines.addAll(answers.to(new BaatorChoice.Join(slot, name, initiative.get())));
        yield lines;
      }
      case "rm" -> answers.to(new BaatorChoice.Leave(slot, words.rest(1, "NAME")));
      case "next" -> answers.to(new BaatorChoice.NextRound(slot));
      default -> throw new MisreadException("no-scene-verb", "verb", words.get(0, ""));
    };
  }

  /** A scene in which two sides meet, in an order that is rolled. */
  private List<String> fight(Words words) {
    List<String> all = words.words();
    int arrow = all.indexOf("->");
    if (arrow < 1 || arrow == all.size() - 1) throw new MisreadException("no-sides");
    return answers.to(
        new BaatorChoice.Muster(
            words.option("id", SLOT),
            words.option("name", answers.say("fight.name")),
            answers.actors(all.subList(0, arrow)),
            answers.actors(all.subList(arrow + 1, all.size())),
            Encounter.USUAL_RULE,
            Encounter.USUAL_RULE));
  }

  /** For one, or rolled for all. */
  private List<String> initiative(Words words) {
    String slot = words.option("id", SLOT);
    List<String> lines = new ArrayList<>();
    List<String> names =
        words.size() > 0
            ? List.of(answers.actor(words.get(0, "NAME")))
            : answers.state().scene(slot).map(Scene::order).orElse(List.of());
    if (names.isEmpty()) throw new MisreadException("nobody-here");
    for (String name : names) {
      boolean nimble = answers.state().sheet(name).stats().containsKey("DEX");
      String usual = nimble ? "1d20+actor.stats.DEX" : "1d20";
      String wanted = words.size() > 1 ? words.rest(1, "INITIATIVE") : usual;
      Optional<Integer> initiative = answers.amount(wanted, name, lines);
      if (initiative.isEmpty()) return lines;
      lines.addAll(answers.to(new BaatorChoice.SetInitiative(slot, name, initiative.get())));
    }
    return lines;
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
