package dev.astragal.cli;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.plain.PlainPlay;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.library.SharedSeeds;
import dev.astragal.runtime.store.SavedRuns;
import dev.astragal.runtime.table.BotGame;
import dev.astragal.runtime.table.Chair;
import dev.astragal.runtime.table.Memories;
import dev.astragal.runtime.table.RunPlace;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays a game with a person. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description = "Plays a game. Every input is saved the moment it is accepted.",
    footer = {
      "",
      "Examples:",
      "  astragal play                               choose on the screen",
      "  astragal play --text                        choose in lines of text",
      "  astragal play pig",
      "  astragal play pig --seats 3 --human 1,2 --name Ann,Bob --bot hold20",
      "  astragal play pig --journal mine.jsonl      then, later:",
      "  astragal play pig --resume mine.jsonl"
    })
final class PlayCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private SetupOptions setup = new SetupOptions();
  @Mixin private PlaceOptions options = new PlaceOptions();
  @Mixin private SpeechOptions speech = new SpeechOptions();

  @Option(
      names = "--plain",
      description = "numbered prompts in plain text, for pipes and screen readers")
  private boolean plain;

  @Option(
      names = "--text",
      description = "like --plain, and after the first screen says only what changed on it")
  private boolean text;

  @Option(
      names = "--human",
      split = ",",
      paramLabel = "SEAT",
      description = "the seats people sit on, from 1 (default: 1)")
  private List<Integer> humans = List.of(1);

  @Option(
      names = "--bot",
      paramLabel = "NAME",
      description = "who sits on the other seats (default: the game's first own bot, or random)")
  private String bot = "";

  @Option(
      names = "--journal",
      paramLabel = "FILE",
      description = "where to save the run (default: a new file in the data directory)")
  private Optional<Path> journal = Optional.empty();

  @Option(names = "--resume", paramLabel = "FILE", description = "go on with a saved run")
  private Optional<Path> resume = Optional.empty();

  @Mixin private WayOptions ways = new WayOptions();

  @Option(
      names = "--name",
      split = ",",
      paramLabel = "NAME",
      description = "what the people are called, in the order of their seats")
  private List<String> names = List.of();

  @Option(
      names = "--practice",
      description = "begin as practice: anything may be taken back, and no ranking counts it")
  private boolean practice;

  private Optional<BufferedReader> in = Optional.empty();

  @Override
  public Integer call() throws IOException {
    client().ifPresent(PlayClient::check);
    if (resume.isPresent()) {
      try (RunPlace place = options.resuming(resume.get())) {
        return played(place);
      }
    }
    if (setup.named().isEmpty() && options.match().isEmpty()) {
      Optional<PlayClient> client = plain || text ? found() : client();
      if (client.isPresent()) {
        client.get().start(plain || text, speech.language());
        return ExitCodes.OK;
      }
    }
    try (RunPlace place = options.place(file(), this::spec)) {
      return played(place);
    }
  }

  private RunSpec spec() {
    RunSpec spec = Memories.of(setup.playSpec());
    return practice ? spec.asPractice() : spec;
  }

  /** A run that is kept in no store is kept in a file. */
  private Optional<Path> file() {
    return journal.isPresent() || options.hasStore()
        ? journal
        : Optional.of(SavedRuns.fresh(setup.playSpec()));
  }

  /** Whoever sits at the table, and how it speaks, is known before a file is made. */
  private int played(RunPlace place) throws IOException {
    RunSpec spec = place.spec();
    if (place.past().isPresent() && !setup.named().isEmpty() && !setup.named().equals(spec.game()))
      throw new BadInputException(
          place.name() + " is a run of " + spec.game() + ", not of " + setup.named());
    Game<?, ?, ?> game = GameLibrary.game(spec.game());
    Seating seating = seating(game, spec.seats());
    Messages.of(game, speech.voice(), speech.language());
    PrintWriter out = command.commandLine().getOut();
    place.past().flatMap(match -> match.past().torn()).ifPresent(out::println);
    try (Table table =
        ways.table(place, way -> place.table(seating, way), speech.language(), this::lines, out)) {
      table.speak(speech.voice(), speech.language());
      if (place.past().isPresent()) out.println(said("resumed", "inputs", table.now().inputs()));
      play(table, place);
      return PlaceOptions.settled(table.await(BotGame.PATIENCE), command.commandLine().getErr())
          ? ExitCodes.OK
          : ExitCodes.CHECK_FAILED;
    }
  }

  private Seating seating(Game<?, ?, ?> game, int seats) {
    List<Seat> people = humans.stream().map(human -> Seating.counted(human, seats)).toList();
    Seating seating = Seating.of(game, seats, people, bot);
    if (names.size() > people.size())
      throw new BadInputException(
          "there are " + names.size() + " names for " + people.size() + " people");
    for (int i = 0; i < names.size(); i++)
      seating = seating.with(seating.people().get(i), new Chair.Person(names.get(i)));
    return seating;
  }

  private void play(Table table, RunPlace place) throws IOException {
    PrintWriter out = command.commandLine().getOut();
    Optional<String> code = SharedSeeds.code(table.spec());
    out.println(
        said(
            code.isPresent() ? "begun-shared" : "begun",
            "game",
            table.manifest().title(),
            "seed",
            table.spec().seed().text(),
            "code",
            code.orElse(""),
            "place",
            place.name()));
    Optional<PlayClient> client = client();
    if (client.isPresent()) {
      client.get().play(table);
    } else {
      new PlainPlay(table, lines(), out, text).play();
    }
    place.requireKept();
    if (table.outcome().isEmpty())
      out.println(said("go-on", "game", table.spec().game(), "option", place.option()));
  }

  private BufferedReader lines() {
    if (in.isEmpty())
      in =
          Optional.of(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
    return in.get();
  }

  private String said(String key, Object... namesAndValues) {
    return Messages.beside(PlainPlay.class, speech.language()).text(Msg.of(key, namesAndValues));
  }

  private Optional<PlayClient> client() {
    return plain || text || !Output.toTerminal() ? Optional.empty() : found();
  }

  private static Optional<PlayClient> found() {
    return ServiceLoader.load(PlayClient.class).findFirst();
  }
}
