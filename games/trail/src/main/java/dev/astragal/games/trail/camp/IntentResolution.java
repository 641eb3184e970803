package dev.astragal.games.trail.camp;

import dev.astragal.games.trail.CampEvent.IntentResolved;
import dev.astragal.games.trail.CampEvent.RestDay;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.hunt.HuntPolicy;
import dev.astragal.games.trail.hunt.HuntScene;
import dev.astragal.games.trail.hunt.HuntYield;
import dev.astragal.games.trail.store.TradeOffers;
import dev.astragal.games.trail.wagon.WagonPolicy;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Rng;

/** Phase 6: what the party wants of the day. Resting, trading and hunting take the whole of it. */
public final class IntentResolution extends DayPhase {
  /** Bullets for a hunt that is played: they are counted as they are spent. */
  public static final int HOUR_BY_HOUR = 0;

  private final HuntPolicy hunt;
  private final HuntYield yield;
  private final HuntScene scene;
  private final TradeOffers offers;

  public IntentResolution(WagonPolicy policy) {
    super("intent", Streams.TRADE, Streams.HUNT);
    hunt = policy.hunt();
    yield = new HuntYield(policy);
    scene = new HuntScene(policy);
    offers = new TradeOffers(policy.trade());
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Intent intent = state.journey.intent;
    int amount = state.journey.intentAmount;
    turn.emit(IntentResolved.of(intent));
    switch (intent) {
      case CONTINUE, FORAGE -> {
        return PROCEED;
      }
      case REST -> turn.emit(new RestDay(state.journey.restDays));
      case TRADE -> offers.propose(state, turn);
      case HUNT -> {
        if (amount == HOUR_BY_HOUR) scene.begin(state, turn);
        else hunt(state, Math.min(amount, state.stores.bullets), turn);
      }
    }
    return NON_TRAVEL;
  }

  /** A whole day in one go. */
  private void hunt(TrailState state, int bullets, Turn<TrailState, TrailEvent> turn) {
    Rng rng = turn.rng(Streams.HUNT, "lbs per bullet");
    int each =
        hunt.lbsPerBulletMin() == hunt.lbsPerBulletMax()
            ? hunt.lbsPerBulletMin()
            : rng.between(hunt.lbsPerBulletMin(), hunt.lbsPerBulletMax());
    turn.emit(yield.of(state, bullets, each, bullets * each));
  }
}
