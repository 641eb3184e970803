package dev.astragal.web;

import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.Stores;
import dev.astragal.testbed.PrivatePostgres;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Two real servers on one database, one of them killed in the middle of a match. */
@Timeout(240)
final class TwoServersTest {
  private static final int MOVES_ON_THE_FIRST = 9;

  @Test
  void aMatchHalfPlayedOnAServerThatIsKilledIsFinishedOnTheOtherWithTheSameHash() throws Exception {
    assumeTrue(PrivatePostgres.installed(), PrivatePostgres.MISSING);
    try (PrivatePostgres postgres = PrivatePostgres.started();
        Life first = Life.started(postgres.url());
        Life second = Life.started(postgres.url());
        MatchStore store = Stores.open(postgres.url())) {
      Life.Pair pair = first.pigForTwo();
      String id = pair.id();
      List<String> tokens = pair.tokens();
      RunSpec spec = store.read(id).header().spec();
      try (Session<?, ?, ?> alone = alone(GameLibrary.kernel(spec), spec)) {
        play(alone, id, tokens, first, MOVES_ON_THE_FIRST);
        assertThat(alone.outcome()).isEmpty();
        assertThat(text(second.post("/api/matches/" + id + "/join", "{}"), "error.code"))
            .isEqualTo("HELD");
        first.kill();
        play(alone, id, tokens, second, Long.MAX_VALUE);
        assertThat(alone.outcome()).isPresent();
        assertThat(store.read(id).lines().getLast())
            .isInstanceOfSatisfying(
                JournalLine.End.class, end -> assertThat(end.hash()).isEqualTo(alone.run().hash()));
      }
    }
  }

  private static <S, C extends Choice, E extends Event> Session<S, C, E> alone(
      Kernel<S, C, E> kernel, RunSpec spec) {
    return Session.begin(kernel, spec, Optional.empty());
  }

  /** Plays the same moves on the server and in a session that nobody interrupts. */
  private static <S, C extends Choice, E extends Event> void play(
      Session<S, C, E> alone, String id, List<String> tokens, Life server, long until) {
    try (Client one = Client.connected(server.port()).hello(id, tokens.get(0));
        Client two = Client.connected(server.port()).hello(id, tokens.get(1))) {
      List<Client> players = List.of(one, two);
      players.forEach(player -> player.expect("update"));
      while (alone.run().inputs() < until
          && alone.run().status() instanceof Status.Awaiting<C>(Prompt<C> prompt)) {
        long number = alone.run().promptId();
        Seat seat = prompt.firstSeat();
        List<C> choices = prompt.choices(prompt.firstSeat()).list();
        C choice = alone.run().inputs() % 3 == 2 ? choices.getLast() : choices.getFirst();
        players.get(seat.index()).play(number, "\"" + choice + "\"");
        alone.submit(new Answer<>(number, seat, choice));
      }
    }
  }
}
