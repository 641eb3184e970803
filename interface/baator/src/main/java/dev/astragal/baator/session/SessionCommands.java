package dev.astragal.baator.session;

import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.rules.ActorCommand;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.Command;
import dev.astragal.runtime.bus.CommandBus;
import dev.astragal.runtime.dice.DiceService;
import dev.astragal.runtime.dice.RollRequest;
import dev.astragal.runtime.table.Reply;
import java.util.List;

/**
 * Handles commands on the bus by making them orders at the desk: what actors understand, rules to
 * apply, turns, and rolls. A refused command fails with its reason.
 */
public final class SessionCommands {
  private final Desk desk;

  /** A command the session refused. */
  public static final class RefusedException extends RuntimeException {
    private final transient List<Rejection> reasons;

    RefusedException(List<Rejection> reasons) {
      super(reasons.getFirst().code());
      this.reasons = reasons;
    }

    public List<Rejection> reasons() {
      return reasons;
    }
  }

  private SessionCommands(Desk desk) {
    this.desk = desk;
  }

  public static CommandBus of(Desk desk) {
    SessionCommands handlers = new SessionCommands(desk);
    CommandBus bus = new CommandBus();
    for (ActorCommand known : ActorCommand.values())
      bus.register(known.command(), command -> handlers.order(known, command));
    bus.register("sim.apply_rule", handlers::applyRule);
    bus.register("sim.advance", handlers::advance);
    for (String roll : DiceService.COMMANDS) bus.register(roll, handlers::roll);
    return bus;
  }

  private void order(ActorCommand known, Command command) {
    Tree amount = command.payload().get(known.amount()).orElse(Tree.none());
    long value;
    if (amount instanceof Tree.Whole(long number, var _)) value = number;
    else if (amount instanceof Tree.Empty && known == ActorCommand.INVOCATION) value = 1;
    else
      throw new IllegalArgumentException(
          "the command " + known.command() + " needs a number '" + known.amount() + "'");
    String actor = command.text(known.concernsTheActor() ? "actor_id" : "target_id");
    order(new BaatorChoice.Order(known.command(), actor, value));
  }

  private void applyRule(Command command) {
    order(
        new BaatorChoice.ApplyRule(
            command.text("scene_id", "default"),
            command.text("rule"),
            command.text("actor_id"),
            command.text("target_id", ""),
            Stated.in(command.payload().get("ctx").orElse(Tree.none())),
            command.numbers("faces")));
  }

  private void advance(Command command) {
    order(new BaatorChoice.NextTurn(command.text("scene_id", "default")));
  }

  private void roll(Command command) {
    RollRequest request = RollRequest.of(command);
    order(
        new BaatorChoice.Roll(
            request.expr(),
            request.extended(),
            request.origin().actorId().orElse(""),
            request.origin().targetId().orElse(""),
            Stated.in(request.context()),
            request.faces()));
  }

  private void order(BaatorChoice choice) {
    Reply reply = desk.order(choice);
    if (!reply.accepted()) throw new RefusedException(reply.errors());
  }
}
