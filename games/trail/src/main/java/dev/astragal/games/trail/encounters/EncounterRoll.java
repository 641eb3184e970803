package dev.astragal.games.trail.encounters;

import dev.astragal.games.trail.MeetingEvent.ModernEncounter;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.breakdowns.TravelWear;
import dev.astragal.games.trail.breakdowns.Vehicle;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.encounters.Encounters.Row;
import dev.astragal.games.trail.encounters.Encounters.Trait;
import dev.astragal.games.trail.health.GeneralStrain;
import dev.astragal.games.trail.modern.ModernPolicy;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.games.trail.road.ModernDistance;
import dev.astragal.games.trail.road.ModernMiles;
import dev.astragal.games.trail.weather.WeatherEffects;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Rng;

/** Phase 9: somebody on the road, at most once a day and never on two days running. */
public final class EncounterRoll extends DayPhase {
  private final EncounterPolicy policy;
  private final EncounterOdds odds;
  private final ModernDistance distance;
  private final TravelWear wear;
  private final int[] chance;
  private final int byStrain;
  private final int criticalVehicle;
  private final int criticalHealth;
  private final int crowded;
  private final int wearLeast;
  private final int wearMost;

  public EncounterRoll(TrailContent content) {
    super("encounter", Streams.ENCOUNTER);
    ModernPolicy modern = content.modernPolicy();
    policy = modern.encounters();
    odds = new EncounterOdds(content);
    distance = new ModernDistance(content);
    wear = new TravelWear(content);
    chance =
        Ppm.table(
            Drive.values(), drive -> policy.chance().plus(modern.pace().of(drive).encounter()));
    byStrain = Ppm.of(modern.strain().encounter());
    criticalVehicle = Ppm.of(policy.criticalVehicle());
    criticalHealth = modern.vehicle().criticalHealth() * Vehicle.UNIT;
    crowded = Ppm.of(policy.crowded());
    wearLeast = Ppm.of(policy.wearLeast());
    wearMost = Ppm.of(policy.wearMost());
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    if (state.affairs.encounterCooldown > 0) return PROCEED;
    Rng rng = turn.rng(Streams.ENCOUNTER);
    if (!rng.purpose("encounter").chance(chance(state), Ppm.ONE)) return PROCEED;
    int picked = odds.pick(state, rng);
    if (picked == EncounterOdds.NOBODY) return PROCEED;
    Row row = state.content.encounters().get(picked);
    boolean repair = row.is(Trait.MAJOR_REPAIR);
    boolean stops = row.is(Trait.HARD_STOP) || repair;
    turn.emit(
        new ModernEncounter(
            picked, row.id(), state.region(), stops, repair, policy.cooldownDays()));
    if (!stops) travelOn(state, turn);
    return ENCOUNTER;
  }

  /** The rest of the day is a part of one, and wears the vehicle by at least half of one. */
  private void travelOn(TrailState state, Turn<TrailState, TrailEvent> turn) {
    int whole = distance.today(state);
    ModernMiles.advance(state, distance.partial(whole), turn);
    long share = (long) state.journey.todayMilliMiles * Ppm.ONE / whole;
    wear.apply(state, (int) Ppm.times(whole, Math.clamp(share, wearLeast, wearMost)), turn);
  }

  private int chance(TrailState state) {
    WeatherEffects effects = state.content.effects(state);
    long sum = chance[state.travellers.drive.ordinal()];
    sum += effects.encounter();
    sum += Ppm.times(GeneralStrain.normPpm(state), byStrain);
    if (state.vehicle.health <= criticalHealth) sum += criticalVehicle;
    sum = Math.min(sum, effects.encounterMax());
    int window = (1 << policy.windowDays()) - 1;
    boolean often = Integer.bitCount(state.affairs.encounterDays & window) >= policy.windowMax();
    return Ppm.clamp(often ? Ppm.times(sum, crowded) : sum);
  }
}
