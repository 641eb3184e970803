package dev.astragal.web;

import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/** One life of a server in a process of its own. */
final class Life implements AutoCloseable {
  private final Process process;
  private final int port;
  private final List<String> said = new CopyOnWriteArrayList<>();

  private Life(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** Over a directory or another store. */
  static Life started(String store) throws IOException {
    return started(store, "");
  }

  /** With more on the class path. */
  static Life started(String store, String more) throws IOException {
    return launched(command(store, more));
  }

  /** As another build: these classes go before all others. */
  static Life ofAnotherBuild(String store, Path classes) throws IOException {
    List<String> command = new ArrayList<>(command(store, ""));
    int at = command.indexOf("-cp") + 1;
    command.set(at, classes + File.pathSeparator + command.get(at));
    return launched(command);
  }

  /** Whose files cannot grow beyond so many kilobytes, as on a disk that is full. */
  static Life startedOnASmallDisk(String store, int kilobytes) throws IOException {
    List<String> command = new ArrayList<>(List.of("prlimit", "--fsize=" + kilobytes * 1024 + ":"));
    command.addAll(command(store, ""));
    return launched(command);
  }

  private static List<String> command(String store, String more) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-XX:-UsePerfData",
        "-Xmx256m",
        "-cp",
        System.getProperty("java.class.path") + File.pathSeparator + more,
        "dev.astragal.cli.Main",
        "serve",
        "--port",
        "0",
        "--dir",
        store);
  }

  private static Life launched(List<String> command) throws IOException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    String line = String.valueOf(out.readLine());
    assertThat(line).startsWith("serving on http://127.0.0.1:");
    String address = line.substring("serving on ".length(), line.indexOf(','));
    Life life = new Life(process, URI.create(address).getPort());
    Thread.ofVirtual().start(() -> out.lines().forEach(life.said::add));
    return life;
  }

  /** The disk has room again. */
  void enlargeTheDisk() throws IOException, InterruptedException {
    String pid = Long.toString(process.pid());
    assertThat(new ProcessBuilder("prlimit", "--pid", pid, "--fsize=unlimited:").start().waitFor())
        .isZero();
  }

  /** Whether the server told whoever runs it. */
  boolean said(String words) {
    return said.stream().anyMatch(line -> line.contains(words));
  }

  int port() {
    return port;
  }

  /** A match of two people. */
  record Pair(String id, List<String> tokens) {}

  Pair pigForTwo() {
    Tree made =
        post(
            "/api/matches",
            "{\"game\":\"pig\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"}]}");
    String id = text(made, "match.id");
    Tree joined = post("/api/matches/" + id + "/join", "{}");
    return new Pair(id, List.of(text(made, "token"), text(joined, "token")));
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

  /** The same as somebody who sits there. */
  Tree post(String path, String body, String token) {
    return JsonTrees.read(
        TestServer.send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                    .header("Content-Type", "application/json")
                    .header("Authorization", "Bearer " + token)
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
