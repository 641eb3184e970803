package dev.astragal.baator.console;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A command line taken apart: words, and options written {@code --name=value} or {@code --name
 * value} anywhere. Double quotes keep blanks together.
 */
record Words(List<String> words, Map<String, String> options) {
  static Words of(String line, List<String> optionNames) {
    List<String> all = split(line);
    List<String> words = new ArrayList<>();
    Map<String, String> options = new LinkedHashMap<>();
    for (int i = 0; i < all.size(); i++) {
      String word = all.get(i);
      if (!word.startsWith("--")) {
        words.add(word);
        continue;
      }
      int equals = word.indexOf('=');
      String name = equals < 0 ? word.substring(2) : word.substring(2, equals);
      if (!optionNames.contains(name)) throw new MisreadException("no-option", "name", name);
      if (equals < 0 && i + 1 >= all.size()) throw new MisreadException("no-value", "name", name);
      options.put(name, equals < 0 ? all.get(++i) : word.substring(equals + 1));
    }
    return new Words(words, options);
  }

  /** Where the last word of an unfinished line begins; one in quotation marks may have blanks. */
  static int lastBegin(String line) {
    int begin = 0;
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      if (line.charAt(i) == '"') quoted = !quoted;
      else if (!quoted && Character.isWhitespace(line.charAt(i))) begin = i + 1;
    }
    return begin;
  }

  private static List<String> split(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean quoted = false;
    boolean begun = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '"') {
        quoted = !quoted;
        begun = true;
      } else if (!quoted && Character.isWhitespace(c)) {
        if (begun) words.add(word.toString());
        word.setLength(0);
        begun = false;
      } else {
        word.append(c);
        begun = true;
      }
    }
    if (quoted) throw new MisreadException("no-quote");
    if (begun) words.add(word.toString());
    return words;
  }

  int size() {
    return words.size();
  }

  String get(int index, String what) {
    if (index >= words.size()) throw new MisreadException("missing", "what", what);
    return words.get(index);
  }

  /** All words from {@code index} on, as one text. */
  String rest(int index, String what) {
    if (index >= words.size()) throw new MisreadException("missing", "what", what);
    return String.join(" ", words.subList(index, words.size()));
  }

  int number(int index, String what) {
    return number(get(index, what));
  }

  static int number(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new MisreadException("no-number", "text", text);
    }
  }

  Optional<String> option(String name) {
    return Optional.ofNullable(options.get(name)).filter(value -> !value.isEmpty());
  }

  String option(String name, String fallback) {
    return option(name).orElse(fallback);
  }

  /** Faces rolled on the table, such as {@code 2,6,1}; empty when none are given. */
  int[] faces() {
    String text = option("faces", "");
    if (text.isEmpty()) return new int[0];
    try {
      return Arrays.stream(text.split(",", -1))
          .map(String::strip)
          .mapToInt(Integer::parseInt)
          .toArray();
    } catch (NumberFormatException e) {
      throw new MisreadException("bad-faces", "text", text);
    }
  }

  /** {@code path=value} with a whole number; nothing else will do. */
  static Map.Entry<String, Long> assignment(String word) {
    int equals = word.indexOf('=');
    if (equals > 0) {
      try {
        return Map.entry(word.substring(0, equals), Long.parseLong(word.substring(equals + 1)));
      } catch (NumberFormatException e) {
        throw new MisreadException("no-assignment", "text", word);
      }
    }
    throw new MisreadException("no-assignment", "text", word);
  }
}
