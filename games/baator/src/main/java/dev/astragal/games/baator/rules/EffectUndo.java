package dev.astragal.games.baator.rules;

import dev.astragal.games.baator.BaatorEvent.EffectUndone;
import dev.astragal.games.baator.BaatorEvent.FactChanged;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.games.baator.BaatorState.Applied;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Takes one effect back: the fact becomes what it would be had the effect not been, with every
 * later effect on the same fact done again from there.
 */
public final class EffectUndo {
  private EffectUndo() {}

  public static Optional<Applied> find(BaatorState state, long id) {
    return state.effects().stream().filter(effect -> effect.id() == id).findFirst();
  }

  public static EffectUndone decide(BaatorState state, Applied undone) {
    int now = state.actor(undone.actor()).orElseThrow().get(undone.fact());
    int value = undone.before();
    for (Applied later : state.effects())
      if (later.id() > undone.id() && sameFact(later, undone))
        value = later.change().apply(value, later.amount());
    return new EffectUndone(undone.id(), undone.actor(), undone.fact(), now, value);
  }

  /** The state with a new effect at the end of the list; the oldest may drop out. */
  public static BaatorState noted(BaatorState state, FactChanged change) {
    List<Applied> effects = new ArrayList<>(state.effects());
    if (effects.size() == BaatorState.EFFECTS_MAX) effects.removeFirst();
    effects.add(
        new Applied(
            change.effect(),
            change.actor(),
            change.fact(),
            change.change(),
            change.amount(),
            change.before(),
            change.after()));
    return state.withEffects(effects, change.effect());
  }

  /** The list without the effect, later ones standing on the value they now began from. */
  public static BaatorState forgotten(BaatorState state, EffectUndone event) {
    List<Applied> effects = new ArrayList<>();
    int value = 0;
    boolean passed = false;
    for (Applied effect : state.effects()) {
      if (effect.id() == event.effect()) {
        value = effect.before();
        passed = true;
      } else if (passed && effect.actor().equals(event.actor()) && effect.fact() == event.fact()) {
        int after = effect.change().apply(value, effect.amount());
        effects.add(
            new Applied(
                effect.id(),
                effect.actor(),
                effect.fact(),
                effect.change(),
                effect.amount(),
                value,
                after));
        value = after;
      } else {
        effects.add(effect);
      }
    }
    return state.withEffects(effects, state.effectsSoFar());
  }

  private static boolean sameFact(Applied a, Applied b) {
    return a.actor().equals(b.actor()) && a.fact() == b.fact();
  }
}
