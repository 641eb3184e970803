package dev.astragal.baator.session;

import dev.astragal.runtime.bus.CommandBus;
import dev.astragal.runtime.dice.DiceService;

/** Puts the services of a session on a command bus. */
public final class Services {
  private Services() {}

  public static CommandBus of(Simulator simulator) {
    CommandBus commands = new CommandBus();
    new ActorService(simulator).listen(commands);
    new DiceService(new SessionDice(simulator)).listen(commands);
    return commands;
  }
}
