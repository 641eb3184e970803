package dev.astragal.games.trail.health;

import dev.astragal.games.trail.HealthEvent.AfflictionTriggered;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.health.AfflictionPolicy.Disease;
import dev.astragal.games.trail.health.AfflictionPolicy.Kind;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;

/** Picks an ailment and whom it strikes; shared by the daily roll and by mishaps on the way. */
public final class Afflictions {
  private final AfflictionPolicy policy;
  private final long[][] weights;

  public Afflictions(AfflictionPolicy policy) {
    this.policy = policy;
    this.weights = new long[Kind.values().length][policy.diseases().size()];
    for (int i = 0; i < policy.diseases().size(); i++) {
      Disease disease = policy.diseases().get(i);
      weights[disease.kind().ordinal()][i] = disease.weight();
    }
  }

  /** Which ailment, then who: a second ailment kills. */
  public void strike(TrailState state, Kind kind, Rng rng, Turn<TrailState, TrailEvent> turn) {
    long[] candidates = weights[kind.ordinal()];
    rng.purpose(kind == Kind.ILLNESS ? "affliction.illness" : "affliction.injury");
    int picked = rng.pick(candidates, () -> explained(candidates));
    Disease disease = policy.diseases().get(picked);
    Party party = state.party;
    int member =
        party.living(
            party.count() == 1 ? 0 : rng.purpose("affliction.victim").below(party.count()));
    boolean dies = policy.repeatKills() && party.afflicted(member);
    turn.emit(
        new AfflictionTriggered(
            member,
            state.content.names().get(member),
            picked,
            disease.id(),
            kind == Kind.INJURY,
            disease.tag(),
            days(disease),
            disease.onsetHealth() + disease.health(),
            disease.onsetFoodLbs() + disease.foodLbs(),
            (int) Ppm.times(party.speedPpm, Ppm.of(disease.speed())),
            dies));
  }

  private int days(Disease disease) {
    if (disease.days() > 0) return disease.days();
    return disease.kind() == Kind.ILLNESS ? policy.illnessDays() : policy.injuryDays();
  }

  private List<Candidate> explained(long[] candidates) {
    List<Candidate> all = new ArrayList<>();
    for (int i = 0; i < candidates.length; i++) {
      all.add(Candidate.plain(policy.diseases().get(i).id(), candidates[i]));
    }
    return all;
  }
}
