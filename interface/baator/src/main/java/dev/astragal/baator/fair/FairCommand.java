package dev.astragal.baator.fair;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Dice that nobody chose, provably. */
@Command(
    name = "fair",
    mixinStandardHelpOptions = true,
    description = "Proves that nobody chose the dice of a run.",
    subcommands = {FairCommitCommand.class, FairSeedCommand.class, FairCheckCommand.class},
    footer = {
      "",
      "1. The game master commits to a secret, and tells everybody the commitment:",
      "     astragal fair commit secret.txt",
      "2. Then every player says a word. Secret and words together are the seed:",
      "     astragal dm --journal night.jsonl --seed \"$(astragal fair seed secret.txt --words 'owl 7,rain')\"",
      "3. Afterwards the journal is handed out, and anybody checks it:",
      "     astragal fair check night.jsonl --commitment 3f8a... --words 'owl 7,rain'"
    })
public final class FairCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
