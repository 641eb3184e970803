package dev.astragal.games.delve.words;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelvePolicy;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.orders.PositionIntent;
import dev.astragal.games.delve.orders.Stance;
import dev.astragal.games.delve.orders.StandingOrders;
import dev.astragal.games.delve.orders.TargetTag;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Thing;
import java.util.List;
import java.util.Locale;

/** One of the eight standing orders, as it is shown. */
public enum Order {
  FIGHT_OR_AVOID,
  STANCE,
  TARGET_PRIORITY,
  RETREAT_BELOW,
  AUTO_HEAL_BELOW,
  POSITION,
  POTIONS,
  EXPLORATION;

  /** Where the bundle keeps its name. */
  public String key() {
    return "orders." + word();
  }

  public Msg title() {
    return Msg.of(key());
  }

  public String thingId() {
    return "order-" + word();
  }

  public Thing thing(DelveState state) {
    return new Thing(thingId(), title(), help(state));
  }

  private Msg help(DelveState state) {
    if (!state.since(4)) return Msg.of("help." + key());
    DelvePolicy.Stances numbers = state.policy().stances();
    DelvePolicy.Potions potions = state.policy().potions();
    boolean more =
        (this == RETREAT_BELOW && numbers.hurry() > 0)
            || (this == AUTO_HEAL_BELOW && potions.atHand());
    return Msg.of(
        "help." + key() + (more ? ".more" : ""),
        "ticks",
        numbers.hurry(),
        "defense",
        numbers.bare(),
        "attack",
        potions.atHandAttack());
  }

  /** What {@code orders} say about it, with the figures of the hero as it is now. */
  public Msg value(DelveState state, StandingOrders orders) {
    return switch (this) {
      case FIGHT_OR_AVOID -> Msg.of("meeting." + orders.fightOrAvoid());
      case STANCE -> stance(state.policy().stances(), orders.stance());
      case TARGET_PRIORITY -> priority(orders.targetPriority());
      case RETREAT_BELOW -> trouble(state, orders.retreatHpThreshold());
      case AUTO_HEAL_BELOW ->
          orders
              .autoHealIfBelowThreshold()
              .map(percent -> drinking(state, percent))
              .orElse(Msg.of("drinking.never"));
      case POSITION -> position(state, orders.positionIntent());
      case POTIONS -> Msg.of("potions." + orders.resourceAggression());
      case EXPLORATION -> Msg.of("exploration." + orders.explorationMode());
    };
  }

  private String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static Msg stance(DelvePolicy.Stances numbers, Stance stance) {
    return switch (stance) {
      case AGGRESSIVE -> stance(stance, numbers.aggressiveAttack(), numbers.aggressiveDefense());
      case BALANCED -> stance(stance, 0, 0);
      case DEFENSIVE -> stance(stance, numbers.defensiveAttack(), numbers.defensiveDefense());
    };
  }

  private static Msg stance(Stance stance, int attack, int defense) {
    return Msg.of("stance." + stance, "attack", signed(attack), "defense", signed(defense));
  }

  private static String signed(int number) {
    return number > 0 ? "+" + number : Integer.toString(number);
  }

  private static Msg priority(List<TargetTag> tags) {
    String first = "priority." + tags.getFirst();
    return Msg.of(tags.size() == 1 ? first : first + ".first");
  }

  private static Msg position(DelveState state, PositionIntent intent) {
    DelvePolicy.Stances numbers = state.policy().stances();
    int gives =
        switch (intent) {
          case HOLD_GROUND -> state.since(4) ? numbers.brace() : 0;
          case ADVANCE_TO_MELEE -> numbers.charge();
          case FLEE_TO_NEAREST_EXPLORED_TILE -> state.since(4) ? numbers.cover() : 0;
        };
    String key = "position." + intent;
    return Msg.of(
        gives > 0 ? key + ".more" : key,
        "turns",
        state.policy().time().holdTurns(),
        "more",
        signed(gives));
  }

  /** The threshold is reached when the percentage, rounded down, is at or below it. */
  private static Msg trouble(DelveState state, int percent) {
    return share(state, "trouble", percent, ((percent + 1) * most(state) - 1) / 100);
  }

  /** Drinking starts when the percentage, rounded down, is below it. */
  private static Msg drinking(DelveState state, int percent) {
    return share(state, "drinking", percent, Math.max(0, percent * most(state) - 1) / 100);
  }

  private static Msg share(DelveState state, String key, int percent, int hp) {
    int shown = Math.min(hp, most(state));
    return shown == 0
        ? Msg.of(key + ".never")
        : Msg.of(key + ".at", "percent", percent, "hp", shown, "max", most(state));
  }

  private static int most(DelveState state) {
    return state.actors().maxHp(Actors.HERO);
  }
}
