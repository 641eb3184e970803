package dev.astragal.cli.sweep;

import dev.astragal.runtime.sweep.ArmTally;
import dev.astragal.runtime.sweep.Comparisons;
import dev.astragal.runtime.sweep.Distribution;
import dev.astragal.runtime.sweep.GameResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What a sweep, or a look at other futures, comes to, in sentences. */
final class Answer {
  private static final String OUTCOME = "outcome";
  private static final int OUTCOMES_SAID = 3;

  private Answer() {}

  /** The answer of a whole sweep: who wins, or what the change did. */
  static String of(SweepSummary summary) {
    return summary.tallies().size() == 1
        ? went(summary, summary.tallies().getFirst())
        : changed(summary);
  }

  private static String went(SweepSummary summary, ArmTally tally) {
    String games = "Of " + Numbers.whole(tally.games()) + " games ";
    List<String> bots = summary.plan().bots();
    int seats = summary.plan().base().seats();
    List<String> parts = new ArrayList<>();
    if (seats > 1) {
      for (int seat = 0; seat < seats; seat++)
        parts.add(
            bots.get(seat % bots.size())
                + " on seat "
                + (seat + 1)
                + " wins "
                + share(tally.values().getOrDefault("win.seat" + seat, new Distribution()).mean()));
    } else {
      tally.categories().getOrDefault(OUTCOME, new TreeMap<>()).entrySet().stream()
          .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
          .limit(OUTCOMES_SAID)
          .forEach(
              end ->
                  parts.add(
                      share((double) end.getValue() / tally.games())
                          + " end as \u201c"
                          + end.getKey()
                          + "\u201d"));
    }
    Distribution score = tally.values().get("score.seat0");
    String points =
        score == null
            ? ""
            : String.format(
                Locale.ROOT,
                "; the points%s are %s on average, %s in the middle",
                seats > 1 ? " of the first seat" : "",
                Numbers.text(score.mean()),
                Numbers.whole(score.quantile(0.5)));
    return games + joined(parts) + points + ".";
  }

  private static String changed(SweepSummary summary) {
    List<Comparisons.Row> sure =
        summary.comparisons().stream()
            .filter(Comparisons.Row::significant)
            .sorted(Comparator.comparingInt(row -> rank(row.name())))
            .toList();
    String base = summary.label(0);
    if (sure.isEmpty())
      return "In "
          + Numbers.whole(summary.result().played().size())
          + " pairs of games nothing can be told from "
          + base
          + ".";
    Comparisons.Row first = sure.getFirst();
    return String.format(
        Locale.ROOT,
        "Against %s, %s changes %s by %s (between %s and %s); %d of %d comparisons are significant.",
        base,
        summary.label(first.arm()),
        first.name(),
        Numbers.signed(first.comparison().difference()),
        Numbers.signed(first.comparison().interval().low()),
        Numbers.signed(first.comparison().interval().high()),
        sure.size(),
        summary.comparisons().size());
  }

  /** What people ask for first. */
  private static int rank(String name) {
    if (name.startsWith("win.")) return 0;
    if (name.startsWith("score.")) return 1;
    return name.startsWith(OUTCOME) ? 2 : name.startsWith("events.") ? 4 : 3;
  }

  /** What became of a run, seat by seat, against the futures it could have had. */
  static List<String> ofRun(GameResult real, ArmTally futures, int seats) {
    List<String> said = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      String who = seats == 1 ? "You" : "Player " + (seat + 1);
      Distribution wins = futures.values().get("win.seat" + seat);
      Optional<Long> won = Optional.ofNullable(real.values().get("win.seat" + seat));
      if (wins != null && won.isPresent())
        said.add(
            who
                + (won.get() == 1 ? " won; " : " did not win; ")
                + share(wins.mean())
                + " of futures do.");
      Distribution scores = futures.values().get("score.seat" + seat);
      Optional<Long> score = Optional.ofNullable(real.values().get("score.seat" + seat));
      if (scores != null && score.isPresent())
        said.add(
            String.format(
                Locale.ROOT,
                "%s %s %s points, more than in %s of them and less than in %s.",
                who,
                seats == 1 ? "have" : "has",
                Numbers.whole(score.get()),
                share(1 - (double) scores.atLeast(score.get()) / scores.count()),
                share(1 - (double) scores.atMost(score.get()) / scores.count())));
    }
    return said;
  }

  private static String share(double part) {
    if (part > 0 && part < 0.01) return "less than 1 %";
    if (part > 0.99 && part < 1) return "more than 99 %";
    return Math.round(100 * part) + " %";
  }

  private static String joined(List<String> parts) {
    if (parts.size() < 2) return String.join("", parts);
    return String.join(", ", parts.subList(0, parts.size() - 1)) + " and " + parts.getLast();
  }
}
