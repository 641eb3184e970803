package dev.astragal.web.browser;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** {@code astragal serve} as a process of its own, so that it can be killed like one. */
final class ServerProcess implements AutoCloseable {
  private final Path directory;
  private Process process;
  private String address;

  private ServerProcess(Path directory) {
    this.directory = directory;
    this.process = launch(0);
    this.address = awaitAddress();
  }

  static ServerProcess start(Path directory) {
    return new ServerProcess(directory);
  }

  /** Without a slash at its end. */
  String address() {
    return address;
  }

  /** Classes that are put here make another build of the next start. */
  static Path changed(Path directory) {
    return directory.resolve("changed");
  }

  Path recordings() {
    return directory.resolve("recordings");
  }

  /** House rules that are put here are offered after the next start. */
  Path policies() {
    return directory.resolve("policies");
  }

  /** As a power cut does it. */
  void kill() {
    process.destroyForcibly();
    waitForEnd();
  }

  /** Comes back on the same port, with the same matches. */
  void restart() {
    process = launch(Integer.parseInt(address.substring(address.lastIndexOf(':') + 1)));
    address = awaitAddress();
  }

  private Process launch(int port) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                changed(directory) + File.pathSeparator + System.getProperty("java.class.path"),
                "dev.astragal.cli.Main",
                "serve",
                "--port",
                Integer.toString(port),
                "--dir",
                directory.resolve("matches").toString(),
                "--recordings",
                recordings().toString()));
    if (Files.isDirectory(policies())) command.addAll(List.of("--policies", policies().toString()));
    try {
      return new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String awaitAddress() {
    try {
      BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
      StringBuilder said = new StringBuilder();
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        said.append(line).append('\n');
        int at = line.indexOf("http://");
        if (at >= 0) {
          drain(out);
          return line.substring(at).split("/, |/ |/$", 2)[0];
        }
      }
      throw new IllegalStateException("the server did not start:\n" + said);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A pipe that nobody reads would stop the server. */
  private static void drain(BufferedReader out) {
    Thread.ofVirtual().start(() -> out.lines().forEach(System.err::println));
  }

  private void waitForEnd() {
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    kill();
  }
}
