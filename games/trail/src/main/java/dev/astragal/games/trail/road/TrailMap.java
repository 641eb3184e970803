package dev.astragal.games.trail.road;

import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.TrailThings;
import dev.astragal.games.trail.health.Grave;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Thing;
import java.util.ArrayList;
import java.util.List;

/** The road drawn in characters: a strip with the wagon on it, and the whole country. */
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

  /** The country from above, with every place of the road the wagon is on. */
  public Panel whole(TrailState state) {
    Journey journey = state.journey;
    Chart chart = state.content.maps().trail(road, journey.variant).travelled(journey.milliMiles);
    List<Grave> graves = new ArrayList<>(state.content.graves());
    graves.addAll(Grave.left(state));
    for (int i = 0; i < graves.size(); i++)
      chart.beside('+', graves.get(i).mile() * Road.MILE, TrailThings.grave(i, graves.get(i)));
    for (int node = 0; node < road.size(); node++)
      if (road.on(journey.variant, node))
        chart.place(
            (char) ('A' + node),
            road.marker(journey.variant, node),
            ink(road.node(node).kind()),
            node <= journey.node,
            TrailThings.place(road.node(node).id()),
            Msg.of("the." + road.node(node).id()));
    boolean atPlace = journey.milliMiles == road.marker(journey.variant, journey.node);
    if (!graves.isEmpty()) chart.meaning('+', "map.grave");
    return chart
        .meaning('~', "map.water")
        .meaning('^', "map.mountains")
        .traveller(journey.milliMiles, atPlace, Thing.of("wagon"))
        .panel();
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
