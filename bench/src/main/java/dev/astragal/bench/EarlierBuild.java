package dev.astragal.bench;

import dev.astragal.runtime.content.BadInputException;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A build that was kept, as its jars, to be measured beside this one: on a machine that is slow
 * today both are slow.
 */
record EarlierBuild(Path jars) {
  /** A line of figures as every build prints them: the benchmark, its parameters, its rates. */
  private static final Pattern LINE =
      Pattern.compile("(\\w+\\.\\w+)((?:\\s+\\w+=\\S+)*)\\s+([\\d,.]+ ops/s.*)");

  private static final Pattern RATE = Pattern.compile("([\\d,.]+) ops/s");

  /** Where a checkout keeps its last release. */
  static EarlierBuild lastRelease() {
    return new EarlierBuild(
        Path.of(System.getProperty("astragal.sources", "."), ".astragal", "last-release"));
  }

  boolean kept() {
    return Files.isDirectory(jars);
  }

  /** Puts the program that runs now in the place of what was kept. */
  void keepThis() {
    try {
      if (kept())
        try (Stream<Path> old = Files.list(jars)) {
          for (Path jar : old.toList()) Files.delete(jar);
        }
      Files.createDirectories(jars);
      for (String part : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
        Path jar = Path.of(part);
        if (!part.endsWith(".jar"))
          throw new BadInputException(part + " is no jar: only what the launcher built is kept");
        Files.copy(jar, jars.resolve(jar.getFileName()));
      }
    } catch (IOException e) {
      throw new BadInputException("cannot keep this build in " + jars + ": " + e.getMessage());
    }
  }

  /** Its rates for the same benchmarks, measured now in a JVM for each. */
  Map<String, Double> measured(List<String> arguments) {
    List<String> call =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                // So that it finds no last release of its own.
                "-Dastragal.sources=" + jars,
                "-cp",
                jars + File.separator + "*",
                "dev.astragal.cli.Main",
                "bench"));
    call.addAll(arguments);
    try {
      Process program =
          new ProcessBuilder(call).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      program.getOutputStream().close();
      String printed = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int code = program.waitFor();
      if (code != 0)
        throw new BadInputException("the build in " + jars + " ended with code " + code);
      return rates(printed);
    } catch (IOException e) {
      throw new BadInputException("cannot run the build in " + jars + ": " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BadInputException("interrupted");
    }
  }

  /** The last rate of each line: what a benchmark counts within its operations, where it does. */
  static Map<String, Double> rates(String printed) {
    Map<String, Double> rates = new LinkedHashMap<>();
    for (String line : printed.lines().toList()) {
      Matcher figures = LINE.matcher(line);
      if (!figures.matches()) continue;
      Matcher rate = RATE.matcher(figures.group(3));
      while (rate.find())
        rates.put(
            figures.group(1) + figures.group(2).replaceAll("\\s+", " "),
            Double.parseDouble(rate.group(1).replace(",", "")));
    }
    return rates;
  }
}
