package dev.astragal.web.load;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Next;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.Thought;
import dev.astragal.web.WebServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/** The inspector in a long run: any step, from anywhere. */
public final class JumpLoad {
  /** Told apart: the code is still being compiled while they run. */
  private static final int FIRST = 300;

  private static final int TICKS_AT_ONCE = 1_000;

  private JumpLoad() {}

  public static void run(
      WebServer server, String game, String bot, int inputs, int jumps, PrintWriter out)
      throws IOException, InterruptedException {
    int seats = GameLibrary.game(game).manifest().seatsMin();
    RunSpec spec = RunSpec.of(game, Seed.of(1), seats);
    Recording recording = played(spec, bot, inputs);
    long steps = recording.lastStep();
    out.printf(
        Locale.ROOT,
        "a run of %s with %d inputs and %d steps%n",
        game,
        recording.at(steps).inputs(),
        steps);
    String run = server.runs().show("a long run", recording);
    Latencies first = new Latencies();
    Latencies latencies = new Latencies();
    Random anywhere = new Random(1);
    long bytes = 0;
    try (HttpClient http = HttpClient.newHttpClient()) {
      for (int i = 0; i < FIRST + jumps; i++) {
        long step = anywhere.nextLong(steps + 1);
        URI address = URI.create(server.address() + "api/runs/" + run + "/steps/" + step);
        long sent = System.nanoTime();
        HttpResponse<String> response =
            http.send(
                HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) throw new BadInputException(response.body());
        (i < FIRST ? first : latencies).add(System.nanoTime() - sent);
        bytes = Math.max(bytes, response.body().length());
      }
    }
    out.println("the first " + FIRST + " jumps, right after the start: " + first.text());
    out.println(
        jumps
            + " jumps anywhere, request and answer (at most "
            + bytes
            + " bytes) included: "
            + latencies.text());
  }

  /**
   * Without a bot, whoever is asked gives one order after the other, and takes the last choice
   * where there are no orders: in some games that never ends.
   */
  private static Recording played(RunSpec spec, String bot, int inputs) {
    List<Seat> stubborn =
        bot.isEmpty() ? IntStream.range(0, spec.seats()).mapToObj(Seat::of).toList() : List.of();
    Seating seating = Seating.of(GameLibrary.game(spec.game()), spec.seats(), stubborn, bot);
    Table table = Table.begin(spec, seating, Optional.empty(), Optional.empty());
    for (int done = 0; done < inputs && table.outcome().isEmpty(); ) {
      switch (table.next()) {
        case Next.Time _ -> table.pass(TICKS_AT_ONCE);
        case Next.Thinking(Thought thought) -> {
          table.answer(thought.think());
          done++;
        }
        case Next.Nothing _ -> {
          Seat seat = table.situation().asked().getFirst();
          Question question = table.question(seat).orElseThrow();
          table.take(seat, question.prompt(), stubborn(question, done++));
        }
      }
    }
    return table.recording();
  }

  private static Offer stubborn(Question question, int inputs) {
    int orders = question.commands().size();
    return orders > 0 ? question.commands().get(inputs % orders) : question.answers().getLast();
  }
}
