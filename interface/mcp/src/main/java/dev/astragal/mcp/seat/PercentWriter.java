package dev.astragal.mcp.seat;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Hears how far a command is from the bar it draws, and keeps the bar out of what it says. */
final class PercentWriter extends FilterWriter {
  private static final Pattern BAR = Pattern.compile("\\r\\[[#.]+\\] +(\\d+)%.*");

  /** Of a command that does not know how much there is. */
  private static final Pattern COUNT = Pattern.compile("\\r(\\d+) games");

  private final Tool.Progress progress;

  PercentWriter(Writer out, Tool.Progress progress) {
    super(out);
    this.progress = progress;
  }

  @Override
  public void write(String text, int from, int length) throws IOException {
    String said = text.substring(from, from + length);
    Matcher bar = BAR.matcher(said);
    Matcher count = COUNT.matcher(said);
    if (bar.matches()) progress.reached(Long.parseLong(bar.group(1)), 100);
    else if (count.matches()) progress.reached(Long.parseLong(count.group(1)), 0);
    else if (!said.isBlank()) super.write(said, 0, said.length());
  }
}
