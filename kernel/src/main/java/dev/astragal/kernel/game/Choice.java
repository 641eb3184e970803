package dev.astragal.kernel.game;

/**
 * What a seat may decide: an enum, a record, or a sealed interface of records. Its form in journals
 * and messages is derived from it.
 */
public interface Choice {
  /**
   * Where the message bundle keeps its words. Differs from the kind of choice where one kind is put
   * in several ways.
   */
  default String labelKey() {
    return "choice."
        + (this instanceof Enum<?> constant ? constant.name() : getClass().getSimpleName());
  }
}
