package dev.astragal.tui.start;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.session.Session;
import dev.astragal.tui.play.Play;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.watch.Recording;
import dev.astragal.tui.watch.Watch;
import java.io.IOException;
import java.util.Map;

/** The whole window. */
public record StageVenue(Stage stage) implements Venue {
  @Override
  public String language() {
    return stage.config().language();
  }

  @Override
  public <S, C extends Choice, E extends Event> void play(
      Session<S, C, E> session, Map<Integer, Player<S, C, E>> bots, Messages messages)
      throws IOException {
    stage.run(new Play<>(stage, session, bots, messages));
  }

  @Override
  public <S, C extends Choice, E extends Event> void watch(
      Recording<S, C, E> recording, Messages messages, Seat viewer, Watch.PlayOn<S, C, E> playOn)
      throws IOException {
    stage.run(new Watch<>(stage, recording, messages, viewer, true, playOn));
  }
}
