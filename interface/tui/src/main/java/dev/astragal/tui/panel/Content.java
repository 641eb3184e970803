package dev.astragal.tui.panel;

import dev.astragal.kernel.screen.Thing;
import dev.astragal.tui.draw.Line;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is inside a panel's frame. Widths and heights are those inside the frame. */
interface Content {
  /** As many rows of a list as make it worth showing. */
  int ROWS_LEAST = 4;

  /** The cells between two columns. */
  int GAP = 2;

  int width();

  int narrow();

  int least(int width);

  int enough(int width);

  int height(int width);

  /** The best that can be made of this room; more lines than its height are scrolled through. */
  Fitted fit(int width, int height);

  /**
   * Lines for one room.
   *
   * @param head how many of the lines stay on top while the others are scrolled
   * @param spot what must stay visible
   * @param things what can be examined, and where
   */
  record Fitted(List<Line> lines, int head, Optional<Spot> spot, List<Place> things) {
    public Fitted {
      lines = List.copyOf(lines);
      things = List.copyOf(things);
    }

    /** What must stay visible: what somebody is about to act on, or else what the game lights. */
    Optional<Spot> spot(Set<String> about) {
      return things.stream()
          .filter(place -> about.contains(place.thing().id()))
          .map(place -> new Spot(place.x(), place.y()))
          .findFirst()
          .or(this::spot);
    }
  }

  /** A thing among the lines; so many cells of one line. */
  record Place(Thing thing, int x, int y, int width) {}

  /** A place among the lines. */
  record Spot(int x, int y) {}

  static int divided(int count, int by) {
    return (count + by - 1) / by;
  }

  /** How many columns of {@code each} cells fit, one at least. */
  static int columns(int width, int each) {
    return Math.max(1, (width + GAP) / (each + GAP));
  }

  /** The fewest columns, at most {@code most}, in which so many entries are that low. */
  static int columnsFor(int entries, int height, int most) {
    int columns = 1;
    while (columns < most && divided(entries, columns) > height) columns++;
    return columns;
  }
}
