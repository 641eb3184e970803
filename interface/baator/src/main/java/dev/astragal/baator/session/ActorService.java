package dev.astragal.baator.session;

import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.rules.ActorCommand;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.Command;
import dev.astragal.runtime.bus.CommandBus;
import dev.astragal.runtime.bus.Subscription;
import java.util.ArrayList;
import java.util.List;

/**
 * Handles commands on the bus by making them orders to the session: what actors understand, rules
 * to apply, and turns. A refused command fails with its reason.
 */
public final class ActorService {
  private final Simulator simulator;

  /** A command the session refused. */
  public static final class CommandRefusedException extends RuntimeException {
    private final List<Rejection> reasons;

    CommandRefusedException(List<Rejection> reasons) {
      super(RefusalText.of(reasons.getFirst()));
      this.reasons = List.copyOf(reasons);
    }

    public List<Rejection> reasons() {
      return reasons;
    }
  }

  public ActorService(Simulator simulator) {
    this.simulator = simulator;
  }

  public Subscription listen(CommandBus bus) {
    List<Subscription> all = new ArrayList<>();
    for (ActorCommand known : ActorCommand.values())
      all.add(bus.register(known.command(), command -> order(known, command)));
    all.add(bus.register("sim.apply_rule", this::applyRule));
    all.add(bus.register("sim.advance", this::advance));
    return () -> all.forEach(Subscription::close);
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
    submit(new BaatorChoice.Order(known.command(), actor, value), command);
  }

  private void applyRule(Command command) {
    submit(
        new BaatorChoice.ApplyRule(
            command.text("scene_id", "default"),
            command.text("rule"),
            command.text("actor_id"),
            command.text("target_id", ""),
            Stated.in(command.payload().get("ctx").orElse(Tree.none())),
            command.numbers("faces")),
        command);
  }

  private void advance(Command command) {
    submit(new BaatorChoice.NextTurn(command.text("scene_id", "default")), command);
  }

  private void submit(BaatorChoice choice, Command command) {
    Simulator.Result result = simulator.submit(choice, command.trace());
    if (!result.success()) throw new CommandRefusedException(result.errors());
  }
}
