package dev.astragal.games.delve;

import dev.astragal.games.delve.rules.Encounters;
import dev.astragal.games.delve.screen.HeroPanel;
import dev.astragal.games.delve.screen.MapPanel;
import dev.astragal.games.delve.screen.OfferPanel;
import dev.astragal.games.delve.screen.OrdersPanel;
import dev.astragal.games.delve.screen.Recap;
import dev.astragal.games.delve.screen.SheetPanel;
import dev.astragal.games.delve.screen.ThreatPanel;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.List;

/**
 * The map in the middle, the hero and the standing orders beside it, character, pack and trace
 * behind keys.
 */
final class DelveScreen {
  private static final List<String> ASIDE = List.of("health", "hero", "orders");

  private DelveScreen() {}

  /** {@code considered} is the id of the perk or god that the player thinks about, or nothing. */
  static Screen of(DelveState state, String considered) {
    List<Panel> panels = new ArrayList<>();
    panels.add(MapPanel.of(state));
    panels.add(HeroPanel.health(state));
    panels.add(HeroPanel.of(state));
    panels.add(OrdersPanel.of(state));
    Ints enemies = Encounters.threatening(state);
    if (enemies.size() > 0) panels.add(ThreatPanel.of(state, enemies));
    List<Thing> offered = OfferPanel.offered(state);
    if (!offered.isEmpty()) panels.add(OfferPanel.of(offered, considered));
    if (state.progress.ending != Ending.NONE) panels.add(Recap.summary(state, Score.of(state)));
    panels.add(SheetPanel.character(state));
    panels.add(SheetPanel.pack(state));
    panels.add(Recap.trace(state));
    return new Screen(panels, ASIDE);
  }
}
