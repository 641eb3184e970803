package dev.astragal.tui.stage;

import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.theme.Role;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A line to type at the bottom of the window; the tab key completes its first word. */
public final class LineDialog implements Dialog {
  private static final int LENGTH_MAX = 2000;

  private final String prompt;
  private final List<String> words;
  private final Consumer<String> taken;
  private String typed;

  public LineDialog(String prompt, String typed, List<String> words, Consumer<String> taken) {
    this.prompt = prompt;
    this.typed = typed;
    this.words = List.copyOf(words);
    this.taken = taken;
  }

  @Override
  public void draw(Pen pen) {
    int y = pen.canvas().height() - 1;
    int room = Math.max(1, pen.canvas().width() - prompt.length() - 3);
    String visible = typed.length() <= room ? typed : typed.substring(typed.length() - room);
    pen.bar(y, prompt + visible + "_", "", pen.role(Role.BAR));
  }

  @Override
  public Optional<String> moving() {
    return Optional.empty();
  }

  @Override
  public boolean press(Key key, Optional<Action> action) {
    if (key.equals(Key.ENTER)) {
      taken.accept(typed.strip());
      return false;
    }
    if (key.equals(Key.ESCAPE)) return false;
    if (key.equals(Key.BACKSPACE)) {
      if (typed.isEmpty()) return false;
      typed = typed.substring(0, typed.offsetByCodePoints(typed.length(), -1));
    } else if (key.equals(Key.TAB)) {
      words.stream().filter(word -> word.startsWith(typed)).findFirst().ifPresent(w -> typed = w);
    } else if (key.types() && typed.length() < LENGTH_MAX) {
      typed += key.text();
    }
    return true;
  }
}
