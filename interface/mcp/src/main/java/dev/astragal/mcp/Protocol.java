package dev.astragal.mcp;

import dev.astragal.mcp.seat.Answer;
import dev.astragal.mcp.seat.Tool;
import dev.astragal.mcp.seat.Toolbox;
import dev.astragal.runtime.content.JsonTrees;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator.ValidationResponse;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;
import tools.jackson.databind.json.JsonMapper;

/** The tools as the official library speaks of them, whatever carries its messages. */
final class Protocol {
  private static final int REASON_MAX = 300;
  private static final int PARSE_ERROR = -32_700;
  private static final int INVALID_PARAMS = -32_602;
  private static final int INTERNAL_ERROR = -32_603;

  static final McpJsonMapper JSON = new JacksonMcpJsonMapper(JsonMapper.shared());

  private Protocol() {}

  /** Completes a server that offers {@code tools}; who calls one is found in the {@link Call}. */
  static McpSyncServer built(McpServer.SyncSpecification<?> server, Toolbox tools, String version) {
    return server
        .jsonMapper(JSON)
        .serverInfo("astragal", version)
        .instructions(tools.instructions())
        .capabilities(McpSchema.ServerCapabilities.builder().tools(false).build())
        // On the thread that carries the message: it is ours, and knows who calls.
        .immediateExecution(true)
        // A tool reads its own arguments, and says more than a schema would.
        .validateToolInputs(false)
        .jsonSchemaValidator((_, _) -> ValidationResponse.asValid(""))
        .tools(specifications(tools))
        .build();
  }

  private static List<SyncToolSpecification> specifications(Toolbox tools) {
    return tools.all().stream().map(Protocol::specification).toList();
  }

  private static SyncToolSpecification specification(Tool<?> tool) {
    McpSchema.Tool described =
        McpSchema.Tool.builder(tool.name(), map(JsonTrees.write(tool.schema())))
            .description(tool.about())
            .build();
    return SyncToolSpecification.builder().tool(described).callHandler(Protocol::called).build();
  }

  private static McpSchema.CallToolResult called(
      McpSyncServerExchange exchange, McpSchema.CallToolRequest request) {
    if (!(exchange.transportContext().get(Call.KEY) instanceof Call call))
      throw new IllegalStateException("a call that nobody carried");
    Map<String, Object> given = request.arguments();
    Answer answer;
    try {
      answer =
          call.tools()
              .call(
                  request.name(),
                  given == null ? "{}" : written(given),
                  new Reported(exchange, request, call));
    } finally {
      call.end();
    }
    return McpSchema.CallToolResult.builder()
        .addTextContent(answer.text())
        .structuredContent(map(JsonTrees.write(answer.content())))
        .isError(answer.refused())
        .build();
  }

  private record Reported(
      McpSyncServerExchange exchange, McpSchema.CallToolRequest request, Call call)
      implements Tool.Progress {
    @Override
    public void reached(long done, long total) {
      Object token = request.progressToken();
      if (token == null) return;
      var notification = McpSchema.ProgressNotification.builder(token, (double) done);
      if (total > 0) notification.total((double) total);
      exchange.progressNotification(notification.build());
    }

    @Override
    public void mayStop() {
      call.mayStop();
    }
  }

  /** Lets the library handle a message of that call. */
  static void handle(Mono<Void> handling, Call call) {
    handling
        .contextWrite(
            context ->
                context.put(
                    McpTransportContext.KEY, McpTransportContext.create(Map.of(Call.KEY, call))))
        .block();
  }

  static String written(Object value) {
    try {
      return JSON.writeValueAsString(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A message as it is sent; of what went wrong, a reason and nothing else. */
  static String written(McpSchema.JSONRPCMessage message) {
    if (message instanceof McpSchema.JSONRPCResponse response && response.error() != null) {
      int code = response.error().code();
      // Of what the library could not make sense of, it would name its own classes.
      return code == INTERNAL_ERROR
          ? refusal(
              response.id(), INVALID_PARAMS, "what was sent is not of the form that this takes")
          : refusal(response.id(), code, response.error().message());
    }
    return written((Object) message);
  }

  /** A refusal in the words of JSON-RPC; {@code id} is null where none could be read. */
  static String refusal(@Nullable Object id, int code, String why) {
    String line = String.valueOf(why).lines().findFirst().orElse("").strip();
    String reason = line.length() > REASON_MAX ? line.substring(0, REASON_MAX) + "…" : line;
    return "{\"jsonrpc\":\"2.0\",\"id\":"
        + (id == null ? "null" : written(id))
        + ",\"error\":{\"code\":"
        + code
        + ",\"message\":"
        + written((Object) reason)
        + "}}";
  }

  static String unreadable() {
    return refusal(null, PARSE_ERROR, "that is no message of JSON-RPC 2.0");
  }

  static String failed(Object id) {
    return refusal(id, INTERNAL_ERROR, "the server failed at this");
  }

  private static Map<String, Object> map(String written) {
    try {
      return JSON.readValue(written, new TypeRef<Map<String, Object>>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
