package dev.astragal.web.inspect;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
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
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A run under the inspector, one request at a time. */
final class Inspected<S, C extends Choice, E extends Event> {
  private final Origin origin;
  private final Past<S, C, E> past;
  private final PlayJson<S, C, E> json;
  private final StepJson<S, C, E> steps;
  private final Tree.Table divergence;
  private final Watch watch;
  private final Markers<S, C, E> markers;

  Inspected(Origin origin, Past<S, C, E> past, Tree.Table divergence, Watch watch) {
    this.origin = origin;
    this.past = past;
    this.watch = watch;
    this.json = new PlayJson<>(past.kernel(), Messages.of(past.kernel().game()));
    this.steps = new StepJson<>(past, json);
    this.divergence = divergence;
    this.markers = new Markers<>(past, json);
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

  Tree.Table about() {
    return looking(
        () -> {
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
                      "streams",
                      past.kernel().manifest().streams().stream().map(Stream::name).toList())
                  .put("outcome", outcome(last));
          origin.parent().ifPresent(parent -> fields.put("parent", parent.tree()));
          long takenBack = watch.takenBack().getAsLong();
          return fields
              .put("live", watch.live().getAsBoolean())
              .put("takenBack", takenBack)
              .put("markers", markers.upTo(past.lastStep(), takenBack))
              .put("divergence", divergence)
              .tree();
        });
  }

  Tree.Table step(long step, Optional<Seat> viewer) {
    return looking(() -> steps.step(require(step), viewer.map(this::require)));
  }

  /** Why {@code choice} is legal or not at a step. */
  Tree.Table why(long step, Optional<Seat> seat, Tree choice) {
    return looking(
        () -> {
          Run<S, C, E> run = past.at(require(step));
          Answer<C> answer = new Answer<>(run.promptId(), seat.orElse(asked(run)), read(choice));
          Optional<Rejection> refusal = run.refusal(answer);
          Fields fields = Fields.of().put("legal", refusal.isEmpty());
          return fields
              .putAll(Refusal.tree(refusal.orElse(Rejection.of("", "this choice is legal"))))
              .put("label", json.label(answer.choice()))
              .tree();
        });
  }

  Tree.Table diff(long from, long to) {
    return looking(
        () -> {
          List<TreeDiff.Change> changes =
              TreeDiff.between(past.at(require(from)).view(), past.at(require(to)).view());
          return Fields.of()
              .put("from", from)
              .put("to", to)
              .putAll(StepJson.changes(changes))
              .tree();
        });
  }

  /** Plays on from a copy, so that nobody else has to wait for it. */
  Inspected<S, C, E> fork(String id, Forking forking) {
    Past<S, C, E> left =
        looking(
            () -> {
              require(forking.at());
              return past.copy();
            });
    return new Inspected<>(
        forking.origin(id, origin),
        forking.played(left, forking.choice().map(this::read)),
        Fields.of().put("same", true).tree(),
        Watch.recorded(false));
  }

  Tree brief(long step) {
    return looking(() -> steps.brief(step));
  }

  Tree view(long step) {
    return looking(() -> past.at(require(step)).view());
  }

  long hash(long step) {
    return looking(() -> past.at(require(step)).hash());
  }

  long lastStep() {
    return looking(() -> past.lastStep());
  }

  Tree summary() {
    return looking(
        () ->
            Fields.of()
                .put("id", origin.id())
                .put("name", origin.name())
                .put("steps", past.lastStep())
                .put("outcome", outcome(past.at(past.lastStep())))
                .tree());
  }

  private <T> T looking(Supplier<T> work) {
    return watch.turnstile().get(work);
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
}
