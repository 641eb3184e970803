package dev.astragal.games.trail.road;

import dev.astragal.games.trail.StatePart;
import dev.astragal.games.trail.camp.Intent;
import dev.astragal.games.trail.day.DayMark;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.health.Rations;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/** Where the wagon is and what keeps it there. */
public final class Journey extends StatePart<Journey> {
  public int milliMiles;
  public int todayMilliMiles;
  public RouteVariant variant = RouteVariant.MAIN;
  public int node;
  public Pace pace = Pace.STEADY;
  public Rations rations = Rations.FILLING;
  public WagonState wagon = WagonState.STOPPED;
  public int ferryWait;
  public int crossingWait;
  public int dryingWait;
  public int delayWait;
  public int blockedDays;
  public int restDays;
  public Intent intent = Intent.CONTINUE;
  public Intent today = Intent.CONTINUE;
  public DayMark mark = DayMark.NONE;
  public int intentAmount;
  public int brokenPart = -1;
  public int wear;
  public int breakdowns;
  public int recentHunts;
  public int daysSinceCamp;
  public boolean attention;
  public boolean dallesPassed;
  public int riversCrossed;
  public int quietUntil;
  public Ending ending = Ending.NONE;

  /** A wagon that has all its parts. */
  public static final int WHOLE = -1;

  /** Days of waiting that come before any wish of the party. */
  public int waits() {
    return ferryWait + crossingWait + dryingWait + delayWait;
  }

  /** A day that the party spends getting its breath back, by wish or by force. */
  public boolean resting() {
    return waits() > 0 || blockedDays > 0 || intent == Intent.REST;
  }

  /** A day on which the wagon is meant to move. */
  public boolean onTheMove() {
    return !resting() && intent == Intent.CONTINUE && brokenPart == WHOLE;
  }

  @Override
  public Journey copy() {
    return shallow();
  }

  @Override
  public void describe(StateWriter out) {
    out.int32("milliMiles", milliMiles);
    out.int32("todayMilliMiles", todayMilliMiles);
    out.symbol("variant", variant);
    out.int32("node", node);
    out.symbol("pace", pace);
    out.symbol("rations", rations);
    out.symbol("wagon", wagon);
    out.int32("ferryWait", ferryWait);
    out.int32("crossingWait", crossingWait);
    out.int32("dryingWait", dryingWait);
    out.int32("delayWait", delayWait);
    out.int32("blockedDays", blockedDays);
    out.int32("restDays", restDays);
    out.symbol("intent", intent);
    out.symbol("today", today);
    out.symbol("mark", mark);
    out.int32("intentAmount", intentAmount);
    out.int32("brokenPart", brokenPart);
    out.int32("wear", wear);
    out.int32("breakdowns", breakdowns);
    out.int32("recentHunts", recentHunts);
    out.int32("daysSinceCamp", daysSinceCamp);
    out.flag("attention", attention);
    out.flag("dallesPassed", dallesPassed);
    out.int32("riversCrossed", riversCrossed);
    out.int32("quietUntil", quietUntil);
    out.symbol("ending", ending);
  }

  @Override
  public void read(StateReader in) {
    milliMiles = in.int32("milliMiles");
    todayMilliMiles = in.int32("todayMilliMiles");
    variant = in.symbol("variant", RouteVariant.class);
    node = in.int32("node");
    pace = in.symbol("pace", Pace.class);
    rations = in.symbol("rations", Rations.class);
    wagon = in.symbol("wagon", WagonState.class);
    ferryWait = in.int32("ferryWait");
    crossingWait = in.int32("crossingWait");
    dryingWait = in.int32("dryingWait");
    delayWait = in.int32("delayWait");
    blockedDays = in.int32("blockedDays");
    restDays = in.int32("restDays");
    intent = in.symbol("intent", Intent.class);
    today = in.symbol("today", Intent.class);
    mark = in.symbol("mark", DayMark.class);
    intentAmount = in.int32("intentAmount");
    brokenPart = in.int32("brokenPart");
    wear = in.int32("wear");
    breakdowns = in.int32("breakdowns");
    recentHunts = in.int32("recentHunts");
    daysSinceCamp = in.int32("daysSinceCamp");
    attention = in.flag("attention");
    dallesPassed = in.flag("dallesPassed");
    riversCrossed = in.int32("riversCrossed");
    quietUntil = in.int32("quietUntil");
    ending = in.symbol("ending", Ending.class);
  }
}
