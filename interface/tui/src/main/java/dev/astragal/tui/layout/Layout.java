package dev.astragal.tui.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the parts of a game go. Wide windows put log and prompt beside the panels, narrow ones
 * below them; panels flow in rows in the order of their importance, and those that do not fit are
 * left out, to be looked at one by one. Where some panels want to stand aside, they have a column
 * of their own with the prompt at its foot, and the log is below the others.
 *
 * @param panels one per panel, in order; {@link Rect#NOWHERE} for those left out
 */
public record Layout(List<Rect> panels, Rect log, Rect prompt) {
  /** The first and the last line of the window belong to the title and the keys. */
  private static final int BARS = 1;

  private static final int SIDE_MIN = 32;
  private static final int SIDE_MAX = 76;
  private static final int PANEL_HEIGHT_MIN = 3;
  private static final int FIRST_SHARE_PERCENT = 60;
  private static final int PROMPT_HEIGHT_MIN = 5;
  private static final int LOG_HEIGHT_MIN = 4;

  public Layout {
    panels = List.copyOf(panels);
  }

  /** {@code promptHeight} is what the prompt would like. */
  public static Layout of(Extent window, List<? extends Wish> panels, int promptHeight) {
    return of(window, panels, 0, promptHeight);
  }

  /** The last {@code aside} of the panels stand beside the others, where there is room for that. */
  public static Layout of(Extent window, List<? extends Wish> panels, int aside, int promptHeight) {
    Rect body = new Rect(0, BARS, window.width(), Math.max(0, window.height() - 2 * BARS));
    List<? extends Wish> main = panels.subList(0, panels.size() - aside);
    if (aside > 0 && !main.isEmpty() && widest(main) <= body.width() - SIDE_MIN)
      return columns(body, main, panels.subList(main.size(), panels.size()), promptHeight);
    int widest = widest(panels);
    return widest <= body.width() - SIDE_MIN
        ? beside(body, panels, widest, promptHeight)
        : below(body, panels, promptHeight);
  }

  private static int widest(List<? extends Wish> panels) {
    return panels.stream().mapToInt(Wish::width).max().orElse(0);
  }

  private static Layout columns(
      Rect body, List<? extends Wish> main, List<? extends Wish> aside, int promptHeight) {
    int side = Math.clamp(widest(aside), SIDE_MIN, SIDE_MAX);
    side = Math.min(side, body.width() - widest(main));
    int left = body.width() - side;
    List<List<Integer>> rows = rows(left, main);
    int[] widths = widths(left, rows, main);
    int wish = 0;
    for (List<Integer> row : rows) wish += tallest(row, widths, main);
    int log = Math.max(Math.min(LOG_HEIGHT_MIN + 1, body.height()), body.height() - wish);
    int prompt =
        Math.clamp(
            promptHeight,
            PROMPT_HEIGHT_MIN,
            Math.max(PROMPT_HEIGHT_MIN, body.height() - 2 * PANEL_HEIGHT_MIN));
    Rect desk = new Rect(left, body.bottom() - prompt, side, prompt);
    List<Rect> placed = new ArrayList<>();
    placed.addAll(flow(new Rect(0, body.y(), left, body.height() - log), main));
    placed.addAll(flow(new Rect(left, body.y(), side, body.height() - prompt), aside));
    return new Layout(placed, new Rect(0, body.bottom() - log, left, log), desk);
  }

  private static int tallest(List<Integer> row, int[] widths, List<? extends Wish> panels) {
    return row.stream().mapToInt(i -> panels.get(i).height(widths[i])).max().orElse(0);
  }

  private static Layout beside(
      Rect body, List<? extends Wish> panels, int widest, int promptHeight) {
    int side = Math.clamp(body.width() * 2L / 5, SIDE_MIN, SIDE_MAX);
    side = Math.min(side, body.width() - widest);
    int left = body.width() - side;
    int prompt =
        Math.clamp(
            promptHeight,
            PROMPT_HEIGHT_MIN,
            Math.max(PROMPT_HEIGHT_MIN, body.height() - LOG_HEIGHT_MIN));
    Rect log = new Rect(left, body.y(), side, body.height() - prompt);
    return new Layout(
        flow(new Rect(0, body.y(), left, body.height()), panels),
        log,
        new Rect(left, log.bottom(), side, prompt));
  }

  private static Layout below(Rect body, List<? extends Wish> panels, int promptHeight) {
    int strip =
        Math.clamp(
            promptHeight, PROMPT_HEIGHT_MIN, Math.max(PROMPT_HEIGHT_MIN, body.height() * 2 / 5));
    int top = body.height() - strip;
    int half = body.width() / 2;
    return new Layout(
        flow(new Rect(0, body.y(), body.width(), top), panels),
        new Rect(half, body.y() + top, body.width() - half, strip),
        new Rect(0, body.y() + top, half, strip));
  }

  private static List<Rect> flow(Rect area, List<? extends Wish> panels) {
    List<List<Integer>> rows = rows(area.width(), panels);
    int[] widths = widths(area.width(), rows, panels);
    int[] heights = heights(area.height(), rows, widths, panels);
    Rect[] placed = new Rect[panels.size()];
    int y = area.y();
    for (int r = 0; r < rows.size(); r++) {
      int x = area.x();
      for (int panel : rows.get(r)) {
        placed[panel] = heights[r] == 0 ? Rect.NOWHERE : new Rect(x, y, widths[panel], heights[r]);
        x += widths[panel];
      }
      y += heights[r];
    }
    return List.of(placed);
  }

  private static List<List<Integer>> rows(int width, List<? extends Wish> panels) {
    List<List<Integer>> rows = new ArrayList<>();
    int used = width;
    for (int i = 0; i < panels.size(); i++) {
      if (used + panels.get(i).width() > width) {
        rows.add(new ArrayList<>());
        used = 0;
      }
      rows.getLast().add(i);
      used += panels.get(i).width();
    }
    return rows;
  }

  /** Each panel gets the width it would like, the last of a row all that is left. */
  private static int[] widths(
      int available, List<List<Integer>> rows, List<? extends Wish> panels) {
    int[] widths = new int[panels.size()];
    for (List<Integer> row : rows) {
      int left = available;
      for (int panel : row) {
        widths[panel] = panel == row.getLast() ? left : Math.min(panels.get(panel).width(), left);
        left -= widths[panel];
      }
    }
    return widths;
  }

  /**
   * The first row, which matters most, is served first, up to its share; what is left goes round
   * line by line, so that no row starves while another has more than it needs.
   */
  private static int[] heights(
      int available, List<List<Integer>> rows, int[] widths, List<? extends Wish> panels) {
    int[] heights = new int[rows.size()];
    int[] wishes = new int[rows.size()];
    int shown = Math.min(rows.size(), available / PANEL_HEIGHT_MIN);
    int left = available;
    for (int r = 0; r < shown; r++) {
      wishes[r] = tallest(rows.get(r), widths, panels);
      heights[r] = PANEL_HEIGHT_MIN;
      left -= PANEL_HEIGHT_MIN;
    }
    if (shown > 0) {
      int most = Math.min(wishes[0], available * FIRST_SHARE_PERCENT / 100);
      int more = Math.clamp(most - heights[0], 0, left);
      heights[0] += more;
      left -= more;
    }
    for (boolean given = true; given && left > 0; ) {
      given = false;
      for (int r = 0; r < shown && left > 0; r++) {
        if (heights[r] >= wishes[r]) continue;
        heights[r]++;
        left--;
        given = true;
      }
    }
    return heights;
  }
}
