package dev.astragal.cli;

import dev.astragal.cli.create.NewCommand;
import dev.astragal.cli.develop.DevCommand;
import dev.astragal.cli.shell.CompletionCommand;
import dev.astragal.cli.shell.ManCommand;
import dev.astragal.cli.store.StoreCommand;
import dev.astragal.cli.sweep.LeagueCommand;
import dev.astragal.cli.sweep.OddsOfCommand;
import dev.astragal.cli.sweep.SweepCommand;
import dev.astragal.cli.sweep.TuneCommand;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command without a word behind it. */
@Command(
    name = "astragal",
    mixinStandardHelpOptions = true,
    description = "A deterministic, event-sourced engine for games, and games to play on it.",
    footer = {
      "",
      "Try:",
      "  astragal play pig                              a game against the computer",
      "  astragal run pig --seed 42 --bot hold20 --json  a game of bots, as one JSON object",
      "  astragal fuzz pig --runs 100                   a hundred random games, every rule checked",
      "",
      "Exit codes: 0 good, 1 a check failed, 2 bad usage or input, 130 stopped by Ctrl-C."
    },
    subcommands = {
      GamesCommand.class,
      PlayCommand.class,
      RunCommand.class,
      ReplayCommand.class,
      CorpusCommand.class,
      TranscriptCommand.class,
      ChronicleCommand.class,
      SalvageCommand.class,
      ForkCommand.class,
      FuzzCommand.class,
      SweepCommand.class,
      LeagueCommand.class,
      TuneCommand.class,
      OddsOfCommand.class,
      SolveCommand.class,
      AnalyseCommand.class,
      CheckCommand.class,
      SeedCommand.class,
      NewCommand.class,
      DevCommand.class,
      CompletionCommand.class,
      ManCommand.class,
      MatchesCommand.class,
      StoreCommand.class,
      TailCommand.class,
      PublishCommand.class,
      ThroughputCommand.class
    })
final class AstragalCommand implements Runnable {
  @Spec private CommandSpec spec;

  AstragalCommand() {
    spec = CommandSpec.create();
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
