package dev.astragal.games.delve;

import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.state.Ints;

/** Enemies noticed, fought, left alone, lost. */
public sealed interface EncounterEvent extends DelveEvent {

  /** An enemy has seen the hero. */
  record Woke(int enemy, String whom, int at) implements EncounterEvent {
    @Override
    public void applyTo(DelveState state) {
      state.actors.next[enemy] = at;
    }

    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }

  /** The player takes an enemy on. */
  record Engaged(int enemy, String whom) implements EncounterEvent {
    @Override
    public void applyTo(DelveState state) {
      int kept = state.actors.flags[enemy] & ~(Actors.SUPPRESSED | Actors.AVOIDED);
      int challenged = state.since(4) && state.heroOnSanctuary() ? Actors.CHALLENGED : 0;
      state.actors.flags[enemy] = kept | Actors.ENGAGED | challenged;
      state.progress.backingOff = false;
      state.progress.held = 0;
    }
  }

  /** The player leaves enemies alone. */
  record Avoided(Ints enemies) implements EncounterEvent {
    @Override
    public void applyTo(DelveState state) {
      for (int i = 0; i < enemies.size(); i++) {
        int enemy = enemies.get(i);
        int kept = state.actors.flags[enemy] & ~Actors.ENGAGED;
        state.actors.flags[enemy] = kept | Actors.SUPPRESSED | Actors.AVOIDED;
      }
      state.intent.forget();
    }
  }

  /** An avoided enemy may interrupt again. */
  record SuppressionEnded(int enemy) implements EncounterEvent {
    @Override
    public void applyTo(DelveState state) {
      state.actors.flags[enemy] &= ~Actors.SUPPRESSED;
    }

    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }

  /** The hero turns to flight. */
  record RetreatBegan() implements EncounterEvent {
    @Override
    public void applyTo(DelveState state) {
      state.progress.retreating = true;
      state.progress.backingOff = false;
      state.progress.thresholdCrossed = false;
      state.intent.forget();
    }
  }

  /** The hero has nowhere to flee to. */
  record RetreatEnded() implements EncounterEvent {
    @Override
    public void applyTo(DelveState state) {
      state.progress.retreating = false;
    }
  }

  /** The low-health question was settled by going on. */
  record PressedOn() implements EncounterEvent {
    @Override
    public void applyTo(DelveState state) {
      state.progress.thresholdCrossed = false;
    }

    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }

  /** Nobody hostile is left in view; who comes back is a new matter. */
  record EncounterEnded() implements EncounterEvent {
    @Override
    public void applyTo(DelveState state) {
      for (int enemy = 1; enemy < state.actors.count; enemy++)
        state.actors.flags[enemy] &= ~(Actors.ENGAGED | Actors.CHALLENGED);
      state.progress.endEncounter();
    }

    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }

  /** All who hunted the hero have lost it: a sanctuary was reached, or smoke hides it. */
  record ThreatPurged() implements EncounterEvent {
    @Override
    public void applyTo(DelveState state) {
      for (int enemy = 1; enemy < state.actors.count; enemy++) {
        boolean sleptPast =
            state.stealthy() && !state.actors.awake(enemy) && state.actors.avoided(enemy);
        if (!sleptPast) state.actors.flags[enemy] &= Actors.ANNOUNCED;
        state.actors.next[enemy] = Actors.NEVER;
      }
      state.progress.calm();
    }
  }

  /** An enemy out of view gives up; whoever is to be left alone still is. */
  record TrackLost(int enemy, String whom) implements EncounterEvent {
    @Override
    public void applyTo(DelveState state) {
      int kept = state.actors.avoided(enemy) ? Actors.AVOIDED | Actors.SIGHTED : 0;
      state.actors.flags[enemy] &= Actors.ANNOUNCED | kept;
      state.actors.next[enemy] = Actors.NEVER;
    }

    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }

  /** The trace of threats is wiped. */
  record TraceCleared() implements EncounterEvent {
    @Override
    public void applyTo(DelveState state) {
      state.trace.clear();
    }

    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }
}
