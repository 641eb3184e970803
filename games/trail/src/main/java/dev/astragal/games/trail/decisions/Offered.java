package dev.astragal.games.trail.decisions;

import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailState;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.rng.Rng;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Choices whose list is made only when somebody looks at it: a bot that knows what it wants is
 * judged without one.
 */
public record Offered(Menu menu, TrailState state) implements Choices<TrailChoice> {
  /**
   * What may be answered to one kind of question, whoever travels; made once, and not for each who
   * is asked.
   */
  public record Menu(
      String kind,
      Function<TrailState, List<TrailChoice>> list,
      boolean complete,
      BiFunction<TrailState, TrailChoice, Optional<Rejection>> judge) {
    public Choices<TrailChoice> to(TrailState state) {
      return new Offered(this, state);
    }
  }

  @Override
  public int size() {
    return list().size();
  }

  @Override
  public TrailChoice get(int index) {
    return list().get(index);
  }

  @Override
  public boolean complete() {
    return menu.complete;
  }

  @Override
  public List<TrailChoice> list() {
    return menu.list.apply(state);
  }

  @Override
  public TrailChoice sample(Rng rng) {
    List<TrailChoice> all = list();
    return all.get(rng.below(all.size()));
  }

  @Override
  public Optional<Rejection> refusal(TrailChoice choice) {
    return menu.judge.apply(state, choice);
  }
}
