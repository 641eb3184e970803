package dev.astragal.runtime.scenario;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Documents;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads scenario documents: one scenario, or a list under {@code scenarios} that shares the fields
 * beside it.
 */
public final class ScenarioReader {
  private static final List<String> SCENARIO_FIELDS =
      List.of("name", "game", "seed", "seats", "options", "policy", "set", "given", "when", "then");

  private ScenarioReader() {}

  public static List<Scenario> read(Path file) {
    Tree.Table document = table(Documents.yaml(file), "");
    Optional<Tree> list = document.get("scenarios");
    if (list.isEmpty()) return List.of(scenario(document));
    List<Scenario> scenarios = new ArrayList<>();
    for (Tree item : rows(list.get(), "scenarios"))
      scenarios.add(scenario(inherited(document, table(item, "scenarios"))));
    return scenarios;
  }

  private static Tree.Table inherited(Tree.Table shared, Tree.Table own) {
    Map<String, Tree> fields = new LinkedHashMap<>(shared.fields());
    fields.remove("scenarios");
    fields.putAll(own.fields());
    return new Tree.Table(fields, own.mark());
  }

  private static Scenario scenario(Tree.Table tree) {
    known(tree, "", SCENARIO_FIELDS);
    String game =
        text(tree, "game").orElseThrow(() -> new TreeException("game", tree.mark(), "is missing"));
    int seatsMin = seatsMin(game, tree.get("game").orElse(tree).mark());
    int seats = tree.get("seats").map(value -> whole(value, "seats")).orElse(seatsMin);
    List<RunSpec.Overlay> overlays = new ArrayList<>();
    tree.get("policy")
        .ifPresent(
            value ->
                rows(value, "policy")
                    .forEach(name -> overlays.add(new RunSpec.Overlay.Named(name.text()))));
    RunSpec spec =
        new RunSpec(
            game,
            new Seed(text(tree, "seed").orElse("scenario")),
            seats,
            texts(tree, "options"),
            overlays,
            texts(tree, "set"));
    Tree.Table given =
        tree.get("given").map(value -> table(value, "given")).orElse(Tree.emptyTable());
    known(given, "given", List.of("state", "draws"));
    List<Scenario.Action> when = new ArrayList<>();
    tree.get("when")
        .ifPresent(value -> rows(value, "when").forEach(step -> when.add(action(step))));
    return new Scenario(
        text(tree, "name").orElse("(unnamed)"),
        tree.mark(),
        spec,
        paths(given, "given.state"),
        draws(given),
        when,
        expected(
            table(
                tree.get("then")
                    .orElseThrow(() -> new TreeException("then", tree.mark(), "is missing")),
                "then")));
  }

  private static int seatsMin(String game, Mark mark) {
    try {
      return GameLibrary.game(game).manifest().seatsMin();
    } catch (BadInputException e) {
      throw new TreeException("game", mark, String.valueOf(e.getMessage()));
    }
  }

  private static Scenario.Action action(Tree tree) {
    Tree.Table step = table(tree, "when");
    known(step, "when", List.of("choose", "seat", "advance"));
    Optional<Tree> choice = step.get("choose");
    Optional<Tree> ticks = step.get("advance");
    if (choice.isPresent() == ticks.isPresent()
        || (ticks.isPresent() && step.get("seat").isPresent()))
      throw new TreeException(
          "when", step.mark(), "a step is either choose, with or without seat, or advance");
    if (ticks.isPresent())
      return new Scenario.Action.Advance(within(ticks.get(), "when.advance", 1, Integer.MAX_VALUE));
    return new Scenario.Action.Choose(
        step.get("seat").map(value -> within(value, "when.seat", 0, Seat.MAX - 1)), choice.get());
  }

  private static Scenario.Expected expected(Tree.Table then) {
    known(
        then,
        "then",
        List.of(
            "state", "events", "refused", "prompt", "asked", "offered", "screen", "outcome",
            "hash"));
    List<Tree.Table> events = new ArrayList<>();
    then.get("events")
        .ifPresent(value -> rows(value, "then.events").forEach(event -> events.add(event(event))));
    return new Scenario.Expected(
        paths(then, "then.state"),
        events,
        text(then, "refused"),
        text(then, "prompt"),
        then.get("asked")
            .map(
                value ->
                    rows(value, "then.asked").stream().map(seat -> seat(seat, "asked")).toList()),
        listed(then, "offered").stream().map(ScenarioReader::offered).toList(),
        listed(then, "screen").stream().map(ScenarioReader::shown).toList(),
        text(then, "outcome"),
        text(then, "hash"));
  }

