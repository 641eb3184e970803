package dev.astragal.web.match;

import dev.astragal.cli.Seating;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import dev.astragal.web.json.Refusal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The programs that sit on seats of a match. */
final class BotSeats<S, C extends Choice, E extends Event> {
  private final Kernel<S, C, E> kernel;
  private final Seed seed;
  private final Map<Integer, Player<S, C, E>> players = new LinkedHashMap<>();

  BotSeats(Kernel<S, C, E> kernel, Seed seed) {
    this.kernel = kernel;
    this.seed = seed;
  }

  /** The first seat with a bot that {@code prompt} asks. */
  static Optional<Seat> asked(About about, Prompt<?> prompt) {
    for (int seat = 0; seat < about.chairs().size(); seat++)
      if (about.chairs().get(seat) instanceof Chair.Bot && prompt.asks(Seat.of(seat)))
        return Optional.of(Seat.of(seat));
    return Optional.empty();
  }

  Player<S, C, E> player(About about, Seat seat) {
    return players.computeIfAbsent(
        seat.index(),
        index ->
            about.chairs().get(index) instanceof Chair.Bot(String name)
                ? named(name, index)
                : named(Players.RANDOM, index));
  }

  /** The same table with a bot on every open seat. */
  About filled(About about, Optional<String> bot) {
    String name = bot.orElseGet(() -> Seating.usual(kernel.game()));
    About filled = about;
    for (int seat = 0; seat < about.chairs().size(); seat++) {
      if (!(about.chairs().get(seat) instanceof Chair.Open)) continue;
      players.put(seat, named(name, seat));
      filled = filled.with(seat, new Chair.Bot(name));
    }
    return filled;
  }

  private Player<S, C, E> named(String name, int seat) {
    try {
      return Players.named(kernel, name, seed, seat);
    } catch (BadInputException e) {
      throw new Refusal(400, "BAD_SETUP", String.valueOf(e.getMessage()));
    }
  }
}
