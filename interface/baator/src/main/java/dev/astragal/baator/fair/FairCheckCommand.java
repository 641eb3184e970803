package dev.astragal.baator.fair;

import dev.astragal.cli.ExitCodes;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.table.Recording;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Holds a run against what was committed to. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = {
      "Checks that the dice of a recorded run follow from the secret that was committed to.",
      "Exit 1 when anything speaks against it."
    })
final class FairCheckCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "JOURNAL", description = "the run")
  private Path journal = Path.of("");

  @Option(
      names = "--commitment",
      required = true,
      paramLabel = "HEX",
      description = "what everybody was told before")
  private String commitment = "";

  @Option(
      names = "--words",
      split = ",",
      required = true,
      paramLabel = "WORD",
      description = "what the players said after that")
  private List<String> words = List.of();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    JournalFile file = JournalReader.read(journal);
    List<String> faults = seedFaults(file);
    Recording.of(file)
        .divergence()
        .ifPresent(where -> faults.add("the run does not follow from its seed: " + where));
    faults.addAll(lineFaults(file.lines()));
    if (faults.isEmpty()) {
      out.println("fair: every die follows from the committed secret and the words of the players");
      return ExitCodes.OK;
    }
    for (String fault : faults) out.println("not proven: " + fault);
    return ExitCodes.CHECK_FAILED;
  }

  private List<String> seedFaults(JournalFile file) {
    List<String> faults = new ArrayList<>();
    Optional<FairSeed> seed = FairSeed.in(file.header().spec().seed());
    if (seed.isEmpty()) {
      faults.add("the seed was not made by 'fair seed'");
      return faults;
    }
    String given = commitment.strip().toLowerCase(Locale.ROOT);
    if (!FairSeed.commitment(seed.get().secret()).equals(given))
      faults.add("the secret is not the one that was committed to");
    String said = FairSeed.of(seed.get().secret(), words).words();
    if (!seed.get().words().equals(said))
      faults.add("the words in the seed are '" + seed.get().words() + "', not '" + said + "'");
    return faults;
  }

  /** A seed proves nothing of dice that do not come from it, or that were seen and taken back. */
  private static List<String> lineFaults(List<JournalLine> lines) {
    List<String> faults = new ArrayList<>();
    for (JournalLine line : lines) {
      switch (line) {
        case JournalLine.Turned turned ->
            faults.add("the luck was changed after input " + turned.seq());
        case JournalLine.Undo undo ->
            faults.add("what followed input " + undo.to() + " was taken back");
        case JournalLine.Input input -> {
          if (brought(input.choice())) faults.add("input " + input.seq() + " brought its own dice");
        }
        case JournalLine.Rules rules ->
            faults.add("the rules and the luck were changed after input " + rules.seq());
        case JournalLine.Header _, JournalLine.Keyframe _, JournalLine.Checkpoint _ -> {}
        case JournalLine.Snapshot _, JournalLine.Written _ -> {}
        case JournalLine.Passed _, JournalLine.End _ -> {}
      }
    }
    return faults;
  }

  private static boolean brought(Tree choice) {
    return choice instanceof Tree.Table table
        && table.get("faces").orElse(Tree.none()) instanceof Tree.Rows rows
        && !rows.items().isEmpty();
  }
}
