package dev.astragal.games.trail;

import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.hunt.Stalk;

/** A hunt hour by hour. */
public sealed interface HuntEvent extends TrailEvent {

  /** Something comes in sight. */
  record GameSighted(int animal, String id, int distance, int hours) implements HuntEvent {
    @Override
    public void change(TrailState state) {
      state.stalk = state.stalk.sighted(animal, distance, hours);
      state.pending.asked = Asked.HUNT;
    }
  }

  /** {@code lbs} is 0 for a miss. */
  record ShotFired(String id, int bullets, int lbs, boolean fled) implements HuntEvent {
    @Override
    public void change(TrailState state) {
      state.stalk = state.stalk.shot(bullets, lbs, lbs > 0 || fled);
    }
  }

  record CreptCloser(String id, int distance, boolean fled) implements HuntEvent {
    @Override
    public void change(TrailState state) {
      state.stalk = state.stalk.crept(distance, fled);
    }
  }

  record HuntOver() implements HuntEvent, Telling.Hidden {
    @Override
    public void change(TrailState state) {
      state.stalk = Stalk.NONE;
      state.pending.asked = Asked.CAMP;
    }
  }
}
