package dev.astragal.games.classics.backgammon;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.state.Withers;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a game stands.
 *
 * @param dice what is still to be played, the higher first; none when they are to be rolled
 */
public record Position(Men first, Men second, Seat mover, Ints dice) implements Withers<Position> {
  /** Nobody moves before the dice have said who begins. */
  static final Position START = new Position(Men.START, Men.START, Seat.SPECTATOR, Ints.zeros(0));

  boolean begun() {
    return mover.plays();
  }

  Men own() {
    return of(mover);
  }

  Men other() {
    return of(mover.next(2));
  }

  Men of(Seat seat) {
    return seat.index() == 0 ? first : second;
  }

  /** After one man of the mover went; one of the other that was alone there goes to the bar. */
  Position after(Step step) {
    int to = Men.landing(step.from(), step.die());
    Men own = own().moved(step.from(), to);
    Men other = other();
    if (to != Men.OFF && other.at(Men.BAR - to) == 1) other = other.moved(Men.BAR - to, Men.BAR);
    Ints left = dice.without(dice.indexOf(step.die()));
    return mover.index() == 0
        ? new Position(own, other, mover, left)
        : new Position(other, own, mover, left);
  }

  boolean hits(Step step) {
    int to = Men.landing(step.from(), step.die());
    return to != Men.OFF && other().at(Men.BAR - to) == 1;
  }

  /**
   * What may be done with the next man. As many dice must be played as can be, and if it is one or
   * the other, the higher.
   */
  List<Step> steps() {
    List<Step> possible = possible();
    if (dice.size() == 1) return possible;
    int[] lengths = new int[possible.size()];
    int longest = 0;
    for (int i = 0; i < lengths.length; i++) {
      lengths[i] = 1 + after(possible.get(i)).longest();
      longest = Math.max(longest, lengths[i]);
    }
    List<Step> legal = new ArrayList<>(lengths.length);
    for (int i = 0; i < lengths.length; i++) {
      Step step = possible.get(i);
      boolean higher = longest > 1 || dice.size() != 2 || step.die() == possible.get(0).die();
      if (lengths[i] == longest && higher) legal.add(step);
    }
    return legal;
  }

  /** Whether no man can go. */
  boolean stuck() {
    return possible().isEmpty();
  }

  /** How many of the dice can be played at most. */
  private int longest() {
    if (dice.size() < 2) return dice.size() == 0 || stuck() ? 0 : 1;
    int longest = 0;
    for (Step step : possible()) {
      longest = Math.max(longest, 1 + after(step).longest());
      if (longest == dice.size()) break;
    }
    return longest;
  }

  /** Every step that one die allows by itself, the higher die first. */
  private List<Step> possible() {
    List<Step> possible = new ArrayList<>();
    for (int i = 0; i < dice.size(); i++) {
      int die = dice.get(i);
      if (i > 0 && die == dice.get(i - 1)) continue;
      for (int from = Men.BAR; from > Men.OFF; from--)
        if (own().may(from, die, other())) possible.add(new Step(from, die));
    }
    return possible;
  }
}
