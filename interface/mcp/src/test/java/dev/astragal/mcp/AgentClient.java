package dev.astragal.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.content.JsonTrees;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** An agent over HTTP, message by message; comes from the address that a proxy would name. */
final class AgentClient {
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final String HELLO =
      "{'protocolVersion':'2025-06-18','capabilities':{},'clientInfo':{'name':'t','version':'1'}}";

  private final int port;
  private final String address;
  private final AtomicInteger ids = new AtomicInteger();
  private String session = "";

  AgentClient(int port, String address) {
    this.port = port;
    this.address = address;
  }

  /** One that has introduced itself. */
  static AgentClient greeted(int port, String address) {
    AgentClient client = new AgentClient(port, address);
    assertThat(client.greet().statusCode()).isEqualTo(200);
    return client;
  }

  HttpResponse<String> greet() {
    HttpResponse<String> welcome = post(request("initialize", HELLO));
    session = welcome.headers().firstValue("Mcp-Session-Id").orElse("");
    if (!session.isEmpty())
      assertThat(
              post(quoted("{'jsonrpc':'2.0','method':'notifications/initialized'}")).statusCode())
          .isEqualTo(202);
    return welcome;
  }

  String session() {
    return session;
  }

  void use(String another) {
    session = another;
  }

  static String quoted(String json) {
    return json.replace('\'', '"');
  }

  private String request(String method, String params) {
    return quoted(
        "{'jsonrpc':'2.0','id':%d,'method':'%s','params':%s}"
            .formatted(ids.incrementAndGet(), method, params));
  }

  HttpResponse<String> post(String body) {
    return sent(builder().POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  HttpRequest.Builder builder() {
    HttpRequest.Builder builder =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/mcp"))
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream")
            .header("X-Forwarded-For", address);
    return session.isEmpty() ? builder : builder.header("Mcp-Session-Id", session);
  }

  static HttpResponse<String> sent(HttpRequest.Builder request) {
    try {
      return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** What a tool answers, refused or not. */
  Tree.Table call(String tool, String arguments) {
    HttpResponse<String> response =
        post(request("tools/call", "{'name':'" + tool + "','arguments':" + arguments + "}"));
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    List<String> data = response.body().lines().filter(line -> line.startsWith("data: ")).toList();
    Tree.Table message =
        (Tree.Table) JsonTrees.read(data.getLast().substring("data: ".length()), "answer");
    return (Tree.Table) message.get("result").orElseThrow(() -> new AssertionError(data));
  }

  /** What a tool that did what it was asked tells programs. */
  Tree done(String tool, String arguments) {
    Tree.Table result = call(tool, arguments);
    assertThat(result.get("isError")).as(JsonTrees.write(result)).contains(Tree.of(false));
    return result.get("structuredContent").orElseThrow();
  }

  /** Why a tool did not. */
  String refused(String tool, String arguments) {
    Tree.Table result = call(tool, arguments);
    assertThat(result.get("isError")).as(JsonTrees.write(result)).contains(Tree.of(true));
    return text(result.get("structuredContent").orElseThrow(), "why");
  }

  static String text(Tree tree, String path) {
    return TreePath.parse(path).find(tree).map(Tree::text).orElse("");
  }
}
