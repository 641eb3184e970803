package dev.astragal.cli;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Who sits where.
 *
 * @param bots the name of the bot on every seat nobody sits on
 */
public record Seating(Map<Integer, String> bots) {
  public Seating {
    bots = Collections.unmodifiableMap(new LinkedHashMap<>(bots));
  }

  /** People on {@code humans}, {@code bot} everywhere else; without a name, the usual one. */
  public static Seating of(Game<?, ?, ?> game, int seats, List<Integer> humans, String bot) {
    for (int human : humans) {
      if (human < 0 || human >= seats)
        throw new BadInputException(
            "there is no seat " + human + "; seats are 0 to " + (seats - 1));
    }
    Map<Integer, String> bots = new LinkedHashMap<>();
    for (int seat = 0; seat < seats; seat++) {
      if (!humans.contains(seat)) bots.put(seat, bot.isEmpty() ? usual(game) : bot);
    }
    return new Seating(bots);
  }

  /** The game's first own bot, or the one that plays anything. */
  public static String usual(Game<?, ?, ?> game) {
    return game.manifest().bots().isEmpty() ? Players.RANDOM : game.manifest().bots().getFirst();
  }

  /** The players on the seats nobody sits on. */
  public <S, C extends Choice, E extends Event> Map<Integer, Player<S, C, E>> players(
      Kernel<S, C, E> kernel, Seed seed) {
    Map<Integer, Player<S, C, E>> players = new LinkedHashMap<>();
    bots.forEach((seat, name) -> players.put(seat, Players.named(kernel, name, seed, seat)));
    return players;
  }
}
