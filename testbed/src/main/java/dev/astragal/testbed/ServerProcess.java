package dev.astragal.testbed;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** What private servers have in common: a directory, a user who may run them, a log to wait for. */
final class ServerProcess {
  private static final int SECONDS_MAX = 180;

  private final Process process;
  private final Path log;

  private ServerProcess(Process process, Path log) {
    this.process = process;
    this.log = log;
  }

  /** A new directory that {@code user} may write to, deleted when the tests end. */
  static Path directory(String user) {
    try {
      Path directory = Files.createTempDirectory("astragal-" + user);
      if (root()) run(List.of("chown", user + ":", directory.toString()), Map.of());
      return directory;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void delete(Path directory) {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Servers refuse to be run by root; then {@code user}, whom their package made, runs them. */
  static List<String> as(String user, List<String> command) {
    List<String> all = new ArrayList<>();
    if (root())
      all.addAll(List.of("setpriv", "--reuid=" + user, "--regid=" + user, "--clear-groups", "--"));
    all.addAll(command);
    return all;
  }

  static void run(List<String> command, Map<String, String> environment) {
    try {
      ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
      builder.directory(Path.of("/").toFile());
      builder.environment().putAll(environment);
      Process process = builder.start();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) throw new IllegalStateException(command + " failed: " + said);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Starts a server and waits until {@code ready} is in its log. */
  static ServerProcess start(
      List<String> command, Map<String, String> environment, Path log, String ready) {
    try {
      ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
      builder.directory(Path.of("/").toFile());
      builder.environment().putAll(environment);
      builder.redirectOutput(log.toFile());
      ServerProcess server = new ServerProcess(builder.start(), log);
      Runtime.getRuntime().addShutdownHook(new Thread(server::abandon));
      server.await(ready);
      return server;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void await(String ready) throws IOException {
    for (int i = 0; i < SECONDS_MAX * 20; i++) {
      String said = Files.readString(log);
      if (said.contains(ready)) return;
      if (!process.isAlive()) throw new IllegalStateException("the server ended: " + said);
      pause();
    }
    process.destroyForcibly();
    throw new IllegalStateException("the server did not start: " + Files.readString(log));
  }

  long pid() {
    return process.pid();
  }

  /** Sends a signal to {@code pid} and waits until the server has ended. */
  void end(String signal, long pid) {
    if (!process.isAlive()) return;
    run(List.of("kill", "-" + signal, Long.toString(pid)), Map.of());
    try {
      if (!process.waitFor(SECONDS_MAX, TimeUnit.SECONDS)) process.destroyForcibly();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Tests that are interrupted leave no server behind. */
  private void abandon() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  static int freePort() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void pause() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean root() {
    return System.getProperty("user.name", "").equals("root");
  }
}
