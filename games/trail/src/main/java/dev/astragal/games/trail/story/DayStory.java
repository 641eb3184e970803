package dev.astragal.games.trail.story;

import dev.astragal.games.trail.CampEvent.IntentResolved;
import dev.astragal.games.trail.CampEvent.IntentSet;
import dev.astragal.games.trail.CampEvent.RestDay;
import dev.astragal.games.trail.DayEvent.DailyConsumptionApplied;
import dev.astragal.games.trail.DayEvent.DayStarted;
import dev.astragal.games.trail.DayEvent.DestinationReached;
import dev.astragal.games.trail.DayEvent.GameOver;
import dev.astragal.games.trail.DayEvent.WeatherResolved;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.WayEvent.WaitDay;
import dev.astragal.games.trail.day.Clock;
import dev.astragal.games.trail.day.Wait;
import dev.astragal.games.trail.road.Road;
import dev.astragal.games.trail.weather.WeatherReport;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Telling;

/** What is told alike on both roads: days, the sky, waits, plans, the end. */
final class DayStory {
  private DayStory() {}

  static Telling of(TrailState before, TrailEvent event) {
    return switch (event) {
      case WeatherResolved weather ->
          Telling.of(
                  "event.WeatherResolved."
                      + WeatherReport.called(weather.skies().sky(), weather.fahrenheit()),
                  "fahrenheit",
                  weather.fahrenheit())
              .about("weather");
      case DayStarted started -> morning(before, started.day());
      case DailyConsumptionApplied meal -> meal(meal);
      case GameOver over ->
          Telling.of(event)
              .with("day", before.clock.day)
              .with("miles", before.journey.milliMiles / Road.MILE)
              .with("ending", Msg.of("outcome." + over.ending().code()));
      case DestinationReached reached ->
          Telling.of(
              "event.DestinationReached." + reached.ending(),
              "days",
              before.clock.day,
              "alive",
              before.party.count(),
              "score",
              reached.score());
      case WaitDay wait -> wait(before, wait);
      case RestDay(int remaining) ->
          Telling.of("event.RestDay" + last(remaining), "remaining", remaining);
      case IntentSet plan ->
          Telling.of("event.IntentSet." + plan.intent(), "amount", plan.amount());
      case IntentResolved plan -> Telling.of("event.IntentResolved." + plan.intent());
      default -> Telling.of(event);
    };
  }

  /** How far the day went that ended where one was going: nobody counts half a mile. */
  static Telling there(int miles) {
    return Telling.of("event.TravelProgress.there" + (miles == 0 ? ".short" : ""), "miles", miles);
  }

  /** How far the day went, and what is left: {@code key} tells it where both are whole miles. */
  static Telling onTheWay(String key, int miles, int left) {
    if (miles == 0) return Telling.of("event.TravelProgress.none");
    return Telling.of(key + (left == 0 ? ".near" : ""), "miles", miles, "left", left);
  }

  private static Telling morning(TrailState before, int day) {
    Clock clock = before.clock;
    Telling told =
        before.wagon()
            ? Telling.of(
                "event.DayStarted",
                "day",
                day,
                "month",
                Msg.of("month." + clock.month),
                "dayOfMonth",
                clock.dayOfMonth,
                "year",
                clock.year)
            : Telling.of("event.DayStarted.road", "day", day);
    return told.asHeading();
  }

  private static Telling meal(DailyConsumptionApplied meal) {
    String key = meal.foodBefore() == 0 ? ".nothing" : "";
    return Telling.of(Msg.fields(meal.narrativeKey() + key, meal)).about("FOOD");
  }

  private static Telling wait(TrailState before, WaitDay wait) {
    String key = wait.reason() == Wait.FERRY ? "event.FerryWaitDay" : "event.WaitDay";
    boolean detour = wait.reason() == Wait.DELAY && !before.wagon();
    return Telling.of(
        key + last(wait.remaining()),
        "reason",
        Msg.of("wait." + (detour ? "DETOUR" : wait.reason())),
        "remaining",
        wait.remaining());
  }

  /** Nobody says that nothing is to go. */
  private static String last(int remaining) {
    return remaining == 0 ? ".last" : "";
  }
}
