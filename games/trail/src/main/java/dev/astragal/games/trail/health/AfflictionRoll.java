package dev.astragal.games.trail.health;

import dev.astragal.games.trail.DayEvent.GameOver;
import dev.astragal.games.trail.HealthEvent.AfflictionsAdvanced;
import dev.astragal.games.trail.HealthEvent.MemberDied;
import dev.astragal.games.trail.HealthEvent.OxenRecovered;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.health.AfflictionPolicy.Disease;
import dev.astragal.games.trail.health.AfflictionPolicy.Kind;
import dev.astragal.games.trail.weather.Climate;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;
import java.util.List;

/** Phase 4: those already ill first, then perhaps somebody new, then the oxen. */
public final class AfflictionRoll extends DayPhase {
  private final AfflictionPolicy policy;
  private final Afflictions afflictions;
  private final Fatality fatality;
  private final int[] speed;

  /** What a day costs when nobody else is ill or hurt, by what the one has. */
  private final AfflictionsAdvanced[] alone;

  public AfflictionRoll(TrailContent content) {
    super("affliction", Streams.HEALTH);
    policy = content.wagonPolicy().afflictions();
    afflictions = new Afflictions(policy);
    fatality = new Fatality(content);
    speed = new int[policy.diseases().size()];
    alone = new AfflictionsAdvanced[speed.length];
    for (int i = 0; i < speed.length; i++) {
      Disease disease = policy.diseases().get(i);
      speed[i] = Ppm.of(disease.speed());
      alone[i] = new AfflictionsAdvanced(disease.health(), disease.foodLbs(), speed[i]);
    }
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Party party = state.party;
    if (party.anybodyAfflicted() || party.speedPpm != Ppm.ONE) {
      endureAilments(state, turn);
      if (party.alive == 0) {
        turn.emit(new GameOver(Ending.PARTY_DIED));
        return GAME_OVER;
      }
    }
    int chance = state.content.afflictionChance(party.health);
    Rng rng = turn.rng(Streams.HEALTH);
    if (chance > 0 && rng.purpose("affliction").chance(chance, Ppm.ONE)) {
      afflictions.strike(state, kind(state, rng), rng, turn);
      if (party.alive == 0) {
        turn.emit(new GameOver(Ending.PARTY_DIED));
        return GAME_OVER;
      }
    }
    if (state.stores.sickOxen > 0) tendOxen(state, rng, turn);
    return PROCEED;
  }

  private void endureAilments(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Party party = state.party;
    int afflicted = 0;
    int last = 0;
    int health = 0;
    int food = 0;
    long slowed = Ppm.ONE;
    for (int member = 0; member < Party.SIZE; member++) {
      if (!party.afflicted(member)) continue;
      int ill = party.disease.get(member);
      Disease disease = policy.diseases().get(ill);
      afflicted++;
      last = ill;
      health += disease.health();
      food += disease.foodLbs();
      slowed = Ppm.times(slowed, speed[ill]);
      if (turn.rng(Streams.HEALTH, "fatality").chance(fatality.of(state, member), Ppm.ONE))
        turn.emit(new MemberDied(member, state.content.names().get(member), disease.id()));
    }
    turn.emit(afflicted == 1 ? alone[last] : new AfflictionsAdvanced(health, food, (int) slowed));
  }

  private static Kind kind(TrailState state, Rng rng) {
    Climate.Overlay overlay = state.content.overlay(state);
    int illness = overlay.illnessWeight();
    int injury = overlay.injuryWeight();
    if (injury == 0) return Kind.ILLNESS;
    if (illness == 0) return Kind.INJURY;
    rng.purpose("affliction.kind");
    int picked =
        rng.pick(
            new long[] {illness, injury},
            () -> List.of(Candidate.plain("illness", illness), Candidate.plain("injury", injury)));
    return picked == 0 ? Kind.ILLNESS : Kind.INJURY;
  }

  private void tendOxen(TrailState state, Rng rng, Turn<TrailState, TrailEvent> turn) {
    Ratio chance =
        state.journey.resting() ? policy.oxRecoveryResting() : policy.oxRecoveryTravelling();
    int recovered = 0;
    for (int ox = 0; ox < state.stores.sickOxen; ox++)
      if (rng.purpose("ox recovery").chance(chance)) recovered++;
    if (recovered > 0) turn.emit(new OxenRecovered(recovered));
  }
}
