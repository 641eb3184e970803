package dev.astragal.cli.sweep;

import dev.astragal.runtime.league.LeaguePlan;
import dev.astragal.runtime.league.Ratings;
import dev.astragal.runtime.league.Standing;
import dev.astragal.runtime.statistics.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A league as one page that needs nothing but a browser. */
final class LeagueReport {
  /** Nobody looks at more of them; the rest are played again by the same command. */
  private static final long GAMES_SHOWN = 500;

  private static final int WIDTH = 640;
  private static final int ROW = 26;
  private static final int NAMES = 200;
  private static final int EDGE = 16;

  private final LeaguePlan plan;
  private final long pairs;
  private final List<Standing> table;
  private final List<Ratings.Rating> ratings;
  private final StringBuilder out = new StringBuilder();

  LeagueReport(LeaguePlan plan, long pairs, List<Standing> table, List<Ratings.Rating> ratings) {
    this.plan = plan;
    this.pairs = pairs;
    this.table = table;
    this.ratings = ratings;
  }

  String page() {
    String game = Html.escaped(plan.spec().game());
    out.append("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">");
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
    out.append("<title>").append(game).append(" league</title>\n<style>\n");
    out.append(HtmlReport.style()).append("</style></head><body>\n<h1>").append(game);
    out.append(": who is stronger</h1>\n<p class=\"faint\">");
    out.append(plan.spec().seats()).append(" seats, seed ");
    out.append(Html.escaped(plan.spec().seed().text()));
    out.append(plan.paired() ? ", every luck twice with the seats changed" : ", luck not shared");
    if (plan.forks() > 0)
      out.append("; what luck gave is taken out, by ").append(plan.forks()).append(" other draws");
    out.append("</p>\n<h2>Ratings</h2>\n<p>400 points more are ten times the odds; the mean is 0.");
    out.append(" Bars are intervals of 95%.</p>\n").append(picture());
    ratings();
    duels();
    games();
    return out.append("</body></html>\n").toString();
  }

  private String picture() {
    double low = ratings.stream().mapToDouble(each -> each.interval().low()).min().orElse(0);
    double high = ratings.stream().mapToDouble(each -> each.interval().high()).max().orElse(0);
    double span = Math.max(1, high - low);
    StringBuilder svg = new StringBuilder();
    svg.append(
        String.format(
            Locale.ROOT,
            "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"Ratings\">",
            WIDTH,
            ROW * ratings.size() + EDGE));
    for (int i = 0; i < ratings.size(); i++) {
      Ratings.Rating rating = ratings.get(i);
      double y = ROW * (i + 0.5);
      svg.append(
          String.format(
              Locale.ROOT,
              "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>"
                  + "<path class=\"series s0\" d=\"M%.1f %.1fL%.1f %.1f\"/>"
                  + "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\"><title>%.0f</title></circle>",
              NAMES - EDGE,
              y + 4,
              Html.escaped(rating.name()),
              x(rating.interval().low(), low, span),
              y,
              x(rating.interval().high(), low, span),
              y,
              x(rating.points(), low, span),
              y,
              rating.points()));
    }
    return Html.figure("Ratings", "95% intervals", svg.append("</svg>").toString());
  }

  private static double x(double points, double low, double span) {
    return NAMES + (WIDTH - NAMES - EDGE) * (points - low) / span;
  }

  private void ratings() {
    List<Html.Row> rows = new ArrayList<>();
    for (Ratings.Rating rating : ratings)
      rows.add(
          Html.Row.of(
              Html.text(rating.name()),
              Numbers.signed(Math.rint(rating.points())),
              between(rating.interval(), false)));
    out.append(Html.table(List.of("who", "rating", "95% interval"), rows));
  }

  private void duels() {
    out.append("<h2>Duels</h2>\n");
    List<Html.Row> rows = new ArrayList<>();
    for (Standing duel : table)
      rows.add(
          Html.Row.of(
              Html.text(duel.first()),
              Html.text(duel.second()),
              Numbers.whole(duel.games()),
              Numbers.percent(duel.share()),
              between(duel.interval(), true),
              Numbers.whole(duel.gamesFor(LeagueCommand.MARGIN))));
    out.append(
        Html.table(
            List.of("who", "against", "games", "points", "95% interval", "games for \u00b11%"),
            rows));
  }

  private static String between(Interval interval, boolean share) {
    return share
        ? Numbers.percent(interval.low()) + " to " + Numbers.percent(interval.high())
        : Numbers.signed(Math.rint(interval.low()))
            + " to "
            + Numbers.signed(Math.rint(interval.high()));
  }

  private void games() {
    out.append("<h2>Games</h2>\n<p>The link opens that very game in the inspector of a server on ");
    out.append("this machine (").append(Html.code("./astragal serve"));
    out.append("); the command plays it again, records it and opens it in the terminal.</p>\n");
    for (int duel = 0; duel < plan.duels(); duel++) {
      List<Html.Row> rows = new ArrayList<>();
      for (long game = 0; game < Math.min(2 * pairs, GAMES_SHOWN); game++)
        rows.add(row(duel, game));
      out.append("<details><summary>");
      out.append(
          Html.escaped(
              String.join(" against ", plan.bots(duel, false).stream().distinct().toList())));
      out.append("</summary>\n");
      out.append(Html.table(List.of("game", "seats", "open it"), rows)).append("</details>\n");
    }
  }

  private Html.Row row(int duel, long game) {
    boolean changed = game % 2 == 1;
    var spec = plan.game(duel, game / 2, changed);
    List<String> bots = plan.bots(duel, changed);
    String journal = spec.game() + "-league-" + duel + "-" + game + ".jsonl";
    return Html.Row.of(
        Html.link(Commands.inspect(spec, bots), Numbers.whole(game)),
        Html.text(String.join(", ", bots)),
        Html.code(Commands.watch(spec, bots, journal)));
  }
}
