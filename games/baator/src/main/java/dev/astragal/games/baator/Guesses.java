package dev.astragal.games.baator;

import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** A session as a player might imagine it: what is hidden is called and made otherwise. */
final class Guesses {
  private static final int NAMES = 1_000_000;

  private Guesses() {}

  static BaatorState of(BaatorState state, Rng rng) {
    SortedMap<String, String> names = new TreeMap<>();
    for (String name : state.hidden()) names.put(name, "Somebody " + rng.below(NAMES));
    UnaryOperator<String> called = name -> names.getOrDefault(name, name);
    SortedMap<String, Actor> actors = new TreeMap<>();
    for (Actor actor : state.actors().values()) {
      Actor guessed = state.players().containsKey(actor.name()) ? actor : redealt(actor, rng);
      String name = called.apply(actor.name());
      actors.put(name, new Actor(name, guessed.layers(), guessed.facts(), guessed.stats()));
    }
    SortedMap<String, Scene> scenes = new TreeMap<>();
    state.scenes().forEach((slot, scene) -> scenes.put(slot, scene.renamed(called)));
    List<BaatorState.Jotting> notes = new ArrayList<>();
    for (BaatorState.Jotting note : state.notes())
      notes.add(
          note.secret() ? new BaatorState.Jotting(Integer.toString(rng.below(NAMES)), true) : note);
    return state
        .withActors(actors)
        .withScenes(scenes)
        .withEffects(List.of(), state.effectsSoFar())
        .withNotes(notes)
        .hiding(state.hidden().stream().map(called).toList());
  }

  /** What shows stays: how healthy somebody looks, and conditions. */
  private static Actor redealt(Actor actor, Rng rng) {
    int[] facts = new int[Fact.values().length];
    for (Fact fact : Fact.values()) facts[fact.ordinal()] = rng.below(Fact.MAX + 1);
    facts[Fact.HP.ordinal()] = Health.redealt(actor, rng);
    return new Actor(actor.name(), actor.layers(), Ints.of(facts), actor.stats());
  }
}
