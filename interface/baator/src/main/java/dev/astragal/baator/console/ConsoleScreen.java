package dev.astragal.baator.console;

import dev.astragal.baator.session.Desk;
import dev.astragal.runtime.content.ScreenText;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.draw.Scrollback;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.stage.Act;
import dev.astragal.tui.stage.Hint;
import dev.astragal.tui.stage.InputLine;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.term.Style;
import dev.astragal.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The console on a whole terminal: scenes above, the log below them, the line being typed last. */
final class ConsoleScreen implements Act {
  /** How often the pack files are looked at while nothing is typed. */
  private static final long LOOK_MILLIS = 1_000;

  /** Leaves at once, as in any shell. */
  private static final Key END_OF_INPUT = new Key("ctrl-d");

  private final Console console;
  private final ScreenText panels;
  private final InputLine input = new InputLine();
  private final Scrollback log = new Scrollback();
  private int page = 1;
  private boolean left;

  ConsoleScreen(Console console, List<String> greeting) {
    this.console = console;
    this.panels = new ScreenText(console.table().messages());
    log.note(greeting);
  }

  @Override
  public boolean over() {
    return left || console.done();
  }

  @Override
  public OptionalLong due() {
    return OptionalLong.of(LOOK_MILLIS);
  }

  /** Packs that changed are loaded again. */
  @Override
  public void elapsed() {
    log.note(console.refresh());
  }

  @Override
  public void press(Key key, Optional<Action> action) {
    if (key.equals(Key.ENTER)) run();
    else if (key.equals(Key.TAB)) complete();
    else if (key.equals(END_OF_INPUT)) left = true;
    else if (key.name().equals("pageup")) log.scroll(page);
    else if (key.name().equals("pagedown")) log.scroll(-page);
    else if (!input.text().isEmpty() || !glance(key)) input.press(key);
  }

  private void run() {
    String line = input.enter();
    if (line.isBlank()) return;
    log.note(List.of("> " + line));
    log.note(console.execute(line));
  }

  private void complete() {
    List<String> found =
        input.complete(
            before ->
                new InputLine.Candidates(Words.lastBegin(before), console.completions(before)));
    if (found.size() > 1) log.note(List.of(String.join("  ", found)));
  }

  /** Every command begins with a slash, so other keys are free while nothing is typed. */
  private boolean glance(Key key) {
    switch (key.name()) {
      case "q" -> left = true;
      case "g" -> log.toTop();
      case "G" -> log.toBottom();
      case "k" -> log.scroll(1);
      case "j" -> log.scroll(-1);
      default -> {
        return false;
      }
    }
    return true;
  }

  @Override
  public void draw(Pen pen) {
    Canvas canvas = pen.canvas();
    page = Math.max(1, canvas.height() / 2);
    List<String> scenes = panels.lines(console.table().now().screen(Desk.MASTER));
    int sceneRows = Math.min(scenes.size(), Math.max(1, canvas.height() / 2 - 2));
    Style text = pen.role(Role.TEXT);
    List<Line> rows = new ArrayList<>();
    for (String scene : scenes.subList(0, sceneRows))
      rows.add(line(scene, scene.startsWith("--") ? pen.role(Role.TITLE) : text));
    rows.add(line("-".repeat(canvas.width()), pen.role(Role.BORDER)));
    int logRows = Math.max(0, canvas.height() - rows.size() - 2);
    for (String said : log.rows(canvas.width(), logRows)) rows.add(line(said, text));
    pen.lines(new Rect(0, 0, canvas.width(), canvas.height() - 2), rows, 0);
    input.draw(pen, canvas.height() - 2, "> ", text);
    Hint.draw(pen, hints());
  }

  private List<Hint> hints() {
    return List.of(
        new Hint("Tab", console.say("hint.complete")),
        new Hint(List.of("Up", "Down"), console.say("hint.history")),
        new Hint(List.of("PgUp", "PgDn", "j", "k", "g", "G"), console.say("hint.scroll")),
        new Hint("/help", console.say("hint.commands")),
        new Hint(List.of("/quit", "q"), console.say("hint.leave")));
  }

  private static Line line(String text, Style style) {
    return Line.of(text.replaceAll("\\p{Cntrl}", " "), style);
  }
}
