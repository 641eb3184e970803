package dev.astragal.web.game;

import dev.astragal.runtime.library.GameLibrary;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a game brings for the browser: the files in the folder {@code web} beside its class. {@code
 * art.js} draws its screens, {@code cover.svg} is its picture in the lobby. What its art says
 * stands in its bundles under {@code art.}.
 */
public final class GameFiles {
  private static final String FOLDER = "/web";
  private static final String ART = "art.js";
  private static final String COVER = "cover.svg";

  private static final ClassValue<Map<String, byte[]>> FOUND =
      new ClassValue<>() {
        @Override
        protected Map<String, byte[]> computeValue(Class<?> game) {
          return Packaged.beside(game, FOLDER);
        }
      };

  private GameFiles() {}

  /** All files of all games by the path under which they are served. */
  public static Map<String, byte[]> all() {
    Map<String, byte[]> all = new LinkedHashMap<>();
    for (var game : GameLibrary.games()) {
      String id = game.manifest().id();
      Map<String, byte[]> found = FOUND.get(game.getClass());
      found.forEach((name, bytes) -> all.put(path(id, name), bytes));
      if (found.containsKey(ART))
        WordModules.of(game.getClass(), "art.")
            .forEach((name, bytes) -> all.put(path(id, "words/" + name), bytes));
    }
    return all;
  }

  /** Where the module lies that draws a game's screens, if it brings one. */
  public static Optional<String> art(String game) {
    return find(game, ART);
  }

  /** Where a game's picture lies, if it brings one. */
  public static Optional<String> cover(String game) {
    return find(game, COVER);
  }

  private static Optional<String> find(String id, String file) {
    return GameLibrary.find(id)
        .filter(game -> FOUND.get(game.getClass()).containsKey(file))
        .map(_ -> path(id, file));
  }

  private static String path(String game, String file) {
    return "/games/" + game + "/" + file;
  }
}
