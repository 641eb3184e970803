package dev.astragal.runtime.learn;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.seed.Seed;
import java.nio.file.Path;
import java.util.Optional;

/** A game that learners play. It belongs to one thread at a time. */
public interface Environment {
  /** Begins anew, and goes on until a learner is asked. */
  void reset(Seed seed);

  /** What the episode began with. */
  Seed seed();

  /** Which learner is asked; {@link Seat#SPECTATOR} when the game is over. */
  Seat asked();

  Optional<Outcome> outcome();

  /** Writes what {@code viewer} sees into {@code out} from {@code at} on. */
  void observe(Seat viewer, float[] out, int at);

  /** Writes all that {@code viewer} has seen and done; only where the terms say it is kept. */
  void recall(Seat viewer, float[] out, int at);

  /** Writes 1 for every number that the asked seat may choose, 0 for all others. */
  void mask(byte[] out, int at);

  /**
   * Carries out the choice of that number, and goes on until a learner is asked. Where it is not
   * legal, a legal one is taken that follows from the number.
   *
   * @return whether it was legal
   */
  boolean step(int action);

  /** What came to {@code seat} since this was last asked for that seat. */
  double reward(Seat seat);

  /** How many choices learners and bots have made. */
  long inputs();

  long hash();

  /** An independent environment at the same moment, which says with which luck it goes on. */
  Environment fork(Fork luck);

  /** Keeps the episode so far as a journal in a new file. */
  void save(Path file);
}
