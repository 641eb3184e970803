package dev.astragal.runtime.table;

/** A moment a player may come back to; the message {@code checkpoint.REASON} describes it. */
public record Checkpoint(int id, String reason) {}
