package dev.astragal.web.inspect;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.plain.Chronicle;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.replay.Divergence;
import dev.astragal.runtime.table.Ending;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Reckoning;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Told;
import dev.astragal.web.game.Bundles;
import dev.astragal.web.game.GameFiles;
import dev.astragal.web.match.Thinking;
import dev.astragal.web.message.Refusal;
import dev.astragal.web.message.RunInfo;
import dev.astragal.web.message.StepInfo;
import dev.astragal.web.message.StoryInfo;
import dev.astragal.web.message.Worded;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/** A run under the inspector, one request at a time. */
final class Inspected {
  /** The timeline shows no more; the first ones are kept. */
  static final int MARKERS_MAX = 1_000;

  private final Origin origin;
  private final Map<String, Inspected> translated = new ConcurrentHashMap<>();
  private final Recording recording;
  private final Messages messages;
  private final Optional<Seating> people;
  private final Steps steps;
  private final Watch watch;
  private final List<RunInfo.Marker> markers = new ArrayList<>();
  private long marked;
  private long markedAfter;

  /** In the game's plain words, as nobody knows who played. */
  Inspected(Origin origin, Recording recording, Watch watch) {
    this(
        origin,
        recording,
        watch,
        Messages.of(GameLibrary.game(origin.spec().game())),
        Optional.empty());
  }

  /** {@code people} are those who played, where that is known. */
  Inspected(
      Origin origin, Recording recording, Watch watch, Messages words, Optional<Seating> people) {
    this.origin = origin;
    this.recording = recording;
    this.watch = watch;
    this.people = people;
    this.messages = people.map(who -> words.naming(who.names(words))).orElse(words);
    this.steps = new Steps(recording, new Worded(messages));
  }

  Origin origin() {
    return origin;
  }

  /** The same run as somebody reads it who wants another language, where the game has it. */
  Inspected in(Optional<String> language) {
    Game<?, ?, ?> game = GameLibrary.game(origin.spec().game());
    return language
        .flatMap(Bundles.of(game.getClass())::language)
        .filter(wanted -> !wanted.equals(messages.language()))
        .map(wanted -> translated.computeIfAbsent(wanted, _ -> speaking(game, wanted)))
        .orElse(this);
  }

  private Inspected speaking(Game<?, ?, ?> game, String language) {
    return new Inspected(
        origin, recording, watch, Messages.of(game, messages.voice(), language), people);
  }

  RunInfo.Divergence divergence() {
    Optional<Divergence> found = recording.divergence();
    return new RunInfo.Divergence(
        found.isEmpty(),
        origin.makers(),
        number(found, Divergence::input),
        number(found, Divergence::tick),
        found.map(Divergence::what),
        found.map(Divergence::field),
        number(found, Divergence::recorded),
        number(found, Divergence::replayed),
        number(found, it -> Math.min(it.input() + it.tick(), recording.lastStep())));
  }

  private static OptionalLong number(Optional<Divergence> found, ToLongFunction<Divergence> part) {
    return found.stream().mapToLong(part).findFirst();
  }

  RunInfo about() {
    return looking(
        () -> {
          Moment last = recording.last();
          RunSpec spec = origin.spec();
          long takenBack = watch.takenBack().getAsLong();
          return new RunInfo(
              origin.id(),
              spec.game(),
              recording.manifest().title(),
              origin.name(),
              origin.kind(),
              spec.seats(),
              IntStream.range(0, spec.seats())
                  .mapToObj(seat -> messages.player(Seat.of(seat)))
                  .toList(),
              recording.lastStep(),
              last.inputs(),
              last.tick(),
              spec.seed().text(),
              spec.options(),
              spec.overlays().stream().map(RunSpec.Overlay::name).toList(),
              recording.manifest().streams().stream().map(Stream::name).toList(),
              outcome(last),
              origin.parent(),
              GameFiles.art(spec.game()),
              watch.live().getAsBoolean(),
              takenBack,
              markers(takenBack),
              divergence());
        });
  }

