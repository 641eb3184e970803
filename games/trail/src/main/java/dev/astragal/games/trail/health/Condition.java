package dev.astragal.games.trail.health;

import dev.astragal.games.trail.ModernEvent.ConditionTick;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.modern.ModernPolicy;
import dev.astragal.games.trail.modern.ModernPolicy.Pants;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 3: habits settle. Stress is relieved first and then added to, within its limits. */
public final class Condition extends DayPhase {
  private final Pants stress;
  private final int sanityMost;
  private final int pantsMost;
  private final int personaReliefAt;
  private final Change[] byDrive = new Change[Drive.values().length];
  private final Change[] byDiet = new Change[Diet.values().length];

  /** What a habit does in a day. */
  private record Change(int sanity, int pants, int receipts) {}

  public Condition(TrailContent content) {
    super("health");
    ModernPolicy policy = content.modernPolicy();
    stress = policy.pants();
    sanityMost = policy.caps().sanity();
    pantsMost = policy.caps().pants();
    personaReliefAt = content.modern().persona().reliefAt();
    for (Drive drive : Drive.values())
      byDrive[drive.ordinal()] =
          new Change(policy.pace().of(drive).sanity(), policy.pace().of(drive).pants(), 0);
    for (Diet diet : Diet.values())
      byDiet[diet.ordinal()] =
          new Change(
              policy.diet().of(diet).sanity(),
              policy.diet().of(diet).pants(),
              policy.diet().of(diet).receipts());
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Travellers travellers = state.travellers;
    Change drive = byDrive[travellers.drive.ordinal()];
    Change diet = byDiet[travellers.diet.ordinal()];
    int pants = travellers.pants;
    if (pants >= stress.passiveAt()) pants -= stress.passiveRelief();
    if (pants >= personaReliefAt) pants -= stress.personaRelief();
    boolean bossStage = state.vehicle.bossReady;
    if (bossStage) pants -= stress.bossRelief();
    int gain = drive.pants() + diet.pants();
    if (bossStage) gain = Math.min(gain, stress.bossGainMax());
    int receipts = travellers.receiptBonus + diet.receipts();
    turn.emit(
        ConditionTick.of(
            Math.clamp((long) travellers.sanity + drive.sanity() + diet.sanity(), 0, sanityMost),
            Math.clamp(Math.max(0, pants) + (long) gain, 0, pantsMost),
            Math.clamp(receipts, -ConditionTick.RECEIPTS_MAX, ConditionTick.RECEIPTS_MAX)));
    return PROCEED;
  }
}
