package dev.astragal.kernel.game;

/**
 * What a seat may decide: an enum, a record, or a sealed interface of records. Its form in journals
 * and messages is derived from it.
 */
public interface Choice {}
