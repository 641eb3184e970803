package dev.astragal.games.regrets;

import dev.astragal.kernel.game.Choices;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Weighs the choices of one moment by one player's lights; only the order of scores counts. */
abstract class Scorer {
  abstract int score(RegretsChoice choice);

  /** The best of the listed choices; of equals the first. */
  final RegretsChoice best(Choices<RegretsChoice> choices) {
    RegretsChoice best = choices.get(0);
    int bestScore = score(best);
    for (int i = 1; i < choices.size(); i++) {
      RegretsChoice choice = choices.get(i);
      int score = score(choice);
      if (score > bestScore) {
        best = choice;
        bestScore = score;
      }
    }
    return best;
  }

  /** All listed choices, the best first. */
  final List<RegretsChoice> ranked(Choices<RegretsChoice> choices) {
    List<RegretsChoice> sorted = new ArrayList<>(choices.list());
    sorted.sort(Comparator.comparingInt(choice -> -score(choice)));
    return sorted;
  }
}
