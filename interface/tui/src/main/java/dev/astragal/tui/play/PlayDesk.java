package dev.astragal.tui.play;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.game.ChoiceList;
import dev.astragal.tui.game.GameView;
import dev.astragal.tui.layout.Extent;
import dev.astragal.tui.layout.Rect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What the player is asked, and what can be done about it.
 *
 * @param offers what is behind each choice, in the order of the choices
 * @param typed whether there are answers beside those listed
 */
record PlayDesk(
    String title, List<String> text, ChoiceList choices, List<Offer> offers, boolean typed)
    implements GameView.Desk {
  static final PlayDesk EMPTY =
      new PlayDesk("", List.of(), new ChoiceList(List.of(), 0), List.of(), false);

  PlayDesk {
    text = List.copyOf(text);
    offers = List.copyOf(offers);
  }

  /**
   * @param taken what taking it does
   * @param considered the screen while the mark is on it, if that is not the usual one
   */
  record Offer(Runnable taken, Optional<Supplier<Screen>> considered) {
    static Offer of(Runnable taken) {
      return new Offer(taken, Optional.empty());
    }
  }

  void take(int index) {
    if (index < offers.size()) offers.get(index).taken().run();
  }

  /** The screen as the marked choice wants it. */
  Optional<Screen> considered() {
    return offers.isEmpty()
        ? Optional.empty()
        : offers.get(choices.selected()).considered().map(Supplier::get);
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
  public Extent rows() {
    return new Extent(choices.width(), choices.size());
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
