package dev.astragal.tui.stage;

import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.term.Key;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A question with the whole window to itself. */
public final class Choosing implements Act {
  private final Stage stage;
  private final MenuDialog menu;
  private OptionalInt chosen = OptionalInt.empty();
  private boolean asked;

  public Choosing(Stage stage, String title, List<String> sentences, List<String> answers) {
    this.stage = stage;
    List<MenuDialog.Item> items = new ArrayList<>();
    for (int i = 0; i < answers.size(); i++) {
      int index = i;
      items.add(new MenuDialog.Item(answers.get(i), () -> chosen = OptionalInt.of(index)));
    }
    this.menu = new MenuDialog(title, sentences, items);
  }

  /** What was chosen; nothing when the player went back. */
  public OptionalInt chosen() {
    return chosen;
  }

  @Override
  public boolean over() {
    return asked && !stage.dialogOpen();
  }

  @Override
  public void press(Key key, Optional<Action> action) throws IOException {}

  @Override
  public void draw(Pen pen) {
    if (asked) return;
    asked = true;
    stage.open(menu);
  }
}
