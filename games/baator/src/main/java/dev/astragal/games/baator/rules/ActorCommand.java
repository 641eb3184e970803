package dev.astragal.games.baator.rules;

import dev.astragal.games.baator.Change;
import dev.astragal.games.baator.Fact;
import java.util.Optional;

/** The orders an actor understands: which fact they change, and what that is called. */
public enum ActorCommand {
  TAKE_DAMAGE("physical.take_damage", "amount", Fact.HP, Change.LOWER, "physical.damage_taken"),
  HEAL("physical.heal", "amount", Fact.HP, Change.RAISE, "physical.healed"),
  ICE_ATTACK("cyber.ice_attack", "damage", Fact.INTEGRITY, Change.LOWER, "cyber.integrity_damaged"),
  INVOCATION("mythic.invocation", "cost", Fact.ESSENCE, Change.LOWER, "mythic.invoked");

  private final String command;
  private final String amount;
  private final Fact fact;
  private final Change change;
  private final String event;

  ActorCommand(String command, String amount, Fact fact, Change change, String event) {
    this.command = command;
    this.amount = amount;
    this.fact = fact;
    this.change = change;
    this.event = event;
  }

  public static Optional<ActorCommand> of(String command) {
    for (ActorCommand known : values())
      if (known.command.equals(command)) return Optional.of(known);
    return Optional.empty();
  }

  public String command() {
    return command;
  }

  /** The payload field that says how much. */
  public String amount() {
    return amount;
  }

  public Fact fact() {
    return fact;
  }

  public Change change() {
    return change;
  }

  public String event() {
    return event;
  }

  /** Whoever invokes pays; everything else is done to the target. */
  public boolean concernsTheActor() {
    return this == INVOCATION;
  }

  /** An invocation nobody can pay for fails instead of taking what is there. */
  public boolean needsAll() {
    return this == INVOCATION;
  }
}
