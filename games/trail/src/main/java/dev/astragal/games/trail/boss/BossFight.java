package dev.astragal.games.trail.boss;

import dev.astragal.games.trail.BarrierEvent.BossRound;
import dev.astragal.games.trail.BarrierEvent.Composed;
import dev.astragal.games.trail.BarrierEvent.VotePostponed;
import dev.astragal.games.trail.DayEvent.DestinationReached;
import dev.astragal.games.trail.DayEvent.GameOver;
import dev.astragal.games.trail.ModernEvent.RestedInCamp;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.health.Toll;
import dev.astragal.games.trail.modern.Mode;
import dev.astragal.games.trail.modern.ModernPolicy;
import dev.astragal.games.trail.modern.ModernScore;
import dev.astragal.games.trail.modern.ModernSetup;
import dev.astragal.games.trail.modern.Strategy;
import dev.astragal.kernel.game.Turn;

/**
 * The last question: some rounds of nerves, then one draw. Those who wait before they go in may
 * rest, compose themselves, or let a day pass.
 */
public final class BossFight {
  private static final Composed NO_BREATH = new Composed(Toll.NONE, 0);

  private final BossPolicy policy;
  private final ModernSetup setup;
  private final ModernScore score;
  private final ModernPolicy.Camp camp;
  private final int pantsMax;
  private final int sanityMax;

  public BossFight(TrailContent content) {
    policy = content.modernPolicy().boss();
    setup = content.modern();
    score = new ModernScore(content);
    camp = content.modernPolicy().camp();
    pantsMax = content.modernPolicy().caps().pants();
    sanityMax = content.modernPolicy().caps().sanity();
  }

  /** The odds as things stand, in parts per million: nerves that will not last lose for certain. */
  public int odds(TrailState state) {
    return giveOut(state) == Ending.NONE ? chance(state) : 0;
  }

  /** How the rounds before the draw would end it, if they do. */
  public Ending giveOut(TrailState state) {
    Toll breath = composes() ? breath(state).toll() : Toll.NONE;
    int sanity = Math.min(sanityMax, state.travellers.sanity + breath.sanity());
    int stress = Math.max(0, state.travellers.pants + breath.pants());
    for (int round = 1; round <= policy.rounds(); round++) {
      stress += policy.pants();
      sanity += policy.sanity();
      if (stress >= pantsMax) return Ending.COLLAPSE_PANIC;
      if (sanity <= 0) return Ending.SANITY_LOSS;
    }
    return Ending.NONE;
  }

  /** The chance of the draw itself. */
  private int chance(TrailState state) {
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
    if (composes()) compose(state, turn);
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

  /** What all the rounds together cost. */
  public Toll toll() {
    return Toll.of(0, policy.rounds() * policy.sanity(), 0, policy.rounds() * policy.pants());
  }

  /** Whether a last breath is taken unasked. */
  private boolean composes() {
    return setup.mode() == Mode.DEEP && setup.strategy() == Strategy.AGGRESSIVE;
  }

  /**
   * A last breath before the doors open, for supplies or else for money; nothing without either.
   */
  public Composed breath(TrailState state) {
    BossPolicy.Compose breath = policy.compose();
    if (state.travellers.supplies >= breath.supplies())
      return new Composed(
          Toll.of(0, breath.sanity(), -breath.supplies(), breath.suppliesPants()), 0);
    return state.travellers.budgetCents >= breath.cents()
        ? new Composed(Toll.of(0, breath.sanity(), 0, breath.centsPants()), breath.cents())
        : NO_BREATH;
  }

  /** Whether there is something left to take a breath for. */
  public boolean mayCompose(TrailState state) {
    return !breath(state).equals(NO_BREATH);
  }

  public void compose(TrailState state, Turn<TrailState, TrailEvent> turn) {
    if (mayCompose(state)) turn.emit(breath(state));
  }

  /** A night's rest before the doors open. */
  public void rest(TrailState state, Turn<TrailState, TrailEvent> turn) {
    turn.emit(new RestedInCamp(camp.rest(state), camp.restCooldown()));
    turn.emit(new VotePostponed());
  }
}
