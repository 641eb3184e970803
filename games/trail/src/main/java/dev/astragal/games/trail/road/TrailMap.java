package dev.astragal.games.trail.road;

import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.TrailThings;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Thing;
import java.util.ArrayList;
import java.util.List;

/** The road drawn in characters: a strip with the wagon on it, and the whole list of places. */
public final class TrailMap {
  /** Fits half a small window; places stay apart on all four roads. */
  private static final int WIDTH = 38;

  private static final int HEIGHT = 2;
  private static final Cell WAGON = Cell.of('@', Ink.STRONG).showing(Thing.of("wagon"));

  private final Road road;

  public TrailMap(Road road) {
    this.road = road;
  }

  /** The wagon above the road, places on it; what is behind is faint. */
  public Panel strip(TrailState state) {
    Journey journey = state.journey;
    int wagon = column(journey.variant, journey.milliMiles);
    Cell[] cells = new Cell[WIDTH * HEIGHT];
    for (int x = 0; x < WIDTH; x++) {
      cells[x] = x == wagon ? WAGON : Cell.of(' ', Ink.STRONG);
      cells[WIDTH + x] = Cell.of('-', x < wagon ? Ink.FAINT : Ink.NORMAL);
    }
    for (int node = 0; node < road.size(); node++) {
      if (!road.on(journey.variant, node)) continue;
      NodeKind kind = road.node(node).kind();
      int x = column(journey.variant, road.marker(journey.variant, node));
      cells[WIDTH + x] =
          Cell.of(glyph(kind), node <= journey.node ? Ink.FAINT : ink(kind))
              .showing(TrailThings.place(road.node(node).id()));
    }
    return new Panel.Grid("trail", Msg.of("panel.trail"), WIDTH, HEIGHT, List.of(cells), List.of());
  }

  /** Every place of the road the wagon is on, with its mile. */
  public Panel whole(TrailState state) {
    Journey journey = state.journey;
    List<Panel.Row> rows = new ArrayList<>();
    for (int node = 0; node < road.size(); node++) {
      if (!road.on(journey.variant, node)) continue;
      boolean passed = node <= journey.node;
      rows.add(
          new Panel.Row(
                  List.of(
                      Msg.literal(Character.toString(glyph(road.node(node).kind()))),
                      Msg.of("node." + road.node(node).id()),
                      Msg.of("kind." + road.node(node).kind()),
                      Msg.literal(road.marker(journey.variant, node) / Road.MILE)),
                  passed ? Ink.FAINT : Ink.NORMAL,
                  node == journey.node)
              .showing(TrailThings.place(road.node(node).id())));
    }
    return Panel.table(
        "places",
        List.of(Msg.of("map.sign"), Msg.of("map.place"), Msg.of("map.kind"), Msg.of("map.mile")),
        rows);
  }

  private int column(RouteVariant variant, int milliMiles) {
    return (int) ((long) milliMiles * (WIDTH - 1) / road.length(variant));
  }

  private static char glyph(NodeKind kind) {
    return switch (kind) {
      case START -> 'S';
      case RIVER -> '~';
      case FORT -> '#';
      case LANDMARK -> '^';
      case GATE -> '|';
      case DESTINATION -> '*';
    };
  }

  private static Ink ink(NodeKind kind) {
    return switch (kind) {
      case START, FORT -> Ink.WOOD;
      case RIVER -> Ink.WATER;
      case LANDMARK, GATE -> Ink.STONE;
      case DESTINATION -> Ink.GOLD;
    };
  }
}
