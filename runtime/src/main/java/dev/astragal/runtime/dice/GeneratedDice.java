package dev.astragal.runtime.dice;

import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.DiceLanguage;
import dev.astragal.kernel.dice.DiceLimits;
import dev.astragal.kernel.dice.Mode;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.ScriptedRng;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.Command;
import dev.astragal.runtime.bus.EventBus;
import dev.astragal.runtime.bus.Message;
import dev.astragal.runtime.bus.Payload;
import dev.astragal.runtime.bus.Trace;
import java.util.Optional;

/**
 * Dice of a generator, unless a request brings its own faces; in the language a request names.
 * Rolls are told as such. Dice that are thrown for a roll of somebody else are only handed over:
 * whoever makes the roll tells it.
 */
public final class GeneratedDice implements DiceService.Roller {
  /** Asks for dice, as {@link Throw}. */
  public static final String THROW = "rng.throw";

  /** Brings them, as {@link Thrown}. */
  public static final String THROWN = "rng.thrown";

  private final DiceLanguage core = DiceLanguage.core();
  private final DiceLanguage extended = DiceLanguage.extended();
  private final Rng rng;
  private final EventBus events;

  /** So many dice of one kind, for a roll of the asker. */
  public record Throw(String requestId, int count, int sides) {
    public Throw {
      if (count < 1 || count > DiceLimits.DEFAULT.dice())
        throw new IllegalArgumentException("no " + count + " dice are thrown at once");
      if (sides < 1 || sides > DiceLimits.DEFAULT.sides())
        throw new IllegalArgumentException("no die has " + sides + " sides");
    }
  }

  /** The faces of the dice that were asked for. */
  public record Thrown(String requestId, int sides, Ints faces) {}

  public GeneratedDice(Rng rng, EventBus events) {
    this.rng = rng;
    this.events = events;
  }

  @Override
  public RollMessages.Made roll(RollRequest request) {
    Trace span = request.trace().child();
    String id = request.requestId().orElse(span.spanId());
    try {
      RollMessages.Made made = rolled(request);
      RollMessages.made(id, request.expr(), request.origin(), made, span).forEach(this::tell);
      return made;
    } catch (DiceException e) {
      fail(request, id, span, e.code().name(), e.problem(), Optional.of(e.offset()));
      throw e;
    } catch (DiceService.RollRefusedException e) {
      fail(request, id, span, e.code(), String.valueOf(e.getMessage()), Optional.empty());
      throw e;
    }
  }

  private RollMessages.Made rolled(RollRequest request) {
    DiceExpression expression =
        (request.extended() ? extended : core).parse(request.expr(), Mode.NUMBER);
    Variables context =
        request.context() instanceof Tree.Empty
            ? Variables.none()
            : Variables.of(request.context());
    if (request.faces().size() == 0) return RollMessages.Made.of(expression.roll(context, rng));
    ScriptedRng table = new ScriptedRng("table", request.faces().toArray());
    RollMessages.Made made = RollMessages.Made.of(expression.roll(context, table));
    if (table.remaining() > 0)
      throw new DiceService.RollRefusedException(
          "LEFTOVER_FACES", table.remaining() + " faces were not needed");
    return made;
  }

  private void fail(
      RollRequest request,
      String id,
      Trace span,
      String code,
      String reason,
      Optional<Integer> offset) {
    RollMessages.Failed failed = new RollMessages.Failed(code, reason, offset);
    RollMessages.failed(id, request.expr(), request.origin(), failed, span).forEach(this::tell);
  }

  /** Throws dice for a roll of the sender, in the sender's step. */
  public void hand(Command command) {
    Throw wanted;
    try {
      wanted = Payload.read(Throw.class, command.payload());
    } catch (TreeException e) {
      throw new IllegalArgumentException("the command " + THROW + ": " + e.getMessage(), e);
    }
    int[] faces = new int[wanted.count()];
    rng.roll(wanted.sides(), faces, faces.length);
    Thrown thrown = new Thrown(wanted.requestId(), wanted.sides(), Ints.of(faces));
    tell(new Message(THROWN, Payload.of(thrown), command.trace()));
  }

  private void tell(Message message) {
    events.publish(BusEvent.of(message));
  }
}
