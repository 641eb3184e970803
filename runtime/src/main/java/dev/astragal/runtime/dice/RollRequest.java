package dev.astragal.runtime.dice;

import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.Command;
import dev.astragal.runtime.bus.Trace;
import java.util.Optional;

/**
 * A roll that is asked for.
 *
 * @param requestId what its answers are to carry, if the asker chose something
 * @param context numbers that go before what the roller itself looks names up in; may be empty
 * @param extended true for the extended language
 * @param faces the dice on the table; empty for the roller's own
 */
public record RollRequest(
    String expr,
    Optional<String> requestId,
    RollMessages.Origin origin,
    Tree context,
    boolean extended,
    Ints faces,
    Trace trace) {
  public static RollRequest of(Command command) {
    Tree.Table payload = command.payload();
    return new RollRequest(
        switch (command.name()) {
          case "dice.roll_adv" -> "2d" + sides(command) + "kh1";
          case "dice.roll_dis" -> "2d" + sides(command) + "kl1";
          default -> command.text("expr");
        },
        text(payload, "request_id"),
        origin(payload),
        payload.get("ctx").orElse(Tree.none()),
        payload.get("extended").equals(Optional.of(Tree.of(true))),
        command.numbers("faces"),
        command.trace());
  }

  /** A number, so that nothing else can be slipped into the expression. */
  private static long sides(Command command) {
    if (command.payload().get("sides").orElse(Tree.none()) instanceof Tree.Whole(long sides, var _))
      return sides;
    throw new IllegalArgumentException("the command " + command.name() + " needs a number 'sides'");
  }

  /** Who asks is said in {@code meta}, or beside the expression. */
  private static RollMessages.Origin origin(Tree.Table payload) {
    Tree.Table meta =
        payload.get("meta").orElse(Tree.none()) instanceof Tree.Table given
            ? given
            : Tree.emptyTable();
    return new RollMessages.Origin(
        text(meta, "actor_id").or(() -> text(payload, "actor_id")),
        text(meta, "target_id").or(() -> text(payload, "target_id")),
        text(meta, "layer").or(() -> text(payload, "layer")),
        text(meta, "source").or(() -> text(payload, "source")),
        text(meta, "requester").or(() -> text(payload, "requester")));
  }

  private static Optional<String> text(Tree.Table payload, String field) {
    return payload
        .get(field)
        .filter(value -> !(value instanceof Tree.Empty))
        .map(Tree::text)
        .filter(text -> !text.isEmpty());
  }
}
