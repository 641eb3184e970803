package dev.astragal.guide.colony;

import dev.astragal.kernel.state.*;
import dev.astragal.parts.board.*;
import dev.astragal.parts.tracks.Countdowns;
import java.util.*;

/**
 * Where a colony stands.
 *
 * @param ground what each hex is made of; none before anybody has landed
 * @param built for each hex the number of its building and one, or 0
 * @param works for each hex the days until its building is ready
 * @param stock food, wood and stone
 */
public record Land(
    Ints ground, Ints built, Countdowns works, Ints stock, int people, int day, Call call)
    implements Withers<Land> {
  // snippet: map
  static final Hexes MAP = new Hexes(7, 7);
  static final int CAMP = MAP.cells() / 2;

  /** What a hex is made of. */
  enum Ground {
    MEADOW,
    FOREST,
    ROCK,
    WATER
  }

  Ground at(int hex) {
    return Ground.values()[ground.get(hex)];
  }

  /** Ways from the camp: nobody walks over water. */
  Paths ways() {
    return Paths.from(MAP, CAMP, hex -> at(hex) != Ground.WATER);
  }

  // end
  /** Whether somebody has to be answered, and who. */
  enum Call {
    NOBODY,
    PLAN,
    SHIP,
    STORM
  }

  static Land unknown() {
    Ints bare = Ints.zeros(MAP.cells());
    return new Land(
        Ints.zeros(0), bare, Countdowns.of(MAP.cells()), Ints.of(20, 12, 0), 4, 0, Call.NOBODY);
  }

  boolean landed() {
    return ground.size() > 0;
  }

  Optional<Building> building(int hex) {
    return built.get(hex) == 0
        ? Optional.empty()
        : Optional.of(Building.values()[built.get(hex) - 1]);
  }

  /** The hexes whose {@code building} is ready. */
  List<Integer> ready(Building building) {
    List<Integer> ready = new ArrayList<>();
    for (int hex = 0; hex < built.size(); hex++)
      if (!works.running(hex) && built.get(hex) == building.ordinal() + 1) ready.add(hex);
    return ready;
  }

  boolean affords(Building building) {
    return stock.get(1) >= building.wood && stock.get(2) >= building.stone;
  }

  /** What a day brings: one person for each building, and no harvest in winter. */
  Ints harvest() {
    int hands = people;
    Ints gained = Ints.zeros(stock.size());
    for (Building building : Building.values())
      for (int _ : ready(building)) {
        if (building.good < 0 || hands == 0 || (building.good == 0 && winter())) continue;
        hands--;
        gained = gained.plus(building.good, building.brings);
      }
    return gained;
  }

  boolean winter() {
    return day % Colony.YEAR >= Colony.WINTER;
  }
}
