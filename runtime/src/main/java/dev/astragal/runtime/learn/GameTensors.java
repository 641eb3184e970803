package dev.astragal.runtime.learn;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.library.RunSpec;
import java.util.List;

/** The tensors of a game whose types are known here. */
record GameTensors<S, C extends Choice, E extends Event>(Sight<S, C, E> sight, RunSpec spec)
    implements Tensors {
  static <S, C extends Choice, E extends Event> GameTensors<S, C, E> of(
      Kernel<S, C, E> kernel, RunSpec spec) {
    return new GameTensors<>(Sight.of(kernel), spec);
  }

  static <S, C extends Choice, E extends Event> GameTensors<S, C, E> of(
      Kernel<S, C, E> kernel, RunSpec spec, int ticks) {
    return new GameTensors<>(Sight.of(kernel, ticks), spec);
  }

  @Override
  public int seats() {
    return sight.seats();
  }

  @Override
  public int observation() {
    return sight.observation();
  }

  @Override
  public int information() {
    return Recall.size(sight.observation(), moments());
  }

  @Override
  public int moments() {
    return Recall.moments(sight.observation(), sight.longest());
  }

  @Override
  public int actions() {
    return sight.actions();
  }

  @Override
  public List<String> observed() {
    return sight.observed();
  }

  @Override
  public List<String> choices() {
    return sight.choices();
  }

  @Override
  public String meaning() {
    return sight.meaning();
  }

  @Override
  public Environment environment(EnvironmentTerms terms) {
    return new LiveEnvironment<>(sight, spec, terms);
  }
}
