package dev.astragal.baator.console;

import dev.astragal.baator.session.Desk;
import dev.astragal.baator.session.SessionCommands;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.Command;
import dev.astragal.runtime.bus.CommandBus;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.table.Reply;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Gives orders, on the command bus where a service handles them, and puts the outcome in lines. */
final class Answers {
  private final Desk desk;
  private final Table table;
  private final CommandBus commands;
  private final Messages own;
  private long heard;
  private Optional<Long> lastRoll = Optional.empty();

  Answers(Desk desk) {
    this.desk = desk;
    this.table = desk.table();
    this.commands = SessionCommands.of(desk);
    this.own = Messages.beside(Console.class, table.messages().language());
    this.heard = table.told();
  }

  Desk desk() {
    return desk;
  }

  Table table() {
    return table;
  }

  BaatorState state() {
    return desk.state();
  }

  /** A sentence of the console's own. */
  String say(String key, Object... namesAndValues) {
    return say(Msg.of(key, namesAndValues));
  }

  String say(Msg msg) {
    return own.text(msg);
  }

  /** Gives the orders one after the other, up to the first that is refused. */
  List<String> to(BaatorChoice... choices) {
    List<String> lines = new ArrayList<>();
    for (BaatorChoice choice : choices) {
      Reply reply = desk.order(choice);
      lines.addAll(reply.accepted() ? news() : refused(reply.errors()));
      if (!reply.accepted()) break;
    }
    return lines;
  }

  /** Sends a command to whoever handles it. */
  List<String> send(String name, Tree.Table payload) {
    try {
      commands.dispatch(Command.of(name, payload, desk.nextTrace()));
      return news();
    } catch (SessionCommands.RefusedException e) {
      lastRoll = Optional.empty();
      return refused(e.reasons());
    }
  }

  /**
   * A number, or what dice come to that are rolled for it; what is told of them goes to {@code
   * lines}, and nothing comes back when they are refused.
   */
  Optional<Integer> amount(String text, String actor, List<String> lines) {
    if (text.matches("[+-]?\\d{1,9}")) return Optional.of(Integer.parseInt(text));
    lines.addAll(
        send(
            "dice.roll_expr",
            Tree.emptyTable()
                .with("expr", Tree.of(text))
                .with("actor_id", Tree.of(state().actor(actor).isPresent() ? actor : ""))
                .with("extended", Tree.of(true))));
    return lastRoll.map(result -> (int) Math.clamp(result, -1_000_000L, 1_000_000L));
  }

  List<String> takeBack() {
    Reply reply = table.takeBack(Desk.MASTER);
    heard = table.told();
    return reply.accepted() ? List.of(say("taken-back")) : refused(reply.errors());
  }

  /** What was told since this was asked for last. */
  private List<String> news() {
    long since = heard;
    heard = table.told();
    List<Told> told = table.log(Desk.MASTER, since).orElse(List.of());
    lastRoll =
        told.stream()
            .map(Told::event)
            .filter(BaatorEvent.Rolled.class::isInstance)
            .map(event -> ((BaatorEvent.Rolled) event).result())
            .reduce((_, last) -> last);
    return told.stream().filter(Told::spoken).map(this::line).toList();
  }

  /** What the last roll of the last order came to. */
  Optional<Long> lastRoll() {
    return lastRoll;
  }

  String line(Told told) {
    return table.messages().text(told.telling().text());
  }

  List<String> refused(List<Rejection> reasons) {
    return reasons.stream()
        .map(reason -> say("refused", "why", Msg.literal(table.messages().text(reason.why()))))
        .toList();
  }

  /** Somebody in the session, by name; a near miss is told as such. */
  String actor(String name) {
    BaatorState state = state();
    if (state.actor(name).isPresent()) return name;
    for (String known : state.actors().keySet())
      if (known.equalsIgnoreCase(name))
        throw new MisreadException("nearly", "name", name, "known", known);
    throw new MisreadException("no-actor", "name", name);
  }

  /** Names may have commas behind them. */
  List<String> actors(List<String> typed) {
    List<String> names = new ArrayList<>();
    for (String word : typed) {
      String name = word.replaceAll(",$", "");
      if (!name.isEmpty()) names.add(actor(name));
    }
    return names;
  }
}
