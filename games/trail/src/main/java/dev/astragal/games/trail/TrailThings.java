package dev.astragal.games.trail;

import dev.astragal.games.trail.barriers.Barrier;
import dev.astragal.games.trail.breakdowns.VehiclePart;
import dev.astragal.games.trail.health.Grave;
import dev.astragal.games.trail.orders.ExecOrder;
import dev.astragal.games.trail.road.Region;
import dev.astragal.games.trail.store.Good;
import dev.astragal.games.trail.store.Item;
import dev.astragal.games.trail.weather.Weather;
import dev.astragal.games.trail.weather.WeatherReport;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Thing;
import java.util.List;

/** What can be pointed at on the screens of either road, by identities that stay. */
public final class TrailThings {
  private TrailThings() {}

  public static Thing place(String id) {
    return thing(id, "node.", id);
  }

  public static Thing good(Good good) {
    return thing(good.name(), "good.", good.name());
  }

  public static Thing item(Item item) {
    return thing(item.name(), "item.", item.name());
  }

  /** There is one sky, whatever it looks like. */
  public static Thing sky(Weather weather, boolean wagon) {
    String sky = WeatherReport.called(weather);
    Msg help = Msg.of((wagon ? "help." : "help.road.") + sky);
    return new Thing("weather", Msg.of("sky." + sky), help);
  }

  public static Thing region(Region region) {
    return thing("region", "region.", region.name());
  }

  /** At most one is in force. */
  public static Thing order(ExecOrder order) {
    return thing("order", "order.", order.name());
  }

  public static Thing barrier(int index, Barrier barrier) {
    return thing("barrier." + index, "barrier.", barrier.name());
  }

  public static Thing broken(VehiclePart part) {
    return thing("broken", "part.", part.name());
  }

  /** Somebody who is ill or hurt. */
  public static Thing ailing(int member, String name, String disease) {
    return new Thing("member." + member, Msg.literal(name), Msg.of("help." + disease));
  }

  /** Somebody who was left by the road. */
  public static Thing grave(int number, Grave grave) {
    return new Thing("grave." + number, Msg.literal(grave.name()), grave.help());
  }

  /** Whoever is met, and what each answer brings. */
  public static Thing met(String id, List<Msg> answers) {
    Msg all =
        answers.reversed().stream()
            .reduce((more, one) -> Msg.of("answers.both", "one", one, "more", more))
            .orElseThrow();
    return new Thing(
        "encounter", Msg.of("encounter." + id), Msg.of("help.encounter", "answers", all));
  }

  private static Thing thing(String id, String names, String kind) {
    return new Thing(id, Msg.of(names + kind), Msg.of("help." + kind));
  }
}
