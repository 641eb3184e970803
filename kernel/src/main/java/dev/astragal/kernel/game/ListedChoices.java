package dev.astragal.kernel.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** All legal choices, one by one. */
record ListedChoices<C>(List<C> list, Function<C, Rejection> reason) implements Choices<C> {
  @Override
  public int size() {
    return list.size();
  }

  @Override
  public C get(int index) {
    return list.get(index);
  }

  @Override
  public Optional<Rejection> refusal(C choice) {
    return list.contains(choice) ? Optional.empty() : Optional.of(reason.apply(choice));
  }
}
