package dev.astragal.web.game;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** Message bundles as modules that a page imports, one for each language pages speak. */
public final class WordModules {
  /** As pages name them; English has no name in bundles. */
  private static final List<String> LANGUAGES = List.of("en", "de");

  private WordModules() {}

  /**
   * The sentences whose keys begin with {@code above}, from the bundles beside a class, by the name
   * of the module; what one language lacks is English.
   */
  public static Map<String, byte[]> of(Class<?> beside, String above) {
    Map<String, byte[]> modules = new LinkedHashMap<>();
    Map<String, Tree> sentences = new TreeMap<>();
    for (String language : LANGUAGES) {
      String bundle = language.equals("en") ? "messages" : "messages_" + language;
      load(beside, bundle + ".properties", above, sentences);
      String json = JsonTrees.write(new Tree.Table(new LinkedHashMap<>(sentences), Mark.NONE));
      modules.put(
          language + ".js", ("export default " + json + ";\n").getBytes(StandardCharsets.UTF_8));
    }
    return modules;
  }

  private static void load(
      Class<?> beside, String name, String above, Map<String, Tree> sentences) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      if (in == null) return;
      Properties bundle = new Properties();
      bundle.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      for (String key : bundle.stringPropertyNames())
        if (key.startsWith(above))
          sentences.put(key.substring(above.length()), Tree.of(bundle.getProperty(key)));
    } catch (IOException e) {
      throw new UncheckedIOException(name + " beside " + beside.getName() + " cannot be read", e);
    }
  }
}
