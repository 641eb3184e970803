package dev.astragal.games.mir;

import dev.astragal.games.mir.action.Declaration;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.later.LaterRules;
import dev.astragal.games.mir.rules.ContractRules;
import dev.astragal.games.mir.schema.StateSchema;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.run.Step;
import dev.astragal.kernel.seed.Seed;
import java.util.List;

/**
 * The single entry point: {@link #applyAction} is the only way an action changes a state. It never
 * changes what it is given; the same state and action always give the same result.
 */
public final class MirEngine {
  /** The dice of a state are in the state, so nothing is ever drawn from the run's own luck. */
  private static final Luck NO_LUCK = Luck.of(new Seed("mir").key(), List.of());

  private static final Seat CALLER = Seat.of(0);

  private final StateSchema schema;
  private final Kernel<MirState, Declaration, MirEvent> kernel;

  private MirEngine(ActionRules rules) {
    ContractGame game = new ContractGame(rules);
    this.schema = rules.schema();
    this.kernel = Kernel.of(game, Setup.of(game.manifest(), 1));
  }

  /** The engine of the contract. */
  public static MirEngine contract() {
    return new MirEngine(new ContractRules());
  }

  /** The engine the reference grew into later, for the documents it wrote. */
  public static MirEngine later() {
    return new MirEngine(new LaterRules());
  }

  /** The same entry point with other rules behind it. */
  public static MirEngine of(ActionRules rules) {
    return new MirEngine(rules);
  }

  public StateSchema schema() {
    return schema;
  }

  /** Reads a state document, checking form and invariants. */
  public MirDocument read(Json document) {
    return MirDocument.read(document, schema);
  }

  public ActionResult applyAction(MirDocument previous, Json action) {
    return applyAction(previous, Declaration.read(action));
  }

  public ActionResult applyAction(MirDocument previous, MirChoice action) {
    return applyAction(previous, action.action());
  }

  private ActionResult applyAction(MirDocument previous, Declaration action) {
    return switch (previous) {
      case MirDocument.Malformed(_, List<String> errors) -> unfit(previous, errors);
      case MirState state when !state.sound() && !state.faults(schema).isEmpty() ->
          unfit(previous, state.faults(schema));
      case MirState state -> applied(state, action);
    };
  }

  /** The invariants a document breaks, each as code and sentence. */
  public List<String> brokenInvariants(MirDocument document) {
    if (document instanceof MirState state && state.sound()) return List.of();
    Violations broken = new Violations();
    if (document.json() instanceof Json.Obj object) Invariants.check(object, broken);
    return broken.all().stream().map(Rejection::toString).toList();
  }

  /** The state after {@code record}, with no rule and no die executed. */
  public MirState rebuild(MirState previous, List<MirEvent> record) {
    Run<MirState, Declaration, MirEvent> run = kernel.adopt(previous, NO_LUCK);
    run.rebuild(new Step<>(record, 0, 1, 0, List.of()));
    return run.state();
  }

  private ActionResult applied(MirState state, Declaration action) {
    Run<MirState, Declaration, MirEvent> run = kernel.adopt(state, NO_LUCK);
    Applied<MirState, Declaration, MirEvent> applied =
        kernel.apply(run, new Answer<>(run.inputs(), CALLER, action));
    MirState next = applied.next().state();
    return new ActionResult(
        next,
        next.log().events().size() - state.log().events().size(),
        applied.success(),
        applied.success() ? List.of() : applied.errors().stream().map(Rejection::toString).toList(),
        applied.events());
  }

  private static ActionResult unfit(MirDocument document, List<String> errors) {
    return new ActionResult(document, 0, false, errors, List.of());
  }
}
