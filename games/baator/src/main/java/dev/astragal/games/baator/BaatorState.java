package dev.astragal.games.baator;

import dev.astragal.games.baator.rules.PackDocument;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.FixedMap;
import java.util.ArrayList;
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
 * @param players who plays whom: a seat by the name of an actor; the others are the game master's
 * @param hidden whom the players do not see
 * @param notes the last ones, oldest first
 */
public record BaatorState(
    SortedMap<String, Actor> actors,
    SortedMap<String, Scene> scenes,
    List<Applied> effects,
    long effectsSoFar,
    List<Loaded> packs,
    boolean closed,
    SortedMap<String, Integer> players,
    List<String> hidden,
    List<Jotting> notes) {
  /** How many effects can be taken back; beyond that the oldest are final. */
  public static final int EFFECTS_MAX = 64;

  /** How many notes are at hand; the journal has them all. */
  public static final int NOTES_MAX = 50;

  /** More than any table holds; a limit so that a session cannot grow without end. */
  public static final int ACTORS_MAX = 200;

  /** An effect that took place. */
  public record Applied(
      long id, String actor, Fact fact, Change change, int amount, int before, int after) {}

  /** Something to remember. */
  public record Jotting(String text, boolean secret) {}

  /** A pack with the name of the file it came from. */
  public record Loaded(String source, PackDocument document) {}

  public BaatorState {
    actors = FixedMap.of(actors);
    scenes = FixedMap.of(scenes);
    effects = List.copyOf(effects);
    packs = List.copyOf(packs);
    players = FixedMap.of(players);
    hidden = List.copyOf(hidden);
    notes = List.copyOf(notes);
  }

  public static BaatorState empty() {
    return new BaatorState(
        new TreeMap<>(),
        new TreeMap<>(),
        List.of(),
        0,
        List.of(),
        false,
        new TreeMap<>(),
        List.of(),
        List.of());
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

  /** Whose actor it is; the game master's where nobody else plays it. */
  public Seat player(String actor) {
    return Seat.of(players.getOrDefault(actor, 0));
  }

  public boolean hides(String actor) {
    return hidden.contains(actor);
  }

  public BaatorState with(Actor actor) {
    return withActors(put(actors, actor.name(), actor));
  }

  public BaatorState withActors(SortedMap<String, Actor> changed) {
    return new BaatorState(
        changed, scenes, effects, effectsSoFar, packs, closed, players, hidden, notes);
  }

  public BaatorState with(String slot, Scene scene) {
    return withScenes(put(scenes, slot, scene));
  }

  public BaatorState withScenes(SortedMap<String, Scene> changed) {
    return new BaatorState(
        actors, changed, effects, effectsSoFar, packs, closed, players, hidden, notes);
  }

  public BaatorState withEffects(List<Applied> changed, long last) {
    return new BaatorState(actors, scenes, changed, last, packs, closed, players, hidden, notes);
  }

  public BaatorState withPacks(List<Loaded> changed) {
    return new BaatorState(
        actors, scenes, effects, effectsSoFar, changed, closed, players, hidden, notes);
  }

  /** Whom a player plays everybody sees. */
  public BaatorState given(String actor, Seat seat) {
    SortedMap<String, Integer> changed = put(players, actor, seat.index());
    if (seat.equals(Seat.first())) changed.remove(actor);
    List<String> stillHidden = hidden.stream().filter(name -> !changed.containsKey(name)).toList();
    return new BaatorState(
        actors, scenes, effects, effectsSoFar, packs, closed, changed, stillHidden, notes);
  }

  public BaatorState hiding(List<String> names) {
    return new BaatorState(
        actors, scenes, effects, effectsSoFar, packs, closed, players, names, notes);
  }

  public BaatorState noting(Jotting note) {
    List<Jotting> more = new ArrayList<>(notes);
    more.add(note);
    return withNotes(more.subList(Math.max(0, more.size() - NOTES_MAX), more.size()));
  }

  public BaatorState withNotes(List<Jotting> changed) {
    return new BaatorState(
        actors, scenes, effects, effectsSoFar, packs, closed, players, hidden, changed);
  }

  public BaatorState asClosed() {
    return new BaatorState(
        actors, scenes, effects, effectsSoFar, packs, true, players, hidden, notes);
  }

  private static <T> SortedMap<String, T> put(SortedMap<String, T> map, String key, T value) {
    TreeMap<String, T> changed = new TreeMap<>(map);
    changed.put(key, value);
    return changed;
  }
}
