package dev.astragal.app;

import dev.astragal.cli.Main;
import dev.astragal.cli.Output;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.start.StageVenue;
import dev.astragal.tui.start.Start;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What people do most, done once after a build, so that the virtual machine can keep what it
 * learned of it: which classes there are and which methods are worth compiling how. Whatever goes
 * wrong here costs a later start some time and nothing else.
 */
final class Rehearsal {
  /** Enough for methods of a game to be compiled with what was seen of them. */
  private static final int GAMES = 150;

  private final Path directory;

  private Rehearsal(Path directory) {
    this.directory = directory;
  }

  /** The one argument is an empty directory for what is written meanwhile. */
  public static void main(String[] args) throws IOException {
    try {
      new Rehearsal(Path.of(args[0])).everything();
    } finally {
      // The server's threads would keep the program, and whoever builds with it, waiting for ever.
      System.exit(0);
    }
  }

  private void everything() throws IOException {
    serve();
    // Whoever sits down first at a server should not wait until it has learned to answer.
    call("load", "--matches", "50", "--moves", "20", "--think", "0");
    call("games");
    for (Game<?, ?, ?> game : GameLibrary.games()) play(game);
    if (Output.toTerminal()) draw();
  }

  private void play(Game<?, ?, ?> game) {
    String id = game.manifest().id();
    String bot = Seating.usual(game);
    String journal = directory.resolve(id + ".jsonl").toString();
    call("run", id, "--seed", "1", "--bot", bot, "--journal", journal);
    call("replay", journal);
    call("sweep", id, "--seed", "1", "--bot", bot, "--runs", Integer.toString(GAMES));
  }

  /** A page and the list of games, from a server that ends with this program. */
  private void serve() throws IOException {
    CompletableFuture<URI> address = new CompletableFuture<>();
    PrintWriter out = new PrintWriter(new Listener(address), true);
    String matches = directory.resolve("matches").toString();
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              String[] words = {"serve", "--port", "0", "--dir", matches};
              Main.run(words, out, silence());
              address.cancel(false);
            });
    for (String page : List.of("/", "/api/games")) {
      try (InputStream in = address.join().resolve(page).toURL().openStream()) {
        in.transferTo(OutputStream.nullOutputStream());
      }
    }
  }

  /** The first screen and the first of every game; left as soon as it is drawn. */
  private void draw() throws IOException {
    Stage.onTerminal(
        stage -> {
          stage.post(stage::leave);
          stage.run(new Start(stage));
        });
    for (Game<?, ?, ?> game : GameLibrary.games()) {
      RunSpec spec = RunSpec.of(game.manifest().id(), new Seed("1"), game.manifest().seatsMin());
      Path file = directory.resolve(spec.game() + "-drawn.jsonl");
      try (Table table = Table.begin(spec, Seating.usual(game, spec.seats()), file)) {
        Stage.onTerminal(
            stage -> {
              stage.post(stage::leave);
              new StageVenue(stage).play(table);
            });
      }
    }
  }

  private static void call(String... words) {
    Main.run(words, silence(), silence());
  }

  private static PrintWriter silence() {
    return new PrintWriter(Writer.nullWriter());
  }

  /** Hears where the server says it is. */
  private static final class Listener extends StringWriter {
    private static final Pattern ADDRESS = Pattern.compile("http:[^ ,]+");
    private final CompletableFuture<URI> address;

    Listener(CompletableFuture<URI> address) {
      this.address = address;
    }

    @Override
    public void flush() {
      Matcher said = ADDRESS.matcher(toString());
      if (said.find()) address.complete(URI.create(said.group()));
    }
  }
}
