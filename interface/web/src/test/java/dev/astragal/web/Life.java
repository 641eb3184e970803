package dev.astragal.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** One life of a server in a process of its own. */
final class Life implements AutoCloseable {
  private final Process process;
  private final int port;

  private Life(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** Over a directory or another store. */
  static Life started(String store) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.astragal.cli.Main",
                "serve",
                "--port",
                "0",
                "--dir",
                store)
            .redirectErrorStream(true)
            .start();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    String line = String.valueOf(out.readLine());
    assertThat(line).startsWith("serving on http://127.0.0.1:");
    String address = line.substring("serving on ".length(), line.indexOf(','));
    return new Life(process, URI.create(address).getPort());
  }

  int port() {
    return port;
  }

  Tree post(String path, String body) {
    return JsonTrees.read(
        TestServer.send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(body)))
            .body(),
        path);
  }

  /** As {@code kill -9} does it. */
  void kill() throws InterruptedException {
    assertThat(process.toHandle().destroyForcibly()).isTrue();
    process.waitFor(30, TimeUnit.SECONDS);
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
