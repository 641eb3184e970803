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
  private final String prompt;
  private final List<String> words;
  private final Consumer<String> taken;
  private final Consumer<String> typing;
  private final InputLine line = new InputLine();

  public LineDialog(String prompt, String typed, List<String> words, Consumer<String> taken) {
    this(prompt, typed, words, taken, _ -> {});
  }

  /** {@code typing} hears every change before the line is given up. */
  public LineDialog(
      String prompt,
      String typed,
      List<String> words,
      Consumer<String> taken,
      Consumer<String> typing) {
    this.typing = typing;
    this.prompt = prompt;
    this.words = List.copyOf(words);
    this.taken = taken;
    line.show(typed);
  }

  @Override
  public void draw(Pen pen) {
    line.draw(pen, pen.canvas().height() - 1, prompt, pen.role(Role.BAR));
  }

  @Override
  public Optional<Moving> moving() {
    return Optional.empty();
  }

  @Override
  public boolean press(Key key, Optional<Action> action) {
    if (key.equals(Key.ENTER)) {
      taken.accept(line.text().strip());
      return false;
    }
    if (key.equals(Key.ESCAPE)) return false;
    if (key.equals(Key.BACKSPACE) && line.text().isEmpty()) return false;
    if (key.equals(Key.TAB)) line.complete(this::firstWord);
    else line.press(key);
    typing.accept(line.text().strip());
    return true;
  }

  private InputLine.Candidates firstWord(String before) {
    return new InputLine.Candidates(
        0, words.stream().filter(word -> word.startsWith(before)).limit(1).toList());
  }
}
