package dev.astragal.games.trail.phases.dystrail;

import dev.astragal.games.trail.DayOutcome;
import dev.astragal.games.trail.ModernEvent.ConditionTick;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailRules;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.Travellers;
import dev.astragal.games.trail.phases.DayPhase;
import dev.astragal.games.trail.policy.DystrailPolicy;
import dev.astragal.games.trail.policy.DystrailPolicy.Pants;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 3: habits settle. Stress is relieved first and then added to, within its limits. */
public final class Condition extends DayPhase {
  private static final int RECEIPTS_MAX = 100;

  private final DystrailPolicy policy;
  private final int personaReliefAt;

  public Condition(TrailRules rules) {
    super("health");
    policy = rules.policy().dystrail();
    personaReliefAt = rules.modern().persona().reliefAt();
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Travellers travellers = state.travellers;
    Pants rules = policy.pants();
    int pants = travellers.pants;
    if (pants >= rules.passiveAt()) pants -= rules.passiveRelief();
    if (pants >= personaReliefAt) pants -= rules.personaRelief();
    boolean bossStage = state.vehicle.bossReady;
    if (bossStage) pants -= rules.bossRelief();
    int gain =
        policy.pace().of(travellers.drive).pants() + policy.diet().of(travellers.diet).pants();
    if (bossStage) gain = Math.min(gain, rules.bossGainMax());
    int receipts = travellers.receiptBonus + policy.diet().of(travellers.diet).receipts();
    turn.emit(
        new ConditionTick(
            sanity(travellers),
            Math.clamp(Math.max(0, pants) + (long) gain, 0, policy.caps().pants()),
            Math.clamp(receipts, -RECEIPTS_MAX, RECEIPTS_MAX)));
    return PROCEED;
  }

  private int sanity(Travellers travellers) {
    int change =
        policy.pace().of(travellers.drive).sanity() + policy.diet().of(travellers.diet).sanity();
    return Math.clamp(travellers.sanity + change, 0, policy.caps().sanity());
  }
}
