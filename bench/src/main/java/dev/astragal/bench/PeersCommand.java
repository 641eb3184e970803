package dev.astragal.bench;

import dev.astragal.cli.ExitCodes;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Sets sight and path search beside libraries that do the same. */
@Command(
    name = "peers",
    mixinStandardHelpOptions = true,
    description = {
      "Field of view (radius 8) and four-way A* on the same map, beside SquidLib and, where node and npm",
      "are at hand, rot.js; prints rates and how many times faster than each Astragal is."
    },
    footer = {"", "Example: astragal bench peers --rounds 2"})
final class PeersCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private MeasuringInJvms measuring = new MeasuringInJvms();

  /** Views and ways per second, and what they showed. */
  record Peer(String name, double views, double ways, PeerAnswers answers) {}

  @Override
  public Integer call() throws RunnerException, IOException, InterruptedException {
    PrintWriter out = command.commandLine().getOut();
    Peer ours = measured("Astragal", GridBench.class, GridBench.answers());
    List<Peer> peers = new ArrayList<>();
    peers.add(measured("SquidLib", SquidLibBench.class, SquidLibBench.answers()));
    RotJs.Result result = RotJs.measure(measuring);
    switch (result) {
      case RotJs.Skipped(String reason) -> out.println("rot.js is left out: " + reason);
      case RotJs.Measured(Peer peer) -> peers.add(peer);
    }
    out.printf(
        Locale.ROOT,
        "%d x %d tiles, %,d pairs of cells, field of view of radius %d, four-way A*%n",
        GridMap.WIDTH,
        GridMap.HEIGHT,
        GridMap.PAIRS,
        GridMap.RADIUS);
    out.printf(
        Locale.ROOT,
        "%-10s%12s%9s%12s%9s%16s%12s%n",
        "",
        "views/s",
        "",
        "ways/s",
        "",
        "cells per view",
        "steps");
    print(out, ours, ours);
    for (Peer peer : peers) print(out, peer, ours);
    for (Peer peer : peers) {
      if (peer.answers.steps() == ours.answers.steps()) continue;
      out.println(peer.name + " found ways of another length: the figures do not compare");
      return ExitCodes.CHECK_FAILED;
    }
    return ExitCodes.OK;
  }

  private Peer measured(String name, Class<?> bench, PeerAnswers answers) throws RunnerException {
    return new Peer(name, rate(bench, "fieldOfViewRadius8"), rate(bench, "aStarFourWay"), answers);
  }

  private double rate(Class<?> bench, String method) throws RunnerException {
    String exactly = "^" + bench.getName().replace(".", "\\.") + "\\." + method + "$";
    RunResult result =
        new Runner(measuring.options(measuring.forks()).include(exactly).build()).runSingle();
    return result.getPrimaryResult().getScore();
  }

  private static void print(PrintWriter out, Peer peer, Peer ours) {
    out.printf(
        Locale.ROOT,
        "%-10s%,12.0f%8.1fx%,12.0f%8.1fx%16.1f%,12d%n",
        peer.name,
        peer.views,
        ours.views / peer.views,
        peer.ways,
        ours.ways / peer.ways,
        (double) peer.answers.cellsSeen() / GridMap.PAIRS,
        peer.answers.steps());
  }
}
