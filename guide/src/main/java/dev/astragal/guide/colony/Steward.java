package dev.astragal.guide.colony;

import dev.astragal.kernel.game.*;
import dev.astragal.kernel.rng.Rng;
import java.util.*;

/** As many farms as it takes, then wood, then stone, and all the while it saves for the light. */
final class Steward implements Bot<Land, Colony.Order> {
  public String name() {
    return "steward";
  }

  public Colony.Order choose(Land land, Seat seat, Prompt<Colony.Order> prompt, Rng rng) {
    return switch (land.call()) {
      case SHIP ->
          land.stock().get(0) > 10 * land.people() / 2
              ? Colony.Answer.TAKE_IN
              : Colony.Answer.SEND_ON;
      case STORM -> Colony.Answer.SAVE_FOOD;
      case PLAN, NOBODY ->
          command(land, seat, prompt.choices(seat), rng).orElse(Colony.Answer.GO_ON);
    };
  }

  public Optional<Colony.Order> command(
      Land land, Seat seat, Choices<Colony.Order> commands, Rng rng) {
    Building wanted = wanted(land);
    return commands.list().stream()
        .filter(order -> order instanceof Colony.Build(Building it, _) && it == wanted)
        .findFirst();
  }

  private static Building wanted(Land land) {
    int farms = Collections.frequency(list(land), Building.FARM);
    if (farms < 2) return Building.FARM;
    if (!list(land).contains(Building.SAWMILL)) return Building.SAWMILL;
    if (!list(land).contains(Building.QUARRY)) return Building.QUARRY;
    return 2 * farms < land.people() ? Building.FARM : Building.LIGHTHOUSE;
  }

  private static List<Building> list(Land land) {
    List<Building> all = new ArrayList<>();
    for (int hex = 0; hex < land.built().size(); hex++) land.building(hex).ifPresent(all::add);
    return all;
  }
}
