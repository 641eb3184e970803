package dev.astragal.tui.start;

import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.game.ChoiceList;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.term.Key;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Things to do in a box, one of them marked: keys and clicks mark, and take what is marked. */
final class Menu {
  private final List<Item> items;
  private final ChoiceList choices;

  /**
   * Something to do.
   *
   * @param group the heading it stands under, or empty
   */
  record Item(String label, String group, Runnable task) {
    static Item of(String label, Runnable task) {
      return new Item(label, "", task);
    }
  }

  Menu(List<Item> items, int marked) {
    this.items = List.copyOf(items);
    this.choices =
        new ChoiceList(
            items.stream()
                .map(
                    item ->
                        new ChoiceList.Entry(item.label(), "", item.group(), List.of(), false, 0))
                .toList(),
            OptionalInt.of(Math.min(marked, items.size() - 1)));
  }

  int size() {
    return items.size();
  }

  int marked() {
    return choices.marked().orElse(0);
  }

  /** What is marked. */
  String label() {
    return items.get(marked()).label();
  }

  void draw(Pen pen, Rect box, String title) {
    pen.box(box, title, true);
    choices.draw(pen, box.inside());
    pen.more(box, choices.above(), choices.below());
  }

  void click(int x, int y) {
    OptionalInt there = choices.at(x, y);
    if (there.isEmpty()) return;
    if (there.equals(choices.marked())) take();
    else choices.select(there.getAsInt());
  }

  /** What a key does here; complains of one that does nothing. */
  void press(Stage stage, Key key, Optional<Action> action) {
    if (key.isDigit()) {
      choices.digit(Integer.parseInt(key.name()));
      return;
    }
    if (action.isEmpty()) return;
    switch (action.get()) {
      case UP -> choices.move(0, -1);
      case DOWN -> choices.move(0, 1);
      case FIRST -> choices.selectEnd(false);
      case LAST -> choices.selectEnd(true);
      case TAKE, RIGHT -> take();
      default -> stage.notHere(action.get());
    }
  }

  private void take() {
    items.get(marked()).task().run();
  }
}
