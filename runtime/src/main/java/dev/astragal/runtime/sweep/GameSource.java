package dev.astragal.runtime.sweep;

import java.util.List;

/** Plays game after game for one thread. */
@FunctionalInterface
public interface GameSource {
  /** Plays the game of that number in every arm and adds it to one tally per arm. */
  void play(long index, List<ArmTally> tallies);
}
