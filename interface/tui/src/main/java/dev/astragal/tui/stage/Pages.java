package dev.astragal.tui.stage;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.plain.Famous;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.term.Style;
import dev.astragal.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Things to read at leisure. */
public final class Pages {
  /** Lines are easiest to read when they are no longer than this. */
  private static final int WIDTH = 72;

  private Pages() {}

  /** Paragraphs; those in capitals are headings. */
  public static Dialog of(Stage stage, String title, List<String> paragraphs) {
    List<Line> lines = new ArrayList<>();
    for (String paragraph : paragraphs) {
      boolean heading =
          !paragraph.isBlank() && paragraph.equals(paragraph.toUpperCase(Locale.ROOT));
      Style style = heading ? stage.theme().ink(Ink.STRONG) : stage.theme().role(Role.TEXT);
      int indent = paragraph.length() - paragraph.stripLeading().length();
      for (String part : Line.wrapped(paragraph.strip(), WIDTH - indent))
        lines.add(Line.of(" ".repeat(indent) + part, style));
    }
    return new TextDialog(title, lines);
  }

  /** The best games of a kind among the saved runs. */
  public static Dialog fame(Stage stage, String game, String title) {
    String hall = stage.text("fame.title", "game", title);
    return of(stage, hall, Famous.lines(game, stage.texts().messages().language()));
  }
}
