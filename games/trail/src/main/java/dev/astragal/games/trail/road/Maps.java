package dev.astragal.games.trail.road;

import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** What the country of both roads looks like from above. */
public record Maps(Wagon wagon, Modern modern) {
  /** The trail goes from place to place. */
  public record Wagon(List<String> land, List<Place> places) {}

  /** Where a place of the trail lies. */
  public record Place(String id, int x, int y) {}

  /** The modern road bends where it likes. */
  public record Modern(List<String> land, List<Bend> road) {}

  /** Where the modern road is after so many hundredths of it. */
  public record Bend(int percent, int x, int y) {}

  public static Maps read(Tree tree) {
    return Shape.of(Maps.class).read(tree);
  }

  /** The trail that goes by these places of it. */
  Chart trail(Road road, RouteVariant variant) {
    List<Chart.Point> points = new ArrayList<>();
    for (int node = 0; node < road.size(); node++)
      if (road.on(variant, node))
        points.add(point(road.node(node).id(), road.marker(variant, node)));
    return new Chart(wagon.land, points);
  }

  private Chart.Point point(String id, int milliMiles) {
    for (Place place : wagon.places)
      if (place.id.equals(id)) return new Chart.Point(place.x, place.y, milliMiles);
    throw new IllegalStateException("the map does not know " + id);
  }

  /** The modern road, so long. */
  public Chart modernRoad(int milliMiles) {
    List<Chart.Point> points = new ArrayList<>();
    for (Bend bend : modern.road)
      points.add(new Chart.Point(bend.x, bend.y, (int) ((long) milliMiles * bend.percent / 100)));
    return new Chart(modern.land, points);
  }
}
