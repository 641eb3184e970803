package dev.astragal.baator.console;

import dev.astragal.baator.session.Simulator;
import dev.astragal.games.baator.Actor;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorGame;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.games.baator.Fact;
import dev.astragal.games.baator.rules.ActorCommand;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.plain.ScreenText;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Actors: adding them, changing their sheets, looking at them. */
final class SheetCommands {
  private final Simulator simulator;
  private final Answers answers;

  SheetCommands(Simulator simulator, Answers answers) {
    this.simulator = simulator;
    this.answers = answers;
  }

  List<ConsoleCommand> commands() {
    return List.of(
        new ConsoleCommand(
            "actor",
            "/actor NAME [hp=20 AC=14 stats.STR=3 ...]",
            "Adds an actor; facts and stats may follow.",
            List.of(),
            this::actor),
        new ConsoleCommand(
            "set",
            "/set NAME path=number ...",
            "Changes facts (hp, AC, firewall, ...) and stats (stats.STR) of an actor.",
            List.of(),
            this::set),
        new ConsoleCommand(
            "do",
            "/do COMMAND NAME [AMOUNT]",
            "Gives an order, such as physical.take_damage or physical.heal.",
            List.of(),
            this::order),
        new ConsoleCommand(
            "status",
            "/status [NAME]",
            "Shows the scenes, or one sheet.",
            List.of(),
            this::status));
  }

  private List<String> order(Words words) {
    String name = words.get(0, "COMMAND");
    ActorCommand command =
        ActorCommand.of(name)
            .orElseThrow(() -> new BadInputException("actors know no command '" + name + "'"));
    String actor = answers.actor(words.get(1, "NAME"));
    int amount = words.size() > 2 ? SceneCommands.number(words.get(2, "AMOUNT")) : 1;
    return answers.send(
        name,
        Tree.emptyTable()
            .with(command.concernsTheActor() ? "actor_id" : "target_id", Tree.of(actor))
            .with(command.amount(), Tree.of(amount)));
  }

  private List<String> actor(Words words) {
    Actor actor = Actor.named(words.get(0, "NAME"));
    for (String word : words.words().subList(1, words.size()))
      actor = changed(actor, Words.assignment(word));
    return answers.to(new BaatorChoice.AddActor(actor));
  }

  private static Actor changed(Actor actor, Map.Entry<String, Long> change) {
    String path = change.getKey();
    long value = change.getValue();
    if (path.startsWith("stats.")) return actor.withStat(path.substring(6), value);
    Fact fact =
        Fact.of(path)
            .orElseThrow(
                () -> new BadInputException("an actor has no '" + path + "'; write stats." + path));
    return actor.with(fact, Math.clamp(value, Integer.MIN_VALUE, Integer.MAX_VALUE));
  }

  private List<String> set(Words words) {
    String name = answers.actor(words.get(0, "NAME"));
    List<BaatorChoice> orders = changes(name, words);
    if (orders.isEmpty()) throw new BadInputException("path=number is missing");
    return answers.to(orders.toArray(BaatorChoice[]::new));
  }

  private static List<BaatorChoice> changes(String name, Words words) {
    List<BaatorChoice> orders = new ArrayList<>();
    for (String word : words.words().subList(1, words.size())) {
      Map.Entry<String, Long> change = Words.assignment(word);
      orders.add(new BaatorChoice.SetValue(name, change.getKey(), change.getValue()));
    }
    return orders;
  }

  private List<String> status(Words words) {
    BaatorState state = simulator.state();
    if (words.size() == 0)
      return new ScreenText(Messages.of(new BaatorGame()))
          .lines(simulator.game().present(state, Seat.of(0)));
    Actor actor = state.sheet(answers.actor(words.rest(0, "NAME")));
    List<String> lines = new ArrayList<>();
    lines.add(actor.name());
    for (Fact fact : Fact.values())
      if (actor.has(fact.layer())) lines.add("  " + fact.text() + " " + actor.get(fact));
    actor.stats().forEach((stat, value) -> lines.add("  stats." + stat + " " + value));
    for (BaatorState.Applied effect : state.effects())
      if (effect.actor().equals(actor.name()))
        lines.add(
            "  effect "
                + effect.id()
                + ": "
                + effect.fact().text()
                + " "
                + effect.before()
                + " to "
                + effect.after());
    return lines;
  }
}
