package dev.astragal.cli.sweep;

import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.statistics.Interval;
import dev.astragal.runtime.sweep.ArmTally;
import dev.astragal.runtime.sweep.Comparisons;
import dev.astragal.runtime.sweep.Distribution;
import dev.astragal.runtime.sweep.StrangeGames;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A sweep as one page that needs nothing but a browser. */
final class HtmlReport {
  private static final String STYLE = "report.css";

  private final SweepSummary summary;
  private final StringBuilder out = new StringBuilder();

  HtmlReport(SweepSummary summary) {
    this.summary = summary;
  }

  String page() {
    String game = Html.escaped(summary.plan().base().game());
    out.append("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">");
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
    out.append("<title>").append(game).append(" sweep</title>\n<style>\n");
    out.append(style()).append("</style></head><body>\n");
    head(game);
    ReportCharts charts = new ReportCharts(summary);
    out.append("<p class=\"answer\">").append(Html.escaped(Answer.of(summary))).append("</p>\n");
    out.append("<div class=\"plots\">\n").append(charts.first()).append("</div>\n");
    outcomes();
    comparisons();
    plots("Distributions", "", charts.distributions());
    plots("Survival", "Which games are over by when, and how.", charts.survival());
    plots("Over time", "What a game declares, while it goes on." + counted(), charts.curves());
    values();
    events();
    strangest();
    reproduce();
    return out.append("</body></html>\n").toString();
  }

  private void head(String game) {
    out.append("<h1>").append(game).append(": ");
    out.append(Numbers.whole(summary.result().played().size())).append(" games");
    if (summary.tallies().size() > 1)
      out.append(" in each of ").append(summary.tallies().size()).append(" arms");
    out.append("</h1>\n<p class=\"faint\">bots ");
    out.append(Html.escaped(String.join(", ", summary.plan().bots())));
    int seats = summary.plan().base().seats();
    out.append(", ").append(seats).append(seats == 1 ? " seat, seed " : " seats, seed ");
    out.append(Html.escaped(summary.plan().seed().text())).append(", digest ");
    out.append(Html.code(Hashes.text(summary.result().digest())));
    out.append(
        String.format(
            Locale.ROOT,
            "; played in %.1f s, %,d games per second</p>\n",
            summary.pace().watched().seconds(),
            Math.round(summary.pace().perSecond() * summary.tallies().size())));
    summary
        .goOn()
        .ifPresent(
            line ->
                out.append("<p class=\"partial\">Partial: stopped before game ")
                    .append(Numbers.whole(summary.plan().runs()))
                    .append(". Go on with ")
                    .append(Html.code(line))
                    .append("</p>\n"));
    if (summary.tallies().size() > 1) legend();
  }

  private void legend() {
    int drawn = Math.min(ReportCharts.ARMS_DRAWN, summary.tallies().size());
    out.append("<ul class=\"legend\">");
    for (int arm = 0; arm < drawn; arm++) {
      out.append("<li><svg viewBox=\"0 0 32 12\"><path class=\"series s").append(arm);
      out.append("\" d=\"M0 6L32 6\"/></svg>");
      out.append(Html.escaped(summary.label(arm))).append("</li>");
    }
    out.append("</ul>\n");
    if (drawn < summary.tallies().size())
      out.append("<p class=\"faint\">Pictures show the first ")
          .append(drawn)
          .append(" arms.</p>\n");
  }

  private void outcomes() {
    List<Html.Row> rows = new ArrayList<>();
    for (int arm = 0; arm < summary.tallies().size(); arm++) {
      ArmTally tally = summary.tallies().get(arm);
      String label = summary.label(arm);
      tally
          .categories()
          .forEach(
              (name, counts) ->
                  counts.forEach(
                      (value, count) -> {
                        if (summary.shown().test(name))
                          rows.add(share(label, name, value, count, tally.games()));
                      }));
    }
    section("How games went");
    out.append(Html.table(List.of("arm", "", "", "games", "share", "95% interval", ""), rows));
    for (int arm = 0; arm < summary.tallies().size(); arm++) {
      String label = summary.label(arm);
      summary
          .firstSeat(arm)
          .ifPresent(
              advantage ->
                  out.append("<p>")
                      .append(Html.escaped(label))
                      .append(": the first seat wins ")
                      .append(Numbers.signed(100 * advantage.difference()))
                      .append(" points more often than the average of the others (95% interval ")
                      .append(Numbers.signed(100 * advantage.interval().low()))
                      .append(" to ")
                      .append(Numbers.signed(100 * advantage.interval().high()))
                      .append(").</p>\n"));
    }
  }

  private static Html.Row share(String label, String name, String value, long count, long games) {
    double share = (double) count / games;
    Interval interval = Interval.ofShare(count, games, Interval.LEVEL);
    return Html.Row.of(
        Html.escaped(label),
        Html.text(name),
        Html.text(value),
        Numbers.whole(count),
        Numbers.percent(share),
        Numbers.percent(interval.low()) + " to " + Numbers.percent(interval.high()),
        String.format(
            Locale.ROOT, "<span class=\"bar\" style=\"width:%.1frem\"></span>", 8 * share));
  }

  private void comparisons() {
    if (summary.comparisons().isEmpty()) return;
    section("What the change did");
    out.append("<p>Every arm plays the same games under the same luck as ");
    out.append(Html.escaped(summary.label(0)));
    out.append(", so each game is compared with itself. Bold rows are significant at 5% after ");
    out.append("Holm's correction for ").append(summary.comparisons().size());
    out.append(
        " comparisons. The last column is the part of the variance that pairing removed.</p>");
    List<Html.Row> rows = new ArrayList<>();
    for (Comparisons.Row row : summary.comparisons()) {
      rows.add(
          new Html.Row(
              List.of(
                  Html.escaped(summary.label(row.arm())),
                  Html.text(row.name()),
                  Numbers.signed(row.comparison().difference()),
                  Numbers.signed(row.comparison().interval().low())
                      + " to "
                      + Numbers.signed(row.comparison().interval().high()),
                  Numbers.probability(row.comparison().probability()),
                  Numbers.probability(row.corrected()),
                  row.significant() ? "yes" : "no",
                  Math.round(100 * row.comparison().varianceRemoved()) + "%"),
              row.significant()));
    }
    out.append(
        Html.table(
            List.of(
                "arm",
                "metric",
                "difference",
                "95% interval",
                "p",
                "p corrected",
                "significant",
                "variance removed"),
            rows));
  }

  private void values() {
    section("Values");
    folded("Every value with its spread", () -> distributionTable(false));
  }

  private void events() {
    section("Events per game");
    if (!counted().isEmpty()) out.append("<p>").append(counted().strip()).append("</p>\n");
    folded("How often each kind of event happens", () -> distributionTable(true));
  }

  /** In how many games, where not in all; all arms play the same ones. */
  private String counted() {
    ArmTally tally = summary.tallies().getFirst();
    return tally.close() < tally.games()
        ? " Counted in %s of the %s games."
            .formatted(Numbers.whole(tally.close()), Numbers.whole(tally.games()))
        : "";
  }

  /** A table nobody has to scroll past. */
  private void folded(String title, Runnable table) {
    out.append("<details><summary>").append(Html.escaped(title)).append("</summary>\n");
    table.run();
    out.append("</details>\n");
  }

  private void distributionTable(boolean events) {
    List<Html.Row> rows = new ArrayList<>();
    for (int arm = 0; arm < summary.tallies().size(); arm++) {
      ArmTally tally = summary.tallies().get(arm);
      Map<String, Distribution> all = events ? tally.events() : tally.values();
      String label = summary.label(arm);
      all.forEach(
          (name, d) -> {
            if (!summary.shown().test((events ? "events." : "") + name)) return;
            rows.add(
                Html.Row.of(
                    Html.escaped(label),
                    Html.text(name),
                    Numbers.text(d.mean()),
                    Numbers.text(d.interval().low()) + " to " + Numbers.text(d.interval().high()),
                    Numbers.text(d.deviation()),
                    Numbers.whole(d.min()),
                    Numbers.whole(d.quantile(0.1)),
                    Numbers.whole(d.quantile(0.5)),
                    Numbers.whole(d.quantile(0.9)),
                    Numbers.whole(d.max())));
          });
    }
    out.append(
        Html.table(
            List.of(
                "arm",
                "metric",
                "mean",
                "95% interval",
                "deviation",
                "least",
                "10%",
                "median",
                "90%",
                "most"),
            rows));
  }

  private void strangest() {
    section("Strangest games");
    out.append(
        "<p>The rarest of what happened. The link opens that very game in the inspector of ");
    out.append("a server on this machine (").append(Html.code("./astragal serve"));
    out.append("); the command plays it again, records it and opens it in the terminal.</p>");
    List<Html.Row> rows = new ArrayList<>();
    for (StrangeGames.Strange strange : summary.strangest()) {
      rows.add(
          Html.Row.of(
              Html.escaped(summary.label(strange.arm())),
              Html.link(
                  Commands.inspect(summary.plan(), strange.arm(), strange.index()),
                  Numbers.whole(strange.index())),
              Html.text(strange.reason()),
              Numbers.whole(strange.games()),
              Html.code(Commands.watch(summary.plan(), strange.arm(), strange.index()))));
    }
    out.append(Html.table(List.of("arm", "game", "why", "games like it", "open it"), rows));
  }

  private void reproduce() {
    section("Play it again");
    out.append("<p>The same command gives the same digest, on any number of threads or machines.");
    out.append("</p><pre><code>").append(Html.escaped(Commands.sweep(summary.plan())));
    out.append("</code></pre>\n<p>digest ");
    out.append(Html.code(Hashes.text(summary.result().digest()))).append("</p>\n");
  }

  private void plots(String title, String note, String figures) {
    if (figures.isEmpty()) return;
    section(title);
    if (!note.isEmpty()) out.append("<p>").append(Html.escaped(note)).append("</p>\n");
    out.append("<div class=\"plots\">\n").append(figures).append("</div>\n");
  }

  private void section(String title) {
    out.append("<h2>").append(Html.escaped(title)).append("</h2>\n");
  }

  static String style() {
    try (InputStream in = HtmlReport.class.getResourceAsStream(STYLE)) {
      if (in == null) throw new IllegalStateException(STYLE + " is missing beside the program");
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
