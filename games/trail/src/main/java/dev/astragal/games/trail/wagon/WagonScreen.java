package dev.astragal.games.trail.wagon;

import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailScreen;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.TrailThings;
import dev.astragal.games.trail.day.Clock;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.decisions.Pending;
import dev.astragal.games.trail.encounters.Wayfarers;
import dev.astragal.games.trail.health.Grave;
import dev.astragal.games.trail.health.HealthLabel;
import dev.astragal.games.trail.health.Party;
import dev.astragal.games.trail.hunt.HuntScene;
import dev.astragal.games.trail.hunt.HuntScreen;
import dev.astragal.games.trail.river.Rivers;
import dev.astragal.games.trail.road.Journey;
import dev.astragal.games.trail.road.Road;
import dev.astragal.games.trail.road.TrailMap;
import dev.astragal.games.trail.road.WagonState;
import dev.astragal.games.trail.store.Good;
import dev.astragal.games.trail.store.StoreCounter;
import dev.astragal.games.trail.store.Stores;
import dev.astragal.games.trail.story.Amounts;
import dev.astragal.games.trail.weather.Sky;
import dev.astragal.games.trail.weather.Weather;
import dev.astragal.games.trail.weather.WeatherReport;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Panel.Line;
import dev.astragal.kernel.screen.Panel.Row;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The wagon trail as panels: where we are, who we are, what we have. */
final class WagonScreen extends TrailScreen {
  /** Less than this is worth a warning. */
  private static final int LITTLE_FOOD = 50;

  private static final int FEW_OXEN = 4;

  private final TrailContent content;
  private final StoreCounter store;
  private final WagonScore score;
  private final HuntScene hunt;
  private final TrailMap map;

  WagonScreen(TrailContent content, StoreCounter store, WagonScore score, HuntScene hunt) {
    this.content = content;
    this.store = store;
    this.score = score;
    this.hunt = hunt;
    this.map = new TrailMap(content.road());
  }

  @Override
  public Screen of(TrailState state) {
    boolean shopping = state.pending.asked == Asked.STORE;
    List<Panel> panels = new ArrayList<>();
    if (state.journey.ending.won()) panels.add(score.reckoning(state));
    if (state.party.count() < Party.SIZE && state.over()) panels.add(graves(state));
    boolean hunting = state.pending.asked == Asked.HUNT;
    if (hunting) {
      panels.add(HuntScreen.clearing(state, hunt.animal(state)));
      panels.add(HuntScreen.day(state));
    }
    if (shopping) panels.add(prices(state));
    if (state.pending.asked == Asked.CROSSING) panels.add(river(state));
    if (state.pending.asked == Asked.ENCOUNTER) panels.add(met(state));
    panels.add(status(state));
    if (!shopping && !hunting) panels.add(map.strip(state));
    panels.add(stores(state));
    if (!shopping && !hunting && WagonPrompts.atPlace(state))
      content.views().of(content.road().node(state.journey.node).id()).ifPresent(panels::add);
    panels.add(party(state));
    panels.add(new Panel.Overlay("map", Msg.of("panel.map"), 'm', map.whole(state)));
    return new Screen(panels, List.of(shopping ? "stores" : "party"));
  }

  /** Who did not see the end of the road. */
  private Panel graves(TrailState state) {
    List<Line> lines = new ArrayList<>();
    for (Grave grave : state.graves.dug(content)) {
      lines.add(Line.of(grave.stone()));
      lines.add(new Line(grave.epitaph(), Ink.FAINT));
    }
    return new Panel.Text("graves", Msg.of("panel.graves"), lines);
  }

  /** What each answer would cost and bring; one that cannot be paid is not offered. */
  private Panel met(TrailState state) {
    Wayfarers.Row row = content.wayfarers().get(state.pending.encounter);
    SortedMap<Integer, List<Msg>> effects = new TreeMap<>();
    for (int option = 0; option < row.choices().size(); option++)
      if (row.choices().get(option).affordable(state.stores))
        effects.put(option, Amounts.of(row.choices().get(option)));
    return answers(row.id(), effects);
  }

  /** Few and short lines, so that a small window has room for all else. */
  private Panel status(TrailState state) {
    Clock clock = state.clock;
    Journey journey = state.journey;
    Road road = content.road();
    int next = road.next(journey.variant, journey.node);
    int left = road.marker(journey.variant, next) - journey.milliMiles;
    Msg date =
        Msg.of(
            "status.date",
            "day",
            clock.day,
            "month",
            Msg.of("month." + clock.month),
            "dayOfMonth",
            clock.dayOfMonth,
            "year",
            clock.year,
            "season",
            Msg.of("season." + state.season()));
    Msg place =
        Msg.of(
            "status.place",
            "miles",
            Road.miles(journey.milliMiles),
            "length",
            road.length(journey.variant) / Road.MILE,
            "wagon",
            Msg.of("wagon." + (state.over() ? WagonState.STOPPED : journey.wagon)));
    Msg ahead = Msg.of("status.next", "next", road.node(next).id(), "left", Road.milesLeft(left));
    Msg habits =
        Msg.of(
            "status.habits",
            "pace",
            Msg.of("pace." + journey.pace),
            "rations",
            Msg.of("rations." + journey.rations));
    boolean wet = state.weather.rain + state.weather.snow > 0;
    List<Line> lines = new ArrayList<>();
    lines.add(Line.of(date));
    lines.add(Line.of(weather(state)).showing(TrailThings.sky(state.weather, true)));
    lines.add(Line.of(place).showing(Thing.of("wagon")));
    if (left > 0) lines.add(Line.of(ahead).showing(TrailThings.place(road.node(next).id())));
    lines.add(Line.of(habits).showing(Thing.of("habits")));
    if (wet) lines.add(Line.of(ground(state.weather)).showing(Thing.of("ground")));
    else daysCounted(clock).ifPresent(days -> lines.add(Line.of(days)));
    return new Panel.Text("status", Msg.of("panel.status"), lines);
  }

