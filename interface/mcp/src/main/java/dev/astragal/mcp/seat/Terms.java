package dev.astragal.mcp.seat;

import dev.astragal.kernel.game.Game;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import java.util.List;

/**
 * What whoever started the program allows.
 *
 * @param games only these; empty for all
 * @param withheld no match lists legal choices
 * @param renamed every match has words of its own, and games go by numbers
 * @param design games and finished matches may be studied, and a search may be asked
 */
public record Terms(List<String> games, boolean withheld, boolean renamed, boolean design) {
  private static final String NUMBERED = "game-";

  public Terms {
    games = List.copyOf(games);
  }

  List<Game<?, ?, ?>> offered() {
    return GameLibrary.offered().stream()
        .filter(game -> games.isEmpty() || games.contains(game.manifest().id()))
        .toList();
  }

  /** How an agent calls a game. */
  String name(Game<?, ?, ?> game) {
    return renamed ? NUMBERED + (place(game) + 1) : game.manifest().id();
  }

  private int place(Game<?, ?, ?> game) {
    List<String> ids = offered().stream().map(offered -> offered.manifest().id()).toList();
    return ids.indexOf(game.manifest().id());
  }

  Game<?, ?, ?> game(String name) {
    List<Game<?, ?, ?>> offered = offered();
    for (Game<?, ?, ?> game : offered) if (name(game).equals(name)) return game;
    throw new BadInputException(
        "there is no game '"
            + name
            + "'; there are "
            + String.join(", ", offered.stream().map(this::name).toList()));
  }
}
