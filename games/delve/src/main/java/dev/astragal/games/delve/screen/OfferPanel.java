package dev.astragal.games.delve.screen;

import dev.astragal.games.delve.DelveChoice;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.rules.PerkOffer;
import dev.astragal.games.delve.words.Things;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Thing;
import java.util.ArrayList;
import java.util.List;

/** What can be had by the question that stands: a find, perks, gods, each in full. */
public final class OfferPanel {
  private OfferPanel() {}

  public static List<Thing> offered(DelveState state) {
    return switch (state.question().kind()) {
      case GOD_OFFER -> state.content().gods().stream().map(Things::god).toList();
      case PERK_CHOICE ->
          PerkOffer.of(state).stream()
              .map(perk -> Things.perk(state, state.content().perks().get(perk)))
              .toList();
      case LOOT_FOUND -> List.of(Things.item(state, state.question().subject()));
      case NONE,
          ENEMY_ENCOUNTER,
          BOSS_ENCOUNTER,
          HP_THRESHOLD_REACHED,
          DOOR_BLOCKED,
          FLOOR_TRANSITION,
          BRANCH_CHOICE,
          CAMP_CHOICE,
          CHECKPOINT_AVAILABLE,
          HAZARD_AHEAD,
          HEAVY_BLOW ->
          List.of();
    };
  }

  /** Whatever is being considered comes first. */
  public static Panel of(List<Thing> offered, String considered) {
    List<Panel.Line> lines = new ArrayList<>();
    for (Thing thing : offered) {
      boolean here = thing.id().equals(considered);
      Msg text = Msg.of("offer.line", "name", thing.name(), "help", thing.help());
      Panel.Line line = new Panel.Line(text, here ? Ink.STRONG : Ink.NORMAL).showing(thing);
      lines.add(here ? 0 : lines.size(), line);
    }
    return new Panel.Text("offer", Msg.of("panel.offer"), lines);
  }

  /** The id of what a choice would take. */
  public static String considered(DelveChoice choice) {
    return switch (choice) {
      case DelveChoice.ChoosePerk(String perk) -> Things.perkId(perk);
      case DelveChoice.ChooseGod(String god) -> Things.godId(god);
      case DelveChoice.Reply _,
          DelveChoice.SwapActiveWeapon _,
          DelveChoice.UseItem _,
          DelveChoice.OrderUpdate _ ->
          "";
    };
  }
}
