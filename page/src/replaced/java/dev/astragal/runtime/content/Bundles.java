package dev.astragal.runtime.content;

import dev.astragal.kernel.game.Game;
import java.util.ArrayList;
import java.util.List;

/** The message bundles of the game, as the build has found them. */
public final class Bundles {
  private Bundles() {}

  public static List<String> voices(Game<?, ?, ?> game) {
    return names(game, "messages-");
  }

  public static List<String> languages(Game<?, ?, ?> game) {
    return names(game, "messages_");
  }

  private static List<String> names(Game<?, ?, ?> game, String prefix) {
    List<String> found = new ArrayList<>();
    for (String file : Documents.text(game.getClass(), "packaged.txt").split("\n"))
      if (file.startsWith(prefix) && file.endsWith(".properties"))
        found.add(file.substring(prefix.length(), file.length() - ".properties".length()));
    return found;
  }
}
