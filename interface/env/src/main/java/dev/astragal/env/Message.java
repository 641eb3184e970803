package dev.astragal.env;

import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;
import dev.astragal.kernel.state.Flat;
import dev.astragal.kernel.state.Name;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.tree.Tree;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What programs say: a type, and data for it. The types {@code reset}, {@code step}, {@code state}
 * and {@code close} are those of OpenEnv; the others add what it lacks.
 */
record Message(@AtMost(20) String type, @Omittable Optional<Tree> data) {
  static final int SESSION_ENVIRONMENTS_MAX = 1_024;
  static final int BATCH_MAX = 1 << 16;

  /** Which game, in which set-up. */
  record Setup(
      @AtMost(50) String game,
      @Omittable @AtLeast(1) @AtMost(32) OptionalLong seats,
      @Omittable @AtMost(32) Map<String, String> options,
      @Omittable @AtMost(8) List<String> policies,
      @Omittable @AtMost(64) Map<String, String> set,
      @About("so many ticks after a step the learner may command; 0 for questions only")
          @Omittable
          @AtLeast(0)
          @AtMost(1_000_000)
          OptionalLong ticks) {}

  /** A set-up, who learns in it and what for. */
  record Game(
      @Flat Setup setup,
      @About("who plays each seat, empty for a learner; learners only if not given")
          @Omittable
          @AtMost(32)
          List<String> bots,
      @About("outcome or score") @Omittable @AtMost(10) Optional<String> reward,
      @About("what a unit more of a measure is worth on the way, such as miles=0.01")
          @Omittable
          @AtMost(16)
          Map<String, String> shaping,
      @About("whether all that a seat has seen and done is told too") @Omittable
          Optional<Boolean> recall) {}

  /**
   * Begins an episode; a session keeps the game it has if none is named, and an episode is called
   * by its seed.
   */
  record Reset(
      @Omittable Optional<Game> game,
      @About("a text or a number") @Omittable Optional<Tree> seed,
      @Name("episode_id") @Omittable @AtMost(200) Optional<String> episode,
      @Omittable @AtLeast(0) @AtMost(SESSION_ENVIRONMENTS_MAX - 1) OptionalLong env) {}

  record Step(int action, @Omittable @AtLeast(0) OptionalLong env) {}

  /** Speaks of one environment of the session. */
  record Of(@Omittable @AtLeast(0) OptionalLong env) {}

  record Observe(int seat, @Omittable @AtLeast(0) OptionalLong env) {}

  /** Copies an environment; with {@code luck}, which other dice it goes on with. */
  record Fork(
      @Omittable @AtLeast(0) OptionalLong env,
      @AtLeast(0) @AtMost(SESSION_ENVIRONMENTS_MAX - 1) long into,
      @Omittable OptionalLong luck) {}

  /** So many environments in one file that both sides have in their memory. */
  record Batch(
      Game game,
      @AtMost(4_096) String file,
      @AtLeast(1) @AtMost(BATCH_MAX) int count,
      @AtMost(200) String seed,
      @Omittable @AtLeast(1) @AtMost(256) OptionalLong threads) {}

  static Tree.Table of(String type, Tree.Table data) {
    return Tree.emptyTable().with("type", Tree.of(type)).with("data", data);
  }

  static Tree.Table error(String why) {
    return of("error", Tree.emptyTable().with("message", Tree.of(why)));
  }
}
