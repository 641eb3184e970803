package dev.astragal.web.inspect;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Draw;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeDiff;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Told;
import dev.astragal.web.json.Fields;
import dev.astragal.web.json.PlayJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One step of a run, with everything there is to know about it. */
record StepJson(Recording recording, PlayJson json) {
  /** More changed fields are counted, not listed. */
  static final int CHANGES_MAX = 2_000;

  Tree.Table step(long number, Optional<Seat> viewer) {
    Optional<Recording.Step> step =
        number == 0 ? Optional.empty() : Optional.of(recording.step(number));
    Moment now = step.map(Recording.Step::after).orElseGet(() -> recording.at(0));
    Tree state = now.state();
    List<TreeDiff.Change> changes =
        step.map(made -> TreeDiff.between(made.before().state(), state)).orElse(List.of());
    Seat seat =
        viewer.orElse(
            step.flatMap(Recording.Step::input).map(Recording.Input::seat).orElse(Seat.first()));
    return Fields.of()
        .put("step", number)
        .put("steps", recording.lastStep())
        .put("tick", now.tick())
        .put("inputs", now.inputs())
        .put("hash", Hashes.text(now.hash()))
        .put("input", step.map(this::input).orElse(Tree.none()))
        .put("state", state)
        .putAll(changes(changes))
        .put("events", step.map(this::events).orElse(List.of()))
        .put(
            "draws",
            step.map(made -> made.draws().stream().map(StepJson::draw).toList()).orElse(List.of()))
        .put("positions", positions(now.luck()))
        .put("status", PlayJson.status(now))
        .put("prompt", prompt(now))
        .put("seat", seat.index())
        .put("screen", json.screen(now.screen(seat)))
        .tree();
  }

  /** What led to a step, in short. */
  Tree brief(long number) {
    if (number < 1 || number > recording.lastStep()) return Tree.none();
    Recording.Step step = recording.step(number);
    return Fields.of().put("input", input(step)).put("events", events(step)).tree();
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

  /** In the words of the moment before it. */
  private Tree input(Recording.Step step) {
    if (step.input().isEmpty()) return Tree.none();
    Recording.Input input = step.input().get();
    return Fields.of()
        .put("seat", input.seat().index())
        .put("choice", input.choice())
        .put("label", label(step.before(), input))
        .put("refused", input.refused())
        .tree();
  }

  /** The rules have words only for what may be chosen. */
  private String label(Moment before, Recording.Input input) {
    return input.refused()
        ? JsonTrees.write(input.choice())
        : json.messages().text(before.wording(input.seat(), input.choice()).label());
  }

  private List<Tree> events(Recording.Step step) {
    List<Tree> events = new ArrayList<>();
    for (Told told : step.events()) events.add(json.event(Long.toString(told.number()), told));
    return events;
  }

  private Tree prompt(Moment now) {
    if (now.situation() instanceof Situation.Over) return Tree.none();
    List<Seat> asked = now.situation().asked();
    Seat first = asked.isEmpty() ? Seat.first() : asked.getFirst();
    return json.question(now.question(first, PlayJson.LISTED_MAX)) instanceof Tree.Table question
        ? question.with("seats", Tree.of(PlayJson.asked(now.situation())))
        : Tree.none();
  }

  private static List<Tree> positions(Luck luck) {
    List<Tree> positions = new ArrayList<>();
    List<Stream> streams = luck.streams();
    for (int i = 0; i < streams.size(); i++)
      positions.add(
          Fields.of()
              .put("stream", streams.get(i).name())
              .put("position", luck.position(i))
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
