package dev.astragal.tui.panel;

import dev.astragal.kernel.screen.Thing;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sentences, broken where the place ends. */
record TextContent(List<Sentence> sentences, int widthMax) implements Content {
  private static final int NARROW = 28;
  private static final int LINES_LEAST = 2;

  /** A sentence and what it tells of. */
  record Sentence(String text, Style style, Optional<Thing> thing) {}

  TextContent {
    sentences = List.copyOf(sentences);
  }

  @Override
  public int width() {
    return Math.min(
        widthMax,
        sentences.stream().mapToInt(sentence -> Canvas.cells(sentence.text())).max().orElse(0));
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
    return fit(width, 0).lines().size();
  }

  @Override
  public Fitted fit(int width, int height) {
    List<Line> lines = new ArrayList<>();
    List<Place> things = new ArrayList<>();
    for (Sentence sentence : sentences) {
      int y = lines.size();
      for (String part : Line.wrapped(sentence.text(), width))
        lines.add(Line.of(part, sentence.style()));
      int wide = lines.getLast().cells();
      sentence.thing().ifPresent(thing -> things.add(new Place(thing, 0, y, wide)));
    }
    return new Fitted(lines, 0, Optional.empty(), things);
  }
}
