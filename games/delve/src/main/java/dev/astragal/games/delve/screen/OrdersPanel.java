package dev.astragal.games.delve.screen;

import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.words.Order;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import java.util.ArrayList;
import java.util.List;

/** The standing orders in force. */
public final class OrdersPanel {
  private OrdersPanel() {}

  public static Panel of(DelveState state) {
    List<Panel.Row> rows = new ArrayList<>();
    for (Order order : Order.values())
      rows.add(
          Panel.Row.of(order.title(), order.value(state, state.orders()))
              .showing(order.thing(state)));
    return Panel.table("orders", List.of(Msg.of("orders.what"), Msg.of("orders.value")), rows);
  }
}
