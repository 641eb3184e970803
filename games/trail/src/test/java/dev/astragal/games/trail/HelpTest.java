package dev.astragal.games.trail;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.trail.barriers.Barrier;
import dev.astragal.games.trail.breakdowns.VehiclePart;
import dev.astragal.games.trail.health.AfflictionPolicy;
import dev.astragal.games.trail.orders.ExecOrder;
import dev.astragal.games.trail.road.Region;
import dev.astragal.games.trail.road.Road;
import dev.astragal.games.trail.store.Good;
import dev.astragal.games.trail.store.Item;
import dev.astragal.games.trail.weather.Sky;
import dev.astragal.games.trail.weather.Weather;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.runtime.content.Messages;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class HelpTest {
  @Test
  void everyRowOfTheContentHasANameAndAHelpInEveryBundle() {
    Map<String, Messages> bundles = new LinkedHashMap<>();
    bundles.put("plain", Messages.of(new TrailGame()));
    bundles.put("satire", Messages.of(new TrailGame(), "satire", ""));
    bundles.put("German", Messages.only(new TrailGame(), "de"));
    TreeSet<String> missing = new TreeSet<>();
    bundles.forEach(
        (name, messages) -> {
          Messages noting = messages.missing(key -> missing.add(name + ": " + key));
          for (Thing thing : things()) {
            assertThat(noting.text(thing.name())).isNotBlank();
            assertThat(noting.text(thing.help())).isNotBlank();
          }
        });
    assertThat(missing).isEmpty();
  }

  private static List<Thing> things() {
    List<Thing> all = new ArrayList<>();
    for (Good good : Good.values()) all.add(TrailThings.good(good));
    for (Item item : Item.values()) all.add(TrailThings.item(item));
    for (Sky sky : Sky.values())
      for (int fahrenheit : List.of(20, 40, 95)) addSky(sky, fahrenheit, all);
    for (Region region : Region.values()) all.add(TrailThings.region(region));
    for (ExecOrder order : ExecOrder.values()) all.add(TrailThings.order(order));
    for (Barrier barrier : Barrier.values()) all.add(TrailThings.barrier(0, barrier));
    for (VehiclePart part : VehiclePart.values()) all.add(TrailThings.broken(part));
    TrailContent wagon = Trip.onTheRoad().state.content;
    Road road = wagon.road();
    for (int node = 0; node < road.size(); node++) all.add(TrailThings.place(road.node(node).id()));
    for (AfflictionPolicy.Disease disease : wagon.wagonPolicy().afflictions().diseases())
      all.add(TrailThings.ailing(0, "Ada", disease.id()));
    for (int i = 0; i < wagon.wayfarers().size(); i++)
      all.add(met(wagon.wayfarers().get(i).id(), wagon.wayfarers().get(i).choices().size()));
    TrailContent modern = Trip.driving().state.content;
    for (int i = 0; i < modern.encounters().size(); i++)
      all.add(met(modern.encounters().get(i).id(), modern.encounters().get(i).choices().size()));
    return all;
  }

  private static void addSky(Sky sky, int fahrenheit, List<Thing> all) {
    Weather weather = new Weather();
    weather.today = sky;
    weather.fahrenheit = fahrenheit;
    all.add(TrailThings.sky(weather, true));
    all.add(TrailThings.sky(weather, false));
  }

  private static Thing met(String id, int options) {
    List<Msg> answers = new ArrayList<>();
    for (int option = 0; option < options; option++)
      answers.add(Msg.of(new TrailChoice.Respond(id, option).labelKey()));
    return TrailThings.met(id, answers);
  }
}
