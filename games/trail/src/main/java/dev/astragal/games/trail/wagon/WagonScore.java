package dev.astragal.games.trail.wagon;

import dev.astragal.games.trail.ScoreLine;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.health.HealthLabel;
import dev.astragal.games.trail.health.Party;
import dev.astragal.games.trail.road.Road;
import dev.astragal.games.trail.store.Stores;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import java.util.ArrayList;
import java.util.List;

/** Points for those who arrive, and for what they still have. */
public final class WagonScore {
  /** Points from which on people are called something. */
  private static final int PIONEER = 1500;

  private static final int GUIDE = 4000;

  private final WagonPolicy.Score policy;
  private final TrailContent content;

  public WagonScore(TrailContent content) {
    this.content = content;
    this.policy = content.wagonPolicy().score();
  }

  public int of(TrailState state) {
    return (int) Math.max(0, content.occupation().score().nearest(ScoreLine.sum(lines(state))));
  }

  /** What is worth points, and how many. */
  public List<ScoreLine> lines(TrailState state) {
    Stores stores = state.stores;
    int people = state.party.count();
    int oxen = stores.oxen + stores.sickOxen;
    return List.of(
        new ScoreLine("people", people, (long) people * person(content.label(state.party.health))),
        new ScoreLine("wagon", 1, policy.wagon()),
        new ScoreLine("oxen", oxen, (long) policy.ox() * oxen),
        new ScoreLine("spares", stores.spares(), (long) policy.part() * stores.spares()),
        new ScoreLine("clothes", stores.clothes, (long) policy.clothes() * stores.clothes),
        new ScoreLine("bullets", stores.bullets, stores.bullets / policy.bulletsPerPoint()),
        new ScoreLine("food", stores.food, stores.food / policy.foodLbsPerPoint()),
        new ScoreLine(
            "dollars", stores.cashCents / 100, stores.cashCents / policy.centsPerPoint()));
  }

  /** The reckoning of those who arrived. */
  public Panel reckoning(TrailState state) {
    int total = of(state);
    return ScoreLine.reckoning(lines(state), factor(), total, rank(total));
  }

  /** The same in sentences; nothing for those who did not. */
  public List<Msg> told(TrailState state) {
    int total = of(state);
    return state.journey.ending.won()
        ? ScoreLine.told(lines(state), factor(), total, rank(total))
        : List.of();
  }

  private Msg factor() {
    return Msg.of("score.times", "percent", content.occupation().score().of(100));
  }

  private static String rank(int total) {
    return total >= GUIDE ? "guide" : total >= PIONEER ? "pioneer" : "greenhorn";
  }

  /** Who came through and how well; or where it ended. */
  public Msg renown(TrailState state) {
    int total = of(state);
    int day = state.clock.day - 1;
    if (!state.journey.ending.won())
      return Msg.of(
          "renown.lost",
          "ending",
          Msg.of("outcome." + state.journey.ending.code()),
          "day",
          day,
          "mile",
          state.journey.milliMiles / Road.MILE);
    List<String> names = new ArrayList<>();
    for (int member = 0; member < Party.SIZE; member++)
      if (state.party.isAlive(member)) names.add(content.names().get(member));
    return Msg.of(
        "renown.arrived",
        "score",
        total,
        "rank",
        Msg.of("rank." + rank(total)),
        "names",
        names,
        "day",
        day);
  }

  private int person(HealthLabel label) {
    return switch (label) {
      case GOOD -> policy.personGood();
      case FAIR -> policy.personFair();
      case POOR -> policy.personPoor();
      case VERY_POOR, DEATH_IMMINENT -> policy.personVeryPoor();
    };
  }
}
