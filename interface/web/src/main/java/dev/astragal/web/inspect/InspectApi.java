package dev.astragal.web.inspect;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.web.message.Json;
import dev.astragal.web.message.Refusal;
import dev.astragal.web.message.RunInfo;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The inspector's routes, below {@code /api/runs}. */
public final class InspectApi {
  private static final int NUMBER_LENGTH_MAX = 18;

  private final Runs runs;

  public InspectApi(Runs runs) {
    this.runs = runs;
  }

  /** {@code parts} is what follows {@code runs} in the path. */
  public Object get(
      List<String> parts,
      Map<String, String> query,
      Optional<String> bearer,
      Optional<String> language) {
    if (parts.isEmpty()) return runs.list();
    if (parts.size() == 2 && parts.get(1).equals("journal"))
      return runs.journal(parts.getFirst(), bearer);
    if (parts.size() == 2 && parts.get(1).equals("progress"))
      return runs.progress(parts.getFirst());
    Inspected run = runs.run(parts.getFirst(), bearer).in(language);
    return switch (parts.size()) {
      case 1 -> run.about();
      case 2 ->
          switch (parts.get(1)) {
            case "diff" -> run.diff(number(query, "from"), number(query, "to"));
            case "divergence" -> run.divergence();
            case "story" -> run.story(seat(query).orElse(Seat.first()));
            case "diary" -> run.diary(seat(query).orElse(Seat.first()));
            case "history" -> run.history(path(query));
            case "luck" -> runs.luck(run, seat(query).orElse(Seat.first()), number(query, "at"));
            case "fortune" -> runs.fortune(run, seat(query).orElse(Seat.first()));
            case "analysis" ->
                runs.analysis(
                    run,
                    number(query, "from"),
                    (int) Math.min(Verdicts.MILLIS_MAX, number(query, "millis")));
            case "moves" -> run.moves(number(query, "from"), query.getOrDefault("find", ""));
            default -> throw nothing();
          };
      case 3 ->
          switch (parts.get(1)) {
            case "steps" -> run.step(number("step", parts.get(2)), seat(query));
            case "compare" ->
                new Comparison(run, runs.run(parts.get(2), bearer).in(language))
                    .compared(Optional.ofNullable(query.get("step")).map(at -> number("step", at)));
            default -> throw nothing();
          };
      case 4 -> {
        if (!parts.get(1).equals("steps") || !parts.get(3).equals("why")) throw nothing();
        yield run.why(number("step", parts.get(2)), seat(query), choice(query));
      }
      default -> throw nothing();
    };
  }

  public Object post(
      List<String> parts, String body, Optional<String> bearer, Optional<String> language) {
    if (parts.isEmpty())
      return new RunInfo.Forked(runs.open(Json.read(RunInfo.JournalText.class, body)).about());
    if (parts.equals(List.of("bots")))
      return new RunInfo.Forked(runs.played(Json.read(RunInfo.BotRun.class, body)).about());
    if (parts.size() != 2) throw nothing();
    return switch (parts.get(1)) {
      case "forks" -> {
        Forking forking = new Forking(Json.read(RunInfo.NewFork.class, body));
        yield new RunInfo.Forked(
            runs.fork(runs.run(parts.getFirst(), bearer).in(language), forking).about());
      }
      case "play" -> {
        RunInfo.PlayOn asked = Json.read(RunInfo.PlayOn.class, body);
        yield runs.playOn(runs.run(parts.getFirst(), bearer), asked).told(language);
      }
      default -> throw nothing();
    };
  }

  private static Optional<Seat> seat(Map<String, String> query) {
    return Optional.ofNullable(query.get("seat"))
        .map(
            text -> {
              if (!text.matches("-1|\\d{1,2}") || Integer.parseInt(text) >= Seat.MAX)
                throw Refusal.badField("seat", "must be the number of a seat, or -1");
              return Seat.of(Integer.parseInt(text));
            });
  }

  private static Tree choice(Map<String, String> query) {
    String text = query.get("choice");
    if (text == null) throw Refusal.badField("choice", "is missing");
    try {
      return JsonTrees.read(text, "choice");
    } catch (TreeException e) {
      throw Refusal.badField("choice", "must be JSON");
    }
  }

  private static TreePath path(Map<String, String> query) {
    try {
      return TreePath.parse(query.getOrDefault("path", ""));
    } catch (TreeException e) {
      throw Refusal.badField("path", "must be the path of a field");
    }
  }

  private static long number(Map<String, String> query, String name) {
    return number(name, String.valueOf(query.get(name)));
  }

  private static long number(String name, String text) {
    if (text.length() > NUMBER_LENGTH_MAX || !text.matches("\\d+"))
      throw Refusal.badField(name, "must be a whole number");
    return Long.parseLong(text);
  }

  private static Refusal nothing() {
    return new Refusal(404, "NOT_FOUND", "there is nothing here");
  }
}
