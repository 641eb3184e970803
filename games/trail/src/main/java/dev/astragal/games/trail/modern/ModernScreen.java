package dev.astragal.games.trail.modern;

import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailScreen;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.TrailThings;
import dev.astragal.games.trail.barriers.BarrierStop;
import dev.astragal.games.trail.boss.BossFight;
import dev.astragal.games.trail.breakdowns.Vehicle;
import dev.astragal.games.trail.breakdowns.VehiclePart;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.encounters.Affairs;
import dev.astragal.games.trail.encounters.Encounters;
import dev.astragal.games.trail.health.Grave;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.games.trail.orders.ExecOrder;
import dev.astragal.games.trail.road.Chart;
import dev.astragal.games.trail.road.Road;
import dev.astragal.games.trail.store.Item;
import dev.astragal.games.trail.store.Outfitter;
import dev.astragal.games.trail.story.Amounts;
import dev.astragal.games.trail.weather.WeatherReport;
import dev.astragal.kernel.screen.Cell;
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

/** The modern road as panels. */
final class ModernScreen extends TrailScreen {
  /** Fits half a small window. */
  private static final int WIDTH = 38;

  /** A stat as low as this, or stress as high, is worth a warning. */
  private static final int LOW = 2;

  private static final int MUCH_STRESS = 70;

  private static final Thing BOSS = Thing.of("vote");
  private static final Cell VEHICLE = Cell.of('@', Ink.STRONG).showing(Thing.of("vehicle"));

  private final TrailContent content;
  private final Outfitter outfitter;
  private final BossFight boss;
  private final ModernScore score;

  ModernScreen(TrailContent content, Outfitter outfitter, BossFight boss, ModernScore score) {
    this.content = content;
    this.outfitter = outfitter;
    this.boss = boss;
    this.score = score;
  }

  @Override
  public Screen of(TrailState state) {
    boolean shopping = state.pending.asked == Asked.STORE;
    List<Panel> panels = new ArrayList<>();
    if (state.over()) panels.add(score.reckoning(state));
    if (shopping) panels.add(shop(state));
    if (state.pending.asked == Asked.ENCOUNTER) panels.add(answers(state));
    if (state.vehicle.bossReady && !state.over())
      panels.add(
          new Panel.Text(
              "boss",
              Msg.of("panel.boss"),
              List.of(
                  Line.of(Msg.of("boss.odds", "percent", boss.odds(state) / 10_000))
                      .showing(BOSS))));
    panels.add(status(state));
    if (!shopping) panels.add(strip(state));
    panels.add(people(state));
    panels.add(vehicle(state));
    panels.add(new Panel.Overlay("map", Msg.of("panel.map"), 'm', map(state)));
    return new Screen(panels, List.of(shopping ? "people" : "vehicle"));
  }

  /** What stands in the way, and the end of it, in the country around. */
  private Panel map(TrailState state) {
    int length = content.modern().length();
    Chart chart = content.maps().modernRoad(length).travelled(state.journey.milliMiles);
    List<Grave> left = content.graves();
    for (int i = 0; i < left.size(); i++)
      chart.beside('+', left.get(i).mile() * Road.MILE, TrailThings.grave(i, left.get(i)));
    for (int i = 0; i < content.barriers(); i++)
      chart.place(
          (char) ('A' + i),
          content.barrier(i),
          Ink.WARNING,
          i < state.vehicle.barriersPassed,
          TrailThings.barrier(i, BarrierStop.kind(state, i)),
          Msg.of("barrier." + BarrierStop.kind(state, i)));
    chart.place(Chart.GOAL, length, Ink.GOLD, false, BOSS, Msg.of("panel.boss"));
    if (!left.isEmpty()) chart.meaning('+', "map.left");
    return chart
        .meaning('n', "map.works")
        .meaning('#', "map.houses")
        .traveller(
            state.journey.milliMiles,
            BarrierStop.next(state) == state.journey.milliMiles,
            Thing.of("vehicle"))
        .panel();
  }

  private Panel status(TrailState state) {
    Travellers travellers = state.travellers;
    List<Line> lines = new ArrayList<>();
    Msg date =
        Msg.of(
            "modern.date",
            "day",
            state.clock.day,
            "last",
            content.modern().lastDay(),
            "season",
            Msg.of("season." + state.season()),
            "region",
            Msg.of("region." + state.region()));
    lines.add(Line.of(date).showing(TrailThings.region(state.region())));
    Msg weather =
        Msg.of(
            "modern.weather",
            "sky",
            Msg.of("sky." + WeatherReport.called(state.weather)),
            "fahrenheit",
            state.weather.fahrenheit);
    lines.add(Line.of(weather).showing(TrailThings.sky(state.weather, false)));
    lines.add(
        Line.of(
            Msg.of(
                "modern.place",
                "miles",
                Road.miles(state.journey.milliMiles),
                "length",
                content.modern().journey().miles())));
    int left = BarrierStop.next(state) - state.journey.milliMiles;
    if (left > 0) lines.add(Line.of(Msg.of("modern.next", "left", Road.milesLeft(left))));
    Msg habits =
        Msg.of(
            "modern.habits",
            "drive",
            Msg.of("drive." + travellers.drive),
            "diet",
            Msg.of("diet." + travellers.diet));
    lines.add(Line.of(habits).showing(Thing.of("driving")));
    if (state.affairs.order != Affairs.NO_ORDER) {
      ExecOrder order = ExecOrder.values()[state.affairs.order];
      lines.add(
          Line.of(Msg.of("modern.order", "order", Msg.of("order." + order)))
              .showing(TrailThings.order(order)));
    }
    if (travellers.illDays > 0)
      lines.add(
          Line.of(Msg.of("modern.ill", "days", travellers.illDays)).showing(Thing.of("illness")));
    daysCounted(state.clock).ifPresent(days -> lines.add(Line.of(days)));
    return new Panel.Text("status", Msg.of("panel.status"), lines);
  }

