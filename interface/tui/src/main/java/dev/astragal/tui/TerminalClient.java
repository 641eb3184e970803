package dev.astragal.tui;

import dev.astragal.cli.PlayClient;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.session.Session;
import dev.astragal.tui.config.Config;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.start.StageVenue;
import dev.astragal.tui.start.Start;
import dev.astragal.tui.text.Dialogue;
import dev.astragal.tui.text.TextStart;
import dev.astragal.tui.text.TextVenue;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The full-screen client. */
public final class TerminalClient implements PlayClient {
  @Override
  public <S, C extends Choice, E extends Event> void play(
      Session<S, C, E> session, Map<Integer, Player<S, C, E>> bots, Messages messages)
      throws IOException {
    Config config = Config.load(System.getenv());
    if (config.text()) text(config).play(session, bots, messages);
    else Stage.onTerminal(stage -> new StageVenue(stage).play(session, bots, messages));
  }

  /** Standard input and output, as lines. */
  static TextVenue text(Config config) {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    return new TextVenue(new Dialogue(in, out, Texts.in(config.language())), config.language());
  }

  @Override
  public void check() {
    Config.load(System.getenv());
  }

  @Override
  public void start(boolean text) throws IOException {
    Config config = Config.load(System.getenv());
    if (text || config.text()) new TextStart(text(config)).run();
    else Stage.onTerminal(stage -> stage.run(new Start(stage)));
  }
}
