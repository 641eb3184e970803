package dev.astragal.tui;

import dev.astragal.cli.PlayClient;
import dev.astragal.cli.ShownText;
import dev.astragal.runtime.table.Table;
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
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** The full-screen client. */
public final class TerminalClient implements PlayClient {
  /** The player's own language is spoken where the command named none. */
  @Override
  public void play(Table table) throws IOException {
    Config config = Config.load(System.getenv());
    String language = table.messages().language();
    if (language.isEmpty()) table.speak(table.messages().voice(), config.language());
    else config = config.speaking(language);
    if (config.text()) text(config).play(table);
    else Stage.onTerminal(config, stage -> new StageVenue(stage).play(table));
  }

  /** Standard input and output, as lines. */
  static TextVenue text(Config config) {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintWriter out = ShownText.on(new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
    return new TextVenue(new Dialogue(in, out, Texts.in(config.language())), config.language());
  }

  @Override
  public void check() {
    Config.load(System.getenv());
  }

  @Override
  public void start(boolean text, String language) throws IOException {
    Config settings = Config.load(System.getenv());
    Config config = language.isEmpty() ? settings : settings.speaking(language);
    if (text || config.text()) new TextStart(text(config)).run();
    else Stage.onTerminal(config, stage -> stage.run(new Start(stage)));
  }
}
