package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.EncounterEvent;
import dev.astragal.games.delve.Loadout;
import dev.astragal.games.delve.Progress;
import dev.astragal.games.delve.Question;
import dev.astragal.games.delve.RunEvent;
import dev.astragal.games.delve.orders.TargetTag;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.state.Ints;
import java.util.List;
import java.util.function.IntPredicate;

/** Who is seen, who is met, in which order, and when the player is asked about it. */
public final class Encounters {
  private static final int NOBODY = -1;

  private Encounters() {}

  public static boolean visible(DelveState state, int enemy) {
    return state.actors().alive(enemy) && state.map().visible(state.actors().cell(enemy));
  }

  public static int visibleEnemies(DelveState state) {
    int count = 0;
    for (int enemy = 1; enemy < state.actors().count(); enemy++) if (visible(state, enemy)) count++;
    return count;
  }

  public static int distance(DelveState state, int enemy) {
    return state.map().distance(state.heroCell(), state.actors().cell(enemy));
  }

  /** In view and able to hit the hero from where it stands. */
  public static boolean inContact(DelveState state, int enemy) {
    return visible(state, enemy)
        && distance(state, enemy) <= Combat.enemyKind(state, enemy).range();
  }

  /** The enemy the hero deals with: the first engaged one in view. */
  static int target(DelveState state) {
    return first(state, Integer.MAX_VALUE);
  }

  /** Of those the hero fights, the first within reach. */
  static int targetInReach(DelveState state) {
    return first(state, 1);
  }

  static boolean found(int enemy) {
    return enemy != NOBODY;
  }

  /** Enemies that see the hero wake up; their first action comes one action later. */
  static void wake(DelveState state, Turn<DelveState, DelveEvent> turn) {
    if (state.heroOnSanctuary()) return;
    Actors actors = state.actors();
    for (int enemy = 1; enemy < actors.count(); enemy++) {
      if (actors.awake(enemy) || !visible(state, enemy)) continue;
      if (distance(state, enemy) <= state.noticedAt()) wake(state, turn, enemy);
    }
  }

  static void wake(DelveState state, Turn<DelveState, DelveEvent> turn, int enemy) {
    int at = state.progress().clock() + Timing.actionCost(state, enemy) + unseen(state);
    turn.emit(new EncounterEvent.Woke(enemy, Combat.enemyKind(state, enemy).id(), at));
  }

  /** How much longer enemies take to act because of the hero's god. */
  static int unseen(DelveState state) {
    int god = state.loadout().god();
    return god == Loadout.NONE || !state.since(2) ? 0 : state.content().gods().get(god).unseen();
  }

  static void endIfNobodyIsLeft(DelveState state, Turn<DelveState, DelveEvent> turn) {
    if (state.progress().encounter() && visibleEnemies(state) == 0)
      turn.emit(new EncounterEvent.EncounterEnded());
  }

  /** Reaching a sanctuary ends whatever went on; who strikes from one gives that up. */
  static void purge(DelveState state, Turn<DelveState, DelveEvent> turn) {
    if (!state.progress().retreating() && challenges(state)) return;
    boolean threat = state.progress().encounter() || state.progress().retreating();
    for (int enemy = 1; enemy < state.actors().count() && !threat; enemy++)
      threat = state.actors().awake(enemy);
    if (threat) turn.emit(new EncounterEvent.ThreatPurged());
  }

  /** Asks about enemies that are new, or that are in contact and not decided about. */
  static boolean ask(DelveState state, Turn<DelveState, DelveEvent> turn) {
    endSuppressions(state, turn);
    // Since the second rules, whoever is new was asked about before anybody's turn.
    return (!state.since(2) && askAboutNew(state, turn)) || askAboutContact(state, turn);
  }

  static boolean askAboutNew(DelveState state, Turn<DelveState, DelveEvent> turn) {
    Actors actors = state.actors();
    int enemy = 1;
    while (enemy < actors.count() && (actors.sighted(enemy) || !visible(state, enemy))) enemy++;
    if (enemy == actors.count()) return false;
    Ints listed = sorted(state, seen -> visible(state, seen) && !actors.suppressed(seen));
    turn.emit(new RunEvent.Asked(kindFor(state, listed), 0, listed));
    return true;
  }

  /** Unless the hero fights or flees already, which decides about everybody. */
  static boolean askAboutContact(DelveState state, Turn<DelveState, DelveEvent> turn) {
    if (state.progress().retreating() || !anyUndecidedContact(state) || found(target(state)))
      return false;
    return askAboutThoseBetween(state, turn);
  }

  /** Asks about those in contact whom nothing was decided about. */
  static boolean askAboutThoseBetween(DelveState state, Turn<DelveState, DelveEvent> turn) {
    if (!anyUndecidedContact(state)) return false;
    Ints listed = sorted(state, enemy -> undecidedContact(state, enemy));
    turn.emit(new RunEvent.Asked(Question.Kind.ENEMY_ENCOUNTER, 0, listed));
    return true;
  }

  /**
   * Asks once in a while about those who are awake and not fought, where nothing else comes of it:
   * who can keep up with the hero is not to be kept away from.
   */
  static boolean askAboutHunters(DelveState state, Turn<DelveState, DelveEvent> turn) {
    Progress progress = state.progress();
    int every = state.policy().time().retreatTurns();
    boolean due = every > 0 && progress.aimlessTurns() > 0 && progress.aimlessTurns() % every == 0;
    if (!due || progress.retreating() || progress.backingOff() || progress.drinking()) return false;
    Actors actors = state.actors();
    Ints listed =
        sorted(
            state, enemy -> visible(state, enemy) && actors.awake(enemy) && !actors.engaged(enemy));
    if (listed.size() == 0) return false;
    turn.emit(new RunEvent.Asked(Question.Kind.ENEMY_ENCOUNTER, 0, listed));
    return true;
  }

