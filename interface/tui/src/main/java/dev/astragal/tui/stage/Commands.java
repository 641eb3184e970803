package dev.astragal.tui.stage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** What can be typed on the command line: a word, and what follows it. */
public final class Commands {
  private final Stage stage;
  private final Map<String, Consumer<String>> commands = new LinkedHashMap<>();
  private Consumer<String> other;

  public Commands(Stage stage) {
    this.stage = stage;
    this.other = text -> stage.complain(stage.text("command.unknown", "word", text));
  }

  public Commands on(String word, Consumer<String> task) {
    commands.put(word, task);
    return this;
  }

  /** What to do with a line that begins with no known word. */
  public Commands otherwise(Consumer<String> task) {
    other = task;
    return this;
  }

  public List<String> words() {
    return new ArrayList<>(commands.keySet());
  }

  /** Lets the player type a line. */
  public void open() {
    stage.open(new LineDialog(":", "", words(), this::run));
  }

  public void run(String line) {
    if (line.isEmpty()) return;
    String[] parts = line.split("\\s+", 2);
    Consumer<String> task = commands.get(parts[0]);
    if (task == null) other.accept(line);
    else task.accept(parts.length == 1 ? "" : parts[1]);
  }
}
