package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.content.ScreenText;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A run to read and to keep, as one seat knows it: the tables, texts and cards on its screen, and
 * all it was told, part by part.
 */
public final class MarkdownExport {
  private final Messages messages;
  private final StringBuilder text = new StringBuilder();

  private MarkdownExport(Messages messages) {
    this.messages = messages;
  }

  public static String of(Recording past, Seat viewer, Messages messages) {
    MarkdownExport export = new MarkdownExport(messages);
    export.text.append("# ").append(past.manifest().title()).append("\n");
    for (Panel panel : past.last().screen(viewer).panels()) export.panel(panel);
    export.title(Msg.of("export.log"));
    export.log(past.told(viewer, past.firstStep(), past.lastStep()));
    return export.text.toString();
  }

  private void panel(Panel panel) {
    if (panel instanceof Panel.Table table) {
      title(table.title());
      row(table.headings());
      text.append("|").append("---|".repeat(table.headings().size())).append("\n");
      for (Panel.Row row : table.rows()) row(row.cells());
    } else if (panel instanceof Panel.Text lines) {
      title(lines.title());
      for (Panel.Line line : lines.lines())
        text.append("- ").append(escaped(line.text())).append("\n");
    } else if (panel instanceof Panel.Cards || panel instanceof Panel.Track) {
      title(panel.title());
      List<String> lines = new ScreenText(messages).lines(panel);
      for (String line : lines.subList(1, lines.size()))
        text.append("- ").append(escaped(Msg.literal(line))).append("\n");
    }
  }

  private void title(Msg title) {
    text.append("\n## ").append(escaped(title)).append("\n\n");
  }

  private void row(List<Msg> cells) {
    text.append(cells.stream().map(this::escaped).collect(Collectors.joining(" | ", "| ", " |\n")));
  }

  private void log(List<Told> story) {
    for (Told told : story) {
      if (told.telling().heading())
        text.append("\n### ").append(escaped(told.telling().text())).append("\n\n");
      else if (told.spoken()) text.append("- ").append(escaped(told.telling().text())).append("\n");
    }
  }

  private String escaped(Msg words) {
    return messages.text(words).replace("|", "\\|").replace("*", "\\*").replace("_", "\\_");
  }
}
