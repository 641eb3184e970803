package dev.astragal.games.baator;

import dev.astragal.kernel.game.Violations;

/** What must hold in every state play can reach. */
final class Invariants {
  private Invariants() {}

  static void check(BaatorState state, Violations out) {
    for (Actor actor : state.actors().values())
      for (Fact fact : Fact.values())
        out.require(
            actor.get(fact) >= 0 && actor.get(fact) <= Fact.MAX,
            "FACT_RANGE",
            actor.name() + " has " + fact.text() + " " + actor.get(fact));
    state
        .scenes()
        .forEach(
            (slot, scene) -> {
              out.require(
                  scene.order().isEmpty() ? scene.turn() == 0 : scene.turn() < scene.order().size(),
                  "TURN_RANGE",
                  "scene " + slot + " is at turn " + scene.turn());
              out.require(
                  scene.order().size() == scene.participants().size(),
                  "ORDER_SIZE",
                  "scene " + slot + " orders others than take part");
            });
    out.require(
        state.effects().size() <= BaatorState.EFFECTS_MAX, "EFFECTS_MAX", "too many effects kept");
  }
}
