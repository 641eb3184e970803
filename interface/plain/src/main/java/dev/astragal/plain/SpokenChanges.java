package dev.astragal.plain;

import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.content.ScreenText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What changed between two screens, in sentences: for somebody who hears the screen and cannot
 * glance at it.
 *
 * @param messages the game's sentences
 * @param own the sentences around them
 */
public record SpokenChanges(Messages messages, Messages own) {
  /** More places of a board than anybody wants to hear one by one. */
  private static final int CELLS_MAX = 12;

  public List<String> between(Screen before, Screen now) {
    List<String> out = new ArrayList<>();
    for (Panel panel : now.panels()) {
      Optional<Panel> old =
          before.panels().stream().filter(p -> p.id().equals(panel.id())).findFirst();
      if (panel instanceof Panel.Overlay || old.equals(Optional.of(panel))) continue;
      out.addAll(changes(old, panel));
    }
    return out;
  }

  private List<String> changes(Optional<Panel> before, Panel now) {
    if (now.id().equals(Panel.VIEW))
      return List.of(own.text(Msg.of("picture", "title", messages.text(now.title()))));
    if (now instanceof Panel.Grid grid
        && before.orElse(now) instanceof Panel.Grid old
        && before.isPresent()
        && old.width() == grid.width()
        && old.height() == grid.height()) return cells(old, grid);
    List<String> old = before.map(this::lines).orElse(List.of());
    List<String> lines = lines(now);
    List<String> out = new ArrayList<>();
    for (String line : lines) if (!old.contains(line)) out.add(said("changed", now, line));
    for (String line : old)
      if (lines.size() < old.size() && !lines.contains(line)) out.add(said("gone", now, line));
    return out;
  }

  private List<String> lines(Panel panel) {
    if (panel instanceof Panel.Meters meters)
      return meters.meters().stream()
          .map(
              meter ->
                  own.text(
                      Msg.of(
                          "meter",
                          "label",
                          messages.text(meter.label()),
                          "value",
                          meter.value(),
                          "max",
                          meter.max())))
          .toList();
    List<String> lines = new ScreenText(messages).lines(panel);
    return lines.subList(1, lines.size()).stream().map(String::strip).toList();
  }

  private List<String> cells(Panel.Grid before, Panel.Grid now) {
    List<String> out = new ArrayList<>();
    int changed = 0;
    for (int i = 0; i < now.cells().size(); i++) {
      Cell cell = now.cells().get(i);
      if (cell.equals(before.cells().get(i))) continue;
      if (++changed > CELLS_MAX) continue;
      String place =
          own.text(
              Msg.of(
                  "cell",
                  "row",
                  i / now.width() + 1,
                  "column",
                  i % now.width() + 1,
                  "glyph",
                  meaning(now, cell)));
      out.add(said("changed", now, place));
    }
    if (changed > CELLS_MAX)
      out.add(said("changed", now, own.text(Msg.of("cells-more", "count", changed - CELLS_MAX))));
    return out;
  }

  private String meaning(Panel.Grid grid, Cell cell) {
    return grid.legend().stream()
        .filter(entry -> entry.cell().glyph() == cell.glyph())
        .map(entry -> messages.text(entry.meaning()))
        .findFirst()
        .orElse(Character.toString(cell.glyph()));
  }

  private String said(String key, Panel panel, String text) {
    return own.text(Msg.of(key, "panel", messages.text(panel.title()), "text", text));
  }
}
