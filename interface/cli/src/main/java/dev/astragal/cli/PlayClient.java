package dev.astragal.cli;

import dev.astragal.runtime.table.Table;
import java.io.IOException;

/**
 * A client that takes over the terminal. Found by {@code ServiceLoader}; without one, and in pipes,
 * play is plain text.
 */
public interface PlayClient {
  /** Plays until the game ends or the player leaves. */
  void play(Table table) throws IOException;

  /** Fails with a sentence when the player's settings are wrong, before anything is begun. */
  void check();

  /**
   * Lets the player choose what to play or watch, and does it, until the player leaves; with {@code
   * text} in lines. An empty {@code language} is the one of the player's settings.
   */
  void start(boolean text, String language) throws IOException;
}
