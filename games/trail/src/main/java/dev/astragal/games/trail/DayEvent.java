package dev.astragal.games.trail;

import dev.astragal.games.trail.camp.Intent;
import dev.astragal.games.trail.day.Balance;
import dev.astragal.games.trail.day.Clock;
import dev.astragal.games.trail.day.DayKind;
import dev.astragal.games.trail.day.DayMark;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.day.Habits;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.road.Journey;
import dev.astragal.games.trail.road.Region;
import dev.astragal.games.trail.road.WagonState;
import dev.astragal.games.trail.weather.Season;
import dev.astragal.games.trail.weather.Sky;
import dev.astragal.games.trail.weather.Weather;
import dev.astragal.games.trail.weather.WeatherEffects;
import dev.astragal.kernel.game.Surface;
import java.util.Arrays;
import java.util.List;

/** What every day brings: its start and end, the sky, the meal. */
public sealed interface DayEvent extends TrailEvent {

  /** {@code opening} is what there was in the morning. */
  record DayStarted(int day, Balance opening) implements DayEvent, Telling.Hidden {
    @Override
    public void change(TrailState state) {
      Journey journey = state.journey;
      journey.today = journey.intent;
      journey.mark = DayMark.NONE;
      journey.todayMilliMiles = 0;
      journey.attention = false;
      journey.wagon = WagonState.MOVING;
      journey.recentHunts = journey.recentHunts << 1;
      journey.daysSinceCamp++;
    }
  }

  /** Inches in thousandths. */
  record WeatherResolved(
      Sky previous,
      Sky sky,
      Region region,
      Season season,
      int fahrenheit,
      int precipitation,
      int rain,
      int snow,
      int extremeStreak,
      int heatStreak,
      int coldStreak,
      int neutralBuffer,
      WeatherEffects effects)
      implements DayEvent {
    @Override
    public void change(TrailState state) {
      Weather weather = state.weather;
      weather.today = sky;
      weather.region = region;
      weather.season = season;
      weather.fahrenheit = fahrenheit;
      weather.precipitation = precipitation;
      weather.rain = rain;
      weather.snow = snow;
      weather.extremeStreak = extremeStreak;
      weather.heatStreak = heatStreak;
      weather.coldStreak = coldStreak;
      weather.neutralBuffer = neutralBuffer;
    }

    @Override
    public Surface surface() {
      return sky == previous ? Surface.NONE : Surface.LOG;
    }
  }

  record DailyConsumptionApplied(
      int foodBefore, int foodAfter, int neededLbs, int mouths, int hungryDays, int hungerPpm)
      implements DayEvent, Telling.Meal {
    @Override
    public void change(TrailState state) {
      state.stores.food = foodAfter;
      state.party.hungryDays = hungryDays;
      state.party.hungerPpm = hungerPpm;
      if (hungryDays == 1) state.journey.attention = true;
    }
  }

  /** The journey failed. */
  record GameOver(Ending ending) implements DayEvent, Telling.Modal, Telling.Critical {
    @Override
    public void change(TrailState state) {
      if (state.journey.ending == Ending.NONE) state.journey.ending = ending;
    }
  }

  /** The journey succeeded. */
  record DestinationReached(Ending ending, int score) implements DayEvent, Telling.Modal {
    @Override
    public void change(TrailState state) {
      if (state.journey.ending == Ending.NONE) state.journey.ending = ending;
    }
  }

  /**
   * The record of a day: what it was like, what was wanted of it, what came of it, what there was
   * in the evening, and tomorrow's date. Miles in thousandths.
   */
  record DayEnded(
      int day,
      DayOutcome outcome,
      DayKind dayKind,
      DayMark mark,
      int milliMiles,
      Intent intent,
      Habits habits,
      Region region,
      Season season,
      Sky sky,
      Balance closing,
      Asked asked,
      int year,
      int month,
      int dayOfMonth)
      implements DayEvent, Telling.Hidden {
    private static final String RECORD = "day-record";

    /** By the mark; made once, because every day has one. */
    private static final List<List<String>> TAGS =
        Arrays.stream(DayMark.values())
            .map(mark -> mark == DayMark.NONE ? List.of(RECORD) : List.of(RECORD, mark.tag()))
            .toList();

    @Override
    public void change(TrailState state) {
      Clock clock = state.clock;
      clock.lastOutcome = outcome;
      clock.day = day + 1;
      clock.year = year;
      clock.month = month;
      clock.dayOfMonth = dayOfMonth;
      switch (dayKind) {
        case TRAVEL -> clock.travelDays++;
        case PARTIAL -> clock.partialDays++;
        case NON_TRAVEL -> clock.nonTravelDays++;
      }
      clock.recentStops = clock.recentStops << 1 | (dayKind == DayKind.NON_TRAVEL ? 1 : 0);
      state.pending.asked = asked;
      if (asked != Asked.NOTHING) state.journey.daysSinceCamp = 0;
    }

    @Override
    public List<String> tags() {
      return TAGS.get(mark.ordinal());
    }
  }
}
