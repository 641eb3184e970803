package dev.astragal.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.mcp.seat.AgentMatches;
import dev.astragal.mcp.seat.Terms;
import dev.astragal.mcp.seat.Toolbox;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.store.DirectoryStore;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The protocol as raw lines. */
@Timeout(120) // an answer that never comes is a failure, not a wait
class StdioServerTest {
  @TempDir private Path folder;

  /** What comes back until so many calls are answered; only then the client hangs up. */
  private List<Tree.Table> answers(int calls, String... lines) throws Exception {
    Terms terms = new Terms(List.of(), false, false, true);
    List<Tree.Table> said = new ArrayList<>();
    Pipe to = Pipe.open();
    OutputStream toServer = Channels.newOutputStream(to.sink());
    Pipe from = Pipe.open();
    try (AgentMatches matches = new AgentMatches(new DirectoryStore(folder), terms);
        InputStream in = Channels.newInputStream(to.source());
        OutputStream out = Channels.newOutputStream(from.sink());
        InputStream fromServer = Channels.newInputStream(from.source())) {
      Thread server =
          Thread.ofPlatform().start(() -> StdioServer.serve(Toolbox.of(matches), "test", in, out));
      Thread sending = Thread.ofPlatform().start(() -> send(toServer, lines));
      BufferedReader reader =
          new BufferedReader(new InputStreamReader(fromServer, StandardCharsets.UTF_8));
      while (said.stream().filter(line -> line.fields().containsKey("id")).count() < calls)
        said.add((Tree.Table) JsonTrees.read(reader.readLine(), "line"));
      sending.join();
      toServer.close();
      server.join();
    }
    return said;
  }

