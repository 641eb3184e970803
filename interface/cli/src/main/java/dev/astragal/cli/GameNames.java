package dev.astragal.cli;

import dev.astragal.runtime.library.GameLibrary;
import java.util.Iterator;

/** The games, for whoever completes or lists what may be written. */
final class GameNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return GameLibrary.games().stream().map(game -> game.manifest().id()).iterator();
  }
}
