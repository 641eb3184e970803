package dev.astragal.site;

import java.util.ArrayList;
import java.util.List;

/** A command as a shell would take it apart, as far as documentation uses a shell. */
final class ShellWords {
  private final String text;
  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean begun;
  private int at;

  private ShellWords(String text) {
    this.text = text;
  }

  /**
   * The words up to the end of the command: a pipe, a redirection, a comment, another command, or
   * two blanks, behind which pages say what a command does.
   */
  static List<String> of(String text) {
    return new ShellWords(text).read();
  }

  private List<String> read() {
    for (; at < text.length() && !ends(); at++) {
      char c = text.charAt(at);
      if (c == '\'' || c == '"') quoted(c);
      else if (c == ' ') finish();
      else append(c);
    }
    finish();
    return words;
  }

  private boolean ends() {
    char c = text.charAt(at);
    if (c == '|' || c == ';' || c == '&' || c == '<' || c == '>') return true;
    if (c == '#') return !begun;
    return c == ' ' && at + 1 < text.length() && text.charAt(at + 1) == ' ';
  }

  private void quoted(char quote) {
    int end = text.indexOf(quote, at + 1);
    begun = true;
    word.append(text, at + 1, end < 0 ? text.length() : end);
    at = end < 0 ? text.length() : end;
  }

  private void append(char c) {
    begun = true;
    word.append(c);
  }

  private void finish() {
    if (begun) words.add(word.toString());
    word.setLength(0);
    begun = false;
  }
}
