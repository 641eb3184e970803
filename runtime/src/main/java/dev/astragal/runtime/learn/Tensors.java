package dev.astragal.runtime.learn;

import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.util.List;

/**
 * What a seat sees and may choose in one set-up of a game, as numbers of fixed size. The sizes and
 * the meaning of every place follow from the set-up alone: the game is looked at by playing it for
 * a while, always in the same way.
 */
public interface Tensors {
  /** Of the set-up of {@code spec}; its seed makes no difference. */
  static Tensors of(RunSpec spec) {
    return GameTensors.of(GameLibrary.kernel(spec), spec);
  }

  /** As {@link #of(RunSpec)}; learners may command after so many ticks, or 0: not at all. */
  static Tensors of(RunSpec spec, int ticks) {
    return GameTensors.of(GameLibrary.kernel(spec), spec, ticks);
  }

  RunSpec spec();

  int seats();

  /** How many numbers an observation has. */
  int observation();

  /** How many numbers there are for all that a seat has seen and done. */
  int information();

  /** How many moments of its past a seat recalls in full. */
  int moments();

  /** How many numbers of choices there are. */
  int actions();

  /** What each number of an observation says. */
  List<String> observed();

  /** What each number of a choice stands for. */
  List<String> choices();

  /** The same where every number means the same; what was trained with another sees nonsense. */
  String meaning();

  /** A game for learners, not begun yet. */
  Environment environment(EnvironmentTerms terms);
}
