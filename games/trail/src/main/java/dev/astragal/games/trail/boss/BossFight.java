package dev.astragal.games.trail.boss;

import dev.astragal.games.trail.BarrierEvent.BossRound;
import dev.astragal.games.trail.BarrierEvent.Composed;
import dev.astragal.games.trail.DayEvent.DestinationReached;
import dev.astragal.games.trail.DayEvent.GameOver;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.health.Toll;
import dev.astragal.games.trail.modern.Mode;
import dev.astragal.games.trail.modern.ModernScore;
import dev.astragal.games.trail.modern.ModernSetup;
import dev.astragal.games.trail.modern.Strategy;
import dev.astragal.kernel.game.Turn;

/** The last question: some rounds of nerves, then one draw at the odds that were shown. */
public final class BossFight {
  private final BossPolicy policy;
  private final ModernSetup setup;
  private final ModernScore score;
  private final int pantsMax;

  public BossFight(TrailContent content) {
    policy = content.modernPolicy().boss();
    setup = content.modern();
    score = new ModernScore(content);
    pantsMax = content.modernPolicy().caps().pants();
  }

  /** The chance of success as things stand, in parts per million; what is shown is what is used. */
  public int chance(TrailState state) {
    int threshold = setup.mode() == Mode.DEEP ? policy.thresholdDeep() : policy.thresholdClassic();
    long share = (long) score.of(state) * Ppm.ONE / threshold;
    long chance = Math.min(share, Ppm.of(policy.scoreMax())) - Ppm.of(policy.offset());
    chance = Ppm.clamp(chance) + (long) Ppm.of(policy.bonus());
    boolean deep = setup.mode() == Mode.DEEP;
    if (deep && setup.strategy() == Strategy.AGGRESSIVE && policy.deepAggressive().numerator() > 0)
      return Ppm.of(policy.deepAggressive());
    if (setup.strategy() == Strategy.BALANCED) {
      chance = Math.clamp(chance, Ppm.of(policy.least()), Ppm.of(policy.most()));
      chance =
          deep
              ? policy.balancedDeepTimes().of(chance) + Ppm.of(policy.balancedDeep())
              : chance + Ppm.of(policy.balancedClassic());
    }
    return Math.clamp(chance, Ppm.of(policy.least()), Ppm.of(policy.most()));
  }

  public void resolve(TrailState state, Turn<TrailState, TrailEvent> turn) {
    int chance = chance(state);
    if (setup.mode() == Mode.DEEP && setup.strategy() == Strategy.AGGRESSIVE) compose(state, turn);
    for (int round = 1; round <= policy.rounds(); round++) {
      turn.emit(new BossRound(round, Toll.of(0, policy.sanity(), 0, policy.pants())));
      if (state.travellers.pants >= pantsMax) {
        turn.emit(new GameOver(Ending.COLLAPSE_PANIC));
        return;
      }
      if (state.travellers.sanity <= 0) {
        turn.emit(new GameOver(Ending.SANITY_LOSS));
        return;
      }
    }
    if (turn.rng(Streams.BOSS, "vote").chance(chance, Ppm.ONE))
      turn.emit(new DestinationReached(Ending.BOSS_VICTORY, score.of(state)));
    else turn.emit(new GameOver(Ending.BOSS_VOTE_FAILED));
  }

  /** A last breath before the doors open, for supplies or else for money. */
  private void compose(TrailState state, Turn<TrailState, TrailEvent> turn) {
    BossPolicy.Compose breath = policy.compose();
    if (state.travellers.supplies >= breath.supplies())
      turn.emit(
          new Composed(Toll.of(0, breath.sanity(), -breath.supplies(), breath.suppliesPants()), 0));
    else if (state.travellers.budgetCents >= breath.cents())
      turn.emit(new Composed(Toll.of(0, breath.sanity(), 0, breath.centsPants()), breath.cents()));
  }
}
