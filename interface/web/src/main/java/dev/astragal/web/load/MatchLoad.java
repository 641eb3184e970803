package dev.astragal.web.load;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.web.WebServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Many people, each in a match of their own against a bot; the same games whenever it is run. */
public record MatchLoad(
    WebServer server, String game, int matches, int moves, int thinkMillis, int seconds) {
  private record Seat(String match, String token) {}

  /** The processor's time for a move, in microseconds. */
  public double run(PrintWriter out) throws Exception {
    Latencies latencies = new Latencies();
    try (HttpClient http = HttpClient.newHttpClient()) {
      long begun = System.nanoTime();
      List<Seat> seats = new ArrayList<>();
      for (int i = 0; i < matches; i++) seats.add(created(http, i));
      out.printf(Locale.ROOT, "%d matches made in %.1f s%n", matches, since(begun));
      long started = System.nanoTime();
      Duration spent = processor();
      URI address = URI.create(server.address().replace("http:", "ws:") + "ws");
      List<CompletableFuture<Integer>> players = new ArrayList<>();
      for (int i = 0; i < matches; i++)
        players.add(
            new LoadPlayer(
                    latencies, seats.get(i).match(), seats.get(i).token(), i, moves, thinkMillis)
                .play(http, address));
      CompletableFuture<Void> all =
          CompletableFuture.allOf(players.toArray(CompletableFuture[]::new));
      try {
        all.get(seconds, TimeUnit.SECONDS);
      } catch (TimeoutException e) {
        throw new BadInputException("not done after " + seconds + " seconds");
      }
      double elapsed = since(started);
      spent = processor().minus(spent);
      long inputs = 0;
      for (Seat seat : seats) inputs += server.matches().match(seat.match()).inputs();
      out.printf(
          Locale.ROOT,
          "%d moves of people and %d of bots in %.1f s: %.0f moves per second, each on disk%n",
          latencies.count(),
          inputs - latencies.count(),
          elapsed,
          inputs / elapsed);
      out.println("a move, from sending to acknowledgement: " + latencies.text());
      for (Seat seat : seats) server.matches().delete(seat.match());
      double cost = spent.toNanos() / 1e3 / inputs;
      out.printf(Locale.ROOT, "a move, of the processor, people's side included: %.1f us%n", cost);
      return cost;
    }
  }

  private static Duration processor() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
  }

  private static double since(long nanos) {
    return (System.nanoTime() - nanos) / 1e9;
  }

  private Seat created(HttpClient http, int seed) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(server.address() + "api/matches"))
            .header("Content-Type", "application/json")
            .POST(
                HttpRequest.BodyPublishers.ofString(
                    "{\"game\":\"" + game + "\",\"seed\":\"" + seed + "\"}"))
            .build();
    HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
    if (response.statusCode() != 201) throw new BadInputException(response.body());
    Tree made = JsonTrees.read(response.body(), "match");
    return new Seat(text(made, "match.id"), text(made, "token"));
  }

  private static String text(Tree tree, String path) {
    return TreePath.parse(path).find(tree).map(Tree::text).orElse("");
  }
}
