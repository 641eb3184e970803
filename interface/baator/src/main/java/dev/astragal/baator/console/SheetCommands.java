package dev.astragal.baator.console;

import dev.astragal.baator.session.Desk;
import dev.astragal.games.baator.Actor;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.games.baator.Fact;
import dev.astragal.games.baator.rules.ActorCommand;
import dev.astragal.games.baator.rules.Templates;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.content.ScreenText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Actors: adding them, changing their sheets, looking at them. */
final class SheetCommands {
  private final Answers answers;

  SheetCommands(Answers answers) {
    this.answers = answers;
  }

  List<ConsoleCommand> commands() {
    return List.of(
        new ConsoleCommand("actor", List.of("like", "count"), this::actor),
        new ConsoleCommand("templates", _ -> templates()),
        new ConsoleCommand("hide", words -> hide(words, true)),
        new ConsoleCommand("show", words -> hide(words, false)),
        new ConsoleCommand("give", this::give),
        new ConsoleCommand("set", this::set),
        new ConsoleCommand("do", this::order),
        new ConsoleCommand("copy", this::copy),
        new ConsoleCommand("condition", this::condition),
        new ConsoleCommand("status", this::status));
  }

  private List<String> order(Words words) {
    String name = words.get(0, "COMMAND");
    ActorCommand command =
        ActorCommand.of(name).orElseThrow(() -> new MisreadException("no-order", "name", name));
    String actor = answers.actor(words.get(1, "NAME"));
    boolean usual = words.size() < 3 && command == ActorCommand.INVOCATION;
    List<String> lines = new ArrayList<>();
    Optional<Integer> amount =
        usual ? Optional.of(1) : answers.amount(words.rest(2, "AMOUNT"), actor, lines);
    if (amount.isPresent())
      lines.addAll(
          answers.send(
              name,
              Tree.emptyTable()
                  .with(command.concernsTheActor() ? "actor_id" : "target_id", Tree.of(actor))
                  .with(command.amount(), Tree.of(amount.get()))));
    return lines;
  }

  /** Others of a kind, with what the first of them has now. */
  private List<String> copy(Words words) {
    String name = answers.actor(words.get(0, "NAME"));
    int count = words.size() > 1 ? words.number(1, "COUNT") : 1;
    return answers.to(new BaatorChoice.Copy(name, count));
  }

  private List<String> hide(Words words, boolean hidden) {
    String name = answers.actor(words.rest(0, "NAME"));
    return answers.to(new BaatorChoice.Hide(name, hidden));
  }

  /** Seats are counted from 1, as players are; the first is the game master's. */
  private List<String> give(Words words) {
    String name = answers.actor(words.get(0, "NAME"));
    int seat = words.number(1, "SEAT");
    if (seat < 1 || seat > answers.table().spec().seats())
      throw new MisreadException("no-seat", "seat", seat);
    return answers.to(new BaatorChoice.Give(name, Seat.of(seat - 1)));
  }

  private List<String> templates() {
    Messages names = answers.table().messages();
    return answers.desk().templates().templates().stream()
        .map(
            each ->
                String.format(
                    "%-10s %s",
                    each.kind(),
                    names.text(
                        Msg.of(
                            "value.kind",
                            "kind",
                            Msg.word(each.kind()),
                            "hp",
                            each.hp(),
                            "ac",
                            each.ac()))))
        .toList();
  }

  private List<String> condition(Words words) {
    String name = answers.actor(words.get(0, "NAME"));
    String condition = words.get(1, "CONDITION");
    boolean over = words.size() > 2 && words.get(2, "").equals("end");
    int turns = over ? 0 : words.size() > 2 ? words.number(2, "TURNS") : -1;
    String path = "stats." + Actor.CONDITION + condition;
    return answers.to(new BaatorChoice.SetValue(name, path, turns));
  }

  /** A sheet of one's own, or one of a template with what is to be otherwise. */
  private List<String> actor(Words words) {
    String name = words.get(0, "NAME");
    Optional<String> like = words.option("like");
    Actor actor = like.isEmpty() ? Actor.named(name) : template(like.get()).named(name);
    for (String word : words.words().subList(1, words.size()))
      actor = changed(actor, Words.assignment(word));
    if (like.isEmpty() && !actor.stats().containsKey(Actor.HP_MAX))
      actor = actor.withStat(Actor.HP_MAX, actor.get(Fact.HP));
    List<BaatorChoice> orders = new ArrayList<>();
    orders.add(new BaatorChoice.AddActor(actor));
    int count = words.option("count").map(Words::number).orElse(1);
    if (count > 1) orders.add(new BaatorChoice.Copy(name, count - 1));
    return answers.to(orders.toArray(BaatorChoice[]::new));
  }

  private Templates.Template template(String kind) {
    return answers
        .desk()
        .templates()
        .find(kind)
        .orElseThrow(() -> new MisreadException("no-template", "kind", kind));
  }

  private static Actor changed(Actor actor, Map.Entry<String, Long> change) {
    String path = change.getKey();
    long value = change.getValue();
    if (path.startsWith("stats.")) return actor.withStat(path.substring(6), value);
    Fact fact = Fact.of(path).orElseThrow(() -> new MisreadException("no-fact", "path", path));
    return actor.with(fact, Math.clamp(value, Integer.MIN_VALUE, Integer.MAX_VALUE));
  }

  private List<String> set(Words words) {
    String name = answers.actor(words.get(0, "NAME"));
    List<BaatorChoice> orders = changes(name, words);
    if (orders.isEmpty()) throw new MisreadException("missing", "what", "path=number");
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
    BaatorState state = answers.state();
    if (words.size() == 0)
      return new ScreenText(answers.table().messages())
          .lines(answers.table().now().screen(Desk.MASTER));
    Actor actor = state.sheet(answers.actor(words.rest(0, "NAME")));
    List<String> lines = new ArrayList<>();
    lines.add(actor.name());
    Messages names = answers.table().messages();
    for (Fact fact : Fact.values())
      if (actor.has(fact.layer()))
        lines.add("  " + names.text(Msg.word(fact.name())) + " " + actor.get(fact));
    actor
        .stats()
        .forEach(
            (stat, value) -> {
              if (!stat.startsWith(Actor.CONDITION))
                lines.add("  " + names.text(Msg.word(stat)) + " " + value);
            });
    actor
        .conditions()
        .forEach(
            (condition, left) ->
                lines.add(
                    "  "
                        + names.text(
                            left < 0
                                ? Msg.word(condition)
                                : Msg.of(
                                    "condition.left",
                                    "condition",
                                    Msg.word(condition),
                                    "turns",
                                    left))));
    for (BaatorState.Applied effect : state.effects())
      if (effect.actor().equals(actor.name())) lines.add("  " + names.text(effect(effect)));
    return lines;
  }

  private static Msg effect(BaatorState.Applied effect) {
    return Msg.of("sheet.effect")
        .with("effect", effect.id())
        .with("fact", effect.fact())
        .with("before", effect.before())
        .with("after", effect.after());
  }
}
