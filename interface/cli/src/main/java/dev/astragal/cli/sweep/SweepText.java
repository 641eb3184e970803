package dev.astragal.cli.sweep;

import dev.astragal.cli.Output;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.sweep.Comparisons;
import dev.astragal.runtime.sweep.Figures;
import dev.astragal.runtime.sweep.StrangeGames;
import java.util.List;
import java.util.Locale;

/** A sweep in lines for people. */
final class SweepText {
  private final Output output;
  private final SweepSummary summary;

  SweepText(Output output, SweepSummary summary) {
    this.output = output;
    this.summary = summary;
  }

  void tell() {
    head();
    TallyText tallies = new TallyText(output, summary.shown());
    for (int arm = 0; arm < summary.tallies().size(); arm++) {
      output.line("");
      if (!summary.plan().arms().get(arm).label().isEmpty()) output.line(summary.label(arm));
      tallies.tell(summary.tallies().get(arm));
      summary.firstSeat(arm).ifPresent(this::firstSeat);
      compared(arm);
    }
    strangest();
    output.line("");
    output.line(
        String.format(
            Locale.ROOT,
            "played %,d games in %.1f s: %,d per second",
            summary.pace().games() * summary.tallies().size(),
            summary.pace().watched().seconds(),
            Math.round(summary.pace().perSecond() * summary.tallies().size())));
    summary
        .goOn()
        .ifPresent(line -> output.line("PARTIAL: stopped before the end. Go on with: " + line));
  }

  private void head() {
    output.line(
        summary.plan().base().game()
            + ", "
            + Numbers.whole(summary.result().played().size())
            + (summary.result().partial()
                ? " of " + Numbers.whole(summary.plan().runs()) + " games (partial)"
                : " games")
            + (summary.tallies().size() > 1
                ? " in each of " + summary.tallies().size() + " arms"
                : "")
            + ", seed "
            + summary.plan().seed().text()
            + ", bots "
            + String.join(",", summary.plan().bots())
            + ", digest "
            + Hashes.text(summary.result().digest()));
  }

  private void firstSeat(Figures.Advantage advantage) {
    output.line(
        "  the first seat wins "
            + Numbers.signed(100 * advantage.difference())
            + " ±"
            + Numbers.text(100 * advantage.interval().half())
            + " points more often than the average of the others");
  }

  private void compared(int arm) {
    List<Comparisons.Row> rows =
        summary.comparisons().stream().filter(row -> row.arm() == arm).toList();
    if (rows.isEmpty()) return;
    output.line("  against " + summary.label(0) + " under the same luck (* is significant):");
    for (Comparisons.Row row : rows) {
      output.line(
          String.format(
              Locale.ROOT,
              "  %s %-26s %10s ±%-9s p %-8s %s of the variance removed by pairing",
              row.significant() ? "*" : " ",
              row.name(),
              Numbers.signed(row.comparison().difference()),
              Numbers.text(row.comparison().interval().half()),
              Numbers.probability(row.corrected()),
              Math.round(100 * row.comparison().varianceRemoved()) + "%"));
    }
  }

  private void strangest() {
    if (summary.strangest().isEmpty()) return;
    output.line("");
    output.line("strangest games:");
    for (StrangeGames.Strange strange : summary.strangest()) {
      output.line(
          "  "
              + strange.reason()
              + " ("
              + (strange.games() == 1 ? "once" : "in " + Numbers.whole(strange.games()) + " games")
              + "): "
              + Commands.watch(summary.plan(), strange.arm(), strange.index()));
    }
  }
}
