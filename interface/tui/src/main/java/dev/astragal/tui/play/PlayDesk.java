package dev.astragal.tui.play;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Question;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.game.ChoiceList;
import dev.astragal.tui.game.GameView;
import dev.astragal.tui.layout.Rect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the player is asked, and what can be done about it.
 *
 * @param question what is asked, where it is a question of the game
 * @param acts what is behind each choice, in the order of the choices
 */
record PlayDesk(
    String title,
    List<String> text,
    Optional<Question> question,
    ChoiceList choices,
    List<Act> acts)
    implements GameView.Desk {
  PlayDesk {
    text = List.copyOf(text);
    acts = List.copyOf(acts);
  }

  /** Nothing to choose. */
  static PlayDesk saying(String title, String text) {
    ChoiceList none = new ChoiceList(List.of(), OptionalInt.empty());
    return new PlayDesk(title, List.of(text), Optional.empty(), none, List.of());
  }

  /**
   * @param taken what taking it does
   * @param offer what of the game it is, where it is
   */
  record Act(Runnable taken, Optional<Offer> offer) {
    static Act of(Runnable taken) {
      return new Act(taken, Optional.empty());
    }
  }

  /** Whether there are answers beside those listed. */
  boolean typed() {
    return question.isPresent()
        && (!question.get().complete() || question.get().total() > question.get().answers().size());
  }

  /** What the mark is on. */
  Optional<Act> marked() {
    return choices.marked().isPresent()
        ? Optional.of(acts.get(choices.marked().getAsInt()))
        : Optional.empty();
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
  public int wide() {
    return choices.width();
  }

  @Override
  public int high(int width) {
    return choices.height(width);
  }

  @Override
  public void draw(Pen pen, Rect rect) {
    choices.draw(pen, rect);
  }

  @Override
  public String hidden(Pen pen) {
    return choices.hidden(pen.unicode());
  }
}
