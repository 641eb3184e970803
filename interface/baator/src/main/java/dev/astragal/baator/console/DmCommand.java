package dev.astragal.baator.console;

import dev.astragal.baator.dice.Macros;
import dev.astragal.baator.rng.BusDice;
import dev.astragal.baator.rng.OutsideDice;
import dev.astragal.baator.rng.RngChoice;
import dev.astragal.baator.rng.SocketRng;
import dev.astragal.baator.session.Desk;
import dev.astragal.baator.session.SessionBus;
import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.Output;
import dev.astragal.cli.PlaceOptions;
import dev.astragal.cli.SetupOptions;
import dev.astragal.cli.WayOptions;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.BusJson;
import dev.astragal.runtime.bus.EventBus;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.BotGame;
import dev.astragal.runtime.table.Chair;
import dev.astragal.runtime.table.RunPlace;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import dev.astragal.tui.stage.Stage;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
      "  astragal dm --bus amqp://guest:guest@localhost --remote-dice",
      "",
      "BAATOR_RNG=socket rolls at a dice daemon (BAATOR_RNG_HOST, BAATOR_RNG_PORT), see 'astragal"
          + " rngd'."
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

  @Mixin private PlaceOptions options = new PlaceOptions();

  @Option(names = "--remote-dice", description = "roll at the dice service on the bus")
  private boolean remoteDice;

  @Option(
      names = "--events",
      paramLabel = "FILE",
      description = "also write every event of the bus, with its trace, as JSON lines")
  private Optional<Path> events = Optional.empty();

  @Option(
      names = "--practice",
      description = "whatever is done may be taken back, dice that were seen too")
  private boolean practice;

  @Option(
      names = "--players",
      paramLabel = "N",
      description = "so many seats beside yours: who sits there sees what it may (default: 0)")
  private int players;

  @Option(
      names = "--policy",
      paramLabel = "NAME|FILE",
      description = "rules to begin with beside the usual ones: pulp, horror, or a pack's file")
  private List<String> policies = new ArrayList<>();

  @Option(
      names = "--macros",
      paramLabel = "FILE",
      description = "a YAML file with names for expressions, such as attack(bonus): 1d20+bonus")
  private Optional<Path> macros = Optional.empty();

  @Option(names = "--language", paramLabel = "CODE", description = "the language, such as de")
  private String language = "";

  @Option(names = "--plain", description = "line by line, for pipes and screen readers")
  private boolean plain;

  @Mixin private WayOptions ways = new WayOptions();

  private Optional<BufferedReader> typed = Optional.empty();

  @Override
  public Integer call() throws IOException {
    Path file = resume.isPresent() ? resume.get() : fresh();
    RunSpec plain =
        new RunSpec(
            "baator",
            chosenSeed(),
            1 + players,
            Map.of(),
            policies.stream().map(SetupOptions::overlay).toList(),
            Map.of());
    RunSpec begun = practice ? plain.asPractice() : plain;
    try (RunPlace place =
        resume.isPresent()
            ? options.resuming(file)
            : options.place(options.hasStore() ? journal : Optional.of(file), () -> begun)) {
      if (!place.spec().game().equals("baator"))
        throw new BadInputException(
            place.name() + " is a journal of " + place.spec().game() + ", not of baator");
      if (remoteDice && place.bus().isEmpty())
        throw new BadInputException("--remote-dice needs --bus URL");
      Optional<SessionBus> bus = bus(place);
      try (Table table =
          ways.table(
              place,
              way ->
                  bus.isPresent()
                      ? place.table(seating(place), bus.get(), way)
                      : place.table(seating(place), way),
              language,
              this::in,
              spec.commandLine().getOut())) {
        table.speak("", language);
        console(table, bus, place);
        return PlaceOptions.settled(table.await(BotGame.PATIENCE), spec.commandLine().getErr())
            ? ExitCodes.OK
            : ExitCodes.CHECK_FAILED;
      }
    }
  }

  /** A game master, and players who are elsewhere. */
  private static Seating seating(RunPlace place) {
    List<Chair> chairs = new ArrayList<>();
    chairs.add(new Chair.Person(""));
    while (chairs.size() < place.spec().seats()) chairs.add(new Chair.Open());
    return new Seating(chairs);
  }

  /** Nothing where nobody listens. */
  private Optional<SessionBus> bus(RunPlace place) {
    if (events.isEmpty() && place.bus().isEmpty()) return Optional.empty();
    EventBus here = EventBus.immediate();
    events.map(DmCommand::writer).ifPresent(out -> here.subscribe("#", line(out)));
    return Optional.of(new SessionBus(here, place.bus()));
  }

  private void console(Table table, Optional<SessionBus> bus, RunPlace place) throws IOException {
    Optional<BusDice> remote = remoteDice ? place.bus().map(BusDice::new) : Optional.empty();
    Optional<SocketRng> socket =
        remoteDice ? Optional.empty() : RngChoice.external(System.getenv());
    try {
      Console console =
          new Console(
              new Desk(table, bus, remoteDice ? remote : socket.map(OutsideDice::of)),
              macros.map(Macros::of).orElse(Macros.NONE));
      List<String> greeting = new ArrayList<>();
      greeting.add(
          console.say("greeting", "seed", table.spec().seed().text(), "place", place.name()));
      if (table.practice()) greeting.add(console.say("greeting.practice"));
      if (place.past().isPresent()) greeting.addAll(console.execute("/log"));
      if (plain || !Output.toTerminal()) {
        lines(console, greeting);
      } else {
        Stage.onTerminal(stage -> stage.run(new ConsoleScreen(console, greeting)));
      }
    } finally {
      socket.ifPresent(SocketRng::close);
      remote.ifPresent(BusDice::close);
    }
  }

  private static Consumer<BusEvent> line(PrintWriter out) {
    return event -> out.println(BusJson.text(event));
  }

  private void lines(Console console, List<String> greeting) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    greeting.forEach(out::println);
    BufferedReader in = in();
    for (String line = in.readLine(); line != null && !console.done(); line = in.readLine()) {
      console.execute(line).forEach(out::println);
      out.flush();
      if (console.done()) return;
    }
  }

  /** One reader for all that is typed: it reads ahead. */
  private BufferedReader in() {
    if (typed.isEmpty())
      typed =
          Optional.of(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
    return typed.get();
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
}
