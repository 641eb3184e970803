package dev.astragal.games.trail;

import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.hunt.Stalk;

/** A hunt hour by hour. */
public sealed interface HuntEvent extends TrailEvent {

  /** Something comes in sight. */
  record GameSighted(int animal, String id, int distance, int hours) implements HuntEvent {
    @Override
    public void change(TrailState state) {
      state.stalk.animal = animal;
      state.stalk.distance = distance;
      state.stalk.hours = hours;
      state.pending.asked = Asked.HUNT;
    }
  }

  /** {@code lbs} is 0 for a miss. */
  record ShotFired(String id, int bullets, int lbs, boolean fled) implements HuntEvent {
    @Override
    public void change(TrailState state) {
      Stalk stalk = state.stalk;
      stalk.hours--;
      stalk.bullets += bullets;
      stalk.lbs += lbs;
      if (lbs > 0 || fled) stalk.animal = Stalk.NOTHING;
    }
  }

  record CreptCloser(String id, int distance, boolean fled) implements HuntEvent {
    @Override
    public void change(TrailState state) {
      Stalk stalk = state.stalk;
      stalk.hours--;
      stalk.distance = distance;
      if (fled) stalk.animal = Stalk.NOTHING;
    }
  }

  record HuntOver() implements HuntEvent, Telling.Hidden {
    @Override
    public void change(TrailState state) {
      Stalk stalk = state.stalk;
      stalk.animal = Stalk.NOTHING;
      stalk.distance = 0;
      stalk.hours = 0;
      stalk.bullets = 0;
      stalk.lbs = 0;
      state.pending.asked = Asked.CAMP;
    }
  }
}
