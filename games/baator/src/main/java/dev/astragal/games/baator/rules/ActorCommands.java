package dev.astragal.games.baator.rules;

import dev.astragal.games.baator.Actor;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.games.baator.BaatorEvent.FactChanged;
import dev.astragal.games.baator.BaatorEvent.OrderFailed;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.games.baator.Change;
import dev.astragal.games.baator.Fact;
import dev.astragal.games.baator.Streams;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rules.Layer;
import dev.astragal.kernel.tree.Tree;
import java.util.Optional;

/** Carries orders out on actors: the facts of one side change, and an event says so. */
public final class ActorCommands {
  public static final String NEGATIVE_AMOUNT = "negative_amount";
  public static final String INSUFFICIENT_ESSENCE = "insufficient_essence";

  private ActorCommands() {}

  /** An order given by hand. */
  public static void order(
      BaatorChoice.Order order, boolean limited, Turn<BaatorState, BaatorEvent> turn) {
    ActorCommand command = ActorCommand.of(order.command()).orElseThrow();
    long amount =
        order.dice().isEmpty()
            ? order.amount()
            : FreeRoll.rolled(order.roll(), turn.rng(Streams.DICE), turn);
    carryOut(command, order.actor(), amount, command.fact().layer(), limited, turn);
  }

  /**
   * An order a rule gives. The payload's own layer decides which side of the actor is meant; the
   * rule's layer only fills the gap. {@code target_id} may say {@code actor} or {@code target}.
   */
  static void effect(
      String name,
      Tree.Table payload,
      Layer ruleLayer,
      String actor,
      String target,
      boolean limited,
      Turn<BaatorState, BaatorEvent> turn) {
    ActorCommand command =
        ActorCommand.of(name)
            .orElseThrow(() -> turn.refuse(Rejection.because("UNKNOWN_COMMAND", "command", name)));
    String layerText = payload.get("layer").map(Tree::text).orElse(ruleLayer.text());
    Layer layer =
        Layer.of(layerText)
            .orElseThrow(() -> turn.refuse(Rejection.because("UNKNOWN_LAYER", "side", layerText)));
    String fallback = command.concernsTheActor() || target.isEmpty() ? actor : target;
    String named = payload.get("target_id").map(Tree::text).orElse(fallback);
    String recipient = named.equals("actor") ? actor : named.equals("target") ? target : named;
    carryOut(command, recipient, amount(command, payload, turn), layer, limited, turn);
  }

  private static long amount(
      ActorCommand command, Tree.Table payload, Turn<BaatorState, BaatorEvent> turn) {
    Optional<Tree> value = payload.get(command.amount());
    if (value.isPresent() && value.get() instanceof Tree.Whole(long amount, var _)) return amount;
    if (value.isEmpty() && command == ActorCommand.INVOCATION) return 1;
    throw turn.refuse(
        Rejection.because("BAD_PAYLOAD", "command", command.command()).at(command.amount()));
  }

  private static void carryOut(
      ActorCommand command,
      String name,
      long amount,
      Layer layer,
      boolean limited,
      Turn<BaatorState, BaatorEvent> turn) {
    Actor actor =
        turn.state()
            .actor(name)
            .orElseThrow(() -> turn.refuse(Rejection.because("UNKNOWN_ACTOR", "actor", name)));
    Fact fact = command.fact();
    if (layer != fact.layer())
      throw turn.refuse(
          Rejection.because("WRONG_LAYER", "side", layer, "command", command.command()));
    if (!actor.has(layer))
      throw turn.refuse(Rejection.because("NO_FACET", "actor", name, "side", layer));
    if (amount < 0) {
      turn.emit(new OrderFailed(command.command() + "_failed", name, NEGATIVE_AMOUNT));
      return;
    }
    int before = actor.get(fact);
    if (command.needsAll() && before < amount) {
      turn.emit(new OrderFailed(command.command() + "_failed", name, INSUFFICIENT_ESSENCE));
      return;
    }
    int counted = (int) Math.min(amount, Integer.MAX_VALUE);
    if (limited && command.change() == Change.RAISE)
      counted = Math.clamp(actor.most(fact) - before, 0, counted);
    turn.emit(
        new FactChanged(
            command.event(),
            turn.state().effectsSoFar() + 1,
            name,
            fact,
            command.change(),
            counted,
            before,
            command.change().apply(before, counted)));
  }
}
