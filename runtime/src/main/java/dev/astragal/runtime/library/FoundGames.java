package dev.astragal.runtime.library;

import dev.astragal.kernel.game.Game;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * The games on a class path. A jar that is broken takes nobody else's game away: it is set aside
 * with a line that says why.
 */
record FoundGames(List<Game<?, ?, ?>> games, List<String> setAside) {
  /** More broken entries than this are not looked at one by one. */
  private static final int BROKEN_MAX = 100;

  @SuppressWarnings("rawtypes") // a service is found by its class, which has no arguments
  static FoundGames on(@Nullable ClassLoader loader) {
    List<Game<?, ?, ?>> games = new ArrayList<>();
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
    games.sort(Comparator.comparing(game -> game.manifest().id()));
    return new FoundGames(List.copyOf(games), List.copyOf(aside));
  }

  private static void add(Game<?, ?, ?> game, List<Game<?, ?, ?>> games, List<String> aside) {
    try {
      String id = game.manifest().id();
      Optional<Game<?, ?, ?>> first =
          games.stream().filter(other -> other.manifest().id().equals(id)).findFirst();
      if (first.isEmpty()) games.add(game);
      else
        aside.add(
            name(game) + ": '" + id + "' is the id of " + name(first.get()) + ", which came first");
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
