package dev.astragal.runtime.kit;

import java.util.Optional;

/** A promise that does not hold, said in a sentence. */
final class ContractBroken extends RuntimeException {
  ContractBroken(String message) {
    super(message);
  }

  static void unless(boolean holds, String message) {
    if (!holds) throw new ContractBroken(message);
  }

  /** Fails with a problem, if one was found. */
  static void on(Optional<String> problem) {
    if (problem.isPresent()) throw new ContractBroken(problem.get());
  }
}
