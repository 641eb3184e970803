package dev.astragal.runtime.library;

import dev.astragal.kernel.game.Game;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The one game of this page. */
record FoundGames(SortedMap<String, Game<?, ?, ?>> byId, List<String> setAside) {
  static final FoundGames NONE = new FoundGames(new TreeMap<>(), List.of());

  static FoundGames on(ClassLoader loader) {
    SortedMap<String, Game<?, ?, ?>> games = new TreeMap<>();
    Game<?, ?, ?> game = OnlyGame.game();
    games.put(game.manifest().id(), game);
    return new FoundGames(games, List.of());
  }

  List<Game<?, ?, ?>> games() {
    return List.copyOf(byId.values());
  }
}
