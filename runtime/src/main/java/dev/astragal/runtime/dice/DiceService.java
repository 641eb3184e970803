package dev.astragal.runtime.dice;

import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.dice.DiceLanguage;
import dev.astragal.kernel.dice.Mode;
import dev.astragal.kernel.dice.Roll;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.Command;
import dev.astragal.runtime.bus.CommandBus;
import dev.astragal.runtime.bus.EventBus;
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

  /** What of a request's origin is repeated in its answers. */
  private static final List<String> PROVENANCE =
      List.of("actor_id", "target_id", "layer", "source", "requester");

  private final Source source;
  private final EventBus events;

  /** Who makes the rolls: a generator, or a session that writes them down. */
  @FunctionalInterface
  public interface Source {
    /** Fails with {@link DiceException} or {@link RollRefusedException}. */
    Answer roll(Request request);
  }

  /**
   * A roll that is asked for.
   *
   * @param context numbers that go before what the source itself looks names up in; may be empty
   * @param meta where the request comes from
   * @param extended true for the extended language
   * @param faces the dice on the table; empty for the source's own
   */
  public record Request(String expr, Tree context, Tree.Table meta, boolean extended, Ints faces) {}

  /** What came of it. */
  public record Answer(long result, Ints faces, List<Long> kept, long modifier) {
    public Answer {
      kept = List.copyOf(kept);
    }

    public static Answer of(Roll roll) {
      return new Answer(roll.result(), roll.faces(), roll.kept(), roll.modifier());
    }
  }

  /** A source that does not make this roll, for a reason that is none of the language. */
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

  public DiceService(Source source, EventBus events) {
    this.source = source;
    this.events = events;
  }

  /** Rolls with {@code rng} in one language; faces and the other dialect are refused. */
  public DiceService(DiceLanguage language, Rng rng, EventBus events) {
    this(request -> rolled(request, language, rng), events);
  }

  private static Answer rolled(Request request, DiceLanguage language, Rng rng) {
    if (request.extended() || request.faces().size() > 0)
      throw new RollRefusedException(
          "NOT_SUPPORTED", "this service takes neither 'faces' nor 'extended'");
    Variables context =
        request.context() instanceof Tree.Empty
            ? Variables.none()
            : Variables.of(request.context());
    return Answer.of(language.parse(request.expr(), Mode.NUMBER).roll(context, rng));
  }

  /** Handles every dice command on {@code bus} until the subscription is closed. */
  public Subscription listen(CommandBus bus) {
    List<Subscription> all = new ArrayList<>();
    for (String name : COMMANDS) all.add(bus.register(name, this::handle));
    return () -> all.forEach(Subscription::close);
  }

  public long rollExpression(String expr, Tree context, Tree.Table meta) {
    Request request = new Request(expr, context, meta, false, Ints.zeros(0));
    return roll(request, "", Trace.begin()).result();
  }

  public void handle(Command command) {
    Tree.Table payload = command.payload();
    String expr =
        switch (command.name()) {
          case "dice.roll_adv" -> "2d" + sides(command) + "kh1";
          case "dice.roll_dis" -> "2d" + sides(command) + "kl1";
          default -> command.text("expr");
        };
    Request request =
        new Request(
            expr,
            payload.get("ctx").orElse(Tree.none()),
            meta(payload),
            payload.get("extended").equals(Optional.of(Tree.of(true))),
            command.numbers("faces"));
    roll(request, command.text("request_id", ""), command.trace());
  }

  /** A number, so that nothing else can be slipped into the expression. */
  private static long sides(Command command) {
    if (command.payload().get("sides").orElse(Tree.none()) instanceof Tree.Whole(long sides, var _))
      return sides;
    throw new IllegalArgumentException("the command " + command.name() + " needs a number 'sides'");
  }

  /** Where it comes from may also be written beside the expression. */
  private static Tree.Table meta(Tree.Table payload) {
    Tree.Table meta = Tree.emptyTable();
    for (String key : PROVENANCE)
      if (payload.get(key).isPresent()) meta = meta.with(key, payload.get(key).get());
    if (payload.get("meta").orElse(Tree.none()) instanceof Tree.Table given)
      for (String key : PROVENANCE)
        if (given.get(key).isPresent()) meta = meta.with(key, given.get(key).get());
    return meta;
  }

  private Answer roll(Request request, String requestId, Trace parent) {
    Trace trace = parent.child(1);
    Tree.Table about =
        Tree.emptyTable()
            .with("request_id", Tree.of(requestId.isEmpty() ? trace.spanId() : requestId))
            .with("kind", Tree.of("expr"))
            .with("expr", Tree.of(request.expr()));
    for (String key : PROVENANCE)
      if (request.meta().get(key).isPresent())
        about = about.with(key, request.meta().get(key).get());
    events.publish(BusEvent.of("rng.requested", about, trace));
    try {
      Answer roll = source.roll(request);
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
      about = about.with("offset", Tree.of(e.offset()));
      fail(about, e.code().name(), e.problem(), trace);
      throw e;
    } catch (RollRefusedException e) {
      fail(about, e.code(), String.valueOf(e.getMessage()), trace);
      throw e;
    }
  }

  private void fail(Tree.Table about, String code, String reason, Trace trace) {
    events.publish(
        BusEvent.of(
            "rng.failed",
            about.with("code", Tree.of(code)).with("reason", Tree.of(reason)),
            trace));
  }

  private static Tree numbers(int[] values) {
    List<Tree> trees = new ArrayList<>();
    for (int value : values) trees.add(Tree.of(value));
    return Tree.of(trees);
  }
}
