package dev.astragal.games.trail.health;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.health.AfflictionPolicy.Disease;
import dev.astragal.games.trail.health.AfflictionPolicy.FatalityByLabel;
import dev.astragal.games.trail.road.Pace;
import dev.astragal.games.trail.weather.Sky;
import dev.astragal.kernel.rng.Ratio;
import java.util.List;

/** How likely an ailment is to kill in a day: by how all are, how they travel and the weather. */
public final class Fatality {
  private final int[][] byLabel;
  private final int[] byPace;
  private final int[] byRations;
  private final int[] bySky;

  public Fatality(TrailContent content) {
    AfflictionPolicy policy = content.wagonPolicy().afflictions();
    byLabel = new int[policy.diseases().size()][];
    for (int i = 0; i < byLabel.length; i++)
      byLabel[i] = byLabel(policy, policy.diseases().get(i), content.occupation().fatality());
    byPace = Ppm.table(Pace.values(), policy.fatalityByPace()::of);
    byRations = Ppm.table(Rations.values(), policy.fatalityByRations()::of);
    bySky = Ppm.table(Sky.values(), policy.fatalityByWeather()::of);
  }

  private static int[] byLabel(AfflictionPolicy policy, Disease disease, Ratio perk) {
    FatalityByLabel labels = policy.fatalityByLabel();
    List<Ratio> factors =
        List.of(labels.good(), labels.fair(), labels.poor(), labels.veryPoor(), labels.veryPoor());
    int[] chances = new int[HealthLabel.values().length];
    for (int i = 0; i < chances.length; i++)
      chances[i] = Ppm.clamp(Ppm.of(disease.fatality().times(factors.get(i)).times(perk)));
    return chances;
  }

  /** In parts per million, for somebody who is not well. */
  public long of(TrailState state, int member) {
    Party party = state.party;
    int label = state.content.label(party.health).ordinal();
    long chance = byLabel[party.disease.get(member)][label];
    chance = Ppm.times(chance, byPace[state.journey.pace.ordinal()]);
    chance = Ppm.times(chance, byRations[state.journey.rations.ordinal()]);
    return Ppm.times(chance, bySky[state.weather.today.ordinal()]);
  }
}
