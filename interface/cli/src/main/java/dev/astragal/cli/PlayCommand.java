package dev.astragal.cli;

import dev.astragal.cli.plain.PlainPlay;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.library.SharedSeeds;
import dev.astragal.runtime.outbox.LiveRun;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.session.Session;
import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
      "  astragal play pig --seats 3 --human 0,1 --bot hold20",
      "  astragal play pig --journal mine.jsonl      then, later:",
      "  astragal play pig --resume mine.jsonl"
    })
final class PlayCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private SetupOptions setup = new SetupOptions();
  @Mixin private PlaceOptions options = new PlaceOptions();

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
      description = "the seats people sit on, from 0 (default: 0)")
  private List<Integer> humans = List.of(0);

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

  @Option(
      names = "--voice",
      paramLabel = "NAME",
      description = "the voice the game speaks in, where it has several")
  private String voice = "";

  @Option(
      names = "--language",
      paramLabel = "CODE",
      description = "the language, where the game has it")
  private String language = "";

  @Override
  public Integer call() throws IOException {
    client().ifPresent(PlayClient::check);
    if (resume.isPresent()) {
      try (RunPlace place = RunPlace.resuming(options, resume.get())) {
        return played(GameLibrary.kernel(place.spec()), place);
      }
    }
    if (setup.named().isEmpty() && options.match().isEmpty()) {
      Optional<PlayClient> client = plain || text ? found() : client();
      if (client.isPresent()) {
        client.get().start(plain || text);
        return ExitCodes.OK;
      }
    }
    try (RunPlace place = RunPlace.of(options, file(), setup::playSpec)) {
      return played(GameLibrary.kernel(place.spec()), place);
    }
  }

  /** A run that is kept in no store is kept in a file. */
  private Optional<Path> file() {
    return journal.isPresent() || options.hasStore()
        ? journal
        : Optional.of(SavedRuns.fresh(setup.playSpec()));
  }

  /** Whoever sits at the table is known before a file is made. */
  private <S, C extends Choice, E extends Event> int played(Kernel<S, C, E> kernel, RunPlace place)
      throws IOException {
    RunSpec spec = place.spec();
    if (place.past().isPresent() && !setup.named().isEmpty() && !setup.named().equals(spec.game()))
      throw new BadInputException(
          place.name() + " is a run of " + spec.game() + ", not of " + setup.named());
    Map<Integer, Player<S, C, E>> bots = bots(kernel, spec);
    Messages messages = Messages.of(kernel.game(), voice, language);
    PrintWriter out = command.commandLine().getOut();
    place.past().flatMap(match -> match.past().torn()).ifPresent(out::println);
    try (LiveRun<S, C, E> live = place.live(kernel)) {
      if (place.past().isPresent())
        out.println(said("resumed", "inputs", live.session().run().inputs()));
      play(live.session(), bots, messages, place);
      return place.settled(live, command.commandLine().getErr())
          ? ExitCodes.OK
          : ExitCodes.CHECK_FAILED;
    }
  }

  private <S, C extends Choice, E extends Event> void play(
      Session<S, C, E> session,
      Map<Integer, Player<S, C, E>> bots,
      Messages messages,
      RunPlace place)
      throws IOException {
    PrintWriter out = command.commandLine().getOut();
    Optional<String> code = SharedSeeds.code(session.spec());
    out.println(
        said(
            code.isPresent() ? "begun-shared" : "begun",
            "game",
            session.kernel().manifest().title(),
            "seed",
            session.spec().seed().text(),
            "code",
            code.orElse(""),
            "place",
            place.name()));
    Optional<PlayClient> client = client();
    if (client.isPresent()) {
      client.get().play(session, bots, messages);
    } else {
      BufferedReader in =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      new PlainPlay<>(session, bots, messages, in, out, text).play();
    }
    if (session.outcome().isEmpty())
      out.println(said("go-on", "game", session.spec().game(), "option", place.option()));
  }

  private String said(String key, Object... namesAndValues) {
    return Messages.beside(PlainPlay.class, language).text(Msg.of(key, namesAndValues));
  }

  private <S, C extends Choice, E extends Event> Map<Integer, Player<S, C, E>> bots(
      Kernel<S, C, E> kernel, RunSpec spec) {
    return Seating.of(kernel.game(), kernel.setup().seats(), humans, bot)
        .players(kernel, spec.seed());
  }

  private Optional<PlayClient> client() {
    return plain || text || !onTerminal() ? Optional.empty() : found();
  }

  private static Optional<PlayClient> found() {
    return ServiceLoader.load(PlayClient.class).findFirst();
  }

  private static boolean onTerminal() {
    return Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
  }
}
