package dev.astragal.tui.play;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.runtime.table.Question;
import dev.astragal.tui.Texts;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.game.ChoiceList;
import dev.astragal.tui.game.GameView;
import dev.astragal.tui.layout.Rect;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What the player is asked, and what can be done about it.
 *
 * @param question what is asked, where it is a question of the game
 * @param rows what is behind each choice, in the order of the choices
 */
record PlayDesk(
    String title,
    List<String> text,
    Optional<Question> question,
    ChoiceList choices,
    List<DeskRow> rows,
    Texts texts)
    implements GameView.Desk {
  PlayDesk {
    text = List.copyOf(text);
    rows = List.copyOf(rows);
  }

  /** Nothing to choose. */
  static PlayDesk saying(Texts texts, String title, String text) {
    ChoiceList none = new ChoiceList(List.of(), OptionalInt.empty());
    return new PlayDesk(title, List.of(text), Optional.empty(), none, List.of(), texts);
  }

  /** Whether there are answers beside those listed. */
  boolean typed() {
    return question.isPresent()
        && (!question.get().complete() || question.get().total() > question.get().answers().size());
  }

  /** What the mark is on. */
  Optional<DeskRow> marked() {
    return choices.marked().isPresent()
        ? Optional.of(rows.get(choices.marked().getAsInt()))
        : Optional.empty();
  }

  /** Marks the first choice about a thing; answers whether there is one. */
  boolean markAbout(String thing) {
    for (int i = 0; i < rows.size(); i++) {
      if (!about(rows.get(i)).contains(thing)) continue;
      choices.select(i);
      return true;
    }
    return false;
  }

  private static List<String> about(DeskRow row) {
    return row.offer().map(offer -> offer.wording().about()).orElse(List.of());
  }

  @Override
  public Set<String> about() {
    return Set.copyOf(marked().map(PlayDesk::about).orElse(List.of()));
  }

  @Override
  public Set<String> usable() {
    Set<String> things = new HashSet<>();
    for (DeskRow row : rows) things.addAll(about(row));
    return things;
  }

  @Override
  public List<String> deeds(String thing) {
    List<String> deeds = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++)
      if (about(rows.get(i)).contains(thing)) deeds.add(choices.number(i) + " " + choices.label(i));
    return deeds;
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
  public int tight(int width) {
    return choices.rowsLeast(width);
  }

  @Override
  public void draw(Pen pen, Rect rect) {
    choices.draw(pen, rect);
  }

  @Override
  public String above() {
    return choices.above() == 0 ? "" : texts.text("list.above", "count", choices.above());
  }

  @Override
  public String below() {
    return choices.below() == 0 ? "" : texts.text("list.below", "count", choices.below());
  }
}
