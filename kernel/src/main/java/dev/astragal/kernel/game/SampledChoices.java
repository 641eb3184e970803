package dev.astragal.kernel.game;

import dev.astragal.kernel.rng.Rng;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** More legal choices than anybody wants to list. */
record SampledChoices<C>(
    List<C> list, Function<Rng, C> sampler, Function<C, Optional<Rejection>> judge)
    implements Choices<C> {
  @Override
  public int size() {
    return list.size();
  }

  @Override
  public C get(int index) {
    return list.get(index);
  }

  @Override
  public boolean complete() {
    return false;
  }

  @Override
  public C sample(Rng rng) {
    return sampler.apply(rng);
  }

  @Override
  public Optional<Rejection> refusal(C choice) {
    return judge.apply(choice);
  }
}
