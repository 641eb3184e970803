package dev.astragal.cli.sweep;

import dev.astragal.runtime.player.Players;
import java.util.List;
import picocli.CommandLine.Option;

/** Who plays many games, and on how many threads. */
final class BotOptions {
  @Option(
      names = "--bot",
      split = ",",
      paramLabel = "NAME",
      description = "one bot for all seats, or one for each (default: random)")
  private List<String> bots = List.of(Players.RANDOM);

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "how many threads (default: one per core)")
  private int threads = Runtime.getRuntime().availableProcessors();

  List<String> names() {
    return bots;
  }

  int threads() {
    return threads;
  }
}
