package dev.astragal.site;

import java.nio.file.Path;
import java.util.SortedMap;

/** Text and addresses as HTML has them. */
final class Html {
  private Html() {}

  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** Where a page, a directory of pages or any other file of the repository lies in the site. */
  static String file(String path, SortedMap<String, Page> pages) {
    if (path.equals("README.md")) return "index.html";
    if (path.endsWith("/README.md"))
      return path.substring(0, path.length() - "README.md".length()) + "index.html";
    if (pages.containsKey(path)) return path.substring(0, path.length() - 3) + ".html";
    return Navigation.isDirectory(path, pages) ? path + "/index.html" : path;
  }

  /** The way from one file of the site to another. */
  static String way(String from, String to) {
    Path start = Path.of("/" + from).getParent();
    if (start == null) throw new IllegalArgumentException("'" + from + "' is not a file");
    return start.relativize(Path.of("/" + to)).toString().replace('\\', '/');
  }
}
