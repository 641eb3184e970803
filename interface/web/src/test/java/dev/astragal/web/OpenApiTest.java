package dev.astragal.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.content.YamlTrees;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The description is given out and speaks of routes that exist. */
@Timeout(240)
final class OpenApiTest {
  @TempDir private Path directory;

  @Test
  void everyDescribedRouteIsAnswered() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      HttpResponse<String> given =
          TestServer.send(HttpRequest.newBuilder(URI.create(server.url("/openapi.yaml"))));
      Tree paths =
          TreePath.parse("paths").find(YamlTrees.read(given.body(), "openapi")).orElseThrow();
      assertThat(paths).isInstanceOf(Tree.Table.class);
      int routes = 0;
      for (var path : ((Tree.Table) paths).fields().entrySet()) {
        String address = path.getKey().replaceAll("\\{n}", "0").replaceAll("\\{[a-z]+}", "none");
        Tree.Table methods = (Tree.Table) path.getValue();
        if (methods.get("get").isPresent())
          assertThat(
                  TestServer.send(HttpRequest.newBuilder(URI.create(server.url(address)))).body())
              .as("GET " + address)
              .doesNotContain("\"NOT_FOUND\"", "\"WRONG_METHOD\"");
        if (methods.get("post").isPresent())
          assertThat(server.post(address, "{}").body())
              .as("POST " + address)
              .doesNotContain("\"NOT_FOUND\"", "\"WRONG_METHOD\"");
        routes++;
      }
      assertThat(routes).isGreaterThan(10);
    }
  }
}
