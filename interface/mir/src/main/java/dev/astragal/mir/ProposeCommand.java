package dev.astragal.mir;

import dev.astragal.cli.ExitCodes;
import dev.astragal.games.mir.MirDocument;
import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.json.JsonText;
import dev.astragal.games.mir.state.Side;
import dev.astragal.mir.proposal.ProposalGate;
import dev.astragal.mir.proposal.ProposerView;
import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The gate for actions from outside programs. */
@Command(
    name = "propose",
    mixinStandardHelpOptions = true,
    description = {
      "Reads whatever a program answered, takes one allowed action out of it and applies that.",
      "With --view it prints instead what such a program may know of the state."
    },
    footer = {"", "Exit code 1 when the answer holds no action that may be proposed."})
final class ProposeCommand implements Callable<Integer> {
  private final InputStream in;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--state", required = true, paramLabel = "FILE", description = "the state now")
  private Path state = Path.of("");

  @Option(names = "--view", description = "print what the proposer may know")
  private boolean view;

  @Option(names = "--side", description = "for whom it proposes: players or npcs")
  private Side side = Side.NPCS;

  @Option(names = "--profile", description = "${COMPLETION-CANDIDATES}")
  private Profile profile = Profile.CONTRACT;

  ProposeCommand(InputStream in) {
    this.in = in;
  }

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    MirEngine engine = profile.engine();
    MirDocument document = engine.read(JsonFiles.read(state));
    if (view) {
      if (!(document instanceof MirState sound))
        throw new BadInputException(state + " is not a sound state; see 'mir validate'");
      out.println(JsonText.compact(ProposerView.of(sound, side)));
      return ExitCodes.OK;
    }
    String answer = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    return switch (ProposalGate.judge(answer, side, document)) {
      case ProposalGate.Verdict.Refused(String reason) -> {
        spec.commandLine().getErr().println("astragal: " + reason);
        yield ExitCodes.CHECK_FAILED;
      }
      case ProposalGate.Verdict.Accepted(var action) -> {
        out.println(JsonText.compact(engine.applyAction(document, action).json()));
        yield ExitCodes.OK;
      }
    };
  }
}
