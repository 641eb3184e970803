package dev.astragal.runtime.learn;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Where what a seat sees goes in a tensor. It is worked out from screens alone, so that a tensor
 * tells no more than a screen does.
 */
final class ScreenPlaces {
  private final int seats;
  private final Map<String, PanelPlaces> panels = new LinkedHashMap<>();

  ScreenPlaces(int seats) {
    this.seats = seats;
  }

  void meet(Screen screen) {
    for (Panel panel : screen.panels())
      panels.computeIfAbsent(panel.id(), _ -> new PanelPlaces()).meet(panel);
  }

  void settle(Places places) {
    panels.forEach((id, at) -> at.settle(id, places));
  }

  void write(Screen screen, Seat viewer, float[] out, int from) {
    List<Panel> all = screen.panels();
    for (int i = 0; i < all.size(); i++) {
      PanelPlaces at = panels.get(all.get(i).id());
      if (at != null) at.write(all.get(i), seats, viewer, out, from);
    }
  }
}
