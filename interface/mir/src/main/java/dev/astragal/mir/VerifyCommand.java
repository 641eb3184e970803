package dev.astragal.mir;

import dev.astragal.cli.ExitCodes;
import dev.astragal.mir.bundle.TurnBundle;
import dev.astragal.runtime.content.BadInputException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Re-runs turn bundles. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = "Re-runs turn bundles and compares every file; exit 1 if any value differs.")
final class VerifyCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FOLDER", arity = "1..*", description = "turn bundles")
  private List<Path> folders = List.of();

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    boolean passed = true;
    for (Path folder : folders) {
      String profile = TurnBundle.profile(folder);
      List<String> different =
          TurnBundle.mismatches(profile(folder, profile).engine(), profile, folder);
      passed &= different.isEmpty();
      out.println(
          different.isEmpty()
              ? "PASS: replay matches bundle " + folder
              : "FAIL: " + folder + " differs in " + String.join(", ", different));
    }
    return passed ? ExitCodes.OK : ExitCodes.CHECK_FAILED;
  }

  private static Profile profile(Path folder, String name) {
    for (Profile profile : Profile.values()) if (profile.toString().equals(name)) return profile;
    throw new BadInputException(folder + " was made with no profile known here: '" + name + "'");
  }
}
