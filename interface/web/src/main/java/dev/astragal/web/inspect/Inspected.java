package dev.astragal.web.inspect;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.session.Outcomes;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Told;
import dev.astragal.web.game.GameFiles;
import dev.astragal.web.json.Fields;
import dev.astragal.web.json.PlayJson;
import dev.astragal.web.json.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** A run under the inspector, one request at a time. */
final class Inspected {
  /** The timeline shows no more; the first ones are kept. */
  static final int MARKERS_MAX = 1_000;

  private final Origin origin;
  private final Recording recording;
  private final Messages messages;
  private final StepJson steps;
  private final Watch watch;
  private final List<Tree> markers = new ArrayList<>();
  private long marked;
  private long markedAfter;

  Inspected(Origin origin, Recording recording, Watch watch) {
    this.origin = origin;
    this.recording = recording;
    this.watch = watch;
    this.messages = Messages.of(GameLibrary.game(origin.spec().game()));
    this.steps = new StepJson(recording, new PlayJson(messages));
  }

  Origin origin() {
    return origin;
  }

  Tree.Table divergence() {
    Fields fields = Fields.of().put("same", recording.divergence().isEmpty());
    origin.makers().ifPresent(makers -> fields.put("makers", makers));
    recording
        .divergence()
        .ifPresent(
            found -> fields.putAll((Tree.Table) found.tree()).put("step", recording.lastStep()));
    return fields.tree();
  }

  Tree.Table about() {
    return looking(
        () -> {
          Moment last = recording.at(recording.lastStep());
          RunSpec spec = origin.spec();
          Fields fields =
              Fields.of()
                  .put("id", origin.id())
                  .put("game", spec.game())
                  .put("title", recording.manifest().title())
                  .put("name", origin.name())
                  .put("kind", origin.kind())
                  .put("seats", spec.seats())
                  .put("steps", recording.lastStep())
                  .put("inputs", last.inputs())
                  .put("ticks", last.tick())
                  .put("seed", spec.seed().text())
                  .texts("options", spec.options())
                  .texts("overlays", spec.overlays().stream().map(RunSpec.Overlay::name).toList())
                  .texts(
                      "streams", recording.manifest().streams().stream().map(Stream::name).toList())
                  .put("outcome", outcome(last));
          origin.parent().ifPresent(parent -> fields.put("parent", parent.tree()));
          GameFiles.art(spec.game()).ifPresent(art -> fields.put("art", art));
          long takenBack = watch.takenBack().getAsLong();
          return fields
              .put("live", watch.live().getAsBoolean())
              .put("takenBack", takenBack)
              .put("markers", markers(takenBack))
              .put("divergence", divergence())
              .tree();
        });
  }

  /** Goes once through the run, and later on through what is new; anew when steps have gone. */
  private List<Tree> markers(long takenBack) {
    if (takenBack != markedAfter) {
      markers.clear();
      marked = 0;
      markedAfter = takenBack;
    }
    long last = recording.lastStep();
    if (marked < last && markers.size() < MARKERS_MAX)
      for (Recording.Marker found :
          recording.markers(Seat.first(), marked, MARKERS_MAX - markers.size()))
        if (found.kind() != Recording.Marker.Kind.TURN) markers.add(marker(found));
    marked = last;
    return List.copyOf(markers);
  }

  private Tree marker(Recording.Marker marker) {
    String text =
        marker
            .told()
            .map(Told::telling)
            .map(telling -> messages.text(telling.text()))
            .orElse(marker.reason());
    return Fields.of()
        .put("step", marker.step())
        .put("kind", marker.kind().name().toLowerCase(Locale.ROOT))
        .put("text", text)
        .tree();
  }

  Tree.Table step(long step, Optional<Seat> viewer) {
    return looking(() -> steps.step(require(step), viewer.map(this::require)));
  }

  /** Why {@code choice} is legal or not at a step. */
  Tree.Table why(long step, Optional<Seat> asking, Tree choice) {
    return looking(
        () -> {
          Moment now = recording.at(require(step));
          Seat seat = asking.orElse(asked(now));
          Optional<Rejection> refusal = refusal(now, seat, choice);
          Fields fields = Fields.of().put("legal", refusal.isEmpty());
          // The rules have words only for what may be chosen.
          if (refusal.isEmpty())
            fields.put("label", messages.text(now.wording(seat, choice).label()));
          return fields
              .putAll(
                  Refusal.tree(
                      refusal.map(this::inWords).orElse(Rejection.of("", "this choice is legal"))))
              .tree();
        });
  }

  Tree.Table diff(long from, long to) {
    return looking(
        () ->
            Fields.of()
                .put("from", from)
                .put("to", to)
                .putAll(StepJson.changes(recording.diff(require(from), require(to))))
                .tree());
  }

  /** Plays on from a copy, so that nobody else has to wait for it. */
  Inspected fork(String id, Forking forking) {
    Recording left =
        looking(
            () -> {
              Moment at = recording.at(require(forking.at()));
              Optional<Rejection> refusal =
                  forking.choice().flatMap(choice -> refusal(at, asked(at), choice));
              if (refusal.isPresent()) throw new Refusal(409, inWords(refusal.get()));
              return recording.copy();
            });
    return new Inspected(forking.origin(id, origin), forking.played(left), Watch.recorded(false));
  }

  Tree brief(long step) {
    return looking(() -> steps.brief(step));
  }

  Tree state(long step) {
    return looking(() -> recording.at(require(step)).state());
  }

  long hash(long step) {
    return looking(() -> recording.at(require(step)).hash());
  }

  long lastStep() {
    return looking(recording::lastStep);
  }

  Tree summary() {
    return looking(
        () ->
            Fields.of()
                .put("id", origin.id())
                .put("name", origin.name())
                .put("steps", recording.lastStep())
                .put("outcome", outcome(recording.at(recording.lastStep())))
                .tree());
  }

  private <T> T looking(Supplier<T> work) {
    synchronized (watch.lock()) {
      return work.get();
    }
  }

  private static Optional<Rejection> refusal(Moment now, Seat seat, Tree choice) {
    try {
      return now.refusal(seat, choice);
    } catch (TreeException e) {
      throw new Refusal(400, new Rejection("BAD_CHOICE", String.valueOf(e.getMessage()), "choice"));
    }
  }

  private Rejection inWords(Rejection reason) {
    return new Rejection(reason.code(), messages.text(reason.why()), reason.path());
  }

  private static Seat asked(Moment now) {
    return now.situation().asked().stream().findFirst().orElse(Seat.first());
  }

  private long require(long step) {
    if (step < 0 || step > recording.lastStep())
      throw new Refusal(404, "NO_SUCH_STEP", "the run has the steps 0 to " + recording.lastStep());
    return step;
  }

  private Seat require(Seat seat) {
    if (seat.index() >= origin.spec().seats())
      throw Refusal.badField("seat", "there is no such seat");
    return seat;
  }

  private static Tree outcome(Moment now) {
    return now.situation() instanceof Situation.Over(Outcome outcome)
        ? Outcomes.tree(outcome)
        : Tree.none();
  }
}
