package dev.astragal.env;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What the page about environments over a socket promises, over a socket. */
class SocketServerTest {
  private static final Path PAGE =
      Path.of(System.getProperty("astragal.root"), "docs/reference/environments.md");

  private final SocketServer server;
  private final Socket socket;
  private final BufferedReader in;

  SocketServerTest() throws IOException {
    server = SocketServer.on(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                server.serve();
              } catch (IOException e) {
                // It was closed.
              }
            });
    int port = Integer.parseInt(server.address().replaceAll(".*:", ""));
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
  }

  @AfterEach
  void disconnect() throws IOException {
    socket.close();
    server.close();
  }

  private Tree.Table say(String type, String data) throws IOException {
    String line = ("{'type':'" + type + "','data':" + data + "}\n").replace('\'', '"');
    socket.getOutputStream().write(line.getBytes(StandardCharsets.UTF_8));
    socket.getOutputStream().flush();
    return (Tree.Table) JsonTrees.read(in.readLine(), "answer");
  }

  private Tree.Table data(String type, String data, String answered) throws IOException {
    Tree.Table answer = say(type, data);
    assertThat(answer.get("type")).as(answer.text()).contains(Tree.of(answered));
    return (Tree.Table) answer.get("data").orElseThrow();
  }

  private static List<String> names(Tree.Table table) {
    return List.copyOf(table.fields().keySet());
  }

  @Test
  void whatOpenEnvSaysIsAnsweredAsItExpectsAndSeedsAndForksBesides() throws IOException {
    String game = "{'game':'pig','bots':['','hold20']}";
    Tree.Table first =
        data("reset", "{'game':" + game + ",'seed':7,'episode_id':'e1'}", "observation");
    assertThat(names(first)).contains("observation", "reward", "done");
    assertThat(names((Tree.Table) first.get("observation").orElseThrow()))
        .contains("tensor", "choices", "seat", "asked");
    data("fork", "{'into':1}", "forked");
    data("fork", "{'into':2,'luck':3}", "forked");
    for (int env = 0; env < 3; env++)
      for (int i = 0; i < 3; i++)
        assertThat(names(data("step", "{'action':1,'env':" + env + "}", "observation")))
            .contains("observation", "reward", "done");
    Tree.Table state = data("state", "{}", "state");
    assertThat(state.get("episode_id")).contains(Tree.of("e1"));
    assertThat(state.get("step_count")).contains(Tree.of(3));
    assertThat(data("state", "{'env':1}", "state").get("hash")).isEqualTo(state.get("hash"));
    assertThat(data("state", "{'env':2}", "state").get("hash")).isNotEqualTo(state.get("hash"));
    data("close", "{}", "closed");
    assertThat(in.readLine()).as("the session is over").isNull();
  }

  @Test
  void everyMessageOfThePageIsUnderstoodAndAnsweredAsItSays() throws IOException {
    data("reset", "{'game':{'game':'pig'},'seed':'7'}", "observation");
    Pattern row = Pattern.compile("(?m)^\\| `(\\w+)` \\|.*\\| `(\\w+)`");
    List<MatchResult> rows = row.matcher(Files.readString(PAGE)).results().toList();
    assertThat(rows).hasSizeGreaterThan(7);
    for (MatchResult told : rows) data(told.group(1), said(told.group(1)), told.group(2));
  }

  /** The least that a message needs. */
  private static String said(String type) {
    return switch (type) {
      case "step" -> "{'action':1}";
      case "observe" -> "{'seat':1}";
      case "fork" -> "{'into':3}";
      case "drop" -> "{'env':3}";
      case "space" -> "{'game':'pig'}";
      default -> "{}";
    };
  }

  @Test
  void whatIsWrongIsAReasonAndTheSessionGoesOn() throws IOException {
    data("step", "{'action':1}", "error");
    data("reset", "{'game':{'game':'pig'}}", "observation");
    data("step", "{'action':'up'}", "error");
    data("step", "{'action':99}", "observation");
  }
}
