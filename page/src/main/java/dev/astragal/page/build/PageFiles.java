package dev.astragal.page.build;

import dev.astragal.kernel.hash.Sha256;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.web.http.StaticFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The client's own files, where they lie for one game in a folder of any web host. */
final class PageFiles {
  /** The server's pages by their paths; a game begins where its folder does. */
  private static final Map<String, String> PAGES =
      Map.of(
          "/", "lobby.html",
          "/play", "index.html",
          "/rules", "rules.html",
          "/fame", "fame.html",
          "/inspect", "inspect.html");

  private static final String RUNTIME = "org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";
  private static final Pattern ABSOLUTE = Pattern.compile("(from |import )\"/");

  private PageFiles() {}

  static void write(String game, Path out) throws IOException {
    Map<String, byte[]> files = new LinkedHashMap<>();
    StaticFiles.all()
        .forEach(
            (path, bytes) -> {
              String name = PAGES.getOrDefault(path, path.substring(1));
              boolean others =
                  path.startsWith("/games/") && !path.startsWith("/games/" + game + "/");
              if (name.contains(".") && !others && !name.endsWith(".yaml"))
                files.put(name, placed(name, bytes, game));
            });
    files.put("assets/base/server.js", own("page/server.js"));
    files.put("worker.js", own("page/worker.js"));
    files.put("runtime.js", own(RUNTIME));
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path to = out.resolve(file.getKey());
      Files.createDirectories(to.getParent());
      Files.write(to, file.getValue());
    }
    List<Tree> names = new ArrayList<>();
    names.add(Tree.of("./"));
    names.add(Tree.of("game.wasm"));
    for (String name : files.keySet()) names.add(Tree.of(name));
    String offline =
        text(own("page/offline.js"))
            .replace("{version}", version(files, Files.readAllBytes(out.resolve("game.wasm"))))
            .replace("{files}", JsonTrees.write(Tree.of(names)));
    Files.writeString(out.resolve("offline.js"), offline);
  }

  private static String version(Map<String, byte[]> files, byte[] game) {
    java.io.ByteArrayOutputStream all = new java.io.ByteArrayOutputStream();
    files.values().forEach(all::writeBytes);
    all.writeBytes(game);
    return HexFormat.of().formatHex(Sha256.digest(all.toByteArray())).substring(0, 16);
  }

  /** What names places of the server names them as they are seen from where the file lies. */
  private static byte[] placed(String name, byte[] bytes, String game) {
    if (name.endsWith(".html"))
      return text(bytes)
          .replace("=\"/assets/", "=\"assets/")
          .replace("<html ", "<html data-game=\"" + game + "\" ")
          .replace(
              "</head>",
              "  <link rel=\"modulepreload\" href=\"runtime.js\">\n"
                  + "  <link rel=\"preload\" href=\"game.wasm\" as=\"fetch\" crossorigin>\n</head>")
          .getBytes(StandardCharsets.UTF_8);
    if (!name.endsWith(".js")) return bytes;
    String up = "../".repeat((int) name.chars().filter(c -> c == '/').count());
    return ABSOLUTE.matcher(text(bytes)).replaceAll("$1\"" + up).getBytes(StandardCharsets.UTF_8);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static byte[] own(String name) throws IOException {
    try (InputStream in = PageFiles.class.getClassLoader().getResourceAsStream(name)) {
      if (in == null) throw new IllegalStateException("there is no " + name);
      return in.readAllBytes();
    }
  }
}
