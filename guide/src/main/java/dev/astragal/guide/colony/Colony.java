package dev.astragal.guide.colony;

import dev.astragal.guide.colony.Land.*;
import dev.astragal.kernel.game.*;
import dev.astragal.kernel.rng.*;
import dev.astragal.kernel.screen.*;
import dev.astragal.kernel.state.Ints;
import dev.astragal.parts.board.Paths;
import java.util.*;

/** Days go by on a new coast: order what is to be built, and light the lighthouse in time. */
public final class Colony implements SimpleGame<Land, Colony.Order, Colony.Happening> {
  static final int YEAR = 20;
  static final int WINTER = 15;
  private static final int DAYS = 50;
  private static final int SHIP_EVERY = 12;
  private static final int PLAN_EVERY = 5;
  private static final int NEWCOMERS = 2;
  private static final Stream COAST = Stream.of("coast");
  private static final Stream SEA = Stream.of("sea");

  public sealed interface Order extends Choice {}

  public record Build(Building building, int hex) implements Order {}

  public enum Answer implements Order {
    TAKE_IN,
    SEND_ON,
    SAVE_FOOD,
    SAVE_WOOD,
    GO_ON
  }

  public sealed interface Happening extends Event {}

  public record Landed(Ints ground) implements Happening {}

  public record Began(Building building, int hex, int days) implements Happening {}

  public record Finished(int hex) implements Happening {}

  public record Dawned(int day, Ints gained, int eaten) implements Happening {}

  public record Starved() implements Happening {}

  public record Called(Call call) implements Happening {}

  public record Answered(Answer answer, int lost) implements Happening {}

  public Manifest manifest() {
    return Manifest.of("colony", "Colony")
        .streams(COAST, SEA)
        .limits(DAYS * 20, DAYS + 1)
        .playedByCommands()
        .bots("steward");
  }

  public Land begin(int seats) {
    return Land.unknown();
  }

  // snippet: commands
  public Status<Order> status(Land land) {
    if (!land.landed()) return Status.running();
    if (!land.ready(Building.LIGHTHOUSE).isEmpty())
      return Status.won(Seat.first(), Ints.of(DAYS - land.day() + land.people()));
    if (land.people() == 0) return Status.finished(Outcome.ended("deserted"));
    if (land.day() == DAYS) return Status.finished(Outcome.ended("late"));
    return switch (land.call()) {
      case NOBODY -> new Status.Running<>(choices(land, orders(land)));
      case PLAN -> {
        List<Order> orders = orders(land);
        orders.add(Answer.GO_ON);
        yield Status.awaiting(Seat.first(), "plan", choices(land, orders));
      }
      case SHIP -> asked("ship", Answer.TAKE_IN, Answer.SEND_ON);
      case STORM -> asked("storm", Answer.SAVE_FOOD, Answer.SAVE_WOOD);
    };
  }

  private static Choices<Order> choices(Land land, List<Order> orders) {
    return Choices.of(orders, order -> why(land, order));
  }

  private static Status<Order> asked(String kind, Answer one, Answer other) {
    return Status.awaiting(Seat.first(), kind, Choices.of(List.of(one, other)));
  }

  private static List<Order> orders(Land land) {
    Paths ways = land.ways();
    List<Order> orders = new ArrayList<>();
    for (Building building : Building.values())
      for (int hex : ways.region().toArray())
        if (hex != Land.CAMP
            && land.affords(building)
            && land.at(hex) == building.ground
            && land.building(hex).isEmpty()) orders.add(new Build(building, hex));
    return orders;
  }

  private static Rejection why(Land land, Order order) {
    if (!(order instanceof Build(Building building, int hex)) || hex < 0 || hex >= Land.MAP.cells())
      return Rejection.because("ILLEGAL_CHOICE");
    if (!land.affords(building)) return Rejection.because("TOO_DEAR");
    return Rejection.because(land.ways().reaches(hex) ? "WRONG_PLACE" : "NO_WAY");
  }

  // end
  // snippet: day
  public void tick(Land land, Turn<Land, Happening> turn) {
    if (!land.landed()) {
      turn.emit(new Landed(coast(turn.rng(COAST, "the land"))));
      turn.emit(new Called(Call.PLAN));
      return;
    }
    for (int hex : land.works().due().toArray()) turn.emit(new Finished(hex));
    Land now = turn.state();
    Ints gained = now.harvest();
    int food = now.stock().get(0) + gained.get(0);
    turn.emit(new Dawned(now.day() + 1, gained, Math.min(food, now.people())));
    if (food < now.people()) turn.emit(new Starved());
    int day = now.day() + 1;
    if (day % SHIP_EVERY == 0) turn.emit(new Called(Call.SHIP));
    else if (turn.rng(SEA, "a storm").chance(1, 25)) turn.emit(new Called(Call.STORM));
    else if (day % PLAN_EVERY == 0) turn.emit(new Called(Call.PLAN));
  }

  // end
  /** A camp on a meadow, with what it needs beside it, and anything further away. */
  private static Ints coast(Rng rng) {
    Ints ground = Ints.zeros(Land.MAP.cells());
    for (int hex = 0; hex < ground.size(); hex++) ground = ground.with(hex, rng.pick(4, 3, 2, 2));
    ground = ground.with(Land.CAMP, Ground.MEADOW.ordinal());
    List<Integer> beside = new ArrayList<>();
    for (int hex : Land.MAP.beside(Land.CAMP).toArray()) beside.add(hex);
    rng.shuffle(beside);
    for (Building building : Building.values())
      ground = ground.with(beside.get(building.ordinal()), building.ground.ordinal());
    return ground;
  }

