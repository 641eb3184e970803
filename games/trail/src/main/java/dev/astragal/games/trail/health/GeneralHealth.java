package dev.astragal.games.trail.health;

import dev.astragal.games.trail.DayEvent.GameOver;
import dev.astragal.games.trail.HealthEvent.HealthTick;
import dev.astragal.games.trail.HealthEvent.MemberDied;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.road.Journey;
import dev.astragal.games.trail.road.Pace;
import dev.astragal.games.trail.wagon.WagonPolicy;
import dev.astragal.games.trail.weather.Season;
import dev.astragal.games.trail.weather.Sky;
import dev.astragal.games.trail.weather.WeatherPolicy;
import dev.astragal.games.trail.weather.WeatherPolicy.Precipitation;
import dev.astragal.games.trail.weather.WeatherReport;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/**
 * Phase 3: recovery, then everything that wears the party down; nobody survives too long at the
 * end.
 */
public final class GeneralHealth extends DayPhase {
  /** How most parties are, and what wears them down on most days. */
  private static final int USUAL_HEALTH = 64;

  private static final int USUAL_PENALTY_LEAST = -8;
  private static final int USUAL_PENALTIES = 24;

  private final HealthPolicy health;
  private final Precipitation precipitation;
  private final int keepPpm;
  private final long droughtRain;
  private final boolean byReport;
  private final int[] bySky = new int[Sky.values().length];
  private final int[] byPace = new int[Pace.values().length];
  private final int[] byRations = new int[Rations.values().length];

  /**
   * By health before and penalty, where nobody is dying: made once, as nearly every day has one.
   */
  private final HealthTick[][] usual = new HealthTick[USUAL_HEALTH][USUAL_PENALTIES];

  public GeneralHealth(WagonPolicy policy, WeatherPolicy weather) {
    super("health");
    this.health = policy.health();
    this.keepPpm = Ppm.of(health.proportionalKeep());
    this.droughtRain = health.drought().rainInches().nearest(1000);
    this.precipitation = weather.precipitation();
    this.byReport = weather.model() == WeatherPolicy.Model.STATIONS;
    for (Sky sky : Sky.values()) bySky[sky.ordinal()] = health.weather().of(sky);
    for (Pace pace : Pace.values()) byPace[pace.ordinal()] = policy.pace().of(pace).health();
    for (Rations rations : Rations.values())
      byRations[rations.ordinal()] = policy.rations().of(rations).health();
    for (int before = 0; before < USUAL_HEALTH; before++)
      for (int i = 0; i < USUAL_PENALTIES; i++) {
        int penalty = USUAL_PENALTY_LEAST + i;
        usual[before][i] = new HealthTick(before, after(before, penalty), penalty, 0);
      }
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    int before = state.party.health;
    int penalty = penalty(state);
    int after = after(before, penalty);
    if (after < health.labels().deathImminent()) {
      turn.emit(harmless(before, after, penalty));
      return PROCEED;
    }
    int timer = nextTimer(state.party.deathTimer);
    turn.emit(new HealthTick(before, after, penalty, timer));
    return timer == 0 ? everybodyDies(state, turn) : PROCEED;
  }

  private HealthTick harmless(int before, int after, int penalty) {
    int i = penalty - USUAL_PENALTY_LEAST;
    return before >= 0 && before < USUAL_HEALTH && i >= 0 && i < USUAL_PENALTIES
        ? usual[before][i]
        : new HealthTick(before, after, penalty, 0);
  }

  private int after(int before, int penalty) {
    return Math.max(0, recovered(before) + penalty);
  }

  private int recovered(int before) {
    return switch (health.recovery()) {
      case FLAT -> before - health.flatRecovery();
      case PROPORTIONAL -> (int) Ppm.times(before, keepPpm);
    };
  }

  private int penalty(TrailState state) {
    Journey journey = state.journey;
    Party party = state.party;
    int penalty = byRations[journey.rations.ordinal()];
    if (journey.onTheMove()) penalty += byPace[journey.pace.ordinal()];
    if (journey.resting()) penalty -= health.restRecovery();
    penalty += weather(state);
    if (party.anybodyAfflicted())
      penalty += party.sick() * health.sickMember() + party.injured() * health.injuredMember();
    return penalty + seasonal(state) + hunger(party);
  }

  private int weather(TrailState state) {
    return byReport
        ? WeatherReport.penalty(state.weather, precipitation, health.weatherReport())
        : bySky[state.weather.today.ordinal()];
  }

  private int seasonal(TrailState state) {
    Season season = state.season();
    if (season == Season.WINTER) return cold(state.stores.clothes, state.party.count());
    boolean drought = season == Season.SUMMER && state.weather.rain <= droughtRain;
    return drought ? health.drought().penalty() : 0;
  }

  private int cold(int clothes, int people) {
    int needed = health.clothesPerPerson() * people;
    if (clothes >= needed) return 0;
    return (int) Ppm.nearest(health.winterClothing(), (long) (needed - clothes) * Ppm.ONE / needed);
  }

  private int hunger(Party party) {
    if (party.hungryDays == 0) return 0;
    HealthPolicy.Starvation starvation = health.starvation();
    int penalty = (int) Ppm.nearest(starvation.penalty(), party.hungerPpm);
    return party.hungryDays >= starvation.lastingDays()
        ? penalty + starvation.lastingPenalty()
        : penalty;
  }

  /** Starts at the days of grace and runs down; at 0 it is over. */
  private int nextTimer(int timer) {
    return timer == 0 ? health.graceDays() : Math.min(timer, health.graceDays()) - 1;
  }

  private static Verdict<DayOutcome> everybodyDies(
      TrailState state, Turn<TrailState, TrailEvent> turn) {
    boolean starved = state.party.hungryDays > 0 && state.content.hungerNamed();
    for (int member = 0; member < Party.SIZE; member++) {
      if (state.party.isAlive(member))
        turn.emit(
            new MemberDied(
                member, state.content.names().get(member), starved ? "starved" : "exhausted"));
    }
    turn.emit(new GameOver(Ending.PARTY_DIED));
    return GAME_OVER;
  }
}
