package dev.astragal.runtime.library;

import dev.astragal.kernel.game.Game;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The games on a class path. A jar that is broken takes nobody else's game away: it is set aside
 * with a line that says why.
 */
record FoundGames(SortedMap<String, Game<?, ?, ?>> byId, List<String> setAside) {
  static final FoundGames NONE = new FoundGames(Collections.emptySortedMap(), List.of());

  /** More broken entries than this are not looked at one by one. */
  private static final int BROKEN_MAX = 100;

  @SuppressWarnings("rawtypes") // a service is found by its class, which has no arguments
  static FoundGames on(@Nullable ClassLoader loader) {
    SortedMap<String, Game<?, ?, ?>> games = new TreeMap<>();
    List<String> aside = new ArrayList<>();
    Iterator<Game> services = ServiceLoader.load(Game.class, loader).iterator();
    boolean more = true;
    while (more && aside.size() < BROKEN_MAX) {
      try {
        more = services.hasNext();
        if (more) add(services.next(), games, aside);
      } catch (ServiceConfigurationError | LinkageError e) {
        aside.add(line(e));
      }
    }
    return new FoundGames(Collections.unmodifiableSortedMap(games), List.copyOf(aside));
  }

  /** By id. */
  List<Game<?, ?, ?>> games() {
    return List.copyOf(byId.values());
  }

  private static void add(
      Game<?, ?, ?> game, SortedMap<String, Game<?, ?, ?>> games, List<String> aside) {
    try {
      String id = game.manifest().id();
      Game<?, ?, ?> first = games.putIfAbsent(id, game);
      if (first != null)
        aside.add(name(game) + ": '" + id + "' is the id of " + name(first) + ", which came first");
    } catch (RuntimeException e) {
      aside.add(name(game) + ": its manifest fails: " + e);
    }
  }

  private static String name(Game<?, ?, ?> game) {
    return game.getClass().getName();
  }

  /** Without the name of the service, which says nothing to whoever put a jar there. */
  private static String line(Throwable problem) {
    String said = String.valueOf(problem.getMessage()).lines().findFirst().orElse("");
    String cause = problem.getCause() == null ? "" : ": " + problem.getCause();
    return said.replace(Game.class.getName() + ": ", "") + cause.lines().findFirst().orElse("");
  }
}
