package dev.astragal.mir;

import dev.astragal.cli.ExitCodes;
import dev.astragal.games.mir.MirDocument;
import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonText;
import dev.astragal.mir.bundle.ReplayRecorder;
import dev.astragal.runtime.content.BadInputException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Records a session as a replay bundle. */
@Command(
    name = "bundle",
    mixinStandardHelpOptions = true,
    description = {
      "Reads actions, one JSON object per line, plays them on a state and writes a replay bundle",
      "with the events and the state hash of every step."
    })
final class BundleCommand implements Callable<Integer> {
  private final InputStream in;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--state", required = true, paramLabel = "FILE", description = "where to begin")
  private Path state = Path.of("");

  @Option(names = "--id", description = "the bundle's id")
  private String id = "session";

  @Option(names = "--notes", description = "what the bundle shows")
  private String notes = "";

  @Option(names = "--profile", description = "${COMPLETION-CANDIDATES}")
  private Profile profile = Profile.CONTRACT;

  BundleCommand(InputStream in) {
    this.in = in;
  }

  @Override
  public Integer call() {
    MirEngine engine = profile.engine();
    MirDocument initial = engine.read(JsonFiles.read(state));
    if (initial instanceof MirDocument.Malformed(_, var errors))
      throw new BadInputException(state + " cannot be played on: " + errors.getFirst());
    ReplayRecorder recorder = new ReplayRecorder(engine, initial);
    for (Json action : new JsonStream(in)) recorder.play(action);
    spec.commandLine().getOut().println(JsonText.pretty(recorder.bundle(id, notes)));
    return ExitCodes.OK;
  }
}
