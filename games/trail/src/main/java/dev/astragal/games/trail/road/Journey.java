package dev.astragal.games.trail.road;

import dev.astragal.games.trail.camp.Intent;
import dev.astragal.games.trail.day.DayMark;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.health.Rations;
import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;

/** Where the wagon is and what keeps it there. */
public final class Journey extends Described<Journey> {
  private static final Copies<Journey> COPIES = Copies.of(Journey.class);

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
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    milliMiles = fields.int32("milliMiles", milliMiles);
    todayMilliMiles = fields.int32("todayMilliMiles", todayMilliMiles);
    variant = fields.symbol("variant", variant);
    node = fields.int32("node", node);
    pace = fields.symbol("pace", pace);
    rations = fields.symbol("rations", rations);
    wagon = fields.symbol("wagon", wagon);
    ferryWait = fields.int32("ferryWait", ferryWait);
    crossingWait = fields.int32("crossingWait", crossingWait);
    dryingWait = fields.int32("dryingWait", dryingWait);
    delayWait = fields.int32("delayWait", delayWait);
    blockedDays = fields.int32("blockedDays", blockedDays);
    restDays = fields.int32("restDays", restDays);
    intent = fields.symbol("intent", intent);
    today = fields.symbol("today", today);
    mark = fields.symbol("mark", mark);
    intentAmount = fields.int32("intentAmount", intentAmount);
    brokenPart = fields.int32("brokenPart", brokenPart);
    wear = fields.int32("wear", wear);
    breakdowns = fields.int32("breakdowns", breakdowns);
    recentHunts = fields.int32("recentHunts", recentHunts);
    daysSinceCamp = fields.int32("daysSinceCamp", daysSinceCamp);
    attention = fields.flag("attention", attention);
    dallesPassed = fields.flag("dallesPassed", dallesPassed);
    riversCrossed = fields.int32("riversCrossed", riversCrossed);
    quietUntil = fields.int32("quietUntil", quietUntil);
    ending = fields.symbol("ending", ending);
  }
}
