package dev.astragal.web.inspect;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Draw;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeDiff;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Told;
import dev.astragal.web.message.EventInfo;
import dev.astragal.web.message.QuestionInfo;
import dev.astragal.web.message.StatusInfo;
import dev.astragal.web.message.StepInfo;
import dev.astragal.web.message.Worded;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The steps of a run in words. */
record Steps(Recording recording, Worded words) {
  /** How many steps one request looks at, and how many moves it tells. */
  private static final int LOOKED_MAX = 1_000;

  private static final int MOVES_MAX = 100;
  private static final int TOLD_MAX = 4;

  /** What a search begins with that is for changed fields. */
  private static final String FIELD = "field:";

  StepInfo step(long number, Optional<Seat> viewer) {
    Optional<Recording.Step> step =
        number == 0 ? Optional.empty() : Optional.of(recording.step(number));
    Moment now = step.map(Recording.Step::after).orElseGet(() -> recording.at(0));
    Tree state = now.state();
    List<TreeDiff.Change> changes =
        step.map(made -> TreeDiff.between(made.before().state(), state)).orElse(List.of());
    Seat seat =
        viewer.orElse(
            step.flatMap(Recording.Step::input).map(Recording.Input::seat).orElse(Seat.first()));
    return new StepInfo(
        number,
        recording.lastStep(),
        now.tick(),
        now.inputs(),
        now.hash(),
        step.flatMap(this::input),
        state,
        names(now),
        StepInfo.Changes.of(changes),
        step.map(this::events).orElse(List.of()),
        step.map(made -> made.draws().stream().map(this::draw).toList()).orElse(List.of()),
        positions(now.luck()),
        StatusInfo.of(now),
        prompt(now),
        seat,
        words.screen(now.screen(seat)));
  }

  private Map<String, String> names(Moment now) {
    Map<String, String> names = new LinkedHashMap<>();
    now.names().forEach((path, name) -> names.put(path, words.messages().text(name)));
    name(now.state(), "", names);
    return names;
  }

  /** What the game has a word for is called by it. */
  private void name(Tree tree, String path, Map<String, String> names) {
    switch (tree) {
      case Tree.Table(Map<String, Tree> fields, _) ->
          fields.forEach(
              (field, value) -> name(value, path.isEmpty() ? field : path + "." + field, names));
      case Tree.Rows(List<Tree> items, _) -> {
        for (int i = 0; i < items.size(); i++) name(items.get(i), path + "[" + i + "]", names);
      }
      case Tree.Text(String id, _) -> {
        if (words.messages().knows("word." + id))
          names.put(path, words.messages().text(Msg.word(id)));
      }
      case Tree.Whole _, Tree.Decimal _, Tree.Flag _, Tree.Empty _ -> {}
    }
  }

  Optional<StepInfo.Brief> brief(long number) {
    if (number < 1 || number > recording.lastStep()) return Optional.empty();
    Recording.Step step = recording.step(number);
    return Optional.of(new StepInfo.Brief(input(step), events(step)));
  }

  /**
   * The steps after {@code from} at which somebody chose or something was told, and of these only
   * the ones whose words or kinds of events contain {@code find}; or, after {@code field:}, the
   * ones that changed such a field.
   */
  StepInfo.Moves moves(long from, String find) {
    List<StepInfo.Move> moves = new ArrayList<>();
    String wanted = find.toLowerCase(Locale.ROOT);
    long step = from;
    while (step < recording.lastStep() && step - from < LOOKED_MAX && moves.size() < MOVES_MAX) {
      Recording.Step made = recording.step(++step);
      StepInfo.Move move = move(step, made);
      boolean something = move.seat().isPresent() || !move.events().isEmpty();
      if (wanted.startsWith(FIELD)
          ? changes(made, wanted.substring(FIELD.length()).strip())
          : something && says(move, made, wanted)) moves.add(move);
    }
    return new StepInfo.Moves(
        moves, Optional.of(step).filter(reached -> reached < recording.lastStep()));
  }

  /**
   * What was chosen and what happened after step {@code from}, up to {@code to}, in a few lines.
   */
  List<String> told(long from, long to) {
    List<String> lines = new ArrayList<>();
    for (long step = from + 1; step <= to && lines.size() < TOLD_MAX; step++) {
      StepInfo.Move move = move(step, recording.step(step));
      if (move.events().isEmpty() && !move.label().isEmpty()) lines.add(move.label());
      lines.addAll(move.events());
    }
    return lines.subList(0, Math.min(TOLD_MAX, lines.size()));
  }

  /** How often each seat chose. */
  List<Long> moves() {
    if (recording.spec().seats() == 1) return List.of(recording.last().inputs());
    long[] moves = new long[recording.spec().seats()];
    for (long step = 1; step <= recording.lastStep(); step++)
      recording
          .step(step)
          .input()
          .filter(input -> !input.refused())
          .ifPresent(input -> moves[input.seat().index()]++);
    return Arrays.stream(moves).boxed().toList();
  }

