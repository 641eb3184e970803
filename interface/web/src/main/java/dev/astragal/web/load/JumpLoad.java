package dev.astragal.web.load;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.session.Session;
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
    Session<?, ?, ?> session = played(GameLibrary.kernel(spec), spec, bot, inputs);
    long steps = session.timeline().lastStep();
    out.printf(
        Locale.ROOT,
        "a run of %s with %d inputs and %d steps%n",
        game,
        session.run().inputs(),
        steps);
    String run = server.runs().show("a long run", spec, session.timeline());
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
  private static <S, C extends Choice, E extends Event> Session<S, C, E> played(
      Kernel<S, C, E> kernel, RunSpec spec, String bot, int inputs) {
    Session<S, C, E> session = Session.begin(kernel, spec, Optional.empty());
    List<Player<S, C, E>> players =
        bot.isEmpty() ? List.of() : Players.seated(kernel, List.of(bot), spec.seed());
    while (session.run().inputs() < inputs) {
      switch (session.run().status()) {
        case Status.Running<C> _ -> session.advance(TICKS_AT_ONCE);
        case Status.Awaiting<C>(Prompt<C> prompt) -> {
          Seat seat = prompt.firstSeat();
          C choice =
              players.isEmpty()
                  ? stubborn(prompt, session.run().inputs())
                  : players.get(seat.index()).answer(session.run(), seat, prompt);
          session.submit(new Answer<>(session.run().promptId(), seat, choice));
        }
        case Status.Finished<C> _ -> {
          return session;
        }
      }
    }
    return session;
  }

  private static <C extends Choice> C stubborn(Prompt<C> prompt, long inputs) {
    int orders = prompt.commands().size();
    return orders > 0
        ? prompt.commands().get((int) (inputs % orders))
        : prompt.choices(prompt.firstSeat()).get(prompt.choices(prompt.firstSeat()).size() - 1);
  }
}
