package dev.astragal.web;

import dev.astragal.cli.ExitCodes;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Documents;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.web.message.Json;
import dev.astragal.web.operator.OperatorInfo;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Looks after a server while it runs. */
@Command(
    name = "operator",
    mixinStandardHelpOptions = true,
    description = "Shows what goes on at a running server, ends matches and bans addresses.",
    footer = {
      "",
      "Examples:",
      "  astragal operator --token token.txt",
      "  astragal operator --token token.txt --end 1f5e7d68709030abca7ac515",
      "  astragal operator --token token.txt --ban 203.0.113.7"
    })
final class OperatorCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();

  @Option(
      names = "--server",
      paramLabel = "URL",
      description = "where it listens (default: ${DEFAULT-VALUE})")
  private URI server = URI.create("http://127.0.0.1:8250");

  @Option(
      names = "--token",
      required = true,
      paramLabel = "FILE",
      description = "the file that 'serve --operator' was given")
  private Path token = Path.of("");

  @Option(names = "--end", paramLabel = "ID", description = "end a match and delete it")
  private Optional<String> ended = Optional.empty();

  @Option(
      names = "--ban",
      paramLabel = "ADDRESS",
      description = "answer an address no more, until the server starts anew")
  private Optional<String> banned = Optional.empty();

  @Option(names = "--let-in", paramLabel = "ADDRESS", description = "answer it again")
  private Optional<String> letIn = Optional.empty();

  @Option(names = "--json", description = "what the server says, as it says it")
  private boolean json;

  @Override
  public Integer call() throws InterruptedException {
    if (ended.isPresent()) ask("/matches/" + ended.get() + "/end", Optional.of("{}"));
    if (banned.isPresent()) ban(banned.get(), false);
    if (letIn.isPresent()) ban(letIn.get(), true);
    PrintWriter out = command.commandLine().getOut();
    String text = ask("", Optional.empty());
    if (json) out.println(text);
    else show(Json.read(OperatorInfo.Server.class, text), out);
    return ExitCodes.OK;
  }

  private void ban(String address, boolean lift) throws InterruptedException {
    OperatorInfo.Ban ban = new OperatorInfo.Ban(address, lift);
    ask("/bans", Optional.of(JsonTrees.write(Json.tree(ban))));
  }

  private static void show(OperatorInfo.Server shown, PrintWriter out) {
    for (OperatorInfo.Match match : shown.matches())
      out.printf(
          "%s  %-24s %-10s %-8s %s%n",
          match.created().substring(0, Math.min(19, match.created().length())),
          match.id(),
          match.game(),
          match.over() ? "over" : match.attended() ? "played" : match.open() ? "open" : "asleep",
          String.join(", ", match.names()));
    for (OperatorInfo.Visitor visitor : shown.visitors())
      out.printf("%s has %d connections%n", visitor.address(), visitor.connections());
    for (String address : shown.banned()) out.println(address + " is banned");
    out.printf("%d matches%n", shown.matches().size());
  }

  private String ask(String path, Optional<String> body) throws InterruptedException {
    String base = server.toString().replaceFirst("/$", "") + "/api/operator";
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(base + path))
            .header("Authorization", "Bearer " + Documents.text(token).strip());
    body.ifPresent(
        text ->
            request
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(text)));
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpResponse<String> response =
          client.send(request.build(), HttpResponse.BodyHandlers.ofString());
      if (response.statusCode() == 200) return response.body();
      Tree refused = JsonTrees.read(response.body(), "the server");
      throw new BadInputException(
          "the server refuses: "
              + TreePath.parse("error.message").find(refused).map(Tree::text).orElse("no reason"));
    } catch (IOException e) {
      throw new BadInputException(server + " cannot be reached: " + e.getMessage());
    }
  }
}
