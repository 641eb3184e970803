package dev.astragal.tui.text;

import dev.astragal.cli.plain.PlainPlay;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.session.Session;
import dev.astragal.tui.start.Venue;
import dev.astragal.tui.watch.Recording;
import dev.astragal.tui.watch.Watch;
import java.io.IOException;
import java.util.Map;

/** A place where everything is said in lines. */
public record TextVenue(Dialogue dialogue, String language) implements Venue {
  @Override
  public <S, C extends Choice, E extends Event> void play(
      Session<S, C, E> session, Map<Integer, Player<S, C, E>> bots, Messages messages)
      throws IOException {
    new PlainPlay<>(session, bots, messages, dialogue.in(), dialogue.out(), true).play();
    dialogue.out().flush();
  }

  @Override
  public <S, C extends Choice, E extends Event> void watch(
      Recording<S, C, E> recording, Messages messages, Seat viewer, Watch.PlayOn<S, C, E> playOn)
      throws IOException {
    new TextWatch<>(dialogue, recording, messages, viewer, playOn).run();
  }
}
