package dev.astragal.games.trail;

import dev.astragal.games.trail.barriers.BarrierWay;
import dev.astragal.games.trail.health.Diet;
import dev.astragal.games.trail.health.Rations;
import dev.astragal.games.trail.river.CrossingMethod;
import dev.astragal.games.trail.river.DallesWay;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.games.trail.road.Pace;
import dev.astragal.games.trail.store.Good;
import dev.astragal.games.trail.store.Item;
import dev.astragal.kernel.game.Choice;

/** What the party may decide. */
public sealed interface TrailChoice extends Choice {
  /** Decisions that need no number. */
  enum Act implements TrailChoice {
    CONTINUE,
    TRADE,
    VISIT_STORE,
    LEAVE_STORE,
    ACCEPT_TRADE,
    DECLINE_TRADE,
    STAY_ON_MAIN_ROAD,
    TAKE_SHORTCUT,
    HALT,
    FORAGE,
    FACE_BOSS,
    COMPOSE,
    TALK,
    STALK,
    SHOOT,
    CREEP,
    LOOK_ON,
    GO_HOME
  }

  /** One line at the store; the store stays open. */
  record Buy(Good good, int quantity) implements TrailChoice {}

  /** A whole order, all or nothing; the party leaves the store with it. */
  record Purchase(
      int oxen, int clothes, int ammoBoxes, int foodLbs, int wheels, int axles, int tongues)
      implements TrailChoice {}

  record SetPace(Pace pace) implements TrailChoice {}

  record SetRations(Rations rations) implements TrailChoice {}

  record Rest(int days) implements TrailChoice {}

  record Hunt(int bullets) implements TrailChoice {}

  record Cross(CrossingMethod method) implements TrailChoice {}

  record Pass(DallesWay way) implements TrailChoice {}

  record Shop(Item item, int quantity) implements TrailChoice {}

  record SetDrive(Drive drive) implements TrailChoice {}

  record SetDiet(Diet diet) implements TrailChoice {}

  record Clear(BarrierWay way) implements TrailChoice {}

  /** An answer, counted from 0, to whoever was met. */
  record Respond(String to, int option) implements TrailChoice {
    @Override
    public String labelKey() {
      return "encounter." + to + "." + option;
    }
  }
}
