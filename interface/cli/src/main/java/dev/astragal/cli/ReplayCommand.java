package dev.astragal.cli;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Draw;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.replay.Divergence;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.replay.Replayed;
import dev.astragal.runtime.session.Outcomes;
import dev.astragal.runtime.timeline.Timeline;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a journal again. */
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description = "Plays a journal again and compares every event and hash with what was recorded.",
    footer = {
      "",
      "Examples:",
      "  astragal replay game.jsonl",
      "  astragal replay game.jsonl --to 10 --json",
      "  astragal replay pig-7-failure.jsonl --audit"
    })
final class ReplayCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "the journal")
  private Path file = Path.of("");

  @Option(names = "--to", paramLabel = "N", description = "stop after input N")
  private long to = Long.MAX_VALUE;

  @Option(
      names = "--force",
      description =
          "replay although another build or other content made it, and report the first difference")
  private boolean force;

  @Option(
      names = "--audit",
      description = "also check after every step that events explain it and invariants hold")
  private boolean audit;

  @Option(
      names = "--draws",
      description = "also list every draw of luck: stream, number, purpose, range, result")
  private boolean draws;

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    JournalSource source = JournalSource.open(file, force);
    return replay(source.kernel(), source.file());
  }

  private <S, C extends Choice, E extends Event> int replay(
      Kernel<S, C, E> kernel, JournalFile journal) {
    if (to < 0) throw new IllegalArgumentException("--to must not be negative");
    Output output = new Output(command.commandLine().getOut(), json);
    Replayed<S, C, E> replayed =
        audit ? Replay.audited(kernel, journal, to) : Replay.of(kernel, journal, to);
    boolean ok = replayed.divergence().isEmpty();
    Run<S, C, E> run = replayed.run();
    Tree.Table result =
        Tree.emptyTable()
            .with("ok", Tree.of(ok))
            .with("game", Tree.of(journal.header().spec().game()))
            .with("seed", Tree.of(journal.header().spec().seed().text()))
            .with("inputs", Tree.of(run.inputs()))
            .with("ticks", Tree.of(run.tick()))
            .with("hash", Tree.of(Hashes.text(run.hash())));
    if (run.status() instanceof Status.Finished<C>(Outcome outcome))
      result = result.with("outcome", Outcomes.tree(outcome));
    if (journal.torn().isPresent()) result = result.with("torn", Tree.of(journal.torn().get()));
    if (!ok) result = result.with("divergence", replayed.divergence().orElseThrow().tree());
    List<String> listed = draws ? draws(replayed.timeline()) : List.of();
    if (draws) result = result.with("draws", Tree.of(listed.stream().map(Tree::of).toList()));
    listed.forEach(json ? line -> {} : output::line);
    output.say(result, () -> tell(output, journal, replayed));
    return ok ? ExitCodes.OK : ExitCodes.CHECK_FAILED;
  }

  private void tell(Output output, JournalFile journal, Replayed<?, ?, ?> replayed) {
    journal.torn().ifPresent(output::line);
    Run<?, ?, ?> run = replayed.run();
    String size =
        run.inputs() + " inputs, " + run.tick() + " ticks, hash " + Hashes.text(run.hash());
    output.line(
        replayed
            .divergence()
            .map(Divergence::toString)
            .map(text -> "diverged at " + text)
            .orElse("the same: " + size));
  }

  /** Goes through the past again, this time with a ledger. */
  private static <S, C extends Choice, E extends Event> List<String> draws(
      Timeline<S, C, E> timeline) {
    List<String> lines = new ArrayList<>();
    Run<S, C, E> run = timeline.at(0);
    for (long step = 1; step <= timeline.lastStep(); step++) {
      String when = "step " + step + ": ";
      run.luck().attach(draw -> list(when, draw, lines));
      run = timeline.stepped(run);
    }
    return lines;
  }

  /** A draw, and for an explained pick what was in the hat: base weight, factors, final weight. */
  private static void list(String when, Draw draw, List<String> lines) {
    lines.add(when + draw);
    for (Candidate candidate : draw.candidates())
      lines.add("  " + candidate.id() + ": " + candidate.arithmetic());
  }
}
