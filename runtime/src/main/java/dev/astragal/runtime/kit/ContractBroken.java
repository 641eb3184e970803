package dev.astragal.runtime.kit;

/** A promise that does not hold, said in a sentence. */
final class ContractBroken extends RuntimeException {
  ContractBroken(String message) {
    super(message);
  }

  static void unless(boolean holds, String message) {
    if (!holds) throw new ContractBroken(message);
  }
}
