package dev.astragal.kernel.screen;

import java.util.List;

/**
 * What one seat sees: panels in order of importance. The log and the prompt are added by the
 * client.
 */
public record Screen(List<Panel> panels) {
  public Screen {
    panels = List.copyOf(panels);
  }

  public static Screen of(Panel... panels) {
    return new Screen(List.of(panels));
  }
}
