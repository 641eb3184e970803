package dev.astragal.games.delve.words;

import dev.astragal.games.delve.ActionEvent;
import dev.astragal.games.delve.DelveChoice;
import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.EncounterEvent;
import dev.astragal.games.delve.ExploreEvent;
import dev.astragal.games.delve.GrowthEvent;
import dev.astragal.games.delve.HarmEvent;
import dev.astragal.games.delve.RunEvent;
import dev.astragal.games.delve.rules.Advice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.kernel.screen.Wording;

/** How choices read and what is told of events; made only when somebody reads it. */
public final class DelveWords {
  private DelveWords() {}

  public static Wording word(DelveState state, DelveChoice choice) {
    Wording wording =
        switch (choice) {
          case DelveChoice.OrderUpdate update -> OrderWords.word(state, update);
          case DelveChoice.SwapActiveWeapon() -> WeaponWords.swap(state);
          case DelveChoice.UseItem(String item) -> LootWords.use(state, item);
          case DelveChoice.ChoosePerk(String perk) -> GrowthWords.perk(state, perk);
          case DelveChoice.ChooseGod(String god) -> GrowthWords.god(state, god);
          case DelveChoice.Reply reply -> AnswerWords.word(state, reply);
        };
    return Advice.of(state).filter(choice::equals).isPresent() ? wording.suggested() : wording;
  }

  public static Telling tell(DelveState before, Event event) {
    if (!(event instanceof DelveEvent happened)) return Telling.of(event);
    return switch (happened) {
      case ActionEvent action -> ActionTellings.tell(before, action);
      case HarmEvent harm -> HarmTellings.tell(before, harm);
      case EncounterEvent encounter -> EncounterTellings.tell(before, encounter);
      case ExploreEvent.AutoSegmentStarted(var reason, _, int length) ->
          Telling.of("event.AutoSegmentStarted." + reason, "length", length);
      case ExploreEvent.CrossingAllowed _ -> Telling.of("event.CrossingAllowed");
      case ExploreEvent.RoutePlanned(var route) ->
          Telling.of("event.RoutePlanned", "length", route.size());
      case GrowthEvent growth -> GrowthTellings.tell(before, growth);
      case RunEvent run -> RunTellings.tell(before, run);
    };
  }
}
