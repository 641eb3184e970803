package dev.astragal.runtime.dice;

import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.dice.DiceLanguage;
import dev.astragal.kernel.dice.Mode;
import dev.astragal.kernel.dice.Roll;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.Command;
import dev.astragal.runtime.bus.CommandBus;
import dev.astragal.runtime.bus.EventBus;
import dev.astragal.runtime.bus.Subscription;
import dev.astragal.runtime.bus.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * Rolls for whoever sends a command. Each request is answered by {@code rng.fulfilled} and {@code
 * dice.resolved}, or by {@code rng.failed}, all under its {@code request_id}.
 */
public final class DiceService {
  public static final List<String> COMMANDS =
      List.of(
          "dice.roll_expr",
          "dice.roll_expression",
          "dice.resolve_number",
          "dice.roll_adv",
          "dice.roll_dis");

  /** What of a request's origin is repeated in its answers. */
  private static final List<String> PROVENANCE =
      List.of("actor_id", "target_id", "layer", "source", "requester");

  private final DiceLanguage language;
  private final Rng rng;
  private final EventBus events;

  public DiceService(DiceLanguage language, Rng rng, EventBus events) {
    this.language = language;
    this.rng = rng;
    this.events = events;
  }

  /** Handles every dice command on {@code bus} until the subscription is closed. */
  public Subscription listen(CommandBus bus) {
    List<Subscription> all = new ArrayList<>();
    for (String name : COMMANDS) all.add(bus.register(name, this::handle));
    return () -> all.forEach(Subscription::close);
  }

  public long rollExpression(String expr, Variables context, Tree.Table meta) {
    return roll(expr, context, meta, UUID.randomUUID().toString(), Trace.begin()).result();
  }

  public void handle(Command command) {
    Tree.Table payload = command.payload();
    String expr =
        switch (command.name()) {
          case "dice.roll_adv" -> "2d" + command.text("sides") + "kh1";
          case "dice.roll_dis" -> "2d" + command.text("sides") + "kl1";
          default -> command.text("expr");
        };
    Variables context = payload.get("ctx").map(Variables::of).orElse(Variables.none());
    Tree.Table meta =
        payload.get("meta").orElse(Tree.emptyTable()) instanceof Tree.Table table
            ? table
            : Tree.emptyTable();
    String request =
        payload.get("request_id").map(Tree::text).orElseGet(() -> UUID.randomUUID().toString());
    roll(expr, context, meta, request, command.trace());
  }

  private Roll roll(String expr, Variables context, Tree.Table meta, String request, Trace parent) {
    Trace trace = parent.child();
    Tree.Table about =
        Tree.emptyTable()
            .with("request_id", Tree.of(request))
            .with("kind", Tree.of("expr"))
            .with("expr", Tree.of(expr));
    for (String key : PROVENANCE)
      if (meta.get(key).isPresent()) about = about.with(key, meta.get(key).get());
    events.publish(BusEvent.of("rng.requested", about, trace));
    try {
      Roll roll = language.parse(expr, Mode.NUMBER).roll(context, rng);
      Tree.Table answer = about.with("result", Tree.of(roll.result()));
      events.publish(
          BusEvent.of(
              "rng.fulfilled",
              answer
                  .with("faces", numbers(roll.faces().toArray()))
                  .with("kept", Tree.of(roll.kept().stream().map(Tree::of).toList()))
                  .with("modifier", Tree.of(roll.modifier())),
              trace));
      events.publish(BusEvent.of("dice.resolved", answer, trace));
      return roll;
    } catch (DiceException e) {
      events.publish(
          BusEvent.of(
              "rng.failed",
              about
                  .with("code", Tree.of(e.code().name()))
                  .with("offset", Tree.of(e.offset()))
                  .with("reason", Tree.of(e.problem())),
              trace));
      throw e;
    }
  }

  private static Tree numbers(int[] values) {
    List<Tree> trees = new ArrayList<>();
    for (int value : values) trees.add(Tree.of(value));
    return Tree.of(trees);
  }
}
