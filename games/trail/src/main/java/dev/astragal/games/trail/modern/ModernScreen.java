package dev.astragal.games.trail.modern;

import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailScreen;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.barriers.BarrierStop;
import dev.astragal.games.trail.boss.BossFight;
import dev.astragal.games.trail.breakdowns.Vehicle;
import dev.astragal.games.trail.breakdowns.VehiclePart;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.encounters.Affairs;
import dev.astragal.games.trail.encounters.Encounters;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.games.trail.orders.ExecOrder;
import dev.astragal.games.trail.road.Road;
import dev.astragal.games.trail.store.Item;
import dev.astragal.games.trail.store.Outfitter;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Panel.Line;
import dev.astragal.kernel.screen.Panel.Row;
import dev.astragal.kernel.screen.Screen;
import java.util.ArrayList;
import java.util.List;

/** The modern road as panels. */
final class ModernScreen extends TrailScreen {
  /** Fits half a small window. */
  private static final int WIDTH = 38;

  /** A stat as low as this, or stress as high, is worth a warning. */
  private static final int LOW = 2;

  private static final int MUCH_STRESS = 70;

  private final TrailContent content;
  private final Outfitter outfitter;
  private final BossFight boss;

  ModernScreen(TrailContent content, Outfitter outfitter, BossFight boss) {
    this.content = content;
    this.outfitter = outfitter;
    this.boss = boss;
  }

  @Override
  public Screen of(TrailState state) {
    boolean shopping = state.pending.asked == Asked.STORE;
    List<Panel> panels = new ArrayList<>();
    if (shopping) panels.add(shop());
    if (state.pending.asked == Asked.ENCOUNTER) panels.add(answers(state));
    if (state.vehicle.bossReady)
      panels.add(Panel.text("boss", Msg.of("boss.odds", "percent", boss.chance(state) / 10_000)));
    panels.add(status(state));
    if (!shopping) panels.add(strip(state));
    panels.add(people(state));
    panels.add(vehicle(state));
    panels.add(new Panel.Overlay("map", Msg.of("panel.map"), 'm', map(state)));
    return new Screen(panels, List.of(shopping ? "people" : "vehicle"));
  }

  /** What stands in the way, and the end of it. */
  private Panel map(TrailState state) {
    List<Row> rows = new ArrayList<>();
    for (int mile : content.modernPolicy().barriers().miles()) {
      int index = rows.size();
      rows.add(
          new Row(
              List.of(
                  Msg.literal("|"),
                  Msg.of("barrier." + BarrierStop.kind(state, index)),
                  Msg.literal(mile)),
              index < state.vehicle.barriersPassed ? Ink.FAINT : Ink.NORMAL,
              false));
    }
    rows.add(
        Row.of(
            Msg.literal("*"),
            Msg.of("panel.boss"),
            Msg.literal(content.modern().journey().miles())));
    return Panel.table(
        "places", List.of(Msg.of("map.sign"), Msg.of("map.place"), Msg.of("map.mile")), rows);
  }

  private Panel status(TrailState state) {
    Travellers travellers = state.travellers;
    List<Msg> lines = new ArrayList<>();
    lines.add(
        Msg.of(
            "modern.date",
            "day",
            state.clock.day,
            "season",
            Msg.of("season." + state.season()),
            "region",
            Msg.of("region." + state.region())));
    lines.add(
        Msg.of(
            "modern.weather",
            "sky",
            Msg.of("sky." + state.weather.today),
            "fahrenheit",
            state.weather.fahrenheit));
    lines.add(
        Msg.of(
            "modern.place",
            "miles",
            state.journey.milliMiles / Road.MILE,
            "length",
            content.modern().journey().miles()));
    lines.add(
        Msg.of(
            "modern.next",
            "left",
            Math.ceilDiv(BarrierStop.next(state) - state.journey.milliMiles, Road.MILE)));
    lines.add(
        Msg.of(
            "modern.habits",
            "drive",
            Msg.of("drive." + travellers.drive),
            "diet",
            Msg.of("diet." + travellers.diet)));
    if (state.affairs.order != Affairs.NO_ORDER)
      lines.add(
          Msg.of(
              "modern.order", "order", Msg.of("order." + ExecOrder.values()[state.affairs.order])));
    if (travellers.illDays > 0) lines.add(Msg.of("modern.ill", "days", travellers.illDays));
    lines.add(daysCounted(state.clock));
    return Panel.text("status", lines.toArray(Msg[]::new));
  }

