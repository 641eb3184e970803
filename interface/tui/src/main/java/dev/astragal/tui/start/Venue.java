package dev.astragal.tui.start;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.session.Session;
import dev.astragal.tui.watch.Recording;
import dev.astragal.tui.watch.Watch;
import java.io.IOException;
import java.util.Map;

/** Where games are played and recordings watched: on the screen, or in lines of text. */
public interface Venue {
  /** The language games are asked to speak. */
  String language();

  <S, C extends Choice, E extends Event> void play(
      Session<S, C, E> session, Map<Integer, Player<S, C, E>> bots, Messages messages)
      throws IOException;

  <S, C extends Choice, E extends Event> void watch(
      Recording<S, C, E> recording, Messages messages, Seat viewer, Watch.PlayOn<S, C, E> playOn)
      throws IOException;
}
