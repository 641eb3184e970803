package dev.astragal.cli;

import dev.astragal.cli.create.NewCommand;
import dev.astragal.cli.develop.DevCommand;
import dev.astragal.cli.shell.CompletionCommand;
import dev.astragal.cli.shell.ManCommand;
import dev.astragal.cli.store.MatchesCommand;
import dev.astragal.cli.store.StoreCommand;
import dev.astragal.cli.sweep.LeagueCommand;
import dev.astragal.cli.sweep.OddsOfCommand;
import dev.astragal.cli.sweep.SweepCommand;
import dev.astragal.cli.sweep.TuneCommand;
import java.util.List;

/** The commands that work with every game. */
final class OwnCommands implements CommandProvider {
  @Override
  public List<NamedCommand> commands() {
    return List.of(
        new NamedCommand("games", GamesCommand::new),
        new NamedCommand("play", PlayCommand::new),
        new NamedCommand("run", RunCommand::new),
        new NamedCommand("replay", ReplayCommand::new),
        new NamedCommand("corpus", CorpusCommand::new),
        new NamedCommand("transcript", TranscriptCommand::new),
        new NamedCommand("chronicle", ChronicleCommand::new),
        new NamedCommand("salvage", SalvageCommand::new),
        new NamedCommand("fork", ForkCommand::new),
        new NamedCommand("fuzz", FuzzCommand::new),
        new NamedCommand("sweep", SweepCommand::new),
        new NamedCommand("league", LeagueCommand::new),
        new NamedCommand("tune", TuneCommand::new),
        new NamedCommand("odds-of", OddsOfCommand::new),
        new NamedCommand("solve", SolveCommand::new),
        new NamedCommand("analyse", AnalyseCommand::new),
        new NamedCommand("check", CheckCommand::new),
        new NamedCommand("seed", SeedCommand::new),
        new NamedCommand("new", NewCommand::new),
        new NamedCommand("dev", DevCommand::new),
        new NamedCommand("completion", CompletionCommand::new),
        new NamedCommand("man", ManCommand::new),
        new NamedCommand("matches", MatchesCommand::new),
        new NamedCommand("store", StoreCommand::new),
        new NamedCommand("tail", TailCommand::new),
        new NamedCommand("publish", PublishCommand::new),
        new NamedCommand("throughput", ThroughputCommand::new));
  }
}
