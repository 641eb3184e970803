package dev.astragal.tui.panel;

import dev.astragal.tui.draw.Line;
import dev.astragal.tui.term.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sentences, broken where the place ends. */
record TextContent(List<Line> sentences, int widthMax) implements Content {
  private static final int NARROW = 28;
  private static final int LINES_LEAST = 3;

  TextContent {
    sentences = List.copyOf(sentences);
  }

  @Override
  public int width() {
    return Math.min(widthMax, sentences.stream().mapToInt(Line::cells).max().orElse(0));
  }

  @Override
  public int narrow() {
    return Math.min(width(), NARROW);
  }

  @Override
  public int least(int width) {
    return Math.min(LINES_LEAST, height(width));
  }

  @Override
  public int enough(int width) {
    return height(width);
  }

  @Override
  public int height(int width) {
    return broken(width).size();
  }

  @Override
  public Fitted fit(int width, int height) {
    return new Fitted(broken(width), 0, Optional.empty());
  }

  private List<Line> broken(int width) {
    List<Line> out = new ArrayList<>();
    for (Line line : sentences) {
      Style style = line.spans().isEmpty() ? Style.PLAIN : line.spans().getFirst().style();
      for (String part : Line.wrapped(line.text(), width)) out.add(Line.of(part, style));
    }
    return out;
  }
}
