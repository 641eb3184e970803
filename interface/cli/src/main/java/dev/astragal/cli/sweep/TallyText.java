package dev.astragal.cli.sweep;

import dev.astragal.cli.Output;
import dev.astragal.runtime.statistics.Interval;
import dev.astragal.runtime.sweep.ArmTally;
import dev.astragal.runtime.sweep.Distribution;
import dev.astragal.runtime.sweep.Figures;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;

/** One tally in lines for people, with small charts. */
final class TallyText {
  private static final int BAR = 30;
  private static final int EVENTS_SHOWN = 12;
  private static final int SKETCH = 16;
  private static final String HEIGHTS = " ▁▂▃▄▅▆▇█";

  private final Output output;
  private final Predicate<String> shown;

  TallyText(Output output, Predicate<String> shown) {
    this.output = output;
    this.shown = shown;
  }

  void tell(ArmTally tally) {
    tally
        .categories()
        .forEach(
            (name, counts) -> {
              if (!shown.test(name)) return;
              counts.forEach((value, count) -> share(name, value, count, tally.games()));
            });
    tally
        .values()
        .forEach(
            (name, values) -> {
              if (shown.test(name)) value(name, values);
            });
    events(tally);
  }

  private void share(String name, String value, long count, long games) {
    output.line(
        String.format(
            Locale.ROOT,
            "  %-16s %-20s %8s ±%-6s %s",
            name,
            value,
            Numbers.percent((double) count / games),
            Numbers.percent(Interval.ofShare(count, games, Interval.LEVEL).half()),
            "#".repeat((int) Math.round((double) count * BAR / games))));
  }

  private void value(String name, Distribution d) {
    if (d.min() >= 0 && d.max() <= 1) {
      share(name, "", d.moments().sum().longValueExact(), d.count());
      return;
    }
    output.line(
        String.format(
            Locale.ROOT,
            "  %-16s mean %10s ±%-8s median %d, 10%%..90%% %d..%d, range %d..%d  %s",
            name,
            Numbers.text(d.mean()),
            Numbers.text(d.interval().half()),
            d.quantile(0.5),
            d.quantile(0.1),
            d.quantile(0.9),
            d.min(),
            d.max(),
            sketch(d)));
  }

  /** The histogram between the outermost hundredths in a few characters. */
  private static String sketch(Distribution d) {
    Histogram histogram = Histogram.over(List.of(d), SKETCH);
    if (histogram.buckets() < 3) return "";
    double[] shares = histogram.shares(d);
    double most = 0;
    for (double share : shares) most = Math.max(most, share);
    StringBuilder sketch = new StringBuilder();
    for (double share : shares)
      sketch.append(HEIGHTS.charAt((int) Math.ceil(share / most * (HEIGHTS.length() - 1))));
    return sketch.toString();
  }

  private void events(ArmTally tally) {
    List<Map.Entry<String, Distribution>> often = new ArrayList<>();
    for (Map.Entry<String, Distribution> event : tally.events().entrySet())
      if (shown.test(Figures.EVENTS + event.getKey())) often.add(event);
    often.sort(
        Comparator.comparingDouble((Map.Entry<String, Distribution> e) -> e.getValue().mean())
            .reversed());
    if (often.isEmpty()) return;
    StringBuilder line = new StringBuilder("  events per game");
    if (tally.close() < tally.games())
      line.append(", in ").append(Numbers.whole(tally.close())).append(" of them");
    line.append(':');
    for (int i = 0; i < Math.min(EVENTS_SHOWN, often.size()); i++) {
      line.append(i == 0 ? " " : ", ")
          .append(often.get(i).getKey())
          .append(' ')
          .append(Numbers.text(often.get(i).getValue().mean()));
    }
    if (often.size() > EVENTS_SHOWN)
      line.append(" and ").append(often.size() - EVENTS_SHOWN).append(" kinds more");
    output.line(line.toString());
  }
}
