package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.ActionEvent;
import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveChoice;
import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.EncounterEvent;
import dev.astragal.games.delve.ExploreEvent;
import dev.astragal.games.delve.GrowthEvent;
import dev.astragal.games.delve.Loadout;
import dev.astragal.games.delve.Question;
import dev.astragal.games.delve.RunEvent;
import dev.astragal.games.delve.RunEvent.CheckpointReason;
import dev.astragal.games.delve.floors.Branch;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.state.Ints;

/** Carries out what the player decided. */
public final class Answers {
  private Answers() {}

  public static void choose(
      DelveState state, DelveChoice choice, Turn<DelveState, DelveEvent> turn) {
    switch (choice) {
      case DelveChoice.OrderUpdate update ->
          turn.emit(new RunEvent.PolicyChanged(update.applyTo(state.orders())));
      case DelveChoice.SwapActiveWeapon() -> swap(state, turn);
      case DelveChoice.UseItem(String item) -> Charms.use(state, turn, item);
      case DelveChoice.ChooseGod(String god) -> {
        settle(state, turn);
        Growth.follow(state, turn, state.content().godNamed(god));
        Growth.checkpoint(state, turn, CheckpointReason.GOD_CHOICE_RESOLVED);
      }
      case DelveChoice.ChoosePerk(String perk) -> {
        settle(state, turn);
        turn.emit(new GrowthEvent.PerkOfferSettled());
        Growth.gainPerk(state, turn, state.content().perkNamed(perk));
        Growth.checkpoint(state, turn, CheckpointReason.PERK_CHOSEN);
      }
      case DelveChoice.Reply reply -> reply(state, reply, turn);
    }
  }

  private static void reply(
      DelveState state, DelveChoice.Reply reply, Turn<DelveState, DelveEvent> turn) {
    int subject = state.question().subject();
    Ints enemies = state.question().enemies();
    if (answers(state, reply)) settle(state, turn);
    switch (reply) {
      case KEEP_LOOT -> {
        Looting.keep(state, turn, subject);
        Encounters.wake(state, turn);
      }
      case DISCARD_LOOT -> Looting.discard(state, turn, subject);
      case FIGHT -> fight(state, turn, enemies.get(0));
      case AVOID -> Avoidance.avoid(state, turn, enemies);
      case OPEN_DOOR -> Doors.open(state, turn, subject);
      case LEAVE_DOOR -> turn.emit(new ActionEvent.DoorLeft(subject));
      case DESCEND -> Floors.descend(state, turn);
      case DESCEND_BRANCH_A -> branch(state, turn, Branch.A);
      case DESCEND_BRANCH_B -> branch(state, turn, Branch.B);
      case CONTINUE -> turn.emit(new EncounterEvent.PressedOn());
      case RETREAT -> turn.emit(new EncounterEvent.RetreatBegan());
      case DRINK_POTION -> drink(state, turn);
      case REST -> rest(state, turn);
      case PRESS_ON -> {
        turn.emit(new RunEvent.CampDeclined());
        Growth.checkpoint(state, turn, CheckpointReason.CAMP_RESOLVED);
      }
      case ACCEPT_DEATH -> {}
      case STRIKE_ON -> {}
      case GUARD -> turn.emit(new ActionEvent.Meant(ActionEvent.Deed.GUARD));
      case CROSS -> turn.emit(new ExploreEvent.CrossingAllowed(Hazards.deadly(state)));
      case TURN_BACK -> turn.emit(new EncounterEvent.RetreatBegan());
    }
  }

  /** Drinking and resting are also commands, which leave a question as it stands. */
  private static boolean answers(DelveState state, DelveChoice.Reply reply) {
    return switch (reply) {
      case DRINK_POTION ->
          state.question().kind() == Question.Kind.HP_THRESHOLD_REACHED
              || state.question().kind() == Question.Kind.CAMP_CHOICE;
      case REST -> state.question().kind() == Question.Kind.CAMP_CHOICE;
      default -> true;
    };
  }

  private static void drink(DelveState state, Turn<DelveState, DelveEvent> turn) {
    if (state.since(2)) {
      turn.emit(new ActionEvent.Meant(ActionEvent.Deed.DRINK));
      return;
    }
    Growth.drink(state, turn);
    PlayerTurn.finish(state, turn, state.heroCell());
  }

  private static void settle(DelveState state, Turn<DelveState, DelveEvent> turn) {
    turn.emit(RunEvent.Answered.of(state.question().kind()));
  }

  private static void fight(DelveState state, Turn<DelveState, DelveEvent> turn, int primary) {
    turn.emit(new EncounterEvent.Engaged(primary, Combat.enemyKind(state, primary).id()));
    if (state.stealthy() && !state.actors().awake(primary)) Encounters.wake(state, turn, primary);
    if (state.progress().retreating()) turn.emit(new EncounterEvent.RetreatEnded());
  }

  private static void branch(DelveState state, Turn<DelveState, DelveEvent> turn, Branch branch) {
    turn.emit(new RunEvent.BranchCommitted(branch));
    Floors.descend(state, turn);
    Growth.checkpoint(state, turn, CheckpointReason.BRANCH_COMMITTED);
  }

  private static void rest(DelveState state, Turn<DelveState, DelveEvent> turn) {
    if (state.since(2)) Encounters.purge(state, turn);
    turn.emit(new ActionEvent.Rested(restHeals(state), state.policy().camp().ticks()));
    Growth.checkpoint(state, turn, CheckpointReason.CAMP_RESOLVED);
  }

  /** The health a rest gives back now; since the second rules each on a floor half of the last. */
  public static int restHeals(DelveState state) {
    int most = state.actors().maxHp(Actors.HERO);
    int given = most * state.policy().camp().healPercent() / 100;
    if (state.since(2)) given >>= Math.min(state.progress().rests(), Integer.SIZE - 1);
    return Math.min(most - state.actors().hp(Actors.HERO), given);
  }

  private static void swap(DelveState state, Turn<DelveState, DelveEvent> turn) {
    int other = state.loadout().activeSlot() == Loadout.PRIMARY ? Loadout.RESERVE : Loadout.PRIMARY;
    turn.emit(new ActionEvent.WeaponSwapped(other, state.policy().time().swap()));
  }
}
