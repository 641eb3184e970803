package dev.astragal.tui.stage;

import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.term.Style;
import dev.astragal.tui.theme.Role;
import dev.astragal.tui.theme.Theme;
import java.util.ArrayList;
import java.util.List;

/** Which key does what, and which words the command line knows. */
public final class Help {
  private Help() {}

  public static void open(Stage stage, Commands commands) {
    Style text = stage.theme().role(Role.TEXT);
    Style strong = stage.theme().role(Role.TITLE);
    List<Line> lines = new ArrayList<>();
    lines.add(Line.of(stage.text("help.numbers"), text));
    for (Action action : Action.values()) {
      String keys = stage.keys().keys(action);
      if (keys.isEmpty()) continue;
      lines.add(
          new Line(
              List.of(
                  new Line.Span(String.format("%-16s", keys), strong),
                  new Line.Span(stage.text("action." + action.label()), text))));
    }
    lines.add(Line.of("", text));
    lines.add(Line.of(stage.text("help.commands"), strong));
    for (String word : commands.words())
      lines.add(
          new Line(
              List.of(
                  new Line.Span(String.format("%-16s", ":" + word), strong),
                  new Line.Span(stage.text("command." + word), text))));
    stage.open(new TextDialog(stage.text("help.title"), lines));
  }

  /** The words every command line knows. */
  public static Commands common(Stage stage) {
    return new Commands(stage).on("theme", name -> theme(stage, name));
  }

  private static void theme(Stage stage, String name) {
    Theme.named(name)
        .ifPresentOrElse(
            stage::theme, () -> stage.complain(stage.text("command.theme.which", "name", name)));
  }
}
