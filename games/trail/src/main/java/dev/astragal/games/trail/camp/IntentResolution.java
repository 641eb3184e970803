package dev.astragal.games.trail.camp;

import dev.astragal.games.trail.CampEvent.HuntOutcome;
import dev.astragal.games.trail.CampEvent.IntentResolved;
import dev.astragal.games.trail.CampEvent.RestDay;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.store.TradeOffers;
import dev.astragal.games.trail.wagon.WagonPolicy;
import dev.astragal.games.trail.wagon.WagonPolicy.Hunt;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Rng;

/** Phase 6: what the party wants of the day. Resting, trading and hunting take the whole of it. */
public final class IntentResolution extends DayPhase {
  private final Hunt hunt;
  private final int foodMax;
  private final TradeOffers offers;

  public IntentResolution(WagonPolicy policy) {
    super("intent", Streams.TRADE, Streams.HUNT);
    hunt = policy.hunt();
    foodMax = policy.store().caps().foodLbs();
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
      case HUNT -> hunt(state, Math.min(amount, state.stores.bullets), turn);
    }
    return NON_TRAVEL;
  }

  /**
   * Game gets scarce where the party has hunted lately; what cannot be carried or stowed is lost.
   */
  private void hunt(TrailState state, int bullets, Turn<TrailState, TrailEvent> turn) {
    Rng rng = turn.rng(Streams.HUNT, "lbs per bullet");
    int each =
        hunt.lbsPerBulletMin() == hunt.lbsPerBulletMax()
            ? hunt.lbsPerBulletMin()
            : rng.between(hunt.lbsPerBulletMin(), hunt.lbsPerBulletMax());
    long plenty = Ppm.ONE;
    for (int i = 0; i < recentHunts(state); i++)
      plenty = Ppm.times(plenty, Ppm.of(hunt.scarcity()));
    plenty = Math.max(plenty, Ppm.of(hunt.scarcityFloor()));
    int shot = (int) Ppm.times((long) bullets * each, plenty);
    int carry = hunt.carryLbsPerPerson() * state.party.count();
    int gained = Math.min(shot, Math.min(carry, Math.max(0, foodMax - state.stores.food)));
    turn.emit(new HuntOutcome(bullets, each, shot, carry, gained));
  }

  private int recentHunts(TrailState state) {
    int window = (1 << (hunt.scarcityDays() + 1)) - 1;
    return Integer.bitCount(state.journey.recentHunts & window);
  }
}
