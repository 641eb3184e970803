package dev.astragal.games.trail;

import dev.astragal.games.trail.policy.DeluxePolicy;
import dev.astragal.games.trail.resolvers.StoreCounter;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Panel.Line;
import dev.astragal.kernel.screen.Panel.Meter;
import dev.astragal.kernel.screen.Panel.Row;
import dev.astragal.kernel.screen.Screen;
import java.util.ArrayList;
import java.util.List;

/** The wagon trail as panels: where we are, who we are, what we have. */
final class DeluxeScreen {
  private final TrailRules rules;
  private final StoreCounter store;
  private final TrailMap map;

  DeluxeScreen(TrailRules rules, StoreCounter store) {
    this.rules = rules;
    this.store = store;
    this.map = new TrailMap(rules.road());
  }

  Screen of(TrailState state) {
    List<Panel> panels = new ArrayList<>();
    panels.add(status(state));
    panels.add(map.strip(state));
    panels.add(party(state));
    panels.add(stores(state));
    if (state.pending.asked == Asked.STORE) panels.add(prices(state));
    if (state.pending.asked == Asked.CROSSING) panels.add(river(state));
    if (state.pending.asked == Asked.ENCOUNTER) panels.add(answers(state));
    panels.add(new Panel.Overlay("map", Msg.of("panel.map"), 'm', map.whole(state)));
    return new Screen(panels);
  }

  private Panel status(TrailState state) {
    Clock clock = state.clock;
    Journey journey = state.journey;
    Road road = rules.road();
    int next = road.next(journey.variant, journey.node);
    int left = road.marker(journey.variant, next) - journey.milliMiles;
    return Panel.text(
        "status",
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
            Msg.of("season." + state.season())),
        Msg.of(
            "status.weather",
            "weather",
            Msg.of(
                "weather."
                    + WeatherReport.label(state.weather, rules.policy().weather().precipitation())),
            "sky",
            Msg.of("sky." + state.weather.today),
            "fahrenheit",
            state.weather.fahrenheit,
            "rain",
            Tenths.text(state.weather.rain),
            "snow",
            Tenths.text(state.weather.snow)),
        Msg.of(
            "status.place",
            "miles",
            journey.milliMiles / Road.MILE,
            "length",
            road.length(journey.variant) / Road.MILE,
            "next",
            Msg.of("node." + road.node(next).id()),
            "left",
            Math.ceilDiv(left, Road.MILE)),
        Msg.of(
            "status.habits",
            "pace",
            Msg.of("pace." + journey.pace),
            "rations",
            Msg.of("rations." + journey.rations),
            "wagon",
            Msg.of("wagon." + journey.wagon)),
        DayCount.of(clock));
  }

  private Panel party(TrailState state) {
    Party party = state.party;
    List<Row> rows = new ArrayList<>();
    for (int member = 0; member < Party.SIZE; member++) {
      boolean ill = party.afflicted(member);
      Ink ink = !party.isAlive(member) ? Ink.FAINT : ill ? Ink.WARNING : Ink.NORMAL;
      rows.add(
          new Row(
              List.of(Msg.literal(rules.names().get(member)), condition(party, member)),
              ink,
              member == 0));
    }
    HealthLabel label = rules.label(party.health);
    rows.add(
        new Row(List.of(Msg.of("party.health"), Msg.of("health." + label)), ink(label), false));
    return Panel.table("party", List.of(Msg.of("party.name"), Msg.of("party.condition")), rows);
  }

  private Msg condition(Party party, int member) {
    if (!party.isAlive(member)) return Msg.of("condition.dead");
    if (!party.afflicted(member)) return Msg.of("condition.well");
    String id = rules.deluxe().afflictions().diseases().get(party.disease[member]).id();
    int days = Math.max(party.sickDays[member], party.injuredDays[member]);
    return Msg.of("condition.afflicted", "disease", Msg.of("disease." + id), "days", days);
  }

  private static Ink ink(HealthLabel label) {
    return switch (label) {
      case GOOD -> Ink.GOOD;
      case FAIR -> Ink.NORMAL;
      case POOR -> Ink.WARNING;
      case VERY_POOR, DEATH_IMMINENT -> Ink.BAD;
    };
  }

  private Panel stores(TrailState state) {
    Stores stores = state.stores;
    DeluxePolicy.Goods caps = rules.deluxe().store().caps();
    int bullets = caps.ammoBoxes() * rules.deluxe().store().bulletsPerBox();
    return Panel.meters(
        "stores",
        meter("FOOD", stores.food, caps.foodLbs(), stores.food < 50 ? Ink.WARNING : Ink.NORMAL),
        meter("OXEN", stores.oxen, caps.oxen(), stores.oxen < 4 ? Ink.WARNING : Ink.NORMAL),
        meter("SICK_OXEN", stores.sickOxen, caps.oxen(), Ink.NORMAL),
        meter("BULLETS", stores.bullets, bullets, Ink.NORMAL),
        meter("CLOTHES", stores.clothes, caps.clothes(), Ink.NORMAL),
        meter("WHEEL", stores.wheels, caps.wheels(), Ink.NORMAL),
        meter("AXLE", stores.axles, caps.axles(), Ink.NORMAL),
        meter("TONGUE", stores.tongues, caps.tongues(), Ink.NORMAL),
        new Meter(
            Msg.of("stores.CASH", "amount", Money.text(stores.cashCents)),
            stores.cashCents,
            Math.max(stores.cashCents, rules.occupation().cashCents()),
            Ink.GOLD));
  }

  private static Meter meter(String what, int value, int max, Ink ink) {
    return new Meter(Msg.of("stores." + what), value, max, ink);
  }

  private Panel prices(TrailState state) {
    List<Row> rows = new ArrayList<>();
    for (Good good : Good.values())
      rows.add(
          Row.of(
              Msg.of("good." + good),
              Msg.literal(Money.text(store.price(good, state.journey.node))),
              Msg.literal(store.room(good, state.stores))));
    return Panel.table(
        "prices",
        List.of(Msg.of("prices.good"), Msg.of("prices.price"), Msg.of("prices.room")),
        rows);
  }

  private Panel answers(TrailState state) {
    Wayfarers.Row row = rules.wayfarers().get(state.pending.encounter);
    List<Row> rows = new ArrayList<>();
    for (int option = 0; option < row.choices().size(); option++)
      rows.add(Row.of(Msg.literal(option), Msg.of("wayfarer." + row.id() + "." + option)));
    return Panel.table(
        "answers", List.of(Msg.of("answers.number"), Msg.of("answers.answer")), rows);
  }

  private static Panel river(TrailState state) {
    Pending pending = state.pending;
    return new Panel.Text(
        "river",
        Msg.of("panel.river"),
        List.of(
            new Line(
                Msg.of("river.depth", "feet", Tenths.text(pending.depth)),
                pending.depth > 3000 ? Ink.BAD : pending.depth >= 2500 ? Ink.WARNING : Ink.WATER),
            new Line(Msg.of("river.width", "feet", pending.width / 1000), Ink.WATER),
            new Line(
                Msg.of("river.swiftness", "speed", Tenths.text(pending.swiftness)), Ink.WATER)));
  }
}
