package dev.astragal.web;

import dev.astragal.cli.ExitCodes;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.Gathering;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.runtime.store.DirectoryStore;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.web.load.JumpLoad;
import dev.astragal.web.load.Magnified;
import dev.astragal.web.load.MatchLoad;
import dev.astragal.web.load.Overhead;
import dev.astragal.web.match.OwnPolicies;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures a server of its own on this machine. */
@Command(
    name = "load",
    mixinStandardHelpOptions = true,
    description = {
      "Starts a server on a free port of this machine, plays many matches against bots over real",
      "WebSockets, and tells how long a move takes from sending it to its acknowledgement."
    },
    footer = {
      "",
      "Examples:",
      "  astragal load --matches 1000               everybody thinks a second on average",
      "  astragal load --matches 1000 --think 0     as fast as it goes",
      "  astragal load --jumps 2000                 the inspector in a run of 100,000 inputs",
      "  astragal load --matches 40 --think 0 --overhead 100   what looking at it costs"
    })
final class LoadCommand implements Callable<Integer> {
  private static final int MATCHES_MAX = 10_000;

  /** Whoever measures is let do what no visitor may. */
  private static final Limits.Rate ENDLESS =
      new Limits.Rate(Integer.MAX_VALUE / 1_000, Integer.MAX_VALUE / 1_000);

  @Spec private CommandSpec command = CommandSpec.create();

  @Option(names = "--matches", paramLabel = "N", description = "how many (default: 1000)")
  private int matches = 1_000;

  @Option(names = "--moves", paramLabel = "N", description = "moves per person (default: 20)")
  private int moves = 20;

  @Option(
      names = "--think",
      paramLabel = "MS",
      description = "how long a person thinks on average (default: 1000)")
  private int thinkMillis = 1_000;

  @Option(names = "--game", paramLabel = "GAME", description = "which game (default: pig)")
  private String game = "pig";

  @Option(
      names = "--jumps",
      paramLabel = "N",
      description = "instead of playing: jumps to steps of a long run, all over it")
  private int jumps;

  @Option(
      names = "--inputs",
      paramLabel = "N",
      description = "with --jumps: how long the run is at most (default: 100000)")
  private int inputs = 100_000;

  @Option(
      names = "--bot",
      paramLabel = "NAME",
      description =
          "with --jumps: who plays the run (default: one who only gives orders, else takes the last choice)")
  private String bot = "";

  @Option(
      names = "--overhead",
      paramLabel = "N",
      description =
          "rounds of playing without metrics, with them, and with a flight recording: what each costs")
  private int overhead;

  @Option(
      names = "--force",
      paramLabel = "HOW",
      description =
          "how lines get to disk: usual, alone (each journal by itself) or together (default: usual)")
  private String forcing = "usual";

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description = "give up after so long (default: 300)")
  private int seconds = 300;

  @Override
  public Integer call() throws Exception {
    if (matches < 1 || matches > MATCHES_MAX || moves < 1 || thinkMillis < 0 || seconds < 1)
      throw new BadInputException("--matches is from 1 to " + MATCHES_MAX + ", the rest positive");
    if (overhead > 0 && jumps > 0)
      throw new BadInputException("--overhead is about moves; leave out --jumps");
    measure(command.commandLine().getOut());
    return ExitCodes.OK;
  }

  private void measure(PrintWriter out) throws Exception {
    Path directory = Files.createTempDirectory("astragal-load");
    int many = matches + 1;
    Limits limits =
        new Limits(
            new Limits.Crowd(many, many, many, many, many, many),
            ENDLESS,
            ENDLESS,
            Limits.USUAL.patience());
    Magnified magnified = new Magnified();
    MatchStore plain = new DirectoryStore(directory, Machine.HERE, gathering());
    try (MatchStore store = overhead > 0 ? magnified.around(plain) : plain;
        WebServer server =
            WebServer.start(
                new Place(InetAddress.getLoopbackAddress(), "127.0.0.1", 0),
                store,
                Optional.empty(),
                Optional.empty(),
                OwnPolicies.NONE,
                limits)) {
      MatchLoad playing = new MatchLoad(server, game, matches, moves, thinkMillis, seconds);
      PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
      if (overhead > 0)
        new Overhead(overhead, server.vitals(), magnified, () -> playing.run(nowhere)).run(out);
      else if (jumps > 0) JumpLoad.run(server, game, bot, inputs, jumps, out);
      else playing.run(out);
    } finally {
      deleted(directory);
    }
  }

  private Gathering gathering() {
    return switch (forcing) {
      case "usual" -> Gathering.USUAL;
      case "alone" -> Gathering.NEVER;
      case "together" -> Gathering.ALWAYS;
      default -> throw new BadInputException("--force is usual, alone or together");
    };
  }

  private static void deleted(Path directory) throws IOException {
    List<Path> all;
    try (Stream<Path> files = Files.walk(directory)) {
      all = files.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : all) Files.deleteIfExists(file);
  }
}
