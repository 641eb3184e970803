package dev.astragal.simulation;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.simulation.Person.Attempt;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What was promised to everybody in the world so far, and what must hold because of it. */
final class Promises {
  private final Map<Attempt, Integer> sent = new HashMap<>();
  private final Map<Attempt, Integer> acknowledged = new HashMap<>();
  private final Map<Attempt, Integer> refused = new HashMap<>();
  private final Set<Attempt> unsure = new HashSet<>();
  private final Map<String, List<String>> chats = new HashMap<>();
  private final Map<String, List<String>> heard = new TreeMap<>();
  private int said;
  private long changes;
  private boolean doubtful;
  private boolean doubted;

  /** Grows with everything that is promised. */
  long changes() {
    return changes;
  }

  void sent(Attempt attempt) {
    sent.merge(attempt, 1, Integer::sum);
  }

  void acknowledged(Attempt attempt) {
    changes++;
    acknowledged.merge(attempt, 1, Integer::sum);
  }

  int acknowledged(String match) {
    return acknowledged.entrySet().stream()
        .filter(entry -> entry.getKey().match().equals(match))
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  void refused(Attempt attempt) {
    changes++;
    if (!doubtful && !unsure.contains(attempt)) refused.merge(attempt, 1, Integer::sum);
  }

  /** Whether it is more than a program can do to say whether something was done. */
  void doubt(boolean now) {
    doubtful = now;
    doubted |= now;
    if (now) sent.keySet().stream().filter(this::unanswered).forEach(unsure::add);
  }

  /** The answer may be on its way, and arrive when there is no doubt any more. */
  private boolean unanswered(Attempt attempt) {
    return sent.getOrDefault(attempt, 0)
        > acknowledged.getOrDefault(attempt, 0) + refused.getOrDefault(attempt, 0);
  }

  /** Whether there ever was such a doubt. */
  boolean doubted() {
    return doubted;
  }

  /** A number for the next thing somebody says. */
  String saidBy(int person) {
    return person + "-" + said++;
  }

  void acknowledgedChat(String match, String line) {
    changes++;
    chats.computeIfAbsent(match, _ -> new ArrayList<>()).add(line);
  }

  /**
   * What would be left of a match, were the power cut now, has everything that was acknowledged.
   */
  void requireKept(String match, JournalFile left, String about) {
    Map<Attempt, Integer> kept = inputs(match, left);
    acknowledged.forEach(
        (attempt, count) -> {
          if (attempt.match().equals(match) && kept.getOrDefault(attempt, 0) < count)
            throw new PromiseBroken("what is acknowledged is kept", attempt + " is not");
        });
    for (String line : chats.getOrDefault(match, List.of()))
      if (!about.contains('"' + line + '"'))
        throw new PromiseBroken("what is acknowledged is kept", "'" + line + "' is not");
  }

  /** Nothing is in a journal that was refused, or more often than it was sent. */
  void requireWanted(String match, JournalFile now) {
    inputs(match, now)
        .forEach(
            (attempt, count) -> {
              int most = sent.getOrDefault(attempt, 0) - refused.getOrDefault(attempt, 0);
              if (sent.containsKey(attempt) && count > most)
                throw new PromiseBroken(
                    "what is refused is not done", attempt + " is there " + count + " times");
            });
  }

  private static Map<Attempt, Integer> inputs(String match, JournalFile file) {
    Map<Attempt, Integer> found = new HashMap<>();
    for (JournalLine line : file.lines())
      if (line instanceof JournalLine.Input input)
        found.merge(
            new Attempt(
                match, input.seat().index(), input.prompt(), JsonTrees.write(input.choice())),
            1,
            Integer::sum);
    return found;
  }

  /** The consumer acts on an event. */
  void heard(BusEvent event) {
    BusEvent.Place place = event.place().orElseThrow();
    List<String> before = heard.computeIfAbsent(place.run(), _ -> new ArrayList<>());
    if (place.position() != before.size() + 1)
      throw new PromiseBroken(
          "a consumer acts on everything once and in order",
          "position " + place.position() + " after " + before.size());
    before.add(told(event));
  }

  static String told(BusEvent event) {
    return event.name() + " " + JsonTrees.write(event.payload());
  }

  /** What the consumer acted on, of one run. */
  List<String> heard(String run) {
    return heard.getOrDefault(run, List.of());
  }

  /** Under the cups of others there is nothing to be seen. */
  void shown(Person to, Tree update) {
    List<Tree> rows =
        TreePath.parse("screen.panels[0].rows").find(update).orElseThrow() instanceof Tree.Rows r
            ? r.items()
            : List.of();
    for (int seat = 0; seat < rows.size(); seat++) {
      if (seat == to.seat()) continue;
      String cup = JsonTrees.write(TreePath.parse("cells[2]").find(rows.get(seat)).orElseThrow());
      if (cup.chars().anyMatch(Character::isDigit))
        throw new PromiseBroken(
            "nobody sees what is hidden from them", "seat " + to.seat() + " sees " + cup);
    }
  }
}
