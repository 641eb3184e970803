package dev.astragal.games.delve.words;

import dev.astragal.games.delve.DelveChoice;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.orders.Preset;
import dev.astragal.games.delve.orders.StandingOrders;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Wording;
import java.util.ArrayList;
import java.util.List;

/** Commands that change the standing orders, and what changed. */
final class OrderWords {
  private OrderWords() {}

  static Wording word(DelveState state, DelveChoice.OrderUpdate update) {
    return switch (update) {
      case DelveChoice.SetFightOrAvoid _ -> value(state, Order.FIGHT_OR_AVOID, update);
      case DelveChoice.SetStance _ -> value(state, Order.STANCE, update);
      case DelveChoice.SetTargetPriority(var tags) -> {
        Wording wording = value(state, Order.TARGET_PRIORITY, update);
        yield tags.size() == 1 ? wording.rare() : wording;
      }
      case DelveChoice.SetRetreatHpThreshold(int percent) ->
          value(state, Order.RETREAT_BELOW, update).amount(Order.RETREAT_BELOW.key(), percent);
      case DelveChoice.SetAutoHeal(var percent) -> {
        Wording wording = value(state, Order.AUTO_HEAL_BELOW, update);
        yield percent
            .map(share -> wording.amount(Order.AUTO_HEAL_BELOW.key(), share))
            .orElse(wording);
      }
      case DelveChoice.SetPositionIntent _ -> value(state, Order.POSITION, update);
      case DelveChoice.SetResourceAggression _ -> value(state, Order.POTIONS, update);
      case DelveChoice.SetExplorationMode _ -> value(state, Order.EXPLORATION, update);
      case DelveChoice.UsePreset(Preset preset) -> preset(state, preset);
    };
  }

  /** Which orders {@code after} sets otherwise than they are now. */
  static List<Msg> changes(DelveState state, StandingOrders after) {
    List<Msg> changes = new ArrayList<>();
    for (Order order : Order.values()) {
      Msg value = order.value(state, after);
      if (!value.equals(order.value(state, state.orders())))
        changes.add(Msg.of("order.now", "order", order.title(), "value", value));
    }
    return changes;
  }

  private static Wording value(DelveState state, Order order, DelveChoice.OrderUpdate update) {
    StandingOrders after = update.applyTo(state.orders());
    return Wording.of(order.value(state, after))
        .in(order.key())
        .current(after.equals(state.orders()))
        .about(order.thingId());
  }

  private static Wording preset(DelveState state, Preset preset) {
    Wording wording = Wording.of("preset." + preset).in("orders.presets");
    for (Order order : Order.values()) {
      Msg now = order.value(state, state.orders());
      Msg then = order.value(state, preset.orders());
      if (!then.equals(now))
        wording = wording.note("order.change", "order", order.title(), "value", then, "now", now);
    }
    return wording.current(preset.orders().equals(state.orders()));
  }
}
