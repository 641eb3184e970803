package dev.astragal.runtime.sweep;

import java.util.List;

/** Plays game after game for one thread. */
@FunctionalInterface
public interface GameSource {
  /** Plays the game of that number to its end in every arm; one result per arm. */
  List<GameResult> results(long index);
}
