package dev.astragal.games.trail.modern;

import dev.astragal.games.trail.ScoreLine;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.games.trail.modern.ModernPolicy.Score;
import dev.astragal.games.trail.road.Road;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import java.util.List;

/** What the travellers have to show for themselves. */
public final class ModernScore {
  /** Points from which on people are called something. */
  private static final int VOICE = 1000;

  private static final int LEGEND = 1700;

  private final Score policy;
  private final Ratio factor;

  public ModernScore(TrailContent content) {
    policy = content.modernPolicy().score();
    ModernSetup setup = content.modern();
    Ratio persona = setup.persona().score();
    factor = setup.mode() == Mode.DEEP ? persona.plus(policy.deepBonus()) : persona;
  }

  public int of(TrailState state) {
    long score = Math.max(0, ScoreLine.sum(lines(state)));
    return Math.clamp(factor.nearest(score), 0, policy.most());
  }

  /** What is worth points, and how many. */
  public List<ScoreLine> lines(TrailState state) {
    Travellers travellers = state.travellers;
    int days = state.clock.day - 1;
    int met = state.affairs.encounters;
    int breakdowns = state.vehicle.breakdowns;
    int stress = Math.max(0, travellers.pants - policy.pantsFrom());
    return List.of(
        line("supplies", travellers.supplies, policy.supplies()),
        line("hp", travellers.hp, policy.hp()),
        line("morale", travellers.morale, policy.morale()),
        line("credibility", travellers.credibility, policy.credibility()),
        line("allies", travellers.allies, policy.allies()),
        line("days", days, policy.day()),
        line("met", met, policy.encounter()),
        line("receipts", travellers.receipts, policy.receipt()),
        new ScoreLine(
            "breakdowns",
            breakdowns,
            -Math.min(policy.breakdownMax(), policy.breakdown() * breakdowns)),
        line("stress", stress, -policy.pants()));
  }

  private static ScoreLine line(String what, int count, int each) {
    return new ScoreLine(what, count, (long) each * count);
  }

  private static String rank(int total) {
    return total >= LEGEND ? "legend" : total >= VOICE ? "voice" : "footnote";
  }

  /** How a journey ended, where, and how well. */
  public Msg renown(TrailState state) {
    int total = of(state);
    return Msg.of(
        "renown.road",
        "score",
        total,
        "rank",
        Msg.of("rank." + rank(total)),
        "ending",
        Msg.of("outcome." + state.journey.ending.code()),
        "day",
        state.clock.day - 1,
        "mile",
        state.journey.milliMiles / Road.MILE);
  }

  /** The reckoning at the end of the road, wherever that was. */
  public Panel reckoning(TrailState state) {
    int total = of(state);
    return ScoreLine.reckoning(lines(state), times(), total, rank(total));
  }

  /** The same in sentences. */
  public List<Msg> told(TrailState state) {
    int total = of(state);
    return ScoreLine.told(lines(state), times(), total, rank(total));
  }

  private Msg times() {
    return Msg.of("score.times", "percent", factor.of(100));
  }
}