  private Panel strip(TrailState state) {
    int length = content.modern().length();
    int at = column(state.journey.milliMiles, length);
    return Panel.grid(
        "trail",
        WIDTH,
        1,
        x -> {
          if (x == at) return VEHICLE;
          int index = 0;
          for (int mile : content.modernPolicy().barriers().miles()) {
            if (x == column(mile * Road.MILE, length))
              return Cell.of('|', x < at ? Ink.FAINT : Ink.STONE)
                  .showing(TrailThings.barrier(index, BarrierStop.kind(state, index)));
            index++;
          }
          if (x == WIDTH - 1) return Cell.of('*', Ink.GOLD).showing(BOSS);
          return Cell.of('-', x < at ? Ink.FAINT : Ink.NORMAL);
        });
  }

  private static int column(int milliMiles, int length) {
    return (int) ((long) milliMiles * (WIDTH - 1) / length);
  }

  private Panel people(TrailState state) {
    Travellers travellers = state.travellers;
    return new Panel.Text(
        "people",
        Msg.of("panel.people"),
        List.of(
            Line.of(Msg.of("people.names", "names", content.names())),
            line(
                Msg.of("people.body", "hp", travellers.hp, "sanity", travellers.sanity),
                Math.min(travellers.hp, travellers.sanity) <= LOW,
                "people.body"),
            line(
                Msg.of("people.stock", "supplies", travellers.supplies, "pants", travellers.pants),
                travellers.supplies <= LOW || travellers.pants > MUCH_STRESS,
                "people.stock"),
            line(
                Msg.of(
                    "people.name",
                    "credibility",
                    travellers.credibility,
                    "morale",
                    travellers.morale),
                Math.min(travellers.credibility, travellers.morale) <= LOW,
                "people.name"),
            line(
                Msg.of("people.help", "allies", travellers.allies, "cents", travellers.budgetCents),
                false,
                "people.help")));
  }

  private static Line line(Msg text, boolean warning, String kind) {
    return new Line(text, warning ? Ink.WARNING : Ink.NORMAL).showing(Thing.of(kind));
  }

  private static Panel vehicle(TrailState state) {
    Vehicle vehicle = state.vehicle;
    List<Line> lines = new ArrayList<>();
    for (VehiclePart part : VehiclePart.values())
      if (vehicle.brokenPart == part.ordinal())
        lines.add(
            new Line(Msg.of("vehicle.broken", "part", Msg.of("part." + part)), Ink.BAD)
                .showing(TrailThings.broken(part)));
    lines.add(
        Line.of(
                Msg.of(
                    "vehicle.state",
                    "health",
                    vehicle.health / Vehicle.UNIT,
                    "wear",
                    vehicle.wear / Vehicle.UNIT))
            .showing(Thing.of("vehicle")));
    lines.add(
        Line.of(
                Msg.of(
                    "vehicle.spares",
                    "tires",
                    vehicle.spares.get(VehiclePart.TIRE.ordinal()),
                    "batteries",
                    vehicle.spares.get(VehiclePart.BATTERY.ordinal())))
            .showing(Thing.of("spares")));
    lines.add(
        Line.of(
            Msg.of(
                "vehicle.moreSpares",
                "alternators",
                vehicle.spares.get(VehiclePart.ALTERNATOR.ordinal()),
                "pumps",
                vehicle.spares.get(VehiclePart.PUMP.ordinal()))));
    return new Panel.Text("vehicle", Msg.of("panel.vehicle"), lines);
  }

  private Panel shop(TrailState state) {
    List<Row> rows = new ArrayList<>();
    int spent = 0;
    for (Item item : Item.values()) {
      int bought = state.travellers.bought.get(item.ordinal());
      spent += bought * outfitter.price(item);
      rows.add(
          Row.of(
                  Msg.of("item." + item),
                  Msg.of("price", "cents", outfitter.price(item)),
                  Msg.literal(bought))
              .showing(TrailThings.item(item)));
    }
    rows.add(sum("prices.spent", spent));
    rows.add(sum("prices.left", state.travellers.budgetCents));
    return Panel.table(
        "prices",
        List.of(Msg.of("prices.good"), Msg.of("prices.price"), Msg.of("prices.have")),
        rows);
  }

  /** What each answer would bring, in the order of the answers. */
  private Panel answers(TrailState state) {
    Encounters.Row row = content.encounters().get(state.pending.encounter);
    SortedMap<Integer, List<Msg>> effects = new TreeMap<>();
    for (int option = 0; option < row.choices().size(); option++) {
      Encounters.Answer answer = row.choices().get(option);
      effects.put(option, Amounts.of(answer, state.travellers.felt(answer.toll(), content)));
    }
    return answers(row.id(), effects);
  }
}
