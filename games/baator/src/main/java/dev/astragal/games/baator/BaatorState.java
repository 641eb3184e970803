package dev.astragal.games.baator;

import dev.astragal.games.baator.rules.PackDocument;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A session at one moment.
 *
 * @param scenes by slot
 * @param effects the last effects on facts, oldest first; these can be taken back one by one
 * @param effectsSoFar the number of the last effect
 * @param packs rule packs loaded during the session, in that order
 */
public record BaatorState(
    SortedMap<String, Actor> actors,
    SortedMap<String, Scene> scenes,
    List<Applied> effects,
    long effectsSoFar,
    List<Loaded> packs,
    boolean closed) {
  /** How many effects can be taken back; beyond that the oldest are final. */
  public static final int EFFECTS_MAX = 64;

  /** More than any table holds; a limit so that a session cannot grow without end. */
  public static final int ACTORS_MAX = 200;

  /** An effect that took place. */
  public record Applied(
      long id, String actor, Fact fact, Change change, int amount, int before, int after) {}

  /** A pack with the name of the file it came from. */
  public record Loaded(String source, PackDocument document) {}

  public BaatorState {
    actors = Collections.unmodifiableSortedMap(actors);
    scenes = Collections.unmodifiableSortedMap(scenes);
    effects = List.copyOf(effects);
    packs = List.copyOf(packs);
  }

  public static BaatorState empty() {
    return new BaatorState(new TreeMap<>(), new TreeMap<>(), List.of(), 0, List.of(), false);
  }

  public Optional<Actor> actor(String name) {
    return Optional.ofNullable(actors.get(name));
  }

  /** The sheet of somebody known to be here. */
  public Actor sheet(String name) {
    return actor(name).orElseThrow();
  }

  public Optional<Scene> scene(String slot) {
    return Optional.ofNullable(scenes.get(slot));
  }

  public BaatorState with(Actor actor) {
    TreeMap<String, Actor> changed = new TreeMap<>(actors);
    changed.put(actor.name(), actor);
    return new BaatorState(changed, scenes, effects, effectsSoFar, packs, closed);
  }

  public BaatorState with(String slot, Scene scene) {
    TreeMap<String, Scene> changed = new TreeMap<>(scenes);
    changed.put(slot, scene);
    return new BaatorState(actors, changed, effects, effectsSoFar, packs, closed);
  }

  public BaatorState withEffects(List<Applied> changed, long last) {
    return new BaatorState(actors, scenes, changed, last, packs, closed);
  }

  public BaatorState withPacks(List<Loaded> changed) {
    return new BaatorState(actors, scenes, effects, effectsSoFar, changed, closed);
  }

  public BaatorState asClosed() {
    return new BaatorState(actors, scenes, effects, effectsSoFar, packs, true);
  }
}
