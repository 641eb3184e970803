package dev.astragal.testbed;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The program in a process of its own, spoken to through pipes. */
public final class Child implements AutoCloseable {
  private static final int SECONDS_MAX = 60;

  private final Process process;
  private final BufferedReader out;
  private final BufferedWriter in;

  private Child(Process process) {
    this.process = process;
    this.out = process.inputReader(StandardCharsets.UTF_8);
    this.in = process.outputWriter(StandardCharsets.UTF_8);
  }

  public static Child started(Object... args) throws IOException {
    return new Child(builder(args).redirectErrorStream(true).start());
  }

  /** What it says goes into {@code file}. */
  public static Child startedInto(Path file, Object... args) throws IOException {
    return new Child(builder(args).redirectOutput(file.toFile()).start());
  }

  private static ProcessBuilder builder(Object... args) throws IOException {
    List<String> command = new ArrayList<>(hearingInterrupts());
    command.addAll(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xmx128m",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-cp",
            System.getProperty("java.class.path"),
            "dev.astragal.cli.Main"));
    for (Object arg : args) command.add(arg.toString());
    return new ProcessBuilder(command);
  }

  /**
   * A suite that was started in the background ignores Ctrl-C, and so would its children; where
   * {@code env} can, it makes them listen again.
   */
  private static List<String> hearingInterrupts() throws IOException {
    List<String> listening = List.of("env", "--default-signal=INT");
    List<String> trial = new ArrayList<>(listening);
    trial.add("true");
    try {
      Process tried = new ProcessBuilder(trial).redirectErrorStream(true).start();
      return tried.waitFor() == 0 ? listening : List.of();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  /** Writes a line; a process that is already gone does not hear it. */
  public void say(String line) {
    try {
      in.write(line);
      in.newLine();
      in.flush();
    } catch (IOException e) {
      if (process.isAlive()) throw new AssertionError(e);
    }
  }

  public Optional<String> readLine() throws IOException {
    return Optional.ofNullable(out.readLine());
  }

  /** Ends its input, so that a program that waits for more ends and keeps nobody waiting. */
  public void sayNoMore() throws IOException {
    try {
      in.close();
    } catch (IOException e) {
      if (process.isAlive()) throw e;
    }
  }

  /** Everything it still prints; it hears no more. */
  public List<String> rest() throws IOException {
    sayNoMore();
    List<String> lines = new ArrayList<>();
    for (Optional<String> line = readLine(); line.isPresent(); line = readLine())
      lines.add(line.get());
    return lines;
  }

  public int exitCode() throws InterruptedException {
    if (!process.waitFor(SECONDS_MAX, TimeUnit.SECONDS))
      throw new AssertionError("the program does not end");
    return process.exitValue();
  }

  /** As Ctrl-C does it. */
  public void interrupt() throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
  }

  /** As {@code kill -9} does it; what it had already said can still be read. */
  public void kill() throws InterruptedException {
    if (!process.toHandle().destroyForcibly()) throw new AssertionError("it does not die");
    process.waitFor(SECONDS_MAX, TimeUnit.SECONDS);
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
