package dev.astragal.tui.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * Panels in rows, in the order of their importance. Several ways to fill the rows are tried, and
 * the one that hides least is taken; a row that cannot have its fewest useful lines is left out.
 *
 * @param places one per panel, in order; {@link Rect#NOWHERE} for those left out
 * @param hidden how much is not shown, the more important the panel the heavier
 * @param missing what is not there at all, likewise
 */
record Flow(List<Rect> places, int hidden, int missing) {
  /** The first row, which matters most, gets this much before the others share. */
  private static final int FIRST_SHARE_PERCENT = 60;

  /** What it counts, in lines, that a panel is not there at all. */
  private static final int LEFT_OUT = 4;

  /** Likewise of one that is worth seeing at any time. */
  private static final int ESSENTIAL_LEFT_OUT = 40;

  Flow {
    places = List.copyOf(places);
  }

  static Flow of(Rect area, List<? extends Wish> panels) {
    Flow best = packed(area, panels, false, false);
    for (boolean squeezed : new boolean[] {false, true}) {
      for (boolean gaps : new boolean[] {false, true}) {
        if (best.hidden == 0) return best;
        Flow other = packed(area, panels, squeezed, gaps);
        if (other.hidden < best.hidden) best = other;
      }
    }
    return best;
  }

  /** The first line below all of them. */
  int bottom(Rect area) {
    return places.stream()
        .filter(place -> !place.isEmpty())
        .mapToInt(Rect::bottom)
        .max()
        .orElse(area.y());
  }

  /** {@code squeezed} lets panels be narrow, {@code gaps} lets them move up into earlier rows. */
  private static Flow packed(
      Rect area, List<? extends Wish> panels, boolean squeezed, boolean gaps) {
    List<List<Integer>> rows = rows(area.width(), panels, squeezed, gaps);
    int[] widths = widths(area.width(), rows, panels, squeezed);
    int[] heights = heights(area.height(), rows, widths, panels);
    Rect[] placed = new Rect[panels.size()];
    int hidden = 0;
    int without = 0;
    int y = area.y();
    for (int r = 0; r < rows.size(); r++) {
      int x = area.x();
      for (int panel : rows.get(r)) {
        placed[panel] = heights[r] == 0 ? Rect.NOWHERE : new Rect(x, y, widths[panel], heights[r]);
        x += widths[panel];
        int missing = Math.max(0, panels.get(panel).enough(widths[panel]) - heights[r]);
        if (heights[r] == 0) {
          int counts = panels.get(panel).essential() ? ESSENTIAL_LEFT_OUT : LEFT_OUT;
          missing += counts;
          without += counts;
        }
        hidden += missing * (panels.size() - panel);
      }
      y += heights[r];
    }
    return new Flow(List.of(placed), hidden, without);
  }

  private static int base(Wish panel, boolean squeezed) {
    return squeezed ? panel.narrow() : panel.width();
  }

  private static List<List<Integer>> rows(
      int width, List<? extends Wish> panels, boolean squeezed, boolean gaps) {
    List<List<Integer>> rows = new ArrayList<>();
    List<Integer> used = new ArrayList<>();
    for (int i = 0; i < panels.size(); i++) {
      int wanted = base(panels.get(i), squeezed);
      int row = gaps ? 0 : Math.max(0, rows.size() - 1);
      while (row < rows.size() && used.get(row) + wanted > width) row++;
      if (row == rows.size()) {
        rows.add(new ArrayList<>());
        used.add(0);
      }
      rows.get(row).add(i);
      used.set(row, used.get(row) + wanted);
    }
    return rows;
  }

  /** What a row has left goes to those that would like more, and then to its last panel. */
  private static int[] widths(
      int available, List<List<Integer>> rows, List<? extends Wish> panels, boolean squeezed) {
    int[] widths = new int[panels.size()];
    for (List<Integer> row : rows) {
      int left = available;
      for (int panel : row) {
        widths[panel] = Math.min(base(panels.get(panel), squeezed), left);
        left -= widths[panel];
      }
      for (boolean given = true; given && left > 0; ) {
        given = false;
        for (int panel : row) {
          if (left == 0 || widths[panel] >= panels.get(panel).width()) continue;
          widths[panel]++;
          left--;
          given = true;
        }
      }
      widths[row.getLast()] += left;
    }
    return widths;
  }

  /** How many lines a row needs for what its panels ask. */
  private interface Need {
    int of(Wish panel, int width);
  }

  private static int tallest(
      List<Integer> row, int[] widths, List<? extends Wish> panels, Need need) {
    return row.stream().mapToInt(i -> need.of(panels.get(i), widths[i])).max().orElse(0);
  }

  private static int[] heights(
      int available, List<List<Integer>> rows, int[] widths, List<? extends Wish> panels) {
    int[] heights = new int[rows.size()];
    int left = available;
    for (int r = 0; r < rows.size(); r++) {
      int least = tallest(rows.get(r), widths, panels, Wish::least);
      if (r == 0) {
        int enough = tallest(rows.get(r), widths, panels, Wish::enough);
        int most = Math.max(least, Math.min(enough, available * FIRST_SHARE_PERCENT / 100));
        least = Math.min(most, available);
      }
      if (least > left) continue;
      heights[r] = least;
      left -= least;
    }
    left = share(left, heights, rows, widths, panels, Wish::enough, available);
    share(left, heights, rows, widths, panels, Wish::height, available);
    return heights;
  }

  /**
   * The first row is served first, up to its share; what is left goes round line by line, so that
   * no row starves while another has more than it needs.
   */
  private static int share(
      int lines,
      int[] heights,
      List<List<Integer>> rows,
      int[] widths,
      List<? extends Wish> panels,
      Need need,
      int available) {
    int left = lines;
    int[] wishes = new int[rows.size()];
    for (int r = 0; r < rows.size(); r++)
      wishes[r] = heights[r] == 0 ? 0 : tallest(rows.get(r), widths, panels, need);
    if (!rows.isEmpty()) {
      int most = Math.min(wishes[0], available * FIRST_SHARE_PERCENT / 100);
      int more = Math.clamp(most - heights[0], 0, left);
      heights[0] += more;
      left -= more;
    }
    for (boolean given = true; given && left > 0; ) {
      given = false;
      for (int r = 0; r < rows.size() && left > 0; r++) {
        if (heights[r] >= wishes[r]) continue;
        heights[r]++;
        left--;
        given = true;
      }
    }
    return left;
  }
}
