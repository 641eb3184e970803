package dev.astragal.cli;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.audit.Audit;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.library.SharedSeeds;
import dev.astragal.runtime.outbox.LiveRun;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.session.Outcomes;
import dev.astragal.runtime.session.Session;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lets bots play one game. */
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    description = "Lets bots play one game to its end.",
    footer = {
      "",
      "Examples:",
      "  astragal run pig --seed 42 --bot random --json",
      "  astragal run pig --seats 3 --bot hold20,random,mcts:50 --journal game.jsonl",
      "  astragal run pig --journal game.jsonl --bus amqp://guest:guest@localhost",
      "  astragal run pig --store jdbc:postgresql://localhost/games?user=me --match friday"
    })
final class RunCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private SetupOptions setup = new SetupOptions();
  @Mixin private PlaceOptions options = new PlaceOptions();

  @Option(
      names = "--bot",
      split = ",",
      paramLabel = "NAME",
      description = "one bot for all seats, or one for each (default: random)")
  private List<String> bots = List.of(Players.RANDOM);

  @Option(names = "--journal", paramLabel = "FILE", description = "record the run in a new file")
  private Optional<Path> journal = Optional.empty();

  @Option(
      names = "--audit",
      description = "check after every step that events explain it and invariants hold")
  private boolean audit;

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    try (RunPlace place = RunPlace.of(options, journal, setup::spec)) {
      return play(GameLibrary.kernel(place.spec()), place);
    }
  }

  private <S, C extends Choice, E extends Event> int play(Kernel<S, C, E> kernel, RunPlace place) {
    RunSpec spec = place.spec();
    Output output = new Output(command.commandLine().getOut(), json);
    var players = Players.seated(kernel, bots, spec.seed());
    try (LiveRun<S, C, E> live = place.live(kernel)) {
      Session<S, C, E> session = live.session();
      Outcome outcome = Match.play(session, players);
      Run<S, C, E> run = session.run();
      Optional<String> problem = audit ? audited(session) : Optional.empty();
      output.say(
          result(spec, outcome, run, problem), () -> tell(output, spec, outcome, run, problem));
      boolean settled = place.settled(live, command.commandLine().getErr());
      return problem.isPresent() || outcome.aborted() || !settled
          ? ExitCodes.CHECK_FAILED
          : ExitCodes.OK;
    }
  }

  /** Goes through the run again, step by step, from its recorded past. */
  private static <S, C extends Choice, E extends Event> Optional<String> audited(
      Session<S, C, E> session) {
    Run<S, C, E> before = session.timeline().at(0);
    for (long step = 1; step <= session.timeline().lastStep(); step++) {
      Run<S, C, E> after = session.timeline().stepped(before.copy());
      Optional<String> problem = Audit.problem(before, after);
      if (problem.isPresent()) return Optional.of("step " + step + ": " + problem.get());
      before = after;
    }
    return Optional.empty();
  }

  private static Tree.Table result(
      RunSpec spec, Outcome outcome, Run<?, ?, ?> run, Optional<String> problem) {
    Tree.Table result =
        Tree.emptyTable()
            .with("game", Tree.of(spec.game()))
            .with("seed", Tree.of(spec.seed().text()))
            .with("outcome", Outcomes.tree(outcome))
            .with("ticks", Tree.of(run.tick()))
            .with("inputs", Tree.of(run.inputs()))
            .with("events", Tree.of(run.eventsBefore() + run.events().size()))
            .with("hash", Tree.of(Hashes.text(run.hash())));
    Optional<String> share = SharedSeeds.code(spec);
    if (share.isPresent()) result = result.with("share", Tree.of(share.get()));
    return problem.isPresent() ? result.with("problem", Tree.of(problem.get())) : result;
  }

  private static void tell(
      Output output, RunSpec spec, Outcome outcome, Run<?, ?, ?> run, Optional<String> problem) {
    output.line(spec.game() + ", seed " + spec.seed().text() + ": " + outcome.code());
    if (!outcome.winners().isEmpty()) output.line("winners: " + outcome.winners());
    if (outcome.scores().size() > 0) output.line("scores: " + outcome.scores());
    output.line(
        run.inputs()
            + " inputs, "
            + run.tick()
            + " ticks, "
            + (run.eventsBefore() + run.events().size())
            + " events, hash "
            + Hashes.text(run.hash()));
    SharedSeeds.code(spec).ifPresent(code -> output.line("share code " + code));
    problem.ifPresent(text -> output.line("audit failed: " + text));
  }
}
