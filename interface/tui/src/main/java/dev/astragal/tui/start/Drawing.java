package dev.astragal.tui.start;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Colours;
import dev.astragal.tui.term.Style;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A picture made of characters. Its file says first what each character is made of ({@code WATER
 * ~}), and between which colours the sky behind it changes; then, after an empty line, it is drawn.
 */
final class Drawing {
  /** So much of the sky shines through a theme's paper. */
  private static final int SKY_PERCENT = 55;

  private final List<String> rows;
  private final Map<Integer, Ink> inks;
  private final int above;
  private final int below;

  private Drawing(List<String> rows, Map<Integer, Ink> inks, int above, int below) {
    this.rows = rows;
    this.inks = inks;
    this.above = above;
    this.below = below;
  }

  static Drawing of(List<String> file) {
    Map<Integer, Ink> inks = new HashMap<>();
    int above = Style.DEFAULT;
    int below = Style.DEFAULT;
    int at = 0;
    for (; at < file.size() && !file.get(at).isBlank(); at++) {
      String[] words = file.get(at).split(" ", -1);
      if (words[0].equals("sky")) {
        above = Integer.parseInt(words[1], 16);
        below = Integer.parseInt(words[2], 16);
      } else {
        Ink ink = Ink.valueOf(words[0]);
        words[1].codePoints().forEach(glyph -> inks.put(glyph, ink));
      }
    }
    List<String> rows = new ArrayList<>(file.subList(Math.min(at + 1, file.size()), file.size()));
    return new Drawing(rows, inks, above, below);
  }

  int width() {
    return rows.stream().mapToInt(Canvas::cells).max().orElse(0);
  }

  int height() {
    return rows.size();
  }

  /** In the middle of a place, with its sky over the whole width. */
  void draw(Pen pen, Rect place) {
    int left = place.x() + Math.max(0, (place.width() - width()) / 2);
    for (int y = 0; y < Math.min(place.height(), height()); y++) {
      int paper = sky(pen, y);
      Style air = pen.theme().ink(Ink.NORMAL);
      pen.canvas().fill(place.x(), place.y() + y, place.width(), 1, ' ', paint(air, paper));
      int x = left;
      for (int glyph : rows.get(y).codePoints().toArray()) {
        Style style = pen.theme().ink(inks.getOrDefault(glyph, Ink.NORMAL));
        pen.canvas()
            .put(x++, place.y() + y, Character.toString(glyph), paint(style, paper), place.right());
      }
    }
  }

  private int sky(Pen pen, int y) {
    if (above == Style.DEFAULT) return Style.DEFAULT;
    int percent = 100 * y / Math.max(1, height() - 1);
    return pen.theme().tinted(Colours.between(above, below, percent), SKY_PERCENT);
  }

  private static Style paint(Style style, int paper) {
    return paper == Style.DEFAULT ? style : style.on(paper);
  }
}