  public void choose(Land land, Order order, Turn<Land, Happening> turn) {
    switch (order) {
      case Build(Building building, int hex) ->
          turn.emit(new Began(building, hex, 1 + land.ways().steps(hex)));
      case Answer answer -> turn.emit(new Answered(answer, lost(land, answer)));
    }
  }

  /** The storm takes half of what was not brought in. */
  private static int lost(Land land, Answer answer) {
    return switch (answer) {
      case SAVE_FOOD -> land.stock().get(1) / 2;
      case SAVE_WOOD -> land.stock().get(0) / 2;
      case TAKE_IN, SEND_ON, GO_ON -> 0;
    };
  }

  public Optional<List<Stream>> streams(Order order) {
    return Optional.of(List.of());
  }

  public Land evolve(Land land, Happening happening) {
    return switch (happening) {
      case Landed(Ints ground) -> land.with(Land::ground, ground);
      case Began(Building building, int hex, int days) ->
          land.with(Land::built, land.built().with(hex, building.ordinal() + 1))
              .with(Land::works, land.works().started(hex, days))
              .with(Land::stock, land.stock().plus(1, -building.wood).plus(2, -building.stone));
      case Finished(int hex) -> land.with(Land::works, land.works().stopped(hex));
      case Dawned(int day, Ints gained, int eaten) -> {
        Ints stock = land.stock().plus(0, -eaten);
        for (int good = 0; good < stock.size(); good++) stock = stock.plus(good, gained.get(good));
        yield land.with(Land::day, day)
            .with(Land::stock, stock)
            .with(Land::works, land.works().ticked());
      }
      case Starved _ -> land.with(Land::people, land.people() - 1);
      case Called(Call call) -> land.with(Land::call, call);
      case Answered(Answer answer, int lost) -> {
        Land calm = land.with(Land::call, Call.NOBODY);
        yield switch (answer) {
          case TAKE_IN -> calm.with(Land::people, land.people() + NEWCOMERS);
          case SEND_ON, GO_ON -> calm;
          case SAVE_FOOD -> calm.with(Land::stock, land.stock().plus(1, -lost));
          case SAVE_WOOD -> calm.with(Land::stock, land.stock().plus(0, -lost));
        };
      }
    };
  }

  // snippet: panel
  public Screen present(Land land, Seat viewer) {
    Panel map =
        Panel.grid("map", 7, 7, hex -> land.landed() ? cell(land, hex) : Cell.of('?', Ink.FAINT))
            .tiled(Panel.Tiling.HEXES)
            .explained(
                explained('"', Ink.PLANT, "MEADOW"),
                explained('T', Ink.WOOD, "FOREST"),
                explained('^', Ink.STONE, "ROCK"),
                explained('~', Ink.WATER, "WATER"));
    Ints stock = land.stock();
    return Screen.of(
        map,
        Panel.text(
            "stock",
            Msg.of("food", "n", stock.get(0)),
            Msg.of("wood", "n", stock.get(1)),
            Msg.of("stone", "n", stock.get(2)),
            Msg.of("people", "n", land.people())),
        Panel.meters(
            "time",
            new Panel.Meter(Msg.of("day"), land.day(), DAYS, Ink.NORMAL),
            new Panel.Meter(Msg.of("season"), land.day() % YEAR, YEAR, Ink.WATER)));
  }

  private static Panel.Legend explained(char sign, Ink ink, String word) {
    return new Panel.Legend(Cell.of(sign, ink), Msg.word(word));
  }

  private static Cell cell(Land land, int hex) {
    String kind = land.building(hex).map(Enum::name).orElse(land.at(hex).name());
    boolean site = land.works().running(hex);
    Ink ink =
        switch (land.at(hex)) {
          case MEADOW -> Ink.PLANT;
          case FOREST -> Ink.WOOD;
          case ROCK -> Ink.STONE;
          case WATER -> Ink.WATER;
        };
    char glyph =
        hex == Land.CAMP
            ? '@'
            : land.building(hex).isPresent()
                ? "FSQL".charAt(land.built().get(hex) - 1)
                : "\"T^~".charAt(land.ground().get(hex));
    Thing there = Thing.of("hex-" + hex, hex == Land.CAMP ? "CAMP" : kind);
    Cell cell = Cell.of(glyph, site ? Ink.FAINT : ink).showing(there);
    return site ? cell.highlighted() : cell;
  }

  // end
  public Wording word(Land land, Order order, Seat viewer) {
    if (!(order instanceof Build(Building building, int hex))) return Wording.of(order);
    int days = 1 + land.ways().steps(hex);
    Wording said =
        Wording.of(
            "choice.Build",
            "building",
            building,
            "row",
            hex / 7 + 1,
            "place",
            hex % 7 + 1,
            "days",
            days);
    return said.in("group." + building.name(), "wood", building.wood, "stone", building.stone)
        .about("hex-" + hex);
  }

  public Telling tell(Land before, Event event, Seat viewer) {
    return switch (event) {
      case Finished(int hex) ->
          Telling.of("event.Finished", "building", before.building(hex).orElseThrow());
      case Dawned(int day, Ints gained, int eaten) ->
          Telling.of(
              "event.Dawned",
              "day",
              day,
              "food",
              gained.get(0) - eaten,
              "wood",
              gained.get(1),
              "stone",
              gained.get(2));
      case Called(Call call) -> Telling.of("event." + call.name());
      case Answered(Answer answer, int lost) -> Telling.of("event." + answer.name(), "lost", lost);
      default -> Telling.of(event);
    };
  }

  public void measure(Land land, Measures out) {
    out.value("people", land.people());
  }

  public List<Bot<Land, Order>> bots() {
    return List.of(new Steward());
  }
}
