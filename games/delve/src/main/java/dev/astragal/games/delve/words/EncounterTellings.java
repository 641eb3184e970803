package dev.astragal.games.delve.words;

import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.EncounterEvent;
import dev.astragal.kernel.screen.Telling;

/** What is told of enemies met and lost. */
final class EncounterTellings {
  private EncounterTellings() {}

  static Telling tell(DelveState before, EncounterEvent event) {
    return switch (event) {
      case EncounterEvent.Woke(int enemy, _, _) ->
          ActionTellings.enemy(before, "event.Woke", enemy);
      case EncounterEvent.TrackLost(int enemy, _) ->
          ActionTellings.enemy(before, "event.TrackLost", enemy);
      case EncounterEvent.Engaged(int enemy, _) ->
          ActionTellings.enemy(before, "event.Engaged", enemy);
      case EncounterEvent.Avoided(var enemies) ->
          Telling.of("event.Avoided", "enemies", Things.theEnemies(before, enemies))
              .about(Things.enemyIds(enemies));
      case EncounterEvent.ThreatPurged() ->
          Telling.of(
              before.heroOnSanctuary() ? "event.ThreatPurged.sanctuary" : "event.ThreatPurged");
      case EncounterEvent.SuppressionEnded _,
          EncounterEvent.RetreatBegan _,
          EncounterEvent.RetreatEnded _,
          EncounterEvent.PressedOn _,
          EncounterEvent.EncounterEnded _,
          EncounterEvent.TraceCleared _ ->
          Telling.of(event.narrativeKey());
    };
  }
}
