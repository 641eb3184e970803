package dev.astragal.mir;

import java.io.InputStream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code mir} without a word behind it. */
@Command(
    name = "mir",
    mixinStandardHelpOptions = true,
    description = "MIR state documents: one action in, the next state, events and errors out.",
    footer = {
      "",
      "Try:",
      "  astragal mir apply < step.json              {\"state\": ..., \"action\": ...} in, one result out",
      "  astragal mir apply --chain < actions.jsonl  each action on the state before it",
      "  astragal mir replay session.replay.json     re-runs a recorded session, hash by hash"
    })
final class MirCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  /** The command with all of its subcommands; those that read a stream read {@code in}. */
  static CommandLine line(InputStream in) {
    return new CommandLine(new MirCommand())
        .addSubcommand(new ApplyCommand(in))
        .addSubcommand(new ValidateCommand())
        .addSubcommand(new SchemaCommand())
        .addSubcommand(new HashCommand())
        .addSubcommand(new ReplayCommand())
        .addSubcommand(new BundleCommand(in))
        .addSubcommand(new TurnCommand())
        .addSubcommand(new VerifyCommand())
        .addSubcommand(new ScenarioCommand())
        .addSubcommand(new ImportCommand())
        .addSubcommand(new BootstrapCommand())
        .addSubcommand(new ProposeCommand(in));
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
