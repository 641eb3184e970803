package dev.astragal.games.trail;

import dev.astragal.games.trail.phases.dystrail.BarrierStop;
import dev.astragal.games.trail.policy.DystrailPolicy;
import dev.astragal.games.trail.resolvers.BossFight;
import dev.astragal.games.trail.resolvers.Outfitter;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Panel.Meter;
import dev.astragal.kernel.screen.Panel.Row;
import dev.astragal.kernel.screen.Screen;
import java.util.ArrayList;
import java.util.List;

/** The modern road as panels. */
final class DystrailScreen {
  private static final int WIDTH = 64;

  private final TrailRules rules;
  private final Outfitter outfitter;
  private final BossFight boss;

  DystrailScreen(TrailRules rules, Outfitter outfitter, BossFight boss) {
    this.rules = rules;
    this.outfitter = outfitter;
    this.boss = boss;
  }

  Screen of(TrailState state) {
    List<Panel> panels = new ArrayList<>();
    panels.add(status(state));
    panels.add(strip(state));
    panels.add(people(state));
    panels.add(vehicle(state));
    if (state.pending.asked == Asked.STORE) panels.add(shop());
    if (state.pending.asked == Asked.ENCOUNTER) panels.add(answers(state));
    if (state.vehicle.bossReady)
      panels.add(Panel.text("boss", Msg.of("boss.odds", "percent", boss.chance(state) / 10_000)));
    return new Screen(panels);
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
            rules.modern().journey().miles(),
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
    lines.add(DayCount.of(state.clock));
    return Panel.text("status", lines.toArray(Msg[]::new));
  }

  private Panel strip(TrailState state) {
    int length = rules.modern().length();
    int at = column(state.journey.milliMiles, length);
    return Panel.grid(
        "trail",
        WIDTH,
        1,
        x -> {
          if (x == at) return Cell.of('@', Ink.STRONG);
          for (int mile : rules.policy().dystrail().barriers().miles())
            if (x == column(mile * Road.MILE, length))
              return Cell.of('|', x < at ? Ink.FAINT : Ink.STONE);
          if (x == WIDTH - 1) return Cell.of('*', Ink.GOLD);
          return Cell.of('-', x < at ? Ink.FAINT : Ink.NORMAL);
        });
  }

  private static int column(int milliMiles, int length) {
    return (int) ((long) milliMiles * (WIDTH - 1) / length);
  }

  private Panel people(TrailState state) {
    Travellers travellers = state.travellers;
    DystrailPolicy.Stats caps = rules.policy().dystrail().caps();
    return Panel.meters(
        "people",
        meter("supplies", travellers.supplies, caps.supplies()),
        meter("hp", travellers.hp, caps.hp()),
        meter("sanity", travellers.sanity, caps.sanity()),
        meter("credibility", travellers.credibility, caps.credibility()),
        meter("morale", travellers.morale, caps.morale()),
        meter("allies", travellers.allies, caps.allies()),
        new Meter(
            Msg.of("stat.pants"),
            travellers.pants,
            caps.pants(),
            travellers.pants > 70 ? Ink.BAD : Ink.NORMAL),
        new Meter(
            Msg.of("stat.budget", "amount", Money.text(travellers.budgetCents)),
            travellers.budgetCents,
            Math.max(travellers.budgetCents, rules.modern().persona().budgetCents()),
            Ink.GOLD));
  }

  private static Meter meter(String stat, int value, int max) {
    return new Meter(Msg.of("stat." + stat), value, max, value <= 2 ? Ink.WARNING : Ink.NORMAL);
  }

  private static Panel vehicle(TrailState state) {
    Vehicle vehicle = state.vehicle;
    List<Row> rows = new ArrayList<>();
    for (VehiclePart part : VehiclePart.values()) {
      boolean broken = vehicle.brokenPart == part.ordinal();
      rows.add(
          new Row(
              List.of(
                  Msg.of("part." + part),
                  Msg.literal(vehicle.spares[part.ordinal()]),
                  Msg.of(broken ? "part.broken" : "part.sound")),
              broken ? Ink.BAD : Ink.NORMAL,
              broken));
    }
    rows.add(
        Row.of(
            Msg.of("vehicle.health"),
            Msg.literal(vehicle.health / Vehicle.UNIT),
            Msg.of("vehicle.wear", "wear", vehicle.wear / Vehicle.UNIT)));
    return Panel.table(
        "vehicle",
        List.of(Msg.of("vehicle.part"), Msg.of("vehicle.spares"), Msg.of("vehicle.state")),
        rows);
  }

  private Panel shop() {
    List<Row> rows = new ArrayList<>();
    for (Item item : Item.values())
      rows.add(Row.of(Msg.of("item." + item), Msg.literal(Money.text(outfitter.price(item)))));
    return Panel.table("prices", List.of(Msg.of("prices.good"), Msg.of("prices.price")), rows);
  }

  private Panel answers(TrailState state) {
    Encounters.Row row = rules.encounters().get(state.pending.encounter);
    List<Row> rows = new ArrayList<>();
    for (int option = 0; option < row.choices().size(); option++)
      rows.add(
          Row.of(
              Msg.literal(option),
              Msg.of("encounter." + row.id() + "." + option),
              effects(row.choices().get(option))));
    return Panel.table(
        "answers",
        List.of(Msg.of("answers.number"), Msg.of("answers.answer"), Msg.of("answers.effect")),
        rows);
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
