package dev.astragal.web.inspect;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Draw;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeDiff;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.timeline.Timeline;
import dev.astragal.web.json.Fields;
import dev.astragal.web.json.PlayJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One step of a run, with everything there is to know about it. */
final class StepJson<S, C extends Choice, E extends Event> {
  /** More changed fields are counted, not listed. */
  static final int CHANGES_MAX = 2_000;

  private final Past<S, C, E> past;
  private final PlayJson<S, C, E> json;

  StepJson(Past<S, C, E> past, PlayJson<S, C, E> json) {
    this.past = past;
    this.json = json;
  }

  Tree.Table step(long step, Optional<Seat> viewer) {
    List<Draw> draws = new ArrayList<>();
    List<TreeDiff.Change> changes = List.of();
    Optional<Timeline.Recorded<C>> input = Optional.empty();
    Run<S, C, E> run;
    if (step == 0) {
      run = past.at(0);
    } else {
      Run<S, C, E> before = past.at(step - 1);
      input = past.inputAfter(before);
      Tree was = before.view();
      before.luck().attach(draws::add);
      run = past.stepped(before);
      run.luck().attach(null);
      changes = TreeDiff.between(was, run.view());
    }
    Seat seat = viewer.orElse(input.map(made -> made.answer().seat()).orElse(Seat.of(0)));
    return Fields.of()
        .put("step", step)
        .put("steps", past.lastStep())
        .put("tick", run.tick())
        .put("inputs", run.inputs())
        .put("hash", Hashes.text(run.hash()))
        .put("input", input.map(this::input).orElse(Tree.none()))
        .put("state", run.view())
        .putAll(changes(changes))
        .put("events", events(run))
        .put("draws", draws.stream().map(StepJson::draw).toList())
        .put("positions", positions(run))
        .put("status", json.status(run))
        .put("prompt", prompt(run))
        .put("seat", seat.index())
        .put("screen", json.screen(run, seat))
        .tree();
  }

  /** What led to a step, in short. */
  Tree brief(long step) {
    if (step < 1 || step > past.lastStep()) return Tree.none();
    Run<S, C, E> before = past.at(step - 1);
    Optional<Timeline.Recorded<C>> input = past.inputAfter(before);
    Run<S, C, E> after = past.stepped(before);
    return Fields.of()
        .put("input", input.map(this::input).orElse(Tree.none()))
        .put("events", events(after))
        .tree();
  }

  static Tree.Table changes(List<TreeDiff.Change> changes) {
    List<Tree> listed = new ArrayList<>();
    for (TreeDiff.Change change : changes.subList(0, Math.min(CHANGES_MAX, changes.size()))) {
      Fields fields = Fields.of().put("path", change.path());
      change.before().ifPresent(value -> fields.put("before", value));
      change.after().ifPresent(value -> fields.put("after", value));
      listed.add(fields.tree());
    }
    return Fields.of().put("changes", listed).put("more", changes.size() - listed.size()).tree();
  }

  private Tree input(Timeline.Recorded<C> input) {
    C choice = input.answer().choice();
    return Fields.of()
        .put("seat", input.answer().seat().index())
        .put("choice", past.kernel().choiceShape().tree(choice))
        .put("label", json.label(choice))
        .put("refused", input.refused())
        .tree();
  }

  private List<Tree> events(Run<S, C, E> run) {
    List<Tree> events = new ArrayList<>();
    long number = run.eventsBefore();
    for (E event : run.events()) events.add(json.event(Long.toString(number++), run.tick(), event));
    return events;
  }

  private Tree prompt(Run<S, C, E> run) {
    return switch (run.status()) {
      case Status.Awaiting<C>(Prompt<C> prompt) ->
          json.prompt(run, prompt.firstSeat()) instanceof Tree.Table asked
              ? asked.with("seats", Tree.of(PlayJson.seats(prompt)))
              : Tree.none();
      case Status.Running<C> _ -> json.prompt(run, Seat.of(0));
      case Status.Finished<C> _ -> Tree.none();
    };
  }

  private List<Tree> positions(Run<S, C, E> run) {
    List<Tree> positions = new ArrayList<>();
    List<Stream> streams = run.luck().streams();
    for (int i = 0; i < streams.size(); i++)
      positions.add(
          Fields.of()
              .put("stream", streams.get(i).name())
              .put("position", run.luck().position(i))
              .tree());
    return positions;
  }

  private static Tree draw(Draw draw) {
    Fields fields = Fields.of();
    if (draw.roll() != Draw.NO_ROLL) fields.put("roll", draw.roll());
    return fields
        .put("stream", draw.stream())
        .put("index", draw.index())
        .put("purpose", draw.purpose())
        .put("kind", draw.kind().name())
        .put("range", draw.range())
        .put("result", draw.result())
        .put("favourable", draw.favourable())
        .put("odds", odds(draw))
        .put("candidates", draw.candidates().stream().map(StepJson::candidate).toList())
        .put("text", draw.toString())
        .tree();
  }

  /** How likely what came was. */
  private static String odds(Draw draw) {
    return switch (draw.kind()) {
      case ROLL, BELOW -> "1 in " + draw.range();
      case CHANCE ->
          (draw.result() == 1 ? draw.favourable() : draw.range() - draw.favourable())
              + " in "
              + draw.range();
      case PICK -> {
        long total = draw.candidates().stream().mapToLong(Candidate::weight).sum();
        yield draw.candidates().isEmpty()
            ? ""
            : draw.candidates().get((int) draw.result()).weight() + " in " + total;
      }
    };
  }

  private static Tree candidate(Candidate candidate) {
    return Fields.of()
        .put("id", candidate.id())
        .put("base", candidate.base())
        .put("weight", candidate.weight())
        .put("arithmetic", candidate.arithmetic())
        .texts(
            "factors",
            candidate.factors().stream()
                .map(factor -> factor.label() + " " + factor.value())
                .toList())
        .tree();
  }
}
