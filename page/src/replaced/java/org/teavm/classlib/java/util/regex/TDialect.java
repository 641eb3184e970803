package org.teavm.classlib.java.util.regex;

/** Writes a regular expression of Java's as one of a script's. */
final class TDialect {
  /** Java's white space is that of ASCII. */
  private static final String SPACE = " \\t\\n\\v\\f\\r";

  private static final String CONTROL = "\\x00-\\x1f\\x7f";
  private static final String LINE_END = "\\n\\r\\u0085\\u2028\\u2029";

  private TDialect() {}

  static String script(String text, boolean dotAll) {
    StringBuilder script = new StringBuilder();
    boolean within = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\') {
        char next = text.charAt(++i);
        if (next == 's') script.append(within ? SPACE : "[" + SPACE + "]");
        else if (next == 'S' && !within) script.append("[^").append(SPACE).append(']');
        else if (next == 'p' && text.startsWith("{Cntrl}", i + 1)) {
          script.append(within ? CONTROL : "[" + CONTROL + "]");
          i += 7;
        } else if (taken(next)) script.append('\\').append(next);
        else throw new IllegalArgumentException("a page cannot read " + text);
      } else if (within) {
        within = c != ']';
        script.append(c);
      } else if (c == '[') {
        within = true;
        script.append(c);
        if (i + 1 < text.length() && text.charAt(i + 1) == '^') script.append(text.charAt(++i));
      } else if (c == ']') script.append("\\]");
      else if (c == '.') script.append(dotAll ? "[^]" : "[^" + LINE_END + "]");
      else if (c == '(' && text.startsWith("?", i + 1) && !text.startsWith("?:", i + 1))
        throw new IllegalArgumentException("a page cannot read " + text);
      else if (c == '$') script.append("(?=(?:\\r\\n|[").append(LINE_END).append("])?$)");
      else script.append(c);
    }
    return script.toString();
  }

  /** What means the same after a backslash in both. */
  private static boolean taken(char c) {
    return "dDwWbBtnrfux".indexOf(c) >= 0 || "\\^$.|?*+()[]{}/-".indexOf(c) >= 0;
  }
}
