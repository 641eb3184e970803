package dev.astragal.games.delve.words;

import dev.astragal.games.delve.ActionEvent;
import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.rules.Encounters;
import dev.astragal.kernel.screen.Telling;

/** What is told of turns. */
final class ActionTellings {
  private ActionTellings() {}

  static Telling tell(DelveState before, ActionEvent event) {
    return switch (event) {
      case ActionEvent.Meant(var deed) -> Telling.of("event.Meant." + deed).about(Things.HERO);
      case ActionEvent.Moved(int actor, _, _, _) -> somebody(before, "event.Moved", actor);
      case ActionEvent.Waited(int actor, _) -> somebody(before, "event.Waited", actor);
      case ActionEvent.Struck(int actor, int target, _, _, int damage, _) ->
          actor == Actors.HERO ? strike(before, target, damage) : struck(before, actor, damage);
      case ActionEvent.DrewBack(int enemy, _, _) -> enemy(before, "event.DrewBack", enemy);
      case ActionEvent.Guarded _ -> Telling.of("event.Guarded").about(Things.HERO);
      case ActionEvent.Blinked _ -> Telling.of("event.Blinked").about(Things.HERO);
      case ActionEvent.PotionDrunk(_, String potion, int healed, _) ->
          Health.left(
              Telling.of("event.PotionDrunk", "potion", Things.named(potion), "healed", healed),
              before,
              healed);
      case ActionEvent.ItemUsed(_, String what, int cost) ->
          Telling.of("event.ItemUsed", "item", Things.named(what), "ticks", cost)
              .about(Things.potionId(what));
      case ActionEvent.WeaponSwapped(int slot, int cost) -> WeaponWords.swapped(before, slot, cost);
      case ActionEvent.Rested(int healed, int ticks) ->
          Health.left(Telling.of("event.Rested", "healed", healed, "ticks", ticks), before, healed);
      case ActionEvent.DoorOpened(int cell) ->
          Telling.of("event.DoorOpened").about(Things.doorId(cell));
      case ActionEvent.DoorLeft(int cell) ->
          Telling.of("event.DoorLeft").about(Things.doorId(cell));
      case ActionEvent.PlacesTraded(int enemy, _) -> enemy(before, "event.PlacesTraded", enemy);
      case ActionEvent.WallsRaised(var cells) ->
          Telling.of("event.WallsRaised", "count", cells.size());
      case ActionEvent.Lured(int enemy, _, _) -> enemy(before, "event.Lured", enemy);
      case ActionEvent.Delayed(int enemy, _, int ticks) ->
          enemy(before, "event.Delayed", enemy).with("ticks", ticks);
      case ActionEvent.Hasted(int until) ->
          Telling.of("event.Hasted", "ticks", until - before.progress().clock());
    };
  }

  /** A sentence about one enemy. */
  static Telling enemy(DelveState before, String key, int enemy) {
    return Telling.of(key, "enemy", Things.enemyName(before, enemy)).about(Things.enemyId(enemy));
  }

  private static Telling somebody(DelveState before, String key, int actor) {
    return actor == Actors.HERO
        ? Telling.of(key + ".hero").about(Things.HERO)
        : enemy(before, key, actor);
  }

  private static Telling strike(DelveState before, int enemy, int damage) {
    int left = Health.after(before, enemy, damage);
    return enemy(before, left == 0 ? "event.Struck.last" : "event.Struck.hero", enemy)
        .with("damage", damage)
        .with("hp", left)
        .with("max", before.actors().maxHp(enemy));
  }

  private static Telling struck(DelveState before, int enemy, int damage) {
    boolean shot = Encounters.distance(before, enemy) > 1;
    Telling telling = enemy(before, shot ? "event.Struck.shot" : "event.Struck", enemy);
    return Health.left(telling.with("damage", damage), before, -damage)
        .about(Things.HERO, Things.enemyId(enemy));
  }
}