  /** Goes once through the run, and later on through what is new; anew when steps have gone. */
  private List<RunInfo.Marker> markers(long takenBack) {
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

  private RunInfo.Marker marker(Recording.Marker marker) {
    String text =
        marker
            .told()
            .map(Told::telling)
            .map(telling -> messages.text(telling.text()))
            .orElse(marker.reason());
    return new RunInfo.Marker(marker.step(), marker.kind(), text);
  }

  StepInfo step(long step, Optional<Seat> viewer) {
    return looking(() -> steps.step(require(step), viewer.map(this::require)));
  }

  StepInfo.Moves moves(long from, String find) {
    return looking(() -> steps.moves(require(from), find));
  }

  /** Why {@code choice} is legal or not at a step. */
  RunInfo.Why why(long step, Optional<Seat> asking, Tree choice) {
    return looking(
        () -> {
          Moment now = recording.at(require(step));
          Seat seat = asking.orElse(asked(now));
          Optional<Rejection> refusal = refusal(now, seat, choice);
          Rejection told =
              refusal.map(this::inWords).orElse(Rejection.of("", "this choice is legal"));
          // The rules have words only for what may be chosen.
          Optional<String> label =
              refusal.isPresent()
                  ? Optional.empty()
                  : Optional.of(messages.text(now.wording(seat, choice).label()));
          return new RunInfo.Why(
              refusal.isEmpty(), label, told.code(), told.message(), told.path());
        });
  }

  StepInfo.Diff diff(long from, long to) {
    return looking(
        () ->
            new StepInfo.Diff(
                from, to, StepInfo.Changes.of(recording.diff(require(from), require(to)))));
  }

  /** What there is to tell at the end; {@code viewer} is whose screens are looked at. */
  StoryInfo story(Seat viewer) {
    return looking(
        () -> {
          List<String> reckoning =
              new Reckoning(recording, require(viewer))
                  .lines().stream().map(messages::text).toList();
          return new StoryInfo(
              reckoning, steps.moves(), new Charts(recording, messages, viewer).all());
        });
  }

  StoryInfo.Diary diary(Seat viewer) {
    return looking(
        () -> new StoryInfo.Diary(new Chronicle(recording, require(viewer), messages).lines()));
  }

  StoryInfo.History history(TreePath path) {
    return looking(
        () ->
            new StoryInfo.History(
                path.toString(), new Charts(recording, messages, Seat.first()).history(path)));
  }

  /** How lucky {@code seat} was; from a copy, so that nobody else has to wait for it. */
  Fortune fortune(Seat seat, Thinking thinking, Thinking.Account account) {
    if (!seat.plays()) throw Refusal.badField("seat", "must be one to sit on");
    return new Fortune(looking(recording::copy), require(seat), thinking, account);
  }

  /** What a search thinks of what was decided; from a copy, as above. */
  Verdicts verdicts(Thinking thinking, Thinking.Account account) {
    return new Verdicts(looking(recording::copy), messages, thinking, account);
  }

  StoryInfo.Luck luck(long step, Fortune fortune) {
    return fortune.at(looking(() -> require(step)));
  }

  StoryInfo.Fortune curve(Fortune fortune) {
    return fortune.curve(new Steps(fortune.past(), new Worded(messages)));
  }

  /** Plays on from a copy, so that nobody else has to wait for it. */
  Inspected fork(String id, Forking forking) {
    Recording left =
        looking(
            () -> {
              Moment at = recording.at(require(forking.asked().at()));
              Optional<Rejection> refusal =
                  forking.asked().choice().flatMap(choice -> refusal(at, asked(at), choice));
              if (refusal.isPresent()) throw new Refusal(409, inWords(refusal.get()));
              return recording.copy();
            });
    return new Inspected(
        forking.origin(id, origin), forking.played(left), Watch.recorded(false), messages, people);
  }

  /** A copy to play on from. */
  Recording left(RunInfo.PlayOn asked) {
    return looking(
        () -> {
          require(asked.at());
          if (!asked.seat().plays()) throw Refusal.badField("seat", "must be one to sit on");
          require(asked.seat());
          return recording.copy();
        });
  }

  Optional<StepInfo.Brief> brief(long step) {
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

  StepInfo.Compared.Side side() {
    return looking(
        () ->
            new StepInfo.Compared.Side(
                origin.id(),
                origin.name(),
                recording.lastStep(),
                outcome(recording.last()),
                outcome(recording.last()).map(how -> Ending.text(how, messages))));
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

  private static Optional<Outcome> outcome(Moment now) {
    return now.situation() instanceof Situation.Over(Outcome outcome)
        ? Optional.of(outcome)
        : Optional.empty();
  }
}
