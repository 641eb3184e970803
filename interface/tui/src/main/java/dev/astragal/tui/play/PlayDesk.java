package dev.astragal.tui.play;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.game.ChoiceList;
import dev.astragal.tui.game.GameView;
import dev.astragal.tui.layout.Rect;
import java.util.ArrayList;
import java.util.List;

/**
 * What the player is asked, and what can be done about it.
 *
 * @param tasks what each choice does, in the order of the choices
 */
record PlayDesk(String title, List<String> text, ChoiceList choices, List<Runnable> tasks)
    implements GameView.Desk {
  static final PlayDesk EMPTY =
      new PlayDesk("", List.of(), new ChoiceList(List.of(), 0), List.of());

  PlayDesk {
    text = List.copyOf(text);
    tasks = List.copyOf(tasks);
  }

  void take(int index) {
    if (index < tasks.size()) tasks.get(index).run();
  }

  @Override
  public List<Line> lines(Pen pen, int width) {
    List<Line> lines = new ArrayList<>();
    for (String sentence : text)
      for (String part : Line.wrapped(sentence, width))
        lines.add(Line.of(part, pen.theme().ink(Ink.STRONG)));
    return lines;
  }

  @Override
  public int rows() {
    return choices.size();
  }

  @Override
  public void draw(Pen pen, Rect rect) {
    choices.draw(pen, rect);
    if (!choices.typed().isEmpty())
      pen.canvas()
          .put(
              rect.right() - 6,
              rect.bottom(),
              " " + choices.typed() + "_ ",
              pen.theme().ink(Ink.STRONG));
  }
}
