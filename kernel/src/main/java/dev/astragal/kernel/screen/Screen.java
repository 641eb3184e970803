package dev.astragal.kernel.screen;

import java.util.List;

/**
 * What one seat sees: panels in order of importance. The log and the prompt are added by the
 * client.
 *
 * @param aside the ids of panels that stand in a column beside the others, where a client has the
 *     room; with any, the log belongs below the others
 */
public record Screen(List<Panel> panels, List<String> aside) {
  public Screen {
    panels = List.copyOf(panels);
    aside = List.copyOf(aside);
  }

  public Screen(List<Panel> panels) {
    this(panels, List.of());
  }

  public static Screen of(Panel... panels) {
    return new Screen(List.of(panels));
  }
}
