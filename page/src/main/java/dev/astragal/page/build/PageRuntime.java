package dev.astragal.page.build;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The compiler's own script, which a module needs around it, for the worker's: as one expression
 * instead of a file that is fetched by itself, and with no more functions than the modules import.
 */
final class PageRuntime {
  /** It makes five functions for every number of arguments, and a first visit waits for them. */
  private static final String ARITIES = "for(let e=0;e<32;++e)";

  private static final Pattern IMPORTED =
      Pattern.compile(
          "(?:createFunction|bindFunction|callFunction|callMethod|construct|arrayOf)(\\d+)");
  private static final Pattern EXPORTED =
      Pattern.compile("export\\{(\\w+) as defaults,[^}]*\\};\\s*$");

  /** What gives a module its memory is not exported. */
  private static final Pattern MEMORY =
      Pattern.compile("=await (\\w+)\\(\\w+,\\w+,\\w+,\\w+\\);if\\(typeof \\w+\\.installImports");

  private PageRuntime() {}

  /** Declares {@code defaults} and {@code memory}. */
  static String of(String script, byte[] modules) {
    Matcher exported = EXPORTED.matcher(script);
    Matcher memory = MEMORY.matcher(script);
    if (!exported.find() || !memory.find() || !script.contains(ARITIES))
      throw new IllegalStateException("the compiler's script is not what it was");
    int most =
        IMPORTED
            .matcher(new String(modules, StandardCharsets.ISO_8859_1))
            .results()
            .mapToInt(name -> Integer.parseInt(name.group(1)))
            .max()
            .orElse(0);
    String body =
        script
            .substring(0, exported.start())
            .replace(ARITIES, ARITIES.replace("32", "" + (most + 1)));
    return "const [defaults, memory] = (() => {\n%sreturn [%s, %s];\n})();\n"
        .formatted(body, exported.group(1), memory.group(1));
  }
}
