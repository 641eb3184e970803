package dev.astragal.mir;

import dev.astragal.cli.ExitCodes;
import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonText;
import dev.astragal.mir.bundle.ReplayReport;
import dev.astragal.mir.bundle.ReplayRunner;
import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Re-runs replay bundles. */
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description = {
      "Re-runs replay bundles and compares events, hashes and invariants step by step.",
      "Without a file: all of replays/*.replay.json. Exit 0 only if all pass."
    })
final class ReplayCommand implements Callable<Integer> {
  private static final Path FOLDER = Path.of("replays");

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", arity = "0..*", description = "replay bundles")
  private List<Path> files = List.of();

  @Option(names = "--profile", description = "${COMPLETION-CANDIDATES}")
  private Profile profile = Profile.CONTRACT;

  @Option(names = "--json", description = "one report per bundle, as JSON")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    MirEngine engine = profile.engine();
    boolean passed = true;
    for (Path file : files.isEmpty() ? ownReplays() : files) {
      ReplayReport report = ReplayRunner.run(engine, JsonFiles.read(file));
      passed &= report.ok();
      if (json) {
        out.println(JsonText.compact(report.json().with("file", Json.of(file.toString()))));
        continue;
      }
      out.println(
          (report.ok() ? "PASS  " : "FAIL  ")
              + file
              + "  "
              + report.stepsRun()
              + " steps, "
              + report.finalStateHash());
      for (String error : report.errors()) out.println("        " + error);
    }
    return passed ? ExitCodes.OK : ExitCodes.CHECK_FAILED;
  }

  private static List<Path> ownReplays() {
    try (Stream<Path> found = Files.list(FOLDER)) {
      return found.filter(file -> file.toString().endsWith(".replay.json")).sorted().toList();
    } catch (IOException e) {
      throw new BadInputException("there is no folder " + FOLDER + "; name the bundles to replay");
    }
  }
}
