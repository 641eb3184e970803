package dev.astragal.bench;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Runs the script that measures rot.js, in node, on the map of {@link GridMap}. */
final class RotJs {
  private static final String PACKAGE = "rot-js@2.2.1";
  private static final String SCRIPT = "rot-js.cjs";
  private static final int INSTALL_SECONDS_MAX = 120;
  private static final int RUN_SECONDS_MAX = 1800;

  /** What came of it. */
  sealed interface Result permits Skipped, Measured {}

  record Skipped(String reason) implements Result {}

  record Measured(PeersCommand.Peer peer) implements Result {}

  private RotJs() {}

  static Result measure(Measuring measuring) throws IOException, InterruptedException {
    if (!starts("node") || !starts("npm")) return new Skipped("it needs node and npm on the path");
    Path directory = Files.createTempDirectory("astragal-rot-js");
    try {
      return measuredIn(directory, measuring);
    } finally {
      try (Stream<Path> files = Files.walk(directory)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
      }
    }
  }

  private static Result measuredIn(Path directory, Measuring measuring)
      throws IOException, InterruptedException {
    Files.writeString(directory.resolve("map.json"), map(new GridMap()));
    try (InputStream script = RotJs.class.getResourceAsStream(SCRIPT)) {
      if (script == null) throw new IllegalStateException(SCRIPT + " is missing");
      Files.write(directory.resolve(SCRIPT), script.readAllBytes());
    }
    Path out = directory.resolve("out");
    List<String> install = List.of("npm", "install", "--no-audit", "--no-fund", PACKAGE);
    if (!succeeds(install, directory, Redirect.DISCARD, INSTALL_SECONDS_MAX))
      return new Skipped("npm could not install " + PACKAGE);
    List<String> run =
        List.of(
            "node",
            SCRIPT,
            Integer.toString(measuring.seconds()),
            Integer.toString(measuring.rounds()));
    if (!succeeds(run, directory, Redirect.to(out.toFile()), RUN_SECONDS_MAX))
      return new Skipped("node could not run its script");
    String[] figures = Files.readString(out, StandardCharsets.UTF_8).strip().split(" ", -1);
    PeerAnswers answers = new PeerAnswers(Long.parseLong(figures[0]), Long.parseLong(figures[1]));
    return new Measured(
        new PeersCommand.Peer(
            "rot.js", Double.parseDouble(figures[2]), Double.parseDouble(figures[3]), answers));
  }

  private static boolean starts(String program) throws InterruptedException {
    try {
      Path nowhere = Path.of(System.getProperty("java.io.tmpdir"));
      return succeeds(
          List.of(program, "--version"), nowhere, Redirect.DISCARD, INSTALL_SECONDS_MAX);
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean succeeds(
      List<String> command, Path directory, Redirect out, int secondsMax)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectOutput(out)
            .redirectError(Redirect.DISCARD)
            .start();
    if (process.waitFor(secondsMax, TimeUnit.SECONDS)) return process.exitValue() == 0;
    process.destroyForcibly();
    return false;
  }

  private static String map(GridMap map) {
    String rows =
        IntStream.range(0, GridMap.HEIGHT)
            .mapToObj(y -> '"' + row(map, y) + '"')
            .collect(Collectors.joining(","));
    return """
        {"width":%d,"radius":%d,"rows":[%s],"from":[%s],"to":[%s]}
        """
        .formatted(GridMap.WIDTH, GridMap.RADIUS, rows, cells(map::from), cells(map::to));
  }

  private static String row(GridMap map, int y) {
    return IntStream.range(0, GridMap.WIDTH)
        .mapToObj(x -> map.wall(y * GridMap.WIDTH + x) ? "#" : ".")
        .collect(Collectors.joining());
  }

  private static String cells(IntUnaryOperator cellOfPair) {
    return IntStream.range(0, GridMap.PAIRS)
        .map(cellOfPair)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(","));
  }
}
