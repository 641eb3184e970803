package dev.astragal.runtime.samples;

import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.rng.Rng;
import java.util.Optional;

/** Choices that claim to list everything legal but are judged by others: a mistake to be found. */
public record LooseChoices<C>(Choices<C> listed, Choices<C> judge) implements Choices<C> {
  @Override
  public int size() {
    return listed.size();
  }

  @Override
  public C get(int index) {
    return listed.get(index);
  }

  @Override
  public C sample(Rng rng) {
    return judge.sample(rng);
  }

  @Override
  public Optional<Rejection> refusal(C choice) {
    return judge.refusal(choice);
  }
}
