package dev.astragal.games.trail.decisions;

import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.health.Diet;
import dev.astragal.games.trail.health.Rations;
import dev.astragal.games.trail.river.CrossingMethod;
import dev.astragal.games.trail.river.DallesWay;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.games.trail.road.Pace;
import dev.astragal.games.trail.store.Good;
import dev.astragal.games.trail.store.Item;

/**
 * The number each answer has in its menu, whatever else is to be had: whoever buys three wheels and
 * cannot carry a fourth must not find the axles under the number of the wheels.
 */
public final class MenuNumbers {
  private static final int COUNTED = 0;

  private MenuNumbers() {}

  public static int of(TrailState state, TrailChoice choice) {
    boolean vote = state.pending.asked == Asked.BOSS;
    return switch (choice) {
      case Act act -> act(act, vote);
      case TrailChoice.Rest _ -> vote ? 3 : 2;
      case TrailChoice.Hunt _ -> 4;
      case TrailChoice.SetPace(Pace pace) -> 8 + pace.ordinal();
      case TrailChoice.SetRations(Rations rations) -> 11 + rations.ordinal();
      case TrailChoice.SetDrive(Drive drive) -> 4 + drive.ordinal();
      case TrailChoice.SetDiet(Diet diet) -> 7 + diet.ordinal();
      case TrailChoice.Buy(Good good, int _) -> 2 + good.ordinal();
      case TrailChoice.Shop(Item item, int _) -> 2 + item.ordinal();
      case TrailChoice.Cross(CrossingMethod method) -> 1 + method.ordinal();
      case TrailChoice.Pass(DallesWay way) -> 1 + way.ordinal();
      case TrailChoice.Clear clear -> 1 + clear.way().ordinal();
      case TrailChoice.Respond(String _, int option) -> 1 + option;
      case TrailChoice.Purchase _ -> COUNTED;
    };
  }

  private static int act(Act act, boolean vote) {
    return switch (act) {
      case CONTINUE -> vote ? 2 : 1;
      case LEAVE_STORE, FACE_BOSS, ACCEPT_TRADE, STAY_ON_MAIN_ROAD, SHOOT -> 1;
      case DECLINE_TRADE, TAKE_SHORTCUT, LOOK_ON -> 2;
      case TRADE, FORAGE, GO_HOME -> 3;
      case COMPOSE, CREEP -> 4;
      case STALK -> 5;
      case TALK -> 6;
      case VISIT_STORE -> 7;
      case HALT -> COUNTED;
    };
  }
}
