package dev.astragal.simulation;

import dev.astragal.cli.ExitCodes;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lets the whole system go wrong, again and again. */
@Command(
    name = "simulate",
    mixinStandardHelpOptions = true,
    description = {
      "Plays on simulated servers, disks, networks and clocks that fail, and holds them to what they promise.",
      "A failure is shrunk to the fewest events and written to a file."
    },
    footer = {
      "",
      "Examples:",
      "  astragal simulate --seconds 600",
      "  astragal simulate --seed 4711 --count 1",
      "  astragal simulate --replay failure.json"
    })
final class SimulateCommand implements Callable<Integer> {
  private static final int SECONDS_USUAL = 60;

  @Spec private CommandSpec command = CommandSpec.create();

  @Option(names = "--seed", paramLabel = "N", description = "where to begin (default: anywhere)")
  private Optional<Long> seed = Optional.empty();

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "how many worlds (default: as many as there is time for)")
  private Optional<Integer> count = Optional.empty();

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description = "for how long (default: ${DEFAULT-VALUE})")
  private int seconds = SECONDS_USUAL;

  @Option(
      names = "--replay",
      paramLabel = "FILE",
      description = "let a written failure happen again")
  private Optional<Path> replay = Optional.empty();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "where a failure is written (default: ${DEFAULT-VALUE})")
  private Path out = Path.of("failure.json");

  @Override
  public Integer call() {
    PrintWriter says = command.commandLine().getOut();
    if (replay.isPresent()) return told(Simulation.of(Scenario.read(replay.get())), says);
    long first = seed.orElseGet(() -> new SplittableRandom().nextLong(Integer.MAX_VALUE));
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    long begun = System.nanoTime();
    long simulated = 0;
    long deeds = 0;
    int worlds = 0;
    for (; count.isEmpty() ? System.nanoTime() < end : worlds < count.get(); worlds++) {
      Scenario scenario = Scenario.of(first + worlds);
      Simulation.Result result = Simulation.of(scenario);
      simulated += result.seconds();
      deeds += result.deeds();
      if (result.broken().isPresent())
        return failed(Search.shrunk(scenario, result.broken().get(), worlds), says);
      if (count.isPresent()) says.println(scenario.seed() + " " + result.trace());
    }
    double took = (System.nanoTime() - begun) / 1e9;
    says.println(
        "%d worlds from seed %d on, %.1f hours in %.0f seconds, %d deeds on disks: every promise kept"
            .formatted(worlds, first, simulated / 3600.0, took, deeds));
    return ExitCodes.OK;
  }

  private int failed(Search found, PrintWriter says) {
    Scenario shortest = found.shortest();
    says.println("seed " + shortest.seed() + ": " + found.broken().getMessage());
    says.println(
        "%d events, of which %d are needed, in %s:"
            .formatted(found.events(), shortest.happenings().size(), out));
    for (Happening happening : shortest.happenings()) says.println("  " + happening);
    shortest.write(out);
    return ExitCodes.CHECK_FAILED;
  }

  private static int told(Simulation.Result result, PrintWriter says) {
    says.println(result.broken().map(PromiseBroken::getMessage).orElse("trace " + result.trace()));
    if (result.broken().isPresent() && System.getenv("ASTRAGAL_DEBUG") != null)
      result.broken().get().printStackTrace(says);
    return result.broken().isPresent() ? ExitCodes.CHECK_FAILED : ExitCodes.OK;
  }
}