  private static void send(OutputStream toServer, String... lines) {
    try {
      toServer.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
      toServer.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final String HELLO =
      """
      {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
      "capabilities":{},"clientInfo":{"name":"t","version":"1"}}}""";
  private static final String READY =
      """
      {"jsonrpc":"2.0","method":"notifications/initialized"}""";

  @Test
  void everyLineIsTheProtocolAndEveryCallIsAnswered() throws Exception {
    List<Tree.Table> said =
        answers(
            4,
            HELLO,
            READY,
            """
            {"jsonrpc":"2.0","id":2,"method":"tools/list"}""",
            """
            {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"sweep",\
            "arguments":{"game":"pig","runs":50},"_meta":{"progressToken":"p"}}}""",
            """
            {"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"begin","arguments":{}}}""");
    assertThat(said).allMatch(line -> line.get("jsonrpc").isPresent());
    assertThat(said.stream().flatMap(line -> line.get("id").stream()).map(Tree::text))
        .containsExactlyInAnyOrder("1", "2", "3", "4");
    assertThat(JsonTrees.write(said.getLast())).doesNotContain("Exception");
  }

  private static String call(int id, String tool, String arguments) {
    return "{'jsonrpc':'2.0','id':%d,'method':'tools/call','params':{'name':'%s','arguments':%s}}"
        .formatted(id, tool, arguments)
        .replace('\'', '"');
  }

  private static Tree.Table answer(List<Tree.Table> said, int id) {
    return said.stream()
        .filter(line -> line.get("id").filter(Tree.of(id)::equals).isPresent())
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "}{",
        "nonsense",
        "[]",
        "7",
        "null",
        "\"text\"",
        "{}",
        "{\"jsonrpc\":\"1.0\"}",
        "\u0000\u0001\u001b[2J",
        "{\"jsonrpc\":\"2.0\",\"id\":{\"a\":1},\"method\":[]}"
      })
  void aLineThatIsNoMessageIsRefusedWithAReasonAndTheNextIsHeard(String line) throws Exception {
    List<Tree.Table> said = answers(3, HELLO, READY, line, call(2, "games", "{}"));
    assertThat(said).hasSize(3);
    Tree.Table refused =
        said.stream().filter(one -> one.get("error").isPresent()).findFirst().orElseThrow();
    assertThat(JsonTrees.write(refused)).doesNotContain("Exception", "dev.astragal", "jackson");
    assertThat(answer(said, 2).get("result")).isPresent();
  }

  @Test
  void deepAndLongLinesAreRefusedAndTheNextIsHeard() throws Exception {
    String deep = "[".repeat(100_000) + "]".repeat(100_000);
    List<Tree.Table> said =
        answers(
            6,
            HELLO,
            READY,
            deep,
            "x".repeat(3 << 20),
            call(
                2,
                "begin",
                "{'game':'pig','options':" + "{'a':".repeat(400) + "1" + "}".repeat(401)),
            call(3, "look", "{'match':'" + "y".repeat(500_000) + "'}"),
            call(4, "games", "{}"));
    assertThat(said).hasSize(6);
    assertThat(said).allMatch(line -> JsonTrees.write(line).length() < 20_000);
    assertThat(JsonTrees.write(answer(said, 3))).contains("\"isError\":true");
    assertThat(JsonTrees.write(answer(said, 4))).contains("\"isError\":false");
  }

  @Test
  void whatIsAskedBeforeTheGreetingIsRefused() throws Exception {
    List<Tree.Table> said =
        answers(
            3, call(1, "games", "{}"), HELLO.replace("1,", "2,"), READY, call(3, "games", "{}"));
    assertThat(JsonTrees.write(answer(said, 1))).contains("initialize first");
    assertThat(answer(said, 3).get("result")).isPresent();
  }

  @Test
  void wrongMethodsToolsAndTypesAreAnsweredByReasons() throws Exception {
    List<Tree.Table> said =
        answers(
            8,
            HELLO,
            READY,
            "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"no/such\"}",
            call(3, "no such tool", "{}"),
            call(4, "games", "7"),
            call(5, "games", "[[]]"),
            "{\"jsonrpc\":\"2.0\",\"id\":6,\"method\":\"tools/call\",\"params\":7}",
            call(7, "begin", "{'game':{'a':1}}"),
            call(8, "begin", "{'game':'pig','name':'\\u0000\\u001b[31m\\u202e'}"));
    for (int id = 2; id <= 7; id++) {
      String reply = JsonTrees.write(answer(said, id));
      assertThat(reply).containsAnyOf("\"error\":", "\"isError\":true");
      assertThat(reply.length()).isLessThan(2_000);
      assertThat(reply).doesNotContain("Exception", "io.modelcontextprotocol", "tools.jackson");
    }
    assertThat(JsonTrees.write(answer(said, 8))).doesNotContain("\u001b", "\\u001b");
  }

  @Test
  void thousandsOfCallsAreAnsweredInTheirOrder() throws Exception {
    List<String> lines = new ArrayList<>(List.of(HELLO, READY));
    for (int id = 2; id < 3_002; id++) lines.add(call(id, "look", "{'match':'m-nobody'}"));
    List<Tree.Table> said = answers(3_001, lines.toArray(String[]::new));
    assertThat(said.stream().flatMap(line -> line.get("id").stream()).map(Tree::text).toList())
        .isEqualTo(IntStream.range(1, 3_002).mapToObj(Integer::toString).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sweep {'game':'pig','runs':200000,'bots':['mcts:2000']}",
        "tune {'game':'trail','target':'miles=1000','vary':'deluxe.health.flatRecovery=1..20','runs':200000}"
      })
  void whatIsCancelledEndsAndTheNextCallIsAnswered(String lasting) throws Exception {
    int space = lasting.indexOf(' ');
    String running = call(2, lasting.substring(0, space), lasting.substring(space + 1));
    List<Tree.Table> said =
        answers(
            3,
            HELLO,
            READY,
            running.replace("}}}", "},\"_meta\":{\"progressToken\":\"p\"}}}"),
            call(3, "games", "{}"),
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":2}}");
    assertThat(JsonTrees.write(answer(said, 2))).containsIgnoringCase("cancelled");
    assertThat(answer(said, 3).get("result")).isPresent();
  }

  @Test
  void aLongCallTellsHowFarItIs() throws Exception {
    List<Tree.Table> said =
        answers(
            2,
            HELLO,
            READY,
            call(
                    2,
                    "tune",
                    "{'game':'trail','target':'miles=1000','vary':'deluxe.health.flatRecovery=1..20','runs':500}")
                .replace("}}}", "},\"_meta\":{\"progressToken\":\"p\"}}}"));
    List<String> progress =
        said.stream()
            .filter(
                line ->
                    line.get("method")
                        .filter(Tree.of("notifications/progress")::equals)
                        .isPresent())
            .map(JsonTrees::write)
            .toList();
    assertThat(progress).isNotEmpty().allMatch(line -> line.contains("\"progressToken\":\"p\""));
    assertThat(JsonTrees.write(answer(said, 2))).contains("\"isError\":false");
  }
}
