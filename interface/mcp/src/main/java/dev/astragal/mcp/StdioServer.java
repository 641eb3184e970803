package dev.astragal.mcp;

import dev.astragal.mcp.seat.Answer;
import dev.astragal.mcp.seat.Tool;
import dev.astragal.mcp.seat.Toolbox;
import dev.astragal.runtime.content.JsonTrees;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator.ValidationResponse;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import tools.jackson.databind.json.JsonMapper;

/** The tools over standard input and output, with the official library. */
final class StdioServer {
  /** No call needs more; a longer line is refused. */
  private static final int LINE_BYTES_MAX = 1 << 20;

  private final McpJsonMapper json = new JacksonMcpJsonMapper(JsonMapper.shared());
  private final Toolbox tools;

  private StdioServer(Toolbox tools) {
    this.tools = tools;
  }

  /** Serves until {@code in} ends. */
  static void serve(Toolbox tools, String version, InputStream in, OutputStream out) {
    new StdioServer(tools).serve(version, in, out);
  }

  private void serve(String version, InputStream in, OutputStream out) {
    CountDownLatch ended = new CountDownLatch(1);
    McpSyncServer server =
        McpServer.sync(
                new StdioServerTransportProvider(json, new Watched(in, ended), out, LINE_BYTES_MAX))
            .jsonMapper(json)
            .serverInfo("astragal", version)
            .instructions(tools.instructions())
            .capabilities(McpSchema.ServerCapabilities.builder().tools(false).build())
            // One call after the other: what a match tells must not overtake what it was asked.
            .immediateExecution(true)
            // A tool reads its own arguments, and says more than a schema would.
            .validateToolInputs(false)
            .jsonSchemaValidator((_, _) -> ValidationResponse.asValid(""))
            .tools(tools.all().stream().map(this::specification).toList())
            .build();
    try {
      ended.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      server.closeGracefully();
    }
  }

  private SyncToolSpecification specification(Tool<?> tool) {
    McpSchema.Tool described =
        McpSchema.Tool.builder(tool.name(), map(JsonTrees.write(tool.schema())))
            .description(tool.about())
            .build();
    return SyncToolSpecification.builder().tool(described).callHandler(this::call).build();
  }

  private McpSchema.CallToolResult call(
      McpSyncServerExchange exchange, McpSchema.CallToolRequest request) {
    try {
      Map<String, Object> given = request.arguments();
      Answer answer =
          tools.call(
              request.name(),
              given == null ? "{}" : json.writeValueAsString(given),
              (done, total) -> progress(exchange, request, done, total));
      return McpSchema.CallToolResult.builder()
          .addTextContent(answer.text())
          .structuredContent(map(JsonTrees.write(answer.content())))
          .isError(answer.refused())
          .build();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void progress(
      McpSyncServerExchange exchange, McpSchema.CallToolRequest request, long done, long total) {
    Object token = request.progressToken();
    if (token != null)
      exchange.progressNotification(
          McpSchema.ProgressNotification.builder(token, (double) done)
              .total((double) total)
              .build());
  }

  private Map<String, Object> map(String written) {
    try {
      return json.readValue(written, new TypeRef<Map<String, Object>>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Tells when there is nothing more to read. */
  private static final class Watched extends FilterInputStream {
    private final CountDownLatch ended;

    Watched(InputStream in, CountDownLatch ended) {
      super(in);
      this.ended = ended;
    }

    @Override
    public int read() throws IOException {
      return seen(super.read());
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      return seen(super.read(bytes, offset, length));
    }

    private int seen(int read) {
      if (read < 0) ended.countDown();
      return read;
    }
  }
}
