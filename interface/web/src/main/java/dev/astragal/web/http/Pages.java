package dev.astragal.web.http;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The pages people open. All have one head; each names its styles and all the modules it will need,
 * so that a browser asks for them at once and not one after another.
 */
enum Pages {
  LOBBY("/", "tokens base forms guide lobby"),
  PLAY("/play", "tokens base forms guide prompt play panels plot"),
  RULES("/rules", "tokens base forms guide"),
  FAME("/fame", "tokens base forms guide"),
  INSPECT("/inspect", "tokens base forms inspect panels plot"),
  /** Under no path that can be asked for. */
  NOTHING("nothing", "tokens base");

  private static final String TEMPLATE = "page.html";
  private static final Pattern IMPORT = Pattern.compile("(?:import|export) .*from \"(\\.[^\"]+)\"");

  private final String path;
  private final String styles;

  Pages(String path, String styles) {
    this.path = path;
    this.styles = styles;
  }

  String path() {
    return path;
  }

  /** Every page by its path, made of the files it is packaged with. */
  static Map<String, byte[]> all(Map<String, byte[]> files) {
    Map<String, byte[]> pages = new LinkedHashMap<>();
    Map<String, List<String>> imports = new HashMap<>();
    for (Pages page : values()) pages.put(page.path, page.html(files, imports));
    return pages;
  }

  static boolean isTemplate(String name) {
    return name.equals(TEMPLATE);
  }

  /** {@code imports} are those of modules that pages before this one stood on. */
  private byte[] html(Map<String, byte[]> files, Map<String, List<String>> imports) {
    String folder = name().toLowerCase(Locale.ROOT);
    Set<String> modules = new LinkedHashSet<>();
    collect("assets/" + folder + "/main.js", files, imports, modules);
    return text(files, TEMPLATE)
        .replace("{page}", folder)
        .replace(
            "{styles}",
            lines(
                List.of(styles.split(" ")),
                "  <link rel=\"stylesheet\" href=\"/assets/css/%s.css\">"))
        .replace("{modules}", lines(modules, "  <link rel=\"modulepreload\" href=\"/%s\">"))
        .getBytes(StandardCharsets.UTF_8);
  }

  /** A module and everything it stands on. */
  private static void collect(
      String name,
      Map<String, byte[]> files,
      Map<String, List<String>> imports,
      Set<String> found) {
    if (!found.add(name)) return;
    for (String next : imports.computeIfAbsent(name, _ -> imports(name, files)))
      collect(next, files, imports, found);
  }

  private static List<String> imports(String name, Map<String, byte[]> files) {
    return text(files, name)
        .lines()
        // Most lines are none: a look at their beginning is all the time there is for them.
        .filter(line -> line.startsWith("import ") || line.startsWith("export "))
        .map(IMPORT::matcher)
        .filter(Matcher::lookingAt)
        .map(match -> Path.of(name).resolveSibling(match.group(1)).normalize())
        .map(next -> next.toString().replace('\\', '/'))
        .toList();
  }

  private static String text(Map<String, byte[]> files, String name) {
    byte[] bytes = files.get(name);
    if (bytes == null) throw new IllegalStateException("there is no " + name);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static String lines(Collection<String> names, String line) {
    return names.stream().map(line::formatted).collect(Collectors.joining("\n"));
  }
}
