package dev.astragal.games.delve;

import dev.astragal.games.delve.policy.ExplorationMode;
import dev.astragal.games.delve.policy.FightMode;
import dev.astragal.games.delve.policy.PositionIntent;
import dev.astragal.games.delve.policy.Preset;
import dev.astragal.games.delve.policy.ResourceAggression;
import dev.astragal.games.delve.policy.Stance;
import dev.astragal.games.delve.policy.StandingOrders;
import dev.astragal.games.delve.policy.TargetTag;
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
    ACCEPT_DEATH
  }

  /** Takes one of the perks on offer. */
  record ChoosePerk(String perk) implements DelveChoice {}

  /** Follows one of the gods on offer. */
  record ChooseGod(String god) implements DelveChoice {}

  /** Toggles between primary and reserve weapon; costs time. */
  record SwapActiveWeapon() implements DelveChoice {}

  /** A change of the standing orders; costs no time. */
  sealed interface PolicyUpdate extends DelveChoice {
    StandingOrders applyTo(StandingOrders policy);
  }

  record SetFightOrAvoid(FightMode mode) implements PolicyUpdate {
    @Override
    public StandingOrders applyTo(StandingOrders policy) {
      return policy.withFightOrAvoid(mode);
    }
  }

  record SetStance(Stance stance) implements PolicyUpdate {
    @Override
    public StandingOrders applyTo(StandingOrders policy) {
      return policy.withStance(stance);
    }
  }

  record SetTargetPriority(List<TargetTag> tags) implements PolicyUpdate {
    public SetTargetPriority {
      tags = List.copyOf(tags);
    }

    @Override
    public StandingOrders applyTo(StandingOrders policy) {
      return policy.withTargetPriority(tags);
    }
  }

  record SetRetreatHpThreshold(int percent) implements PolicyUpdate {
    @Override
    public StandingOrders applyTo(StandingOrders policy) {
      return policy.withRetreatHpThreshold(percent);
    }
  }

  record SetAutoHeal(Optional<Integer> percent) implements PolicyUpdate {
    @Override
    public StandingOrders applyTo(StandingOrders policy) {
      return policy.withAutoHeal(percent);
    }
  }

  record SetPositionIntent(PositionIntent intent) implements PolicyUpdate {
    @Override
    public StandingOrders applyTo(StandingOrders policy) {
      return policy.withPositionIntent(intent);
    }
  }

  record SetResourceAggression(ResourceAggression aggression) implements PolicyUpdate {
    @Override
    public StandingOrders applyTo(StandingOrders policy) {
      return policy.withResourceAggression(aggression);
    }
  }

  record SetExplorationMode(ExplorationMode mode) implements PolicyUpdate {
    @Override
    public StandingOrders applyTo(StandingOrders policy) {
      return policy.withExplorationMode(mode);
    }
  }

  /** All eight knobs at once. */
  record UsePreset(Preset preset) implements PolicyUpdate {
    @Override
    public StandingOrders applyTo(StandingOrders policy) {
      return preset.policy();
    }
  }
}
