package dev.astragal.games.trail;

import dev.astragal.kernel.game.Bot;
import java.util.ArrayList;
import java.util.List;

/** Four ways of travelling, from careful to reckless. */
final class TrailBots {
  private TrailBots() {}

  static List<Bot<TrailState, TrailChoice>> all() {
    List<Bot<TrailState, TrailChoice>> bots = new ArrayList<>();
    for (DeluxeTemper temper : DeluxeTemper.all()) bots.add(bot(temper));
    return bots;
  }

  private static Bot<TrailState, TrailChoice> bot(DeluxeTemper temper) {
    DeluxeBot deluxe = new DeluxeBot(temper);
    return Bot.of(temper.name(), (state, seat, prompt, rng) -> deluxe.choose(state));
  }
}
