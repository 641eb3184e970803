package dev.astragal.web.inspect;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeDiff;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.session.Outcomes;
import dev.astragal.web.json.Fields;
import dev.astragal.web.json.PlayJson;
import dev.astragal.web.json.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A run under the inspector. One request at a time: looking back lays down keyframes. */
final class Inspected<S, C extends Choice, E extends Event> {
  /** The timeline shows no more; the first ones are kept. */
  static final int MARKERS_MAX = 1_000;

  private final Origin origin;
  private final Past<S, C, E> past;
  private final PlayJson<S, C, E> json;
  private final StepJson<S, C, E> steps;
  private final Tree.Table divergence;
  private Optional<List<Tree>> markers = Optional.empty();

  Inspected(Origin origin, Past<S, C, E> past, Tree.Table divergence) {
    this.origin = origin;
    this.past = past;
    this.json = new PlayJson<>(past.kernel(), Messages.of(past.kernel().game()));
    this.steps = new StepJson<>(past, json);
    this.divergence = divergence;
  }

  Origin origin() {
    return origin;
  }

  Past<S, C, E> past() {
    return past;
  }

  Tree.Table divergence() {
    return divergence;
  }

  synchronized Tree.Table about() {
    Run<S, C, E> last = past.at(past.lastStep());
    RunSpec spec = origin.spec();
    Fields fields =
        Fields.of()
            .put("id", origin.id())
            .put("game", spec.game())
            .put("title", past.kernel().manifest().title())
            .put("name", origin.name())
            .put("kind", origin.kind())
            .put("seats", spec.seats())
            .put("steps", past.lastStep())
            .put("inputs", last.inputs())
            .put("ticks", last.tick())
            .put("seed", spec.seed().text())
            .texts("options", spec.options())
            .texts("overlays", spec.overlays().stream().map(RunSpec.Overlay::name).toList())
            .texts(
                "streams", past.kernel().manifest().streams().stream().map(Stream::name).toList())
            .put("outcome", outcome(last));
    origin.parent().ifPresent(parent -> fields.put("parent", parent.tree()));
    return fields.put("markers", markers()).put("divergence", divergence).tree();
  }

  synchronized Tree.Table step(long step, Optional<Seat> viewer) {
    return steps.step(require(step), viewer.map(this::require));
  }

  /** Why {@code choice} is legal or not at a step. */
  synchronized Tree.Table why(long step, Optional<Seat> seat, Tree choice) {
    Run<S, C, E> run = past.at(require(step));
    Answer<C> answer = new Answer<>(run.promptId(), seat.orElse(asked(run)), read(choice));
    Optional<Rejection> refusal =
        run.refusal(answer).filter(reason -> !reason.code().equals("NOT_AT_BOUNDARY"));
    Fields fields = Fields.of().put("legal", refusal.isEmpty());
    return fields
        .putAll(Refusal.tree(refusal.orElse(Rejection.of("", "this choice is legal"))))
        .put("label", json.label(answer.choice()))
        .tree();
  }

  synchronized Tree.Table diff(long from, long to) {
    List<TreeDiff.Change> changes =
        TreeDiff.between(past.at(require(from)).view(), past.at(require(to)).view());
    return Fields.of().put("from", from).put("to", to).putAll(StepJson.changes(changes)).tree();
  }

  synchronized Inspected<S, C, E> fork(String id, Forking forking) {
    require(forking.at());
    return new Inspected<>(
        forking.origin(id, origin),
        forking.played(past, forking.choice().map(this::read)),
        Fields.of().put("same", true).tree());
  }

  synchronized Tree brief(long step) {
    return steps.brief(step);
  }

  synchronized Tree view(long step) {
    return past.at(require(step)).view();
  }

  synchronized long hash(long step) {
    return past.at(step).hash();
  }

  synchronized long lastStep() {
    return past.lastStep();
  }

  synchronized Tree summary() {
    return Fields.of()
        .put("id", origin.id())
        .put("name", origin.name())
        .put("steps", past.lastStep())
        .put("outcome", outcome(past.at(past.lastStep())))
        .tree();
  }

  private C read(Tree choice) {
    try {
      return past.kernel().choiceShape().read(choice);
    } catch (TreeException e) {
      throw new Refusal(400, new Rejection("BAD_CHOICE", String.valueOf(e.getMessage()), "choice"));
    }
  }

  private Seat asked(Run<S, C, E> run) {
    return run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)
        ? prompt.firstSeat()
        : Seat.of(0);
  }

  private long require(long step) {
    if (step < 0 || step > past.lastStep())
      throw new Refusal(404, "NO_SUCH_STEP", "the run has the steps 0 to " + past.lastStep());
    return step;
  }

  private Seat require(Seat seat) {
    if (seat.index() >= past.kernel().setup().seats())
      throw Refusal.badField("seat", "there is no such seat");
    return seat;
  }

  private static Tree outcome(Run<?, ?, ?> run) {
    return run.status() instanceof Status.Finished<?>(Outcome outcome)
        ? Outcomes.tree(outcome)
        : Tree.none();
  }

  /** Goes once through the run; what matters does not change. */
  private List<Tree> markers() {
    if (markers.isPresent()) return markers.get();
    List<Tree> found = new ArrayList<>();
    Run<S, C, E> run = past.at(0);
    for (long step = 1; step <= past.lastStep() && found.size() < MARKERS_MAX; step++) {
      run =
          past.before().isPresent() && step == past.timeline().firstStep() + 1
              ? past.stepped(past.at(step - 1))
              : past.stepped(run);
      for (E event : run.events()) mark(step, event, found);
    }
    if (run.status() instanceof Status.Finished<C>(Outcome outcome))
      found.add(marker(past.lastStep(), "end", outcome.code()));
    markers = Optional.of(found);
    return found;
  }

  private void mark(long step, E event, List<Tree> found) {
    Optional<String> checkpoint = event.checkpoint();
    if (checkpoint.isPresent()) found.add(marker(step, "checkpoint", checkpoint.get()));
    else if (event.severity() != Severity.INFO)
      found.add(
          marker(
              step,
              event.severity() == Severity.CRITICAL ? "critical" : "warning",
              json.text(event)));
  }

  private static Tree marker(long step, String kind, String text) {
    return Fields.of().put("step", step).put("kind", kind).put("text", text).tree();
  }
}
