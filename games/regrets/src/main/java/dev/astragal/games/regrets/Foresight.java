package dev.astragal.games.regrets;

import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.games.regrets.scoring.Prospects;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;

/** Dreams in which everybody plays on by feel to the end of tomorrow. */
final class Foresight implements Heuristic<RegretsState, RegretsChoice> {
  /** Dreams end so many evenings after today's: later ones say more about luck than choices. */
  private static final int EVENINGS = 1;

  private final Figures figures;

  Foresight(Figures figures) {
    this.figures = figures;
  }

  @Override
  public RegretsChoice choose(
      RegretsState state, Seat seat, Prompt<RegretsChoice> prompt, Rng rng) {
    return skipper(state, seat).best(prompt.choices(seat));
  }

  private Skipper skipper(RegretsState state, Seat seat) {
    return new Skipper(figures, Temper.CAPTAIN, state, seat.index());
  }

  /** Of cards nobody has seen one is as good as the other. */
  @Override
  public List<RegretsChoice> promising(
      RegretsState state, Seat seat, Prompt<RegretsChoice> prompt, Rng rng) {
    List<RegretsChoice> promising = new ArrayList<>();
    long known = state.fisher(seat).known();
    boolean unseen = false;
    for (RegretsChoice choice : skipper(state, seat).ranked(prompt.choices(seat))) {
      if (choice instanceof RegretsChoice.Reveal(int shoal)
          && ((known >> state.top(shoal)) & 1) == 0) {
        if (unseen) continue;
        unseen = true;
      }
      promising.add(choice);
    }
    return promising;
  }

  @Override
  public boolean settled(RegretsState start, RegretsState now) {
    return now.day().ordinal() > start.day().ordinal() + EVENINGS;
  }

  @Override
  public int standing(RegretsState state, Seat seat) {
    return Prospects.of(state, seat.index(), figures);
  }
}
