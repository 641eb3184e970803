package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.EncounterEvent;
import dev.astragal.games.delve.GrowthEvent;
import dev.astragal.games.delve.Loadout;
import dev.astragal.games.delve.Progress;
import dev.astragal.games.delve.Question;
import dev.astragal.games.delve.RunEvent;
import dev.astragal.games.delve.orders.PositionIntent;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.state.Ints;
import java.util.Arrays;
import java.util.List;

/**
 * What stops the hero before it acts. Each question, once answered, has either taken time or made
 * itself impossible, so that no chain of answers can stand still for ever.
 */
final class Interrupts {
  /** Questions about nothing but the moment, each made once. */
  private static final List<RunEvent.Asked> PLAIN =
      Arrays.stream(Question.Kind.values())
          .map(kind -> new RunEvent.Asked(kind, 0, Ints.zeros(0)))
          .toList();

  private Interrupts() {}

  /** What nobody may get ahead of, in whose turn it may be: low health, and enemies just seen. */
  static boolean beforeAnybodyActs(DelveState state, Turn<DelveState, DelveEvent> turn) {
    return atThreshold(state, turn)
        || (!state.heroOnSanctuary() && Encounters.askAboutNew(state, turn));
  }

  /** True when the player is asked something in the hero's turn. */
  static boolean raise(DelveState state, Turn<DelveState, DelveEvent> turn) {
    return atThreshold(state, turn)
        || onArrival(state, turn)
        || (state.since(2) ? onSanctuary(state, turn) : onStairs(state, turn))
        || (state.since(2) ? onStairs(state, turn) : onSanctuary(state, turn))
        || (!state.heroOnSanctuary() && Encounters.ask(state, turn))
        || (state.since(4) && !state.heroOnSanctuary() && Encounters.askAboutHunters(state, turn))
        || Looting.meet(state, turn);
  }

  private static boolean atThreshold(DelveState state, Turn<DelveState, DelveEvent> turn) {
    if (!state.progress().thresholdCrossed()) return false;
    if (state.orders().positionIntent() == PositionIntent.FLEE_TO_NEAREST_EXPLORED_TILE) {
      turn.emit(new EncounterEvent.RetreatBegan());
      return false;
    }
    return ask(turn, Question.Kind.HP_THRESHOLD_REACHED);
  }

  /** The gifts of a new floor: a god once, a perk each time. */
  private static boolean onArrival(DelveState state, Turn<DelveState, DelveEvent> turn) {
    Progress progress = state.progress();
    if (progress.floor() == 1) return false;
    if (state.loadout().god() == Loadout.NONE) return ask(turn, Question.Kind.GOD_OFFER);
    if (progress.perkOffered()) return false;
    if (!PerkOffer.of(state).isEmpty()) return ask(turn, Question.Kind.PERK_CHOICE);
    turn.emit(new GrowthEvent.PerkOfferSettled());
    return false;
  }

  private static boolean onStairs(DelveState state, Turn<DelveState, DelveEvent> turn) {
    return state.heroCell() == state.map().stairs()
        && Floors.stairsAreOpen(state)
        && ask(turn, Floors.question(state));
  }

  private static boolean onSanctuary(DelveState state, Turn<DelveState, DelveEvent> turn) {
    if (!state.heroOnSanctuary()) return false;
    Encounters.purge(state, turn);
    return !state.progress().camped()
        && !state.progress().drinking()
        && (state.progress().fled() || state.heroHpPercent() < state.policy().camp().belowPercent())
        && (!state.since(2) || Answers.restHeals(state) > 0 || state.hasPotion())
        && ask(turn, Question.Kind.CAMP_CHOICE);
  }

  private static boolean ask(Turn<DelveState, DelveEvent> turn, Question.Kind kind) {
    turn.emit(PLAIN.get(kind.ordinal()));
    return true;
  }
}
