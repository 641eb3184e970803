package dev.astragal.games.trail.day;

import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.health.Diet;
import dev.astragal.games.trail.health.Rations;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.games.trail.road.Pace;

/** How a day was gone about: one instance for each way, because every day's record names one. */
public sealed interface Habits {
  record OnTheTrail(Pace pace, Rations rations) implements Habits {
    private static final OnTheTrail[][] ALL = all();

    private static OnTheTrail[][] all() {
      OnTheTrail[][] all = new OnTheTrail[Pace.values().length][Rations.values().length];
      for (Pace pace : Pace.values())
        for (Rations rations : Rations.values())
          all[pace.ordinal()][rations.ordinal()] = new OnTheTrail(pace, rations);
      return all;
    }
  }

  record OnTheRoad(Drive drive, Diet diet) implements Habits {
    private static final OnTheRoad[][] ALL = all();

    private static OnTheRoad[][] all() {
      OnTheRoad[][] all = new OnTheRoad[Drive.values().length][Diet.values().length];
      for (Drive drive : Drive.values())
        for (Diet diet : Diet.values())
          all[drive.ordinal()][diet.ordinal()] = new OnTheRoad(drive, diet);
      return all;
    }
  }

  static Habits of(TrailState state) {
    return state.wagon()
        ? OnTheTrail.ALL[state.journey.pace.ordinal()][state.journey.rations.ordinal()]
        : OnTheRoad.ALL[state.travellers.drive.ordinal()][state.travellers.diet.ordinal()];
  }
}
