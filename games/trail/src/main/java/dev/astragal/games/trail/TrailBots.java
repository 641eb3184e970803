package dev.astragal.games.trail;

import dev.astragal.kernel.game.Bot;
import java.util.ArrayList;
import java.util.List;

/** Four ways of travelling, from careful to reckless. */
final class TrailBots {
  private TrailBots() {}

  static List<Bot<TrailState, TrailChoice>> all() {
    List<DeluxeTemper> wagons = DeluxeTemper.all();
    List<DystrailTemper> vehicles = DystrailTemper.all();
    List<Bot<TrailState, TrailChoice>> bots = new ArrayList<>();
    for (int i = 0; i < wagons.size(); i++) bots.add(bot(wagons.get(i), vehicles.get(i)));
    return bots;
  }

  private static Bot<TrailState, TrailChoice> bot(DeluxeTemper wagon, DystrailTemper vehicle) {
    DeluxeBot deluxe = new DeluxeBot(wagon);
    DystrailBot dystrail = new DystrailBot(vehicle);
    return Bot.of(
        wagon.name(),
        (state, seat, prompt, rng) ->
            state.deluxe() ? deluxe.choose(state) : dystrail.choose(state));
  }
}
