package dev.astragal.games.delve;

import dev.astragal.games.delve.orders.ExplorationMode;
import dev.astragal.games.delve.orders.FightMode;
import dev.astragal.games.delve.orders.PositionIntent;
import dev.astragal.games.delve.orders.Preset;
import dev.astragal.games.delve.orders.ResourceAggression;
import dev.astragal.games.delve.orders.Stance;
import dev.astragal.games.delve.orders.StandingOrders;
import dev.astragal.games.delve.orders.TargetTag;
import dev.astragal.kernel.game.Choice;
import java.util.List;
import java.util.Optional;

/** What a player may decide: answers to interrupts, and commands at a boundary. */
public sealed interface DelveChoice extends Choice {

  /** Answers that need no detail. */
  enum Reply implements DelveChoice {
    KEEP_LOOT,
    DISCARD_LOOT,
    FIGHT,
    AVOID,
    OPEN_DOOR,
    DESCEND,
    DESCEND_BRANCH_A,
    DESCEND_BRANCH_B,
    CONTINUE,
    RETREAT,
    DRINK_POTION,
    REST,
    PRESS_ON,
    ACCEPT_DEATH,
    CROSS,
    TURN_BACK,
    LEAVE_DOOR,
    STRIKE_ON,
    GUARD
  }

  /** Takes one of the perks on offer. */
  record ChoosePerk(String perk) implements DelveChoice {}

  /** Follows one of the gods on offer. */
  record ChooseGod(String god) implements DelveChoice {}

  /** Uses something carried; takes an action. */
  record UseItem(String item) implements DelveChoice {}

  /** Toggles between primary and reserve weapon; costs time. */
  record SwapActiveWeapon() implements DelveChoice {}

  /** A change of the standing orders; costs no time. */
  sealed interface OrderUpdate extends DelveChoice {
    StandingOrders applyTo(StandingOrders orders);
  }

  record SetFightOrAvoid(FightMode mode) implements OrderUpdate {
    @Override
    public StandingOrders applyTo(StandingOrders orders) {
      return orders.with(StandingOrders::fightOrAvoid, mode);
    }
  }

  record SetStance(Stance stance) implements OrderUpdate {
    @Override
    public StandingOrders applyTo(StandingOrders orders) {
      return orders.with(StandingOrders::stance, stance);
    }
  }

  record SetTargetPriority(List<TargetTag> tags) implements OrderUpdate {
    public SetTargetPriority {
      tags = List.copyOf(tags);
    }

    @Override
    public StandingOrders applyTo(StandingOrders orders) {
      return orders.with(StandingOrders::targetPriority, tags);
    }
  }

  record SetRetreatHpThreshold(int percent) implements OrderUpdate {
    @Override
    public StandingOrders applyTo(StandingOrders orders) {
      return orders.with(StandingOrders::retreatHpThreshold, percent);
    }
  }

  record SetAutoHeal(Optional<Integer> percent) implements OrderUpdate {
    @Override
    public StandingOrders applyTo(StandingOrders orders) {
      return orders.with(StandingOrders::autoHealIfBelowThreshold, percent);
    }
  }

  record SetPositionIntent(PositionIntent intent) implements OrderUpdate {
    @Override
    public StandingOrders applyTo(StandingOrders orders) {
      return orders.with(StandingOrders::positionIntent, intent);
    }
  }

  record SetResourceAggression(ResourceAggression aggression) implements OrderUpdate {
    @Override
    public StandingOrders applyTo(StandingOrders orders) {
      return orders.with(StandingOrders::resourceAggression, aggression);
    }
  }

  record SetExplorationMode(ExplorationMode mode) implements OrderUpdate {
    @Override
    public StandingOrders applyTo(StandingOrders orders) {
      return orders.with(StandingOrders::explorationMode, mode);
    }
  }

  /** All eight knobs at once. */
  record UsePreset(Preset preset) implements OrderUpdate {
    @Override
    public StandingOrders applyTo(StandingOrders orders) {
      return preset.orders();
    }
  }
}
