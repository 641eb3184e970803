package dev.astragal.spark;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A standalone Spark cluster on loopback: a master and workers, each a process of its own. */
final class Cluster implements AutoCloseable {
  private static final int SECONDS_MAX = 60;

  private final Path home;
  private final int port;
  private final List<Process> processes = new ArrayList<>();

  private Cluster(Path home, int port) {
    this.home = home;
    this.port = port;
  }

  static Cluster started(Path home, int workers) throws IOException, InterruptedException {
    Files.createDirectories(home.resolve("jars"));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path jar = Path.of(entry);
      boolean ours = jar.getFileName().toString().startsWith("astragal-");
      if (entry.endsWith(".jar") && !ours)
        Files.createSymbolicLink(home.resolve("jars").resolve(jar.getFileName()), jar);
    }
    Cluster cluster = new Cluster(home, freePort());
    cluster.start(
        "-Dspark.master.rest.enabled=false",
        "org.apache.spark.deploy.master.Master",
        "--host",
        "127.0.0.1",
        "--port",
        Integer.toString(cluster.port),
        "--webui-port",
        "0");
    cluster.awaitPort();
    for (int i = 0; i < workers; i++)
      cluster.start(
          "org.apache.spark.deploy.worker.Worker",
          "--host",
          "127.0.0.1",
          "--webui-port",
          "0",
          "--cores",
          "1",
          "--memory",
          "1g",
          "--work-dir",
          home.resolve("work" + i).toString(),
          cluster.url());
    return cluster;
  }

  String url() {
    return "spark://127.0.0.1:" + port;
  }

  /** As a machine that loses its power. */
  void killWorker(int worker) {
    processes.get(1 + worker).destroyForcibly();
  }

  private void start(String... words) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx256m",
                "-cp",
                home.resolve("jars") + "/*"));
    command.addAll(List.of(words));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(home.resolve("log" + processes.size()).toFile());
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    processes.add(builder.start());
  }

  private void awaitPort() throws InterruptedException {
    long giveUp = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS_MAX);
    while (System.nanoTime() < giveUp) {
      try (Socket socket = new Socket()) {
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1_000);
        return;
      } catch (IOException e) {
        TimeUnit.MILLISECONDS.sleep(100);
      }
    }
    throw new IllegalStateException("the master does not answer");
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  @Override
  public void close() {
    for (Process process : processes.reversed()) process.destroyForcibly();
    for (Process process : processes) process.onExit().join();
  }
}
