package dev.astragal.tui.game;

import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.runtime.content.ScreenText;
import dev.astragal.tui.layout.Extent;
import dev.astragal.tui.layout.Layout;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.layout.Wish;
import dev.astragal.tui.panel.PanelView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Where the parts of a picture go. A panel nothing can be done with makes room for one that the
 * question is about; the first, which matters most, and meters, which are small and always worth
 * seeing, never do.
 */
final class Arrangement {
  private Arrangement() {}

  /** {@code usable} are the things the question is about. */
  static Layout of(
      Extent window,
      Screen screen,
      List<Panel> panels,
      List<PanelView> views,
      Set<String> usable,
      Wish desk,
      EventLog log) {
    Set<Integer> given = new HashSet<>();
    while (true) {
      Layout layout = without(given, window, screen, panels, views, desk, log);
      boolean missing = false;
      int giving = 0;
      for (int i = 0; i < panels.size(); i++) {
        boolean wanted =
            ScreenText.things(Screen.of(panels.get(i))).stream()
                .map(Thing::id)
                .anyMatch(usable::contains);
        if (layout.panels().get(i).isEmpty()) missing |= wanted;
        else if (!wanted && !(panels.get(i) instanceof Panel.Meters)) giving = i;
      }
      if (!missing || giving == 0) return layout;
      given.add(giving);
    }
  }

  private static Layout without(
      Set<Integer> given,
      Extent window,
      Screen screen,
      List<Panel> panels,
      List<PanelView> views,
      Wish desk,
      EventLog log) {
    List<PanelView> left = new ArrayList<>();
    int aside = 0;
    for (int i = 0; i < panels.size(); i++) {
      if (given.contains(i)) continue;
      left.add(views.get(i));
      if (screen.aside().contains(panels.get(i).id())) aside++;
    }
    Layout layout = Layout.of(window, left, aside, desk, Framed.log(log));
    List<Rect> places = new ArrayList<>(layout.panels());
    for (int i = 0; i < panels.size(); i++) if (given.contains(i)) places.add(i, Rect.NOWHERE);
    return new Layout(places, layout.log(), layout.prompt());
  }
}
