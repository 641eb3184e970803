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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The client's own files, where they lie for one game in a folder of any web host: what a first
 * visit needs in one script and one sheet of styles, the rest in others.
 */
final class PageFiles {
  /** The server's pages by their paths; a game begins where its folder does. */
  private static final Map<String, String> PAGES =
      Map.of(
          "/", "lobby.html",
          "/play", "index.html",
          "/rules", "rules.html",
          "/fame", "fame.html",
          "/inspect", "inspect.html");

  private static final String PLAY = "index.html";
  private static final String RUNTIME = "org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";
  private static final String THEME = "  <script src=\"/assets/base/theme.js\"></script>\n";
  private static final Pattern STYLES =
      Pattern.compile("(?: *<link rel=\"stylesheet\" href=\"/(assets/css/\\w+\\.css)\">\n)+");
  private static final Pattern STYLE = Pattern.compile("href=\"/(assets/css/\\w+\\.css)\"");
  private static final Pattern MODULES =
      Pattern.compile("(?: *<link rel=\"modulepreload\" href=\"[^\"]+\">\n)+");
  private static final Pattern MAIN =
      Pattern.compile("<script type=\"module\" src=\"/assets/(\\w+)/main\\.js\">");
  private static final Pattern CSS_COMMENT = Pattern.compile("(?s)/\\*.*?\\*/\n?");

  private final String game;
  private final Map<String, byte[]> client = new LinkedHashMap<>();
  private final Map<String, byte[]> files = new LinkedHashMap<>();

  private PageFiles(String game) throws IOException {
    this.game = game;
    StaticFiles.all().forEach((path, bytes) -> client.put(path.substring(1), bytes));
    client.put("assets/base/server.js", own("page/server.js"));
    client.put("assets/art/style.js", own("page/style.js"));
  }

  /** Writes them beside the module, which is there already. */
  static void write(String game, Path out) throws IOException {
    PageFiles page = new PageFiles(game);
    byte[] modules = bytes(out, "first.wasm", "game.wasm");
    page.collect(PageRuntime.of(text(own(RUNTIME)), modules));
    for (Map.Entry<String, byte[]> file : page.files.entrySet()) {
      Path to = out.resolve(file.getKey());
      Files.createDirectories(to.getParent());
      Files.write(to, file.getValue());
    }
    List<Tree> names = new ArrayList<>();
    names.add(Tree.of("./"));
    names.add(Tree.of("first.wasm"));
    names.add(Tree.of("game.wasm"));
    for (String name : page.files.keySet()) names.add(Tree.of(name));
    String offline =
        text(own("page/offline.js"))
            .replace("{version}", page.version(modules))
            .replace("{files}", JsonTrees.write(Tree.of(names)));
    Files.writeString(out.resolve("offline.js"), offline);
  }

  /** What the box for dice is made of, beside its module. */
  static void dice(Path out) throws IOException {
    for (String name : List.of("index.html", "dice.js", "worker.js"))
      Files.write(out.resolve(name), own("page/dice/" + name));
    runtime(out);
  }

  /** What loads a module. */
  static void runtime(Path out) throws IOException {
    Files.write(out.resolve("runtime.js"), own(RUNTIME));
  }

  private static byte[] bytes(Path folder, String... names) throws IOException {
    java.io.ByteArrayOutputStream all = new java.io.ByteArrayOutputStream();
    for (String name : names) all.writeBytes(Files.readAllBytes(folder.resolve(name)));
    return all.toByteArray();
  }

  private void collect(String runtime) throws IOException {
    PageBundle bundle = new PageBundle(client);
    List<String> mains = new ArrayList<>(List.of("assets/play/main.js"));
    if (client.containsKey("games/" + game + "/art.js")) mains.add("games/" + game + "/art.js");
    Set<String> first = bundle.closure(mains);
    Set<String> rest = new LinkedHashSet<>();
    for (String page : List.of("lobby", "rules", "fame", "inspect"))
      rest.addAll(bundle.closure(List.of("assets/" + page + "/main.js")));
    rest.removeAll(first);
    put("client.js", text(own("page/client.js")).replace("{modules}", bundle.entries(first)));
    put("more.js", text(own("page/more.js")).replace("{modules}", bundle.entries(rest)));
    put("art.css", styles(artStyles()));
    for (Map.Entry<String, String> page : PAGES.entrySet())
      put(page.getValue(), html(page.getValue(), client(page.getKey().substring(1))));
    for (Map.Entry<String, byte[]> file : client.entrySet())
      if (alone(file.getKey())) files.put(file.getKey(), file.getValue());
    put("worker.js", text(own("page/worker.js")).replace("{runtime}", runtime));
  }

  private void put(String name, String text) {
    files.put(name, text.getBytes(StandardCharsets.UTF_8));
  }

  /** What is asked for by its name: pictures, words, and styles that are not the first page's. */
  private boolean alone(String name) {
    boolean others = name.startsWith("games/") && !name.startsWith("games/" + game + "/");
    if (others) return false;
    return name.endsWith(".svg") || name.contains("/words/");
  }

  private List<String> artStyles() {
    List<String> names = new ArrayList<>(List.of("assets/css/pieces.css"));
    client.keySet().stream()
        .filter(name -> name.startsWith("games/" + game + "/") && name.endsWith(".css"))
        .forEach(names::add);
    return names;
  }

  private String styles(List<String> names) {
    StringBuilder all = new StringBuilder();
    for (String name : names) all.append(CSS_COMMENT.matcher(client(name)).replaceAll(""));
    return all.toString();
  }

  /** One sheet of styles, one script; the game is fetched and made ready before either. */
  private String html(String name, String html) throws IOException {
    List<String> sheets = STYLE.matcher(html).results().map(match -> match.group(1)).toList();
    String sheet = name.replace(".html", ".css");
    put(sheet, styles(sheets));
    boolean art = name.equals(PLAY) || name.equals("inspect.html");
    String links =
        "  <script>\n"
            + PageBundle.lean(text(own("page/start.js")) + client("assets/base/theme.js"))
            + "  </script>\n  <link rel=\"stylesheet\" href=\""
            + sheet
            + "\">\n"
            + (art ? "  <link rel=\"stylesheet\" href=\"art.css\">\n" : "");
    String main = MAIN.matcher(html).results().findFirst().orElseThrow().group(1);
    return MODULES
        .matcher(
            STYLES.matcher(html.replace(THEME, "")).replaceFirst(Matcher.quoteReplacement(links)))
        .replaceAll(name.equals(PLAY) ? "" : "  <link rel=\"modulepreload\" href=\"more.js\">\n")
        .replaceFirst(MAIN.pattern(), "<script type=\"module\" src=\"client.js\">")
        .replace("=\"/assets/", "=\"assets/")
        .replace("<html ", "<html data-game=\"" + game + "\" data-page=\"" + main + "\" ");
  }

  private String version(byte[] modules) {
    java.io.ByteArrayOutputStream all = new java.io.ByteArrayOutputStream();
    files.values().forEach(all::writeBytes);
    all.writeBytes(modules);
    return HexFormat.of().formatHex(Sha256.digest(all.toByteArray())).substring(0, 16);
  }

  private String client(String name) {
    byte[] bytes = client.get(name);
    if (bytes == null) throw new IllegalStateException("there is no " + name);
    return text(bytes);
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