  private static List<Tree> listed(Tree.Table then, String name) {
    return then.get(name).map(value -> rows(value, "then." + name)).orElse(List.of());
  }

  private static int seat(Tree tree, String name) {
    return within(tree, "then." + name, 0, Seat.MAX - 1);
  }

  private static Optional<Integer> seat(Tree.Table entry, String name) {
    return entry.get("seat").map(value -> seat(value, name));
  }

  /** A choice as it is, or under {@code choose} or {@code never}, with or without a seat. */
  private static Scenario.Offered offered(Tree tree) {
    if (!(tree instanceof Tree.Table entry) || either(entry, "choose", "never").isEmpty())
      return new Scenario.Offered(Optional.empty(), tree, true);
    known(entry, "then.offered", List.of("seat", "choose", "never"));
    return new Scenario.Offered(
        seat(entry, "offered"),
        either(entry, "choose", "never").orElseThrow(),
        entry.get("choose").isPresent());
  }

  /** Words as they are, or under {@code shows} or {@code hides}, with or without a seat. */
  private static Scenario.Shown shown(Tree tree) {
    if (!(tree instanceof Tree.Table entry))
      return new Scenario.Shown(Optional.empty(), tree.text(), true);
    known(entry, "then.screen", List.of("seat", "shows", "hides"));
    Tree words =
        either(entry, "shows", "hides")
            .orElseThrow(
                () -> new TreeException("then.screen", entry.mark(), "needs shows or hides"));
    return new Scenario.Shown(seat(entry, "screen"), words.text(), entry.get("shows").isPresent());
  }

  private static Optional<Tree> either(Tree.Table entry, String one, String other) {
    return entry.get(one).or(() -> entry.get(other));
  }

  /** An event is written as its kind, or as a table with {@code kind} and part of the payload. */
  private static Tree.Table event(Tree tree) {
    return tree instanceof Tree.Text
        ? Tree.emptyTable().with("kind", tree)
        : table(tree, "then.events");
  }

  private static Map<String, int[]> draws(Tree.Table given) {
    Map<String, int[]> draws = new LinkedHashMap<>();
    given
        .get("draws")
        .ifPresent(
            value ->
                table(value, "given.draws")
                    .fields()
                    .forEach(
                        (stream, list) ->
                            draws.put(
                                stream,
                                rows(list, "given.draws").stream()
                                    .mapToInt(draw -> whole(draw, "given.draws"))
                                    .toArray())));
    return draws;
  }

  /** The fields under {@code state}, whose names must be paths. */
  private static Map<String, Tree> paths(Tree.Table parent, String path) {
    Map<String, Tree> fields = fields(parent, "state");
    fields.forEach(
        (name, value) -> {
          try {
            TreePath.parse(name);
          } catch (TreeException e) {
            throw new TreeException(
                path, value.mark(), "'" + name + "' is not the path of a field");
          }
        });
    return fields;
  }

  private static Map<String, Tree> fields(Tree.Table parent, String name) {
    return parent
        .get(name)
        .map(value -> table(value, name).fields())
        .orElse(Tree.emptyTable().fields());
  }

  private static Map<String, String> texts(Tree.Table parent, String name) {
    Map<String, String> texts = new LinkedHashMap<>();
    fields(parent, name).forEach((key, value) -> texts.put(key, value.text()));
    return texts;
  }

  private static Optional<String> text(Tree.Table table, String name) {
    return table.get(name).map(Tree::text);
  }

  private static int whole(Tree tree, String path) {
    if (tree instanceof Tree.Whole(long value, _) && value == (int) value) return (int) value;
    throw new TreeException(
        path, tree.mark(), "expected a whole number, found '" + tree.text() + "'");
  }

  private static int within(Tree tree, String path, int low, int high) {
    int value = whole(tree, path);
    if (value >= low && value <= high) return value;
    throw new TreeException(
        path, tree.mark(), "must be from " + low + " to " + high + ", not " + value);
  }

  private static Tree.Table table(Tree tree, String path) {
    if (tree instanceof Tree.Table table) return table;
    throw new TreeException(path, tree.mark(), "expected a table, found " + tree.kind());
  }

  private static List<Tree> rows(Tree tree, String path) {
    if (tree instanceof Tree.Rows(List<Tree> items, _)) return items;
    throw new TreeException(path, tree.mark(), "expected a list, found " + tree.kind());
  }

  private static void known(Tree.Table table, String path, List<String> names) {
    table
        .fields()
        .forEach(
            (name, value) -> {
              if (!names.contains(name)) {
                throw new TreeException(
                    path.isEmpty() ? name : path + "." + name,
                    value.mark(),
                    "is not a known name; known: " + String.join(", ", names));
              }
            });
  }
}
