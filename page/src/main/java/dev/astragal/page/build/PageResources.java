package dev.astragal.page.build;

import dev.astragal.kernel.game.Game;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.content.YamlTrees;
import dev.astragal.runtime.library.Fingerprint;
import dev.astragal.web.game.Packaged;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** The documents that a game reads, as a page has them: no YAML, no comments. */
final class PageResources {
  /** Names every other one, for the compiler. */
  static final String LIST = "astragal-page.txt";

  private PageResources() {}

  /** All of them by the name of their file. */
  static Map<String, byte[]> of(Game<?, ?, ?> game) throws IOException {
    Map<String, byte[]> written = new LinkedHashMap<>();
    String own = game.getClass().getPackageName().replace('.', '/') + "/";
    Map<String, byte[]> packaged =
        Packaged.files(game.getClass(), own.substring(0, own.length() - 1));
    StringBuilder names = new StringBuilder();
    for (Map.Entry<String, byte[]> file : packaged.entrySet()) {
      String name = file.getKey();
      if (name.endsWith(".class")) continue;
      names.append(name).append('\n');
      if (!name.startsWith("web/")) written.put(own + name, lean(name, file.getValue()));
    }
    written.put(own + "packaged.txt", names.toString().getBytes(StandardCharsets.UTF_8));
    String prints = Fingerprint.build(game) + "\n" + Fingerprint.content(game);
    written.put(own + "fingerprint.txt", prints.getBytes(StandardCharsets.UTF_8));
    for (String layer : new String[] {"dev/astragal/runtime", "dev/astragal/kernel"})
      Packaged.files(layer.endsWith("kernel") ? Game.class : JsonTrees.class, layer)
          .forEach(
              (name, bytes) -> {
                if (name.endsWith(".properties"))
                  written.put(layer + "/" + name, lean(name, bytes));
              });
    written.put(LIST, String.join("\n", written.keySet()).getBytes(StandardCharsets.UTF_8));
    return written;
  }

  private static byte[] lean(String name, byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (name.endsWith(".yaml"))
      return JsonTrees.write(YamlTrees.read(text, name)).getBytes(StandardCharsets.UTF_8);
    if (name.endsWith(".properties")) return properties(text).getBytes(StandardCharsets.UTF_8);
    return bytes;
  }

  private static String properties(String text) {
    try {
      Properties read = new Properties();
      read.load(new StringReader(text));
      StringBuilder lines = new StringBuilder();
      for (Map.Entry<Object, Object> entry : new TreeMap<>(read).entrySet())
        lines
            .append(escaped(entry.getKey().toString(), true))
            .append('=')
            .append(escaped(entry.getValue().toString(), false))
            .append('\n');
      return lines.toString();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String escaped(String text, boolean key) {
    String plain =
        text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t").replace("\r", "\\r");
    if (key)
      return plain
          .replace(" ", "\\ ")
          .replace("=", "\\=")
          .replace(":", "\\:")
          .replace("#", "\\#")
          .replace("!", "\\!");
    return plain.startsWith(" ") ? "\\" + plain : plain;
  }
}
