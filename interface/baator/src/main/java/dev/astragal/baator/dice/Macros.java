package dev.astragal.baator.dice;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Documents;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names for expressions, some with arguments: {@code attack(bonus): 1d20+bonus}. What is typed is
 * filled in before it is read, so that a journal has the whole expression.
 */
public final class Macros {
  public static final Macros NONE = new Macros(Map.of());

  private static final Pattern HEAD = Pattern.compile("(\\w+)\\s*(?:\\(([\\w\\s,]*)\\))?");

  /** A name that is neither part of a path nor of another word. */
  private static final Pattern NAME = Pattern.compile("(?<![\\w.@])[A-Za-z_]\\w*(?![\\w.])");

  /** Macros that name each other come to an end. */
  private static final int DEPTH_MAX = 10;

  private static final int LENGTH_MAX = 10_000;

  private final Map<String, Macro> all;

  private record Macro(List<String> parameters, String body) {}

  private Macros(Map<String, Macro> all) {
    this.all = all;
  }

  /** A table in YAML: {@code name} or {@code name(a, b)}, and what it stands for. */
  public static Macros of(Path file) {
    if (!(Documents.yaml(file) instanceof Tree.Table table))
      throw new BadInputException(file + " must be a table of names and expressions");
    Map<String, Macro> all = new LinkedHashMap<>();
    table
        .fields()
        .forEach(
            (name, body) -> {
              Matcher head = HEAD.matcher(name.strip());
              if (!head.matches())
                throw new BadInputException(file + ": '" + name + "' is no name for a macro");
              String parameters = head.group(2);
              all.put(
                  head.group(1),
                  new Macro(parameters == null ? List.of() : split(parameters), body.text()));
            });
    return new Macros(all);
  }

  /** {@code text} with every macro filled in. */
  public String filled(String text) {
    String filled = text;
    for (int depth = 0; depth < DEPTH_MAX; depth++) {
      String next = once(filled);
      if (next.equals(filled)) return filled;
      if (next.length() > LENGTH_MAX) break;
      filled = next;
    }
    throw new BadInputException("the macros in '" + text + "' name each other without end");
  }

  private String once(String text) {
    StringBuilder filled = new StringBuilder();
    int from = 0;
    Matcher names = NAME.matcher(text);
    while (names.find(Math.max(from, 0))) {
      int end = names.end();
      Macro macro = all.get(names.group());
      filled.append(text, from, names.start());
      if (macro == null) {
        filled.append(names.group());
      } else {
        List<String> given = List.of();
        if (end < text.length() && text.charAt(end) == '(') {
          int close = closing(text, end);
          given = split(text.substring(end + 1, close));
          end = close + 1;
        }
        filled.append('(').append(body(names.group(), macro, given)).append(')');
      }
      from = end;
      if (from >= text.length()) break;
    }
    return filled.append(text, from, text.length()).toString();
  }

  private static String body(String name, Macro macro, List<String> given) {
    if (given.size() != macro.parameters().size())
      throw new BadInputException(
          "the macro " + name + " takes " + macro.parameters().size() + " values");
    Matcher names = NAME.matcher(macro.body());
    return names.replaceAll(
        found -> {
          int place = macro.parameters().indexOf(found.group());
          return Matcher.quoteReplacement(
              place < 0 ? found.group() : "(" + given.get(place).strip() + ")");
        });
  }

  private static int closing(String text, int open) {
    int depth = 0;
    for (int i = open; i < text.length(); i++) {
      if (text.charAt(i) == '(') depth++;
      if (text.charAt(i) == ')' && --depth == 0) return i;
    }
    throw new BadInputException("a ) is missing in '" + text + "'");
  }

  private static List<String> split(String list) {
    if (list.isBlank()) return List.of();
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int from = 0;
    for (int i = 0; i < list.length(); i++) {
      char c = list.charAt(i);
      if (c == '(' || c == '{') depth++;
      if (c == ')' || c == '}') depth--;
      if (c == ',' && depth == 0) {
        parts.add(list.substring(from, i).strip());
        from = i + 1;
      }
    }
    parts.add(list.substring(from).strip());
    return parts;
  }
}
