package dev.astragal.page.build;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Many modules of the client in one file, so that a first visit asks once and not sixty times. Each
 * module becomes a function that gives what it exports and is called when somebody first needs it.
 */
final class PageBundle {
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^(import|export) (\\{[^}]*\\}) from \"([^\"]+)\";$");
  private static final Pattern EXPORT =
      Pattern.compile("(?m)^export ((?:async )?function\\*?|class|const) (\\w+)");
  private static final Pattern LEFT = Pattern.compile("(?m)^(?:import|export)\\b.*$");
  private static final Pattern LINE_COMMENT = Pattern.compile("(?m)^ *//.*\\n");
  private static final Pattern BLOCK_COMMENT = Pattern.compile("(?ms)^ */\\*\\*.*?\\*/\\n");
  private static final Pattern INDENTED = Pattern.compile("(?m)^ +");

  private final Map<String, byte[]> files;

  PageBundle(Map<String, byte[]> files) {
    this.files = files;
  }

  /** These modules and all that they stand on. */
  Set<String> closure(List<String> modules) {
    Set<String> found = new LinkedHashSet<>();
    for (String module : modules) collect(module, found, new ArrayList<>());
    return found;
  }

  private void collect(String module, Set<String> found, List<String> above) {
    if (above.contains(module))
      throw new IllegalStateException("modules that need each other: " + above + ", " + module);
    if (found.contains(module)) return;
    above.addLast(module);
    IMPORT
        .matcher(text(module))
        .results()
        .forEach(match -> collect(beside(module, match.group(3)), found, above));
    above.removeLast();
    found.add(module);
  }

  /** The modules as entries of a table of functions. */
  String entries(Set<String> modules) {
    return modules.stream().map(this::entry).collect(Collectors.joining());
  }

  private String entry(String module) {
    List<String> exported = new ArrayList<>();
    String body =
        IMPORT
            .matcher(lean(text(module)))
            .replaceAll(
                match -> {
                  String names = match.group(2);
                  if (match.group(1).equals("export"))
                    exported.add(names.substring(1, names.length() - 1).strip());
                  return "const %s = await need(\"%s\");"
                      .formatted(names.replace(" as ", ": "), beside(module, match.group(3)));
                });
    EXPORT.matcher(body).results().map(match -> match.group(2)).forEach(exported::add);
    body = EXPORT.matcher(body).replaceAll("$1 $2").replace("await import(", "await bring(");
    LEFT.matcher(body)
        .results()
        .findFirst()
        .map(MatchResult::group)
        .ifPresent(
            line -> {
              throw new IllegalStateException("in " + module + " cannot be bundled: " + line);
            });
    return "\"%s\": async () => {\n%sreturn { %s };\n},\n"
        .formatted(module, body, String.join(", ", exported));
  }

  /** Without comments; and without indentation, where no text goes over several lines. */
  static String lean(String text) {
    String plain = LINE_COMMENT.matcher(BLOCK_COMMENT.matcher(text).replaceAll("")).replaceAll("");
    boolean texts =
        plain.lines().anyMatch(line -> line.chars().filter(c -> c == '`').count() % 2 == 1);
    return texts ? plain : INDENTED.matcher(plain).replaceAll("").replace("\n\n", "\n");
  }

  private static String beside(String module, String path) {
    if (path.startsWith("/")) return path.substring(1);
    return Path.of(module).resolveSibling(path).normalize().toString().replace('\\', '/');
  }

  private String text(String module) {
    byte[] bytes = files.get(module);
    if (bytes == null) throw new IllegalStateException("there is no " + module);
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
