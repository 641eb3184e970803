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

  /**
   * The first argument is {@code server} for what people do with one, {@code sweeps} for games by
   * the thousand and {@code app} for all else, the second an empty directory for what is written
   * meanwhile. Each leaves a cache of its own, because every start loads all that its cache has.
   */
  public static void main(String[] args) throws IOException {
    try {
      Rehearsal rehearsal = new Rehearsal(Path.of(args[1]));
      switch (args[0]) {
        case "server" -> rehearsal.serving();
        case "sweeps" -> sweeping();
        default -> rehearsal.playing();
      }
    } finally {
      // The server's threads would keep the program, and whoever builds with it, waiting for ever.
      System.exit(0);
    }
  }

  private void serving() throws IOException {
    serve();
    // Whoever sits down first at a server should not wait until it has learned to answer.
    call("load", "--matches", "50", "--moves", "20", "--think", "0");
    for (Game<?, ?, ?> game : GameLibrary.games()) run(game);
  }

  private static void sweeping() {
    String runs = Integer.toString(GAMES);
    for (Game<?, ?, ?> game : GameLibrary.games()) {
      String bot = Seating.usual(game);
      call("sweep", game.manifest().id(), "--seed", "1", "--bot", bot, "--runs", runs);
    }
  }

  private void playing() throws IOException {
    call("games");
    call("--help");
    for (Game<?, ?, ?> game : GameLibrary.games()) call("replay", run(game));
    if (Output.toTerminal()) draw();
  }

  /** One game from its beginning to its end; its journal. */
  private String run(Game<?, ?, ?> game) {
    String id = game.manifest().id();
    String journal = directory.resolve(id + ".jsonl").toString();
    call("run", id, "--seed", "1", "--bot", Seating.usual(game), "--journal", journal);
    return journal;
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
