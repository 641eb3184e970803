package dev.astragal.games.trail.decisions;

import dev.astragal.games.trail.TrailChoice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.rng.Rng;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Choices whose list is made only when somebody looks at it: a bot that knows what it wants is
 * judged without one.
 */
public record Offered(
    Supplier<List<TrailChoice>> listed,
    boolean complete,
    Function<TrailChoice, Optional<Rejection>> judge)
    implements Choices<TrailChoice> {
  @Override
  public int size() {
    return list().size();
  }

  @Override
  public TrailChoice get(int index) {
    return list().get(index);
  }

  @Override
  public List<TrailChoice> list() {
    return listed.get();
  }

  @Override
  public TrailChoice sample(Rng rng) {
    List<TrailChoice> all = list();
    return all.get(rng.below(all.size()));
  }

  @Override
  public Optional<Rejection> refusal(TrailChoice choice) {
    return judge.apply(choice);
  }
}