  private static boolean challenges(DelveState state) {
    int target = targetInReach(state);
    return found(target) && state.actors().challenged(target);
  }

  /** Asks about those who stand in the way right beside a sanctuary, where none of them steps. */
  static boolean askFromSanctuary(DelveState state, Turn<DelveState, DelveEvent> turn) {
    if (!state.heroOnSanctuary()) return false;
    Ints listed = sorted(state, enemy -> visible(state, enemy) && distance(state, enemy) == 1);
    if (listed.size() == 0) return false;
    turn.emit(new RunEvent.Asked(Question.Kind.ENEMY_ENCOUNTER, 0, listed));
    return true;
  }

  /** Lets enemies in contact interrupt again although they are being avoided. */
  static void endSuppressionsInContact(DelveState state, Turn<DelveState, DelveEvent> turn) {
    for (int enemy = 1; enemy < state.actors().count(); enemy++) {
      if (state.actors().suppressed(enemy) && inContact(state, enemy))
        turn.emit(new EncounterEvent.SuppressionEnded(enemy));
    }
  }

  private static void endSuppressions(DelveState state, Turn<DelveState, DelveEvent> turn) {
    for (int enemy = 1; enemy < state.actors().count(); enemy++) {
      if (state.actors().suppressed(enemy) && !inContact(state, enemy))
        turn.emit(new EncounterEvent.SuppressionEnded(enemy));
    }
  }

  /** Asks about whoever is in view and not fought, when what was known of them has changed. */
  static void askAgain(DelveState state, Turn<DelveState, DelveEvent> turn) {
    if (state.heroOnSanctuary() || askAboutNew(state, turn)) return;
    Actors actors = state.actors();
    Ints listed =
        sorted(
            state,
            enemy -> visible(state, enemy) && !actors.engaged(enemy) && !actors.suppressed(enemy));
    if (listed.size() > 0) turn.emit(new RunEvent.Asked(Question.Kind.ENEMY_ENCOUNTER, 0, listed));
  }

  private static boolean anyUndecidedContact(DelveState state) {
    for (int enemy = 1; enemy < state.actors().count(); enemy++)
      if (undecidedContact(state, enemy)) return true;
    return false;
  }

  private static boolean undecidedContact(DelveState state, int enemy) {
    return inContact(state, enemy)
        && !state.actors().engaged(enemy)
        && !state.actors().suppressed(enemy);
  }

  private static Question.Kind kindFor(DelveState state, Ints listed) {
    for (int i = 0; i < listed.size(); i++) {
      int enemy = listed.get(i);
      if (Combat.enemyKind(state, enemy).boss() && !state.actors().sighted(enemy))
        return Question.Kind.BOSS_ENCOUNTER;
    }
    return Question.Kind.ENEMY_ENCOUNTER;
  }

  /** The enemies that {@code wanted} names, in encounter order. */
  static Ints sorted(DelveState state, IntPredicate wanted) {
    return sorted(state, state.orders().targetPriority(), wanted);
  }

  private static Ints sorted(DelveState state, List<TargetTag> tags, IntPredicate wanted) {
    int[] list = new int[state.actors().count()];
    int size = 0;
    for (int enemy = 1; enemy < state.actors().count(); enemy++) {
      if (!wanted.test(enemy)) continue;
      int at = size++;
      while (at > 0 && before(state, tags, enemy, list[at - 1])) {
        list[at] = list[at - 1];
        at--;
      }
      list[at] = enemy;
    }
    return Ints.each(size, place -> list[place]);
  }

  /** Of those the hero fights and sees within a distance, the first in encounter order. */
  private static int first(DelveState state, int within) {
    Actors actors = state.actors();
    int best = NOBODY;
    for (int enemy = 1; enemy < actors.count(); enemy++) {
      if (!actors.engaged(enemy) || !visible(state, enemy) || distance(state, enemy) > within)
        continue;
      if (best == NOBODY || before(state, state.orders().targetPriority(), enemy, best))
        best = enemy;
    }
    return best;
  }

  /** Whom the question that stands is about: those it names, or in trouble all in view. */
  public static Ints threatening(DelveState state) {
    return state.question().kind() == Question.Kind.HP_THRESHOLD_REACHED
        ? nearestFirst(state)
        : state.question().enemies();
  }

  /** All in view by distance, row, column, kind, whatever the orders say. */
  static Ints nearestFirst(DelveState state) {
    return sorted(state, List.of(), enemy -> visible(state, enemy));
  }

  /** The given tags in their order, then distance, row, column, kind. */
  private static boolean before(DelveState state, List<TargetTag> tags, int a, int b) {
    Actors actors = state.actors();
    for (int i = 0; i < tags.size(); i++) {
      int difference =
          switch (tags.get(i)) {
            case NEAREST -> distance(state, a) - distance(state, b);
            case LOWEST_HP -> actors.hp(a) - actors.hp(b);
          };
      if (difference != 0) return difference < 0;
    }
    int difference = distance(state, a) - distance(state, b);
    if (difference != 0) return difference < 0;
    if (actors.cell(a) != actors.cell(b)) return actors.cell(a) < actors.cell(b);
    return actors.kind(a) < actors.kind(b);
  }
}
