package dev.astragal.games.trail;

import dev.astragal.games.trail.camp.Intent;
import dev.astragal.games.trail.day.Balance;
import dev.astragal.games.trail.day.Clock;
import dev.astragal.games.trail.day.Course;
import dev.astragal.games.trail.day.Date;
import dev.astragal.games.trail.day.DayKind;
import dev.astragal.games.trail.day.DayMark;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.day.Habits;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.health.Portions;
import dev.astragal.games.trail.road.Journey;
import dev.astragal.games.trail.road.WagonState;
import dev.astragal.games.trail.weather.Scene;
import dev.astragal.games.trail.weather.SkyHere;
import dev.astragal.games.trail.weather.Spell;
import dev.astragal.games.trail.weather.Weather;
import dev.astragal.games.trail.weather.WeatherEffects;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.state.Flat;
import java.util.Arrays;
import java.util.List;

/**
 * What every day brings: its start and end, the sky, the meal. What of it is one of few stands in
 * records that are made once, and flat, so that nobody who reads an event sees them.
 */
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
      @Flat SkyHere skies,
      int fahrenheit,
      int precipitation,
      int rain,
      int snow,
      @Flat Spell spell,
      WeatherEffects effects)
      implements DayEvent {
    @Override
    public void change(TrailState state) {
      Weather weather = state.weather;
      weather.today = skies.sky();
      weather.region = skies.region();
      weather.season = skies.season();
      weather.fahrenheit = fahrenheit;
      weather.precipitation = precipitation;
      weather.rain = rain;
      weather.snow = snow;
      weather.extremeStreak = spell.extremeStreak();
      weather.heatStreak = spell.heatStreak();
      weather.coldStreak = spell.coldStreak();
      weather.neutralBuffer = spell.neutralBuffer();
    }

    @Override
    public Surface surface() {
      return skies.sky() == skies.previous() ? Surface.NONE : Surface.LOG;
    }
  }

  record DailyConsumptionApplied(int foodBefore, int foodAfter, @Flat Portions portions)
      implements DayEvent, Telling.Meal {
    @Override
    public void change(TrailState state) {
      state.stores.food = foodAfter;
      state.party.hungryDays = hungryDays();
      state.party.hungerPpm = portions.hungerPpm();
      if (hungryDays() == 1) state.journey.attention = true;
    }

    @Override
    public int hungryDays() {
      return portions.hungryDays();
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
      @Flat Course course,
      int milliMiles,
      Intent intent,
      Habits habits,
      @Flat Scene scene,
      Balance closing,
      Asked asked,
      @Flat Date tomorrow)
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
      clock.lastOutcome = course.outcome();
      clock.day = day + 1;
      clock.year = tomorrow.year();
      clock.month = tomorrow.month();
      clock.dayOfMonth = tomorrow.dayOfMonth();
      switch (course.dayKind()) {
        case TRAVEL -> clock.travelDays++;
        case PARTIAL -> clock.partialDays++;
        case NON_TRAVEL -> clock.nonTravelDays++;
      }
      clock.recentStops = clock.recentStops << 1 | (course.dayKind() == DayKind.NON_TRAVEL ? 1 : 0);
      state.pending.asked = asked;
      if (asked != Asked.NOTHING) state.journey.daysSinceCamp = 0;
    }

    @Override
    public List<String> tags() {
      return TAGS.get(course.mark().ordinal());
    }
  }
}