  private Msg weather(TrailState state) {
    Sky sky = state.weather.today;
    String label = WeatherReport.label(state.weather, content.policy().weather().precipitation());
    boolean extreme = sky == Sky.HEAT_WAVE || sky == Sky.COLD_SNAP;
    return Msg.of(
        extreme ? "status.weather.extreme" : "status.weather",
        "weather",
        Msg.of("weather." + label),
        "sky",
        Msg.of("sky." + WeatherReport.called(state.weather)),
        "fahrenheit",
        state.weather.fahrenheit);
  }

  private static Msg ground(Weather weather) {
    return Msg.of("status.ground", "rain", weather.rain, "snow", weather.snow);
  }

  /** Those who are well share a line: whoever is not stands out. */
  private Panel party(TrailState state) {
    Party party = state.party;
    List<String> well = new ArrayList<>();
    List<String> dead = new ArrayList<>();
    List<Line> lines = new ArrayList<>();
    HealthLabel label = content.label(party.health);
    if (party.count() > 0)
      lines.add(
          new Line(Msg.of("party.health", "health", Msg.of("health." + label)), ink(label))
              .showing(Thing.of("health")));
    for (int member = 0; member < Party.SIZE; member++) {
      String name = content.names().get(member);
      if (!party.isAlive(member)) dead.add(name);
      else if (!party.afflicted(member)) well.add(name);
      else lines.add(ailing(party, member, name));
    }
    addNames("party.well", well, Ink.NORMAL, lines);
    addNames("party.dead", dead, Ink.FAINT, lines);
    return new Panel.Text("party", Msg.of("panel.party"), lines);
  }

  private static void addNames(String key, List<String> names, Ink ink, List<Line> lines) {
    if (!names.isEmpty())
      lines.add(new Line(Msg.of(key, "names", names), ink).showing(Thing.of(key)));
  }

  private Line ailing(Party party, int member, String name) {
    String id = content.wagonPolicy().afflictions().diseases().get(party.disease.get(member)).id();
    int days = Math.max(party.sickDays[member], party.injuredDays[member]);
    Msg text =
        Msg.of("party.ailing", "name", name, "disease", Msg.of("disease." + id), "days", days);
    return new Line(text, Ink.WARNING).showing(TrailThings.ailing(member, name, id));
  }

  private static Ink ink(HealthLabel label) {
    return switch (label) {
      case GOOD -> Ink.GOOD;
      case FAIR -> Ink.NORMAL;
      case POOR -> Ink.WARNING;
      case VERY_POOR, DEATH_IMMINENT -> Ink.BAD;
    };
  }

  private static Panel stores(TrailState state) {
    Stores stores = state.stores;
    Line food =
        new Line(
            Msg.of("stores.food", "lbs", stores.food, "cents", stores.cashCents),
            stores.food < LITTLE_FOOD ? Ink.WARNING : Ink.NORMAL);
    Line goods =
        new Line(
            Msg.of(
                "stores.goods",
                "oxen",
                stores.oxen,
                "sick",
                stores.sickOxen,
                "bullets",
                stores.bullets,
                "clothes",
                stores.clothes),
            stores.oxen < FEW_OXEN ? Ink.WARNING : Ink.NORMAL);
    return new Panel.Text(
        "stores",
        Msg.of("panel.stores"),
        List.of(
            food.showing(TrailThings.good(Good.FOOD)),
            goods.showing(TrailThings.good(Good.OXEN)),
            Line.of(
                    Msg.of(
                        "stores.spares",
                        "wheels",
                        stores.wheels,
                        "axles",
                        stores.axles,
                        "tongues",
                        stores.tongues))
                .showing(Thing.of("spares"))));
  }

  private Panel prices(TrailState state) {
    List<Row> rows = new ArrayList<>();
    for (Good good : Good.values())
      rows.add(
          Row.of(
                  Msg.of("good." + good),
                  Msg.of("price", "cents", store.price(good, state.journey.node)),
                  Msg.literal(store.held(good, state.stores)),
                  Msg.literal(store.room(good, state.stores)))
              .showing(TrailThings.good(good)));
    int cash = state.stores.cashCents;
    if (state.clock.day == 1)
      rows.add(sum("prices.spent", content.occupation().cashCents() - cash));
    rows.add(sum("prices.left", cash));
    return Panel.table(
        "prices",
        List.of(
            Msg.of("prices.good"),
            Msg.of("prices.price"),
            Msg.of("prices.have"),
            Msg.of("prices.room")),
        rows);
  }

  private Panel river(TrailState state) {
    Pending pending = state.pending;
    String id = content.road().node(state.journey.node).id();
    return new Panel.Text(
        "river",
        Msg.of("panel.river"),
        List.of(
            new Line(
                    Msg.of("river.depth", "feet", pending.depth),
                    pending.depth > 3000
                        ? Ink.BAD
                        : pending.depth >= 2500 ? Ink.WARNING : Ink.WATER)
                .showing(TrailThings.place(id)),
            new Line(
                Msg.of(
                    "river.width",
                    "feet",
                    pending.width / 1000,
                    "current",
                    Msg.of("current." + Rivers.current(pending.swiftness))),
                Ink.WATER)));
  }
}
