package dev.astragal.cli.sweep;

import java.util.Locale;

/** How far a sweep is, how fast it goes and how long it will still take, in one line. */
final class ProgressBar {
  /** What a line takes at most. */
  static final int WIDTH = 79;

  private static final int BAR = 12;

  private final long before;
  private final long runs;
  private final long began;

  /** A sweep of which {@code before} games were played earlier and do not count for its speed. */
  ProgressBar(long before, long runs, long began) {
    this.before = before;
    this.runs = runs;
    this.began = began;
  }

  String line(long games, long now) {
    int filled = (int) (games * BAR / runs);
    double seconds = (now - began) / 1e9;
    double rate = seconds > 0 ? (games - before) / seconds : 0;
    String left = rate > 0 ? duration((runs - games) / rate) + " left" : "";
    String line =
        String.format(
            Locale.ROOT,
            "[%s%s] %3d%% %,d of %,d games, %,d/s, %s",
            "#".repeat(filled),
            ".".repeat(BAR - filled),
            games * 100 / runs,
            games,
            runs,
            Math.round(rate),
            left);
    return line.length() > WIDTH
        ? line.substring(0, WIDTH)
        : line + " ".repeat(WIDTH - line.length());
  }

  static String duration(double seconds) {
    long whole = (long) Math.ceil(seconds);
    if (whole < 60) return whole + " s";
    if (whole < 3600) return whole / 60 + " min " + whole % 60 + " s";
    return whole / 3600 + " h " + whole % 3600 / 60 + " min";
  }
}
