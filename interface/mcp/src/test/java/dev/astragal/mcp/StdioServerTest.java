package dev.astragal.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.mcp.seat.AgentMatches;
import dev.astragal.mcp.seat.Terms;
import dev.astragal.mcp.seat.Toolbox;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.store.DirectoryStore;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The protocol as raw lines. */
@Timeout(120) // an answer that never comes is a failure, not a wait
class StdioServerTest {
  @TempDir private Path folder;

  /** What comes back until so many calls are answered; only then the client hangs up. */
  private List<Tree.Table> answers(int calls, String... lines) throws Exception {
    Terms terms = new Terms(List.of(), false, false, true);
    List<Tree.Table> said = new ArrayList<>();
    PipedOutputStream toServer = new PipedOutputStream();
    try (AgentMatches matches = new AgentMatches(new DirectoryStore(folder), terms);
        PipedInputStream in = new PipedInputStream(toServer);
        PipedInputStream fromServer = new PipedInputStream(1 << 20);
        PipedOutputStream out = new PipedOutputStream(fromServer)) {
      Thread server =
          Thread.ofPlatform().start(() -> StdioServer.serve(Toolbox.of(matches), "test", in, out));
      toServer.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
      toServer.flush();
      BufferedReader reader =
          new BufferedReader(new InputStreamReader(fromServer, StandardCharsets.UTF_8));
      while (said.stream().filter(line -> line.get("id").isPresent()).count() < calls)
        said.add((Tree.Table) JsonTrees.read(reader.readLine(), "line"));
      toServer.close();
      server.join();
    }
    return said;
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
}
