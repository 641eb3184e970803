package dev.astragal.tui.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the parts of a game go. Wide windows put log and prompt beside the panels, narrow ones
 * below them; panels that find no room are left out, to be looked at one by one. Where some panels
 * want to stand aside, they have a column of their own with the prompt at its foot, and the log is
 * below the others.
 *
 * @param panels one per panel, in order; {@link Rect#NOWHERE} for those left out
 */
public record Layout(List<Rect> panels, Rect log, Rect prompt) {
  /** The first and the last line of the window belong to the title and the keys. */
  private static final int BARS = 1;

  private static final int SIDE_MIN = 32;
  private static final int SIDE_MAX = 76;
  private static final int PANEL_HEIGHT_MIN = 3;
  private static final int PROMPT_HEIGHT_MIN = 5;
  private static final int LOG_HEIGHT_MIN = 3;

  /** More of the news than this is read in the history. */
  private static final int LOG_HEIGHT_MAX = 8;

  /** The log takes no more than this part of the height from the panels above it. */
  private static final int LOG_SHARE = 4;

  /** The share of the height for a list that is too long for it. */
  private static final int SCROLLED_PERCENT = 60;

  /** So many lines log and prompt give away where that lets one more panel be seen. */
  private static final int GIVEN_MAX = 3;

  public Layout {
    panels = List.copyOf(panels);
  }

  /** The last {@code aside} of the panels stand beside the others, where there is room for that. */
  public static Layout of(
      Extent window, List<? extends Wish> panels, int aside, Wish prompt, Wish log) {
    Rect body = new Rect(0, BARS, window.width(), Math.max(0, window.height() - 2 * BARS));
    List<? extends Wish> main = panels.subList(0, panels.size() - aside);
    if (aside > 0 && !main.isEmpty() && narrowest(main) <= body.width() - SIDE_MIN)
      return columns(body, main, panels.subList(main.size(), panels.size()), prompt, log);
    int widest = widest(panels);
    return widest <= body.width() - SIDE_MIN
        ? beside(body, panels, widest, prompt, log)
        : below(body, panels, prompt, log);
  }

  private static int news(Wish log, int width) {
    return Math.clamp(log.height(width), LOG_HEIGHT_MIN, LOG_HEIGHT_MAX);
  }

  /** What has room whole gets it; what must be scrolled anyway leaves more to the others. */
  private static int prompt(Wish asked, int width, int height, int others) {
    int scrolled = height * SCROLLED_PERCENT / 100;
    int room = height - others;
    int most = asked.enough(width) <= room ? Math.min(asked.height(width), room) : scrolled;
    return Math.max(PROMPT_HEIGHT_MIN, most);
  }

  private static int widest(List<? extends Wish> panels) {
    return panels.stream().mapToInt(Wish::width).max().orElse(0);
  }

  private static int narrowest(List<? extends Wish> panels) {
    return panels.stream().mapToInt(Wish::narrow).max().orElse(0);
  }

  private static Layout columns(
      Rect body, List<? extends Wish> main, List<? extends Wish> aside, Wish asked, Wish log) {
    int side = Math.clamp(widest(aside), SIDE_MIN, SIDE_MAX);
    int most = widest(main) <= body.width() - SIDE_MIN ? widest(main) : narrowest(main);
    side = Math.min(side, body.width() - most);
    int left = body.width() - side;
    int prompt = prompt(asked, side, body.height(), 2 * PANEL_HEIGHT_MIN);
    int told = Math.min(news(log, left), Math.max(LOG_HEIGHT_MIN, body.height() / LOG_SHARE));
    Rect above = new Rect(0, body.y(), left, Math.max(0, body.height() - told));
    Flow flow = Flow.of(above, main);
    int bottom = Math.min(flow.bottom(above), body.bottom());
    List<Rect> placed = new ArrayList<>(flow.places());
    placed.addAll(Flow.of(new Rect(left, body.y(), side, body.height() - prompt), aside).places());
    return new Layout(
        placed,
        new Rect(0, bottom, left, body.bottom() - bottom),
        new Rect(left, body.bottom() - prompt, side, prompt));
  }

  /** The panels get the width they would like, unless it is too much and they can do with less. */
  private static Layout beside(
      Rect body, List<? extends Wish> panels, int widest, Wish asked, Wish told) {
    int most = Math.max(narrowest(panels), body.width() * 3 / 5);
    int side = Math.clamp(body.width() * 2L / 5, SIDE_MIN, SIDE_MAX);
    side = Math.min(side, body.width() - Math.min(widest, most));
    int left = body.width() - side;
    int prompt = prompt(asked, side, body.height(), news(told, side));
    Rect log = new Rect(left, body.y(), side, body.height() - prompt);
    return new Layout(
        Flow.of(new Rect(0, body.y(), left, body.height()), panels).places(),
        log,
        new Rect(left, log.bottom(), side, prompt));
  }

  /** What the panels leave free is given to log and prompt. */
  private static Layout below(Rect body, List<? extends Wish> panels, Wish asked, Wish log) {
    int half = body.width() / 2;
    int split = asked.width() <= half ? half : body.width() - body.width() / 3;
    int strip =
        Math.clamp(
            Math.max(asked.height(split), news(log, body.width() - split)),
            PROMPT_HEIGHT_MIN,
            Math.max(PROMPT_HEIGHT_MIN, body.height() / 2));
    Flow flow = Flow.of(above(body, strip), panels);
    for (int given = 1; given <= GIVEN_MAX && strip - given >= PROMPT_HEIGHT_MIN; given++) {
      Flow other = Flow.of(above(body, strip - given), panels);
      if (other.missing() < flow.missing()) flow = other;
    }
    int top = Math.min(flow.bottom(body), body.bottom());
    return new Layout(
        flow.places(),
        new Rect(split, top, body.width() - split, body.bottom() - top),
        new Rect(0, top, split, body.bottom() - top));
  }

  private static Rect above(Rect body, int strip) {
    return new Rect(0, body.y(), body.width(), Math.max(0, body.height() - strip));
  }
}
