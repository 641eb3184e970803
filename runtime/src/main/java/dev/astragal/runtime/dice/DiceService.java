package dev.astragal.runtime.dice;

import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.Command;
import dev.astragal.runtime.bus.CommandBus;
import dev.astragal.runtime.bus.Subscription;
import dev.astragal.runtime.bus.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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

  private final Roller roller;

  /** Who makes the rolls and tells the bus: a generator, or a session that writes them down. */
  @FunctionalInterface
  public interface Roller {
    /** Fails with {@link DiceException} or {@link RollRefusedException}. */
    RollMessages.Made roll(RollRequest request);
  }

  /** A roller that does not make this roll, for a reason that is none of the language. */
  public static final class RollRefusedException extends RuntimeException {
    private final String code;

    public RollRefusedException(String code, String reason) {
      super(reason);
      this.code = code;
    }

    public String code() {
      return code;
    }
  }

  public DiceService(Roller roller) {
    this.roller = roller;
  }

  /** Handles every dice command on {@code bus} until the subscription is closed. */
  public Subscription listen(CommandBus bus) {
    List<Subscription> all = new ArrayList<>();
    for (String name : COMMANDS) all.add(bus.register(name, this::handle));
    return () -> all.forEach(Subscription::close);
  }

  public long rollExpression(String expr, Tree context, RollMessages.Origin origin) {
    return roller
        .roll(
            new RollRequest(
                expr, Optional.empty(), origin, context, false, Ints.zeros(0), Trace.begin()))
        .result();
  }

  public void handle(Command command) {
    roller.roll(RollRequest.of(command));
  }
}
