package dev.astragal.cli;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Draw;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.Salvage;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.replay.Divergence;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.session.Outcomes;
import dev.astragal.runtime.table.Ending;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Situation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
      names = "--audit",
      description = "also check after every step that events explain it and invariants hold")
  private boolean audit;

  @Option(
      names = "--draws",
      description = "also list every draw of luck: stream, number, purpose, range, result")
  private boolean draws;

  @Option(
      names = "--as-recorded",
      description = "from the recorded events alone: as it was, whatever became of the rules")
  private boolean asRecorded;

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    if (to < 0) throw new IllegalArgumentException("--to must not be negative");
    Salvage salvage = Salvage.of(file);
    if (salvage.damage().isPresent() && to > salvage.lastInput()) throw salvage.damage().get();
    JournalFile journal = salvage.sound();
    Recording recording =
        asRecorded ? Recording.asRecorded(journal) : Recording.of(journal, to, audit);
    Output output = new Output(command.commandLine().getOut(), json);
    List<String> listed = draws ? draws(recording) : List.of();
    if (!json) listed.forEach(output::line);
    output.say(
        () -> result(journal, recording, listed),
        () -> {
          salvage.said().ifPresent(output::line);
          tell(output, journal, recording);
        });
    return recording.divergence().isEmpty() ? ExitCodes.OK : ExitCodes.CHECK_FAILED;
  }

  private Tree.Table result(JournalFile journal, Recording recording, List<String> listed) {
    Moment last = recording.last();
    Tree.Table result =
        Tree.emptyTable()
            .with("ok", Tree.of(recording.divergence().isEmpty()))
            .with("game", Tree.of(recording.spec().game()))
            .with("seed", Tree.of(recording.spec().seed().text()))
            .with("inputs", Tree.of(last.inputs()))
            .with("ticks", Tree.of(last.tick()))
            .with("hash", Tree.of(Hashes.text(last.hash())));
    if (last.situation() instanceof Situation.Over(Outcome outcome))
      result = result.with("outcome", Outcomes.tree(outcome));
    Optional<String> makers = Replay.otherMakers(journal.header());
    if (makers.isPresent()) result = result.with("makers", Tree.of(makers.get()));
    if (journal.torn().isPresent()) result = result.with("torn", Tree.of(journal.torn().get()));
    if (recording.divergence().isPresent())
      result = result.with("divergence", recording.divergence().get().tree());
    return draws ? result.with("draws", Tree.of(listed.stream().map(Tree::of).toList())) : result;
  }

  private void tell(Output output, JournalFile journal, Recording recording) {
    journal.torn().ifPresent(output::line);
    for (String change : recording.manifest().changesSince(journal.header().version()))
      output.line("changed since in the rules: " + change);
    Replay.otherMakers(journal.header()).ifPresent(output::line);
    Moment last = recording.last();
    String size =
        last.inputs() + " inputs, " + last.tick() + " ticks, hash " + Hashes.text(last.hash());
    output.line(
        recording
            .divergence()
            .map(Divergence::toString)
            .map(text -> "diverged at " + text)
            .orElse((asRecorded ? "as recorded: " : "the same: ") + size));
    if (last.situation() instanceof Situation.Over(Outcome outcome))
      output.line(Ending.text(outcome, naming(journal.header())));
  }

  private static Messages naming(JournalLine.Header header) {
    Messages plain = Messages.of(GameLibrary.game(header.spec().game()));
    return plain.naming(Seating.recorded(header).names(plain));
  }

  private static List<String> draws(Recording recording) {
    List<String> lines = new ArrayList<>();
    for (long step = recording.firstStep() + 1; step <= recording.lastStep(); step++)
      for (Draw draw : recording.step(step).draws()) list("step " + step + ": ", draw, lines);
    return lines;
  }

  /** A draw, and for an explained pick what was in the hat: base weight, factors, final weight. */
  private static void list(String when, Draw draw, List<String> lines) {
    lines.add(when + draw);
    for (Candidate candidate : draw.candidates())
      lines.add("  " + candidate.id() + ": " + candidate.arithmetic());
  }
}
