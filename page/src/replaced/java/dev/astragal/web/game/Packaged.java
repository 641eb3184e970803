package dev.astragal.web.game;

import dev.astragal.runtime.content.Documents;
import java.util.Map;
import java.util.TreeMap;

/** The names of the files beside the game; what is in them lies beside the page. */
public final class Packaged {
  private Packaged() {}

  static Map<String, byte[]> beside(Class<?> type, String folder) {
    String inside = folder.isEmpty() ? "" : folder.substring(1) + "/";
    Map<String, byte[]> found = new TreeMap<>();
    for (String file : Documents.text(type, "packaged.txt").split("\n"))
      if (file.startsWith(inside)) found.put(file.substring(inside.length()), new byte[0]);
    return found;
  }
}
