package dev.astragal.runtime.player;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where one dream of a search goes: from which positions, by which ways, to which end. */
final class Trip<C> {
  private final List<Position<C>> path = new ArrayList<>();
  private final List<Way<C>> ways = new ArrayList<>();
  private final double[] before;

  /** The last of its positions; nothing as long as nobody knows where the last way leads. */
  @Nullable Position<C> ends;

  Trip(int seats) {
    this.before = new double[seats];
  }

  void restart() {
    path.clear();
    ways.clear();
    ends = null;
  }

  int length() {
    return ways.size();
  }

  void goes(Position<C> from, Way<C> way) {
    from.setOut(way);
    path.add(from);
    ways.add(way);
  }

  Way<C> last() {
    return ways.getLast();
  }

  /** Every position it came by weighs its way again, the last one first. */
  void back() {
    for (int i = path.size() - 1; i >= 0; i--) path.get(i).back(ways.get(i), before);
  }
}
