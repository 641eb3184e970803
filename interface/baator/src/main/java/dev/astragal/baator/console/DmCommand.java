package dev.astragal.baator.console;

import com.googlecode.lanterna.terminal.DefaultTerminalFactory;
import com.googlecode.lanterna.terminal.Terminal;
import dev.astragal.baator.rng.RngChoice;
import dev.astragal.baator.rng.SocketRng;
import dev.astragal.baator.session.EventLines;
import dev.astragal.baator.session.Services;
import dev.astragal.baator.session.Sessions;
import dev.astragal.baator.session.Simulator;
import dev.astragal.cli.ExitCodes;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.bus.EventBus;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.session.Session;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs a game master's session. */
@Command(
    name = "dm",
    mixinStandardHelpOptions = true,
    description =
        "A game master's console: scenes, rules, dice. Everything is saved as it happens.",
    footer = {
      "",
      "Examples:",
      "  astragal dm",
      "  astragal dm --resume bridge.jsonl",
      "  echo '/roll 4d6kh3' | astragal dm --plain",
      "",
      "BAATOR_RNG=socket rolls at a dice daemon (BAATOR_RNG_HOST, BAATOR_RNG_PORT), see 'astragal rngd'."
    })
public final class DmCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--seed", paramLabel = "SEED", description = "what the session's dice come from")
  private String seed = "";

  @Option(
      names = "--journal",
      paramLabel = "FILE",
      description = "where to save the session (default: a new temporary file)")
  private Optional<Path> journal = Optional.empty();

  @Option(names = "--resume", paramLabel = "FILE", description = "go on with a saved session")
  private Optional<Path> resume = Optional.empty();

  @Option(
      names = "--force",
      description = "go on with a session that another version made, if it still replays")
  private boolean force;

  @Option(
      names = "--events",
      paramLabel = "FILE",
      description = "also write every event of the bus, with its trace, as JSON lines")
  private Optional<Path> events = Optional.empty();

  @Option(names = "--plain", description = "line by line, for pipes and screen readers")
  private boolean plain;

  @Override
  public Integer call() throws IOException {
    Optional<SocketRng> dice = RngChoice.external(System.getenv());
    Path file = resume.isPresent() ? resume.get() : fresh();
    try (Session<BaatorState, BaatorChoice, BaatorEvent> session =
        resume.isPresent()
            ? Sessions.resume(file, force)
            : Sessions.begin(chosenSeed(), Optional.of(file))) {
      EventBus bus = EventBus.immediate();
      events.ifPresent(path -> bus.subscribe("#", new EventLines(writer(path))));
      Simulator simulator = new Simulator(session, bus, dice);
      Console console = new Console(simulator, Services.of(simulator, bus), file);
      String greeting =
          "Baator, seed " + session.spec().seed().text() + ", saved in " + file + "; /help helps";
      if (plain || !onTerminal()) {
        lines(console, greeting);
      } else {
        try (Terminal terminal =
            new DefaultTerminalFactory().setForceTextTerminal(true).createTerminal()) {
          new FullScreen(console, terminal).run(greeting);
        }
      }
      return ExitCodes.OK;
    } finally {
      dice.ifPresent(SocketRng::close);
    }
  }

  private void lines(Console console, String greeting) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    out.println(greeting);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null && !console.done(); line = in.readLine()) {
      console.execute(line).forEach(out::println);
      out.flush();
      if (console.done()) return;
    }
  }

  private static PrintWriter writer(Path file) {
    try {
      return new PrintWriter(Files.newBufferedWriter(file), true);
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be written: " + e.getMessage());
    }
  }

  private Seed chosenSeed() {
    return seed.isEmpty()
        ? Seed.of(new SecureRandom().nextInt(1, Integer.MAX_VALUE))
        : new Seed(seed);
  }

  private Path fresh() throws IOException {
    if (journal.isPresent()) {
      if (Files.exists(journal.get()))
        throw new BadInputException(journal.get() + " already exists; --resume goes on with it");
      return journal.get();
    }
    return Files.createTempDirectory("astragal-dm").resolve("session.jsonl");
  }

  private static boolean onTerminal() {
    return Optional.ofNullable(System.console()).map(java.io.Console::isTerminal).orElse(false);
  }
}
