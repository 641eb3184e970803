package dev.astragal.mir;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirDocument;
import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonText;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The entry point as a filter: requests in, results out, one line each. */
@Command(
    name = "apply",
    mixinStandardHelpOptions = true,
    description = {
      "Reads one JSON object {\"state\": ..., \"action\": ...} or a stream of them, one per line,"
          + " and",
      "writes one result per line: nextState, events, success, and errors where there are any."
    },
    footer = {"", "Exit code 0 whether actions succeed or not; 2 when a line is not JSON."})
final class ApplyCommand implements Callable<Integer> {
  private final InputStream in;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--profile",
      description = "the rules: ${COMPLETION-CANDIDATES}; contract if not given")
  private Profile profile = Profile.CONTRACT;

  @Option(
      names = "--chain",
      description =
          "only the first line brings a state; each action is applied to the state before")
  private boolean chain;

  ApplyCommand(InputStream in) {
    this.in = in;
  }

  @Override
  public Integer call() {
    MirEngine engine = profile.engine();
    PrintWriter out = spec.commandLine().getOut();
    @Nullable MirDocument state = null;
    for (Json request : new JsonStream(in)) {
      if (state == null || !chain) state = engine.read(part(request, "state"));
      ActionResult result = engine.applyAction(state, part(request, "action"));
      out.println(JsonText.compact(result.json()));
      state = result.nextState();
    }
    return 0;
  }

  private static Json part(Json request, String key) {
    Json part = request instanceof Json.Obj object ? object.get(key) : null;
    return part == null ? Json.Literal.NULL : part;
  }
}
