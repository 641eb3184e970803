package dev.astragal.mcp;

import dev.astragal.mcp.seat.Toolbox;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpSyncServer;
import java.io.InputStream;
import java.io.OutputStream;

/** The tools over standard input and output. */
final class StdioServer {
  private StdioServer() {}

  /** Serves until {@code in} ends. */
  static void serve(Toolbox tools, String version, InputStream in, OutputStream out) {
    LineTransport lines = new LineTransport(in, out, new Calls(tools));
    McpSyncServer server = Protocol.built(McpServer.sync(lines), tools, version);
    try {
      lines.run();
    } finally {
      server.closeGracefully();
    }
  }
}
