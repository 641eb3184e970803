package dev.astragal.web.inspect;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Situation;
import dev.astragal.web.message.StoryInfo.Chart;
import dev.astragal.web.message.StoryInfo.Line;
import dev.astragal.web.message.StoryInfo.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The numbers a game shows, over the steps of a run: every meter, and every column of numbers in a
 * table whose rows stay. Where it shows none, what it measures and has words for.
 */
record Charts(Recording recording, Messages messages, Seat viewer) {
  private static final int SAMPLES_MAX = 60;
  private static final int HISTORY_MAX = 300;
  private static final int CHARTS_MAX = 6;
  private static final int LINES_MAX = 6;
  private static final Pattern NUMBER = Pattern.compile("(-?\\d+)( of \\d+| von \\d+)?");

  /** What belongs together is drawn together. */
  private record Key(String chart, String line) {}

  private static final class Series {
    private final String title;
    private final String name;
    private final List<Point> points = new ArrayList<>();

    private Series(String title, String name) {
      this.title = title;
      this.name = name;
    }

    private boolean varies() {
      return points.stream().mapToLong(Point::value).distinct().count() > 1;
    }
  }

  List<Chart> all() {
    List<Long> steps = samples(SAMPLES_MAX);
    Map<Key, Series> shown = new LinkedHashMap<>();
    for (long step : steps)
      for (Panel panel : recording.at(step).screen(viewer).panels()) collect(panel, step, shown);
    List<Chart> charts = charts(shown, steps.size());
    if (!charts.isEmpty()) return charts;
    Map<Key, Series> measured = new LinkedHashMap<>();
    for (long step : steps) measured(recording.at(step), step, measured);
    return charts(measured, 1);
  }

  /** A field of the state over the whole run; steps where it is no number are left out. */
  List<Point> history(TreePath field) {
    List<Point> points = new ArrayList<>();
    for (long step : samples(HISTORY_MAX))
      field
          .find(recording.at(step).state())
          .filter(Tree.Whole.class::isInstance)
          .ifPresent(found -> points.add(new Point(step, ((Tree.Whole) found).value())));
    return points;
  }

  private List<Long> samples(int most) {
    long first = recording.firstStep();
    long last = recording.lastStep();
    int count = (int) Math.min(most, last - first + 1);
    List<Long> steps = new ArrayList<>();
    for (int i = 0; i < count; i++)
      steps.add(count == 1 ? first : first + (last - first) * i / (count - 1));
    return steps;
  }

  private void collect(Panel panel, long step, Map<Key, Series> found) {
    switch (panel) {
      case Panel.Overlay(_, _, _, Panel content) -> collect(content, step, found);
      case Panel.Meters meters -> meters(meters, step, found);
      case Panel.Table table -> table(table, step, found);
      case Panel.Grid _, Panel.Text _, Panel.Cards _, Panel.Track _ -> {}
    }
  }

  private void meters(Panel.Meters panel, long step, Map<Key, Series> found) {
    boolean alike = panel.meters().stream().map(Panel.Meter::max).distinct().count() == 1;
    for (int i = 0; i < panel.meters().size(); i++) {
      Panel.Meter meter = panel.meters().get(i);
      // What stands behind the name changes with the value.
      String name = messages.text(meter.label()).replaceAll("[:(].*", "").strip();
      String title = alike ? messages.text(panel.title()) : name;
      put(new Key(panel.id() + (alike ? "" : i), "" + i), title, name, step, meter.value(), found);
    }
  }

  private void table(Panel.Table panel, long step, Map<Key, Series> found) {
    for (Panel.Row row : panel.rows())
      for (int column = 1; column < row.cells().size(); column++) {
        Matcher number = NUMBER.matcher(messages.text(row.cells().get(column)));
        if (!number.matches()) continue;
        String name = messages.text(row.cells().getFirst());
        String line = row.thing().map(thing -> thing.id()).orElse(name);
        long value = Long.parseLong(number.group(1));
        // With one column of values, rows are of different kinds.
        boolean alone = panel.headings().size() == 2;
        String heading = messages.text(panel.headings().get(column));
        String title = alone ? name : messages.text(panel.title()) + ": " + heading;
        String chart = panel.id() + "/" + (alone ? line : column);
        put(new Key(chart, line), title, name, step, value, found);
      }
  }

  private void measured(Moment moment, long step, Map<Key, Series> found) {
    moment
        .measures()
        .forEach(
            (name, value) -> {
              String key = "measure." + name;
              if (!messages.knows(key)) return;
              String words = messages.text(Msg.of(key));
              put(new Key(name, name), words, words, step, value, found);
            });
  }

  private static void put(
      Key key, String title, String name, long step, long value, Map<Key, Series> found) {
    found.computeIfAbsent(key, _ -> new Series(title, name)).points.add(new Point(step, value));
  }

  /** The points first, then what compares the players, then the rest as it comes. */
  private int rank(List<Series> lines) {
    int seats = recording.spec().seats();
    if (lines.size() != seats) return 2;
    List<Long> ends = lines.stream().map(line -> line.points.getLast().value()).toList();
    boolean scores =
        recording.last().situation() instanceof Situation.Over(Outcome outcome)
            && outcome.scores().size() == seats
            && IntStream.range(0, seats).allMatch(i -> ends.get(i) == outcome.scores().get(i));
    if (scores) return 0;
    return IntStream.range(0, seats)
            .allMatch(i -> lines.get(i).name.startsWith(messages.player(Seat.of(i))))
        ? 1
        : 2;
  }

  /** Only what is there most of the time and changes. */
  private List<Chart> charts(Map<Key, Series> found, int samples) {
    Map<String, List<Series>> byChart = new LinkedHashMap<>();
    found.forEach(
        (key, series) -> {
          if (series.points.size() * 5 >= samples * 4)
            byChart.computeIfAbsent(key.chart(), _ -> new ArrayList<>()).add(series);
        });
    return byChart.values().stream()
        .filter(lines -> lines.size() <= LINES_MAX && lines.stream().anyMatch(Series::varies))
        .sorted(Comparator.comparingInt(this::rank))
        .limit(CHARTS_MAX)
        .map(
            lines ->
                new Chart(
                    lines.getFirst().title,
                    lines.stream().map(line -> new Line(line.name, line.points)).toList()))
        .toList();
  }
}
