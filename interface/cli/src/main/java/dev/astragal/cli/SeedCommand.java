package dev.astragal.cli;

import dev.astragal.kernel.seed.SeedCode;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.library.SharedSeeds;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Makes and reads seed codes. */
@Command(
    name = "seed",
    mixinStandardHelpOptions = true,
    description = "Reads a seed code, or makes the code for a game and its set-up.",
    footer = {
      "",
      "Examples:",
      "  astragal seed pig --seed 42 --seats 3",
      "  astragal seed CL-JUNIPER42",
      "  astragal play CODE"
    })
final class SeedCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private SetupOptions setup = new SetupOptions();

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    RunSpec spec = setup.spec();
    GameLibrary.kernel(spec);
    String code = SetupOptions.code(spec);
    SeedCode read = SeedCode.decode(code);
    Output output = new Output(command.commandLine().getOut(), json);
    Tree.Table result =
        Tree.emptyTable()
            .with("code", Tree.of(code))
            .with("game", Tree.of(read.game()))
            .with("seed", Tree.of(read.seed().text()))
            .with("seats", Tree.of(read.seats()))
            .with("policy", Tree.of(read.policy().stream().map(Tree::of).toList()));
    Optional<String> share = SharedSeeds.code(spec);
    output.say(
        () -> share.isPresent() ? result.with("share", Tree.of(share.get())) : result,
        () -> {
          output.line(code);
          share.ifPresent(name -> output.line("share code " + name));
          output.line(
              "game "
                  + read.game()
                  + ", seed "
                  + read.seed().text()
                  + ", "
                  + read.seats()
                  + " seats"
                  + (read.policy().isEmpty() ? "" : ", policy " + String.join(" ", read.policy()))
                  + (read.options().isEmpty() ? "" : ", options " + read.options()));
        });
    return ExitCodes.OK;
  }
}
