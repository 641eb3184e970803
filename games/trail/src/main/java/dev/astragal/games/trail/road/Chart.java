package dev.astragal.games.trail.road;

import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Panel.Legend;
import dev.astragal.kernel.screen.Thing;
import java.util.ArrayList;
import java.util.List;

/** A map being drawn: the land first, then the road on it, then what stands by the road. */
public final class Chart {
  private static final char BEHIND = ':';
  private static final char AHEAD = '.';
  private static final char TRAVELLER = '@';

  /** How far back to look for room beside a place that is near. */
  private static final int STEP = 5 * Road.MILE;

  /** The end of a road whose other places have letters. */
  public static final char GOAL = '*';

  private final int width;
  private final int height;
  private final Cell[] cells;
  private final List<Point> road;
  private final List<Legend> legend = new ArrayList<>();

  /** Somewhere on the road, so far from its beginning. */
  record Point(int x, int y, int milliMiles) {}

  Chart(List<String> land, List<Point> road) {
    this.width = land.getFirst().length();
    this.height = land.size();
    this.road = road;
    this.cells =
        String.join("", land)
            .chars()
            .mapToObj(glyph -> Cell.of((char) glyph, ink((char) glyph)))
            .toArray(Cell[]::new);
  }

  private static Ink ink(char glyph) {
    return switch (glyph) {
      case '~' -> Ink.WATER;
      case '^' -> Ink.STONE;
      case ',' -> Ink.GOOD;
      case '#', 'n' -> Ink.WOOD;
      default -> Ink.NORMAL;
    };
  }

  /** The whole road, with a difference between what lies behind and what is to come. */
  public Chart travelled(int milliMiles) {
    for (int i = 1; i < road.size(); i++) {
      Point from = road.get(i - 1);
      Point to = road.get(i);
      int steps = Math.max(1, Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)));
      for (int step = 0; step <= steps; step++) {
        boolean behind =
            from.milliMiles + (long) (to.milliMiles - from.milliMiles) * step / steps <= milliMiles;
        int at = index(between(from.x, to.x, step, steps), between(from.y, to.y, step, steps));
        cells[at] = Cell.of(behind ? BEHIND : AHEAD, behind ? Ink.FAINT : Ink.STRONG);
      }
    }
    return this;
  }

  /** A place on the road, under a letter of its own; one that lies behind is faint. */
  public Chart place(char letter, int milliMiles, Ink ink, boolean behind, Thing thing, Msg name) {
    cells[index(milliMiles)] = Cell.of(letter, behind ? Ink.FAINT : ink).showing(thing);
    Msg mile = Msg.of("map.place", "place", name, "mile", milliMiles / Road.MILE);
    legend.add(new Legend(Cell.of(letter, ink), mile));
    return this;
  }

  /** Something by the road that is no place. */
  public Chart beside(char glyph, int milliMiles, Thing thing) {
    cells[index(milliMiles)] = Cell.of(glyph, Ink.FAINT).showing(thing);
    return this;
  }

  /** Whoever is under way; a place where it stands is lit instead. */
  public Chart traveller(int milliMiles, boolean atPlace, Thing thing) {
    int at = index(milliMiles);
    for (int back = milliMiles; isPlace(at) && !atPlace && back > 0; back -= STEP) at = index(back);
    Cell there = cells[at];
    cells[at] = (isPlace(at) ? there : Cell.of(TRAVELLER, Ink.STRONG).showing(thing)).highlighted();
    return this;
  }

  private boolean isPlace(int at) {
    return cells[at].glyph() == GOAL || Character.isUpperCase(cells[at].glyph());
  }

  /** What a sign stands for that is no place. */
  public Chart meaning(char glyph, String key) {
    legend.add(
        new Legend(Cell.of(glyph, glyph == TRAVELLER ? Ink.STRONG : ink(glyph)), Msg.of(key)));
    return this;
  }

  public Panel panel() {
    meaning(TRAVELLER, "map.here").meaning(BEHIND, "map.behind").meaning(AHEAD, "map.ahead");
    return new Panel.Grid("land", Msg.of("panel.map"), width, height, List.of(cells), legend);
  }

  private int index(int milliMiles) {
    for (int i = 1; i < road.size(); i++) {
      Point from = road.get(i - 1);
      Point to = road.get(i);
      if (milliMiles > to.milliMiles && i < road.size() - 1) continue;
      int whole = Math.max(1, to.milliMiles - from.milliMiles);
      int part = Math.clamp(milliMiles - from.milliMiles, 0, whole);
      return index(between(from.x, to.x, part, whole), between(from.y, to.y, part, whole));
    }
    return index(road.getFirst().x, road.getFirst().y);
  }

  private int index(int x, int y) {
    return y * width + x;
  }

  private static int between(int from, int to, int part, int whole) {
    return (int) Math.floorDiv(2L * from * whole + 2L * (to - from) * part + whole, 2L * whole);
  }
}
