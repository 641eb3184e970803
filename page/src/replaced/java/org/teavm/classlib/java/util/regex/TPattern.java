package org.teavm.classlib.java.util.regex;

import dev.astragal.page.worker.Expressions;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSObject;

/** A regular expression of the browser's, which has its own engine already. */
public final class TPattern {
  public static final int DOTALL = 32;

  private final String text;
  private final JSObject whole;
  private final JSObject begin;
  private final JSObject anywhere;

  private TPattern(String text, boolean dotAll) {
    this.text = text;
    String script = TDialect.script(text, dotAll);
    this.whole = Expressions.made("^(?:" + script + ")$", "dyu");
    this.begin = Expressions.made(script, "dyu");
    this.anywhere = Expressions.made(script, "dgu");
  }

  public static TPattern compile(String text) {
    return new TPattern(text, false);
  }

  public static TPattern compile(String text, int flags) {
    if ((flags & ~DOTALL) != 0) throw new IllegalArgumentException("flags of " + text);
    return new TPattern(text, flags != 0);
  }

  public static boolean matches(String text, CharSequence in) {
    return compile(text).matcher(in).matches();
  }

  /** As a text that stands for itself. */
  public static String quote(String text) {
    StringBuilder quoted = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ("\\^$.|?*+()[]{}".indexOf(c) >= 0) quoted.append('\\');
      quoted.append(c);
    }
    return quoted.toString();
  }

  public TMatcher matcher(CharSequence in) {
    return new TMatcher(this, in.toString());
  }

  public String pattern() {
    return text;
  }

  public String[] split(CharSequence in) {
    return split(in, 0);
  }

  public String[] split(CharSequence in, int limit) {
    String all = in.toString();
    List<String> parts = new ArrayList<>();
    TMatcher found = matcher(all);
    int from = 0;
    while ((limit <= 0 || parts.size() < limit - 1) && found.find()) {
      // Nothing stands before a place of no width at the very beginning.
      if (found.end() == 0) continue;
      parts.add(all.substring(from, found.start()));
      from = found.end();
    }
    if (parts.isEmpty() && from == 0) return new String[] {all};
    parts.add(all.substring(from));
    if (limit == 0) while (!parts.isEmpty() && parts.getLast().isEmpty()) parts.removeLast();
    return parts.toArray(new String[0]);
  }

  JSObject whole() {
    return whole;
  }

  JSObject begin() {
    return begin;
  }

  JSObject anywhere() {
    return anywhere;
  }

  @Override
  public String toString() {
    return text;
  }
}
