package dev.astragal.tui;

import dev.astragal.cli.PlayClient;
import dev.astragal.cli.plain.PlainPlay;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.session.Session;
import dev.astragal.tui.config.Config;
import dev.astragal.tui.play.Play;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.start.Start;
import dev.astragal.tui.term.Display;
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
    if (Config.load(System.getenv()).text()) {
      speak(session, bots, messages);
      return;
    }
    onStage(stage -> stage.run(new Play<>(stage, session, bots, messages)));
  }

  private static <S, C extends Choice, E extends Event> void speak(
      Session<S, C, E> session, Map<Integer, Player<S, C, E>> bots, Messages messages)
      throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    new PlainPlay<>(session, bots, messages, in, out, true).play();
    out.flush();
  }

  @Override
  public void start() throws IOException {
    Config config = Config.load(System.getenv());
    if (config.text())
      throw new BadInputException(Texts.in(config.language()).text("start.text-mode"));
    onStage(stage -> stage.run(new Start(stage)));
  }

  /** Something that wants the whole window. */
  @FunctionalInterface
  interface Show {
    void run(Stage stage) throws IOException;
  }

  /** Takes over the terminal for as long as {@code show} lasts. */
  static void onStage(Show show) throws IOException {
    Config config = Config.load(System.getenv());
    try (Display display = Display.open()) {
      show.run(new Stage(display, config, Texts.in(config.language())));
    }
  }
}