  private Panel strip(TrailState state) {
    int length = content.modern().length();
    int at = column(state.journey.milliMiles, length);
    return Panel.grid(
        "trail",
        WIDTH,
        1,
        x -> {
          if (x == at) return Cell.of('@', Ink.STRONG);
          for (int mile : content.modernPolicy().barriers().miles())
            if (x == column(mile * Road.MILE, length))
              return Cell.of('|', x < at ? Ink.FAINT : Ink.STONE);
          if (x == WIDTH - 1) return Cell.of('*', Ink.GOLD);
          return Cell.of('-', x < at ? Ink.FAINT : Ink.NORMAL);
        });
  }

  private static int column(int milliMiles, int length) {
    return (int) ((long) milliMiles * (WIDTH - 1) / length);
  }

  private static Panel people(TrailState state) {
    Travellers travellers = state.travellers;
    return new Panel.Text(
        "people",
        Msg.of("panel.people"),
        List.of(
            line(
                Msg.of("people.body", "hp", travellers.hp, "sanity", travellers.sanity),
                Math.min(travellers.hp, travellers.sanity) <= LOW),
            line(
                Msg.of("people.stock", "supplies", travellers.supplies, "pants", travellers.pants),
                travellers.supplies <= LOW || travellers.pants > MUCH_STRESS),
            line(
                Msg.of(
                    "people.name",
                    "credibility",
                    travellers.credibility,
                    "morale",
                    travellers.morale),
                Math.min(travellers.credibility, travellers.morale) <= LOW),
            line(
                Msg.of("people.help", "allies", travellers.allies, "cents", travellers.budgetCents),
                false)));
  }

  private static Line line(Msg text, boolean warning) {
    return new Line(text, warning ? Ink.WARNING : Ink.NORMAL);
  }

  private static Panel vehicle(TrailState state) {
    Vehicle vehicle = state.vehicle;
    List<Line> lines = new ArrayList<>();
    for (VehiclePart part : VehiclePart.values())
      if (vehicle.brokenPart == part.ordinal())
        lines.add(new Line(Msg.of("vehicle.broken", "part", Msg.of("part." + part)), Ink.BAD));
    lines.add(
        Line.of(
            Msg.of(
                "vehicle.state",
                "health",
                vehicle.health / Vehicle.UNIT,
                "wear",
                vehicle.wear / Vehicle.UNIT)));
    lines.add(
        Line.of(
            Msg.of(
                "vehicle.spares",
                "tires",
                vehicle.spares[VehiclePart.TIRE.ordinal()],
                "batteries",
                vehicle.spares[VehiclePart.BATTERY.ordinal()])));
    lines.add(
        Line.of(
            Msg.of(
                "vehicle.moreSpares",
                "alternators",
                vehicle.spares[VehiclePart.ALTERNATOR.ordinal()],
                "pumps",
                vehicle.spares[VehiclePart.PUMP.ordinal()])));
    return new Panel.Text("vehicle", Msg.of("panel.vehicle"), lines);
  }

  private Panel shop() {
    List<Row> rows = new ArrayList<>();
    for (Item item : Item.values())
      rows.add(Row.of(Msg.of("item." + item), Msg.of("price", "cents", outfitter.price(item))));
    return Panel.table("prices", List.of(Msg.of("prices.good"), Msg.of("prices.price")), rows);
  }

  /** What each answer would bring, in the order of the answers. */
  private Panel answers(TrailState state) {
    Encounters.Row row = content.encounters().get(state.pending.encounter);
    List<Msg> lines = new ArrayList<>();
    for (Encounters.Answer answer : row.choices())
      lines.add(Msg.of("answers.effect", "number", lines.size() + 1, "effect", effects(answer)));
    return Panel.text("answers", lines.toArray(Msg[]::new));
  }

  /** Only what changes, so that a choice can be weighed. */
  private static Msg effects(Encounters.Answer answer) {
    List<Msg> changes = new ArrayList<>();
    add(changes, "hp", answer.hp());
    add(changes, "sanity", answer.sanity());
    add(changes, "credibility", answer.credibility());
    add(changes, "supplies", answer.supplies());
    add(changes, "morale", answer.morale());
    add(changes, "allies", answer.allies());
    add(changes, "pants", answer.pants());
    if (answer.travel().numerator() > 0) changes.add(Msg.of("effect.travel"));
    if (answer.rest()) changes.add(Msg.of("effect.rest"));
    return changes.reversed().stream()
        .reduce((rest, first) -> Msg.of("effect.both", "first", first, "rest", rest))
        .orElse(Msg.of("effect.none"));
  }

  private static void add(List<Msg> changes, String stat, int change) {
    if (change != 0)
      changes.add(Msg.of("effect." + stat, "change", (change > 0 ? "+" : "") + change));
  }
}
