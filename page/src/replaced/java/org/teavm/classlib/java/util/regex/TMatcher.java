package org.teavm.classlib.java.util.regex;

import dev.astragal.page.worker.Expressions;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.teavm.jso.JSObject;

/** Looks for an expression in one text. */
public final class TMatcher implements TMatchResult {
  private final TPattern pattern;
  private final String text;
  private final JSObject script;
  private JSObject found;
  private int next;

  TMatcher(TPattern pattern, String text) {
    this.pattern = pattern;
    this.text = text;
    this.script = Expressions.script(text);
  }

  public boolean matches() {
    return looked(pattern.whole(), 0);
  }

  public boolean lookingAt() {
    return looked(pattern.begin(), 0);
  }

  public boolean find() {
    if (next > text.length()) {
      found = null;
      return false;
    }
    boolean more = looked(pattern.anywhere(), next);
    if (more) next = end() == start() ? end() + 1 : end();
    else next = text.length() + 1;
    return more;
  }

  public TMatcher reset() {
    found = null;
    next = 0;
    return this;
  }

  private boolean looked(JSObject expression, int from) {
    JSObject seen = Expressions.found(expression, script, from);
    found = Expressions.any(seen) ? seen : null;
    return found != null;
  }

  private JSObject sure() {
    if (found == null) throw new IllegalStateException("No match found");
    return found;
  }

  @Override
  public int start() {
    return start(0);
  }

  @Override
  public int start(int group) {
    return Expressions.border(sure(), group, 0);
  }

  @Override
  public int end() {
    return end(0);
  }

  @Override
  public int end(int group) {
    return Expressions.border(sure(), group, 1);
  }

  @Override
  public String group() {
    return group(0);
  }

  @Override
  public String group(int group) {
    int start = start(group);
    return start < 0 ? null : text.substring(start, end(group));
  }

  @Override
  public int groupCount() {
    return Expressions.groups(sure());
  }

  public String replaceFirst(String by) {
    reset();
    if (!find()) return text;
    return text.substring(0, start()) + filled(by) + text.substring(end());
  }

  public String replaceAll(String by) {
    return replaced(_ -> filled(by));
  }

  public String replaceAll(Function<TMatchResult, String> by) {
    return replaced(result -> filled(by.apply(result)));
  }

  private String replaced(Function<TMatchResult, String> by) {
    reset();
    StringBuilder all = new StringBuilder();
    int from = 0;
    while (find()) {
      all.append(text, from, start()).append(by.apply(this));
      from = end();
    }
    return from == 0 && all.isEmpty() ? text : all.append(text.substring(from)).toString();
  }

  /** A dollar and a digit stand for a group, and a backslash takes the sense from what follows. */
  private String filled(String by) {
    if (by.indexOf('$') < 0 && by.indexOf('\\') < 0) return by;
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < by.length(); i++) {
      char c = by.charAt(i);
      if (c == '\\') all.append(by.charAt(++i));
      else if (c == '$') {
        String group = group(by.charAt(++i) - '0');
        if (group != null) all.append(group);
      } else all.append(c);
    }
    return all.toString();
  }

  public Stream<TMatchResult> results() {
    reset();
    List<TMatchResult> all = new ArrayList<>();
    while (find()) {
      TMatcher one = new TMatcher(pattern, text);
      one.found = found;
      all.add(one);
    }
    return all.stream();
  }
}
