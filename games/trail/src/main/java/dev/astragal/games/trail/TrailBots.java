package dev.astragal.games.trail;

import dev.astragal.games.trail.modern.ModernBot;
import dev.astragal.games.trail.modern.ModernTemper;
import dev.astragal.games.trail.wagon.WagonBot;
import dev.astragal.games.trail.wagon.WagonTemper;
import dev.astragal.kernel.game.Bot;
import java.util.ArrayList;
import java.util.List;

/** Four ways of travelling, from careful to reckless. */
final class TrailBots {
  private TrailBots() {}

  static List<Bot<TrailState, TrailChoice>> all() {
    List<WagonTemper> wagons = WagonTemper.all();
    List<ModernTemper> vehicles = ModernTemper.all();
    List<Bot<TrailState, TrailChoice>> bots = new ArrayList<>();
    for (int i = 0; i < wagons.size(); i++) bots.add(bot(wagons.get(i), vehicles.get(i)));
    return bots;
  }

  private static Bot<TrailState, TrailChoice> bot(WagonTemper wagon, ModernTemper vehicle) {
    WagonBot onTheTrail = new WagonBot(wagon);
    ModernBot onTheRoad = new ModernBot(vehicle);
    return Bot.of(
        wagon.name(),
        (state, seat, prompt, rng) ->
            state.wagon() ? onTheTrail.choose(state) : onTheRoad.choose(state));
  }
}
