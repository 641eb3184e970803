package dev.astragal.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;

/**
 * The one way from the program to a terminal that shows lines. Names and options come from journals
 * and seed codes of others: a control character among them would be a command to the terminal, and
 * is shown as a question mark.
 */
public final class ShownText extends FilterWriter {
  private ShownText(Writer out) {
    super(out);
  }

  /** Flushed line by line. */
  public static PrintWriter on(Writer out) {
    return new PrintWriter(new ShownText(out), true);
  }

  private static char shown(char given) {
    boolean layout = given == '\n' || given == '\r' || given == '\t';
    return Character.isISOControl(given) && !layout ? '?' : given;
  }

  @Override
  public void write(int given) throws IOException {
    out.write(shown((char) given));
  }

  @Override
  public void write(char[] text, int from, int length) throws IOException {
    write(new String(text, from, length), 0, length);
  }

  @Override
  public void write(String text, int from, int length) throws IOException {
    for (int i = from; i < from + length; i++)
      if (shown(text.charAt(i)) != text.charAt(i)) {
        out.write(text.substring(from, i));
        for (int rest = i; rest < from + length; rest++) out.write(shown(text.charAt(rest)));
        return;
      }
    out.write(text, from, length);
  }
}
