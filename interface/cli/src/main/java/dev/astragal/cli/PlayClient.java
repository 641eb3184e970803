package dev.astragal.cli;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.session.Session;
import java.io.IOException;
import java.util.Map;

/**
 * A client that takes over the terminal. Found by {@code ServiceLoader}; without one, and in pipes,
 * play is plain text.
 */
public interface PlayClient {
  /**
   * Plays until the game ends or the player leaves; {@code bots} has a player for every seat nobody
   * sits on.
   */
  <S, C extends Choice, E extends Event> void play(
      Session<S, C, E> session, Map<Integer, Player<S, C, E>> bots, Messages messages)
      throws IOException;

  /** Fails with a sentence when the player's settings are wrong, before anything is begun. */
  void check();

  /**
   * Lets the player choose what to play or watch, and does it, until the player leaves; with {@code
   * text} in lines.
   */
  void start(boolean text) throws IOException;
}
