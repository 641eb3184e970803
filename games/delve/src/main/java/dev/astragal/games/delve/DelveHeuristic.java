package dev.astragal.games.delve;

import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What the search borrows of a delve: dreams go on as the veteran would, and beside the answers to
 * a question it tries what else could be done at once, such as to drink. Orders are the veteran's:
 * whatever else was ordered would not outlast its next thought.
 */
final class DelveHeuristic implements Heuristic<DelveState, DelveChoice> {
  /** A single blow hides what a choice is worth unless it is tried that often. */
  private static final int TRIES = 200;

  @Override
  public DelveChoice choose(DelveState state, Seat seat, Prompt<DelveChoice> prompt, Rng rng) {
    return Veteran.decide(state, prompt);
  }

  @Override
  public List<DelveChoice> promising(
      DelveState state, Seat seat, Prompt<DelveChoice> prompt, Rng rng) {
    Set<DelveChoice> promising = new LinkedHashSet<>();
    promising.add(choose(state, seat, prompt, rng));
    promising.addAll(prompt.choices(seat).list());
    Choices<DelveChoice> commands = prompt.commands();
    for (int i = 0; i < commands.size() && deed(commands.get(i)); i++)
      promising.add(commands.get(i));
    return new ArrayList<>(promising);
  }

  /** Deeds are listed before orders. */
  private static boolean deed(DelveChoice command) {
    return command instanceof DelveChoice.Reply || command instanceof DelveChoice.UseItem;
  }

  @Override
  public int tries() {
    return TRIES;
  }
}
