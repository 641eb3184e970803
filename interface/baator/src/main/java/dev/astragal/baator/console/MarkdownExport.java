package dev.astragal.baator.console;

import dev.astragal.baator.session.Desk;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.Told;
import java.util.List;
import java.util.stream.Collectors;

/** A session to read: who is in it, and everything that happened, round by round. */
final class MarkdownExport {
  private final Table table;
  private final Messages messages;
  private final StringBuilder text = new StringBuilder();

  private MarkdownExport(Table table) {
    this.table = table;
    this.messages = table.messages();
  }

  static String of(Table table, String title, String log) {
    MarkdownExport export = new MarkdownExport(table);
    export.text.append("# ").append(title).append("\n");
    for (Panel panel : table.now().screen(Desk.MASTER).panels())
      if (panel instanceof Panel.Table sheet) export.sheet(sheet);
    export.text.append("\n## ").append(log).append("\n\n");
    export.log();
    return export.text.toString();
  }

  private void sheet(Panel.Table sheet) {
    text.append("\n## ").append(messages.text(sheet.title())).append("\n\n");
    row(sheet.headings());
    text.append("|").append("---|".repeat(sheet.headings().size())).append("\n");
    for (Panel.Row row : sheet.rows()) row(row.cells());
  }

  private void row(List<Msg> cells) {
    text.append(
        cells.stream()
            .map(cell -> escaped(messages.text(cell)))
            .collect(Collectors.joining(" | ", "| ", " |\n")));
  }

  /** All of it, not only as far back as the log at the table goes. */
  private void log() {
    Recording past = table.recording();
    for (Told told : past.told(Desk.MASTER, past.firstStep(), past.lastStep())) {
      if (!told.spoken()) continue;
      String line = escaped(messages.text(told.telling().text()));
      switch (told.event()) {
        case BaatorEvent.RoundBegan _, BaatorEvent.SceneOpened _ ->
            text.append("\n### ").append(line).append("\n\n");
        case BaatorEvent.Noted _ -> text.append("\n> ").append(line).append("\n\n");
        default -> text.append("- ").append(line).append("\n");
      }
    }
  }

  private static String escaped(String words) {
    return words.replace("|", "\\|").replace("*", "\\*").replace("_", "\\_");
  }
}