  /** What luck was drawn at a step. */
  List<StepInfo.DrawInfo> draws(long step) {
    return recording.step(step).draws().stream().map(this::draw).toList();
  }

  private static boolean says(StepInfo.Move move, Recording.Step made, String wanted) {
    String words = move.label() + " " + String.join(" ", move.events());
    return words.toLowerCase(Locale.ROOT).contains(wanted)
        || made.events().stream()
            .anyMatch(told -> told.event().kind().toLowerCase(Locale.ROOT).contains(wanted));
  }

  private static boolean changes(Recording.Step made, String field) {
    return TreeDiff.between(made.before().state(), made.after().state()).stream()
        .anyMatch(change -> change.path().toLowerCase(Locale.ROOT).contains(field));
  }

  private StepInfo.Move move(long number, Recording.Step step) {
    return new StepInfo.Move(
        number,
        step.input().map(Recording.Input::seat),
        step.input().map(input -> label(step.before(), input)).orElse(""),
        step.events().stream()
            .filter(Told::spoken)
            .map(told -> words.messages().text(told.telling().text()))
            .toList());
  }

  private Optional<StepInfo.InputInfo> input(Recording.Step step) {
    return step.input()
        .map(
            input ->
                new StepInfo.InputInfo(
                    input.seat(), input.choice(), label(step.before(), input), input.refused()));
  }

  /** The rules have words only for what may be chosen. */
  private String label(Moment before, Recording.Input input) {
    return input.refused()
        ? JsonTrees.write(input.choice())
        : words.messages().text(before.wording(input.seat(), input.choice()).label());
  }

  private List<EventInfo> events(Recording.Step step) {
    List<EventInfo> events = new ArrayList<>();
    for (Told told : step.events()) events.add(words.event(Long.toString(told.number()), told));
    return events;
  }

  private Optional<QuestionInfo> prompt(Moment now) {
    if (now.situation() instanceof Situation.Over) return Optional.empty();
    List<Seat> asked = now.situation().asked();
    Seat first = asked.isEmpty() ? Seat.first() : asked.getFirst();
    return now.question(first, Worded.LISTED_MAX).map(found -> words.question(found, asked));
  }

  private static List<StepInfo.Position> positions(Luck luck) {
    List<StepInfo.Position> positions = new ArrayList<>();
    for (int i = 0; i < luck.streams().size(); i++)
      positions.add(new StepInfo.Position(luck.streams().get(i).name(), luck.position(i)));
    return positions;
  }

  private StepInfo.DrawInfo draw(Draw draw) {
    return new StepInfo.DrawInfo(
        Optional.of(draw.roll()).filter(roll -> roll != Draw.NO_ROLL),
        draw.stream(),
        draw.index(),
        inWords(draw.purpose()),
        draw.kind(),
        draw.range(),
        draw.result(),
        draw.favourable(),
        odds(draw),
        draw.candidates().stream().map(Steps::candidate).toList(),
        draw.toString());
  }

  /**
   * What a draw was for, as the game's bundle says it under {@code draw.}; names and whatever else
   * it has no words for stay as they are.
   */
  private String inWords(String purpose) {
    String[] parts = purpose.split(" ", -1);
    List<String> said = new ArrayList<>();
    for (int from = 0; from < parts.length; ) {
      int to = parts.length;
      while (to > from + 1 && !knows(parts, from, to)) to--;
      String key = key(parts, from, to);
      said.add(knows(parts, from, to) ? words.messages().text(Msg.of(key)) : parts[from]);
      from = to;
    }
    return String.join(" ", said);
  }

  private boolean knows(String[] parts, int from, int to) {
    return words.messages().knows(key(parts, from, to));
  }

  private static String key(String[] parts, int from, int to) {
    return "draw." + String.join("-", Arrays.copyOfRange(parts, from, to)).toLowerCase(Locale.ROOT);
  }

  /** How likely what came was; nothing where that is not known. */
  private static Optional<StepInfo.Odds> odds(Draw draw) {
    long all =
        draw.kind() == Draw.Kind.PICK
            ? draw.candidates().stream().mapToLong(Candidate::weight).sum()
            : draw.range();
    long favourable =
        switch (draw.kind()) {
          case ROLL, BELOW -> 1;
          case CHANCE -> draw.result() == 1 ? draw.favourable() : all - draw.favourable();
          case PICK ->
              draw.candidates().isEmpty() ? 0 : draw.candidates().get((int) draw.result()).weight();
        };
    return Optional.of(new StepInfo.Odds(favourable, all)).filter(odds -> odds.favourable() > 0);
  }

  private static StepInfo.CandidateInfo candidate(Candidate candidate) {
    return new StepInfo.CandidateInfo(
        candidate.id(),
        candidate.base(),
        candidate.weight(),
        candidate.arithmetic(),
        candidate.factors().stream().map(factor -> factor.label() + " " + factor.value()).toList());
  }
}
