package dev.astragal.games.trail.wagon;

import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.breakdowns.WagonBreakdown;
import dev.astragal.games.trail.camp.IntentResolution;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.ScheduledWaits;
import dev.astragal.games.trail.day.StartOfDay;
import dev.astragal.games.trail.day.TravelBlock;
import dev.astragal.games.trail.encounters.WayfarerRoll;
import dev.astragal.games.trail.health.AfflictionRoll;
import dev.astragal.games.trail.health.GeneralHealth;
import dev.astragal.games.trail.health.ItemisedConsumption;
import dev.astragal.games.trail.river.CrossingResolver;
import dev.astragal.games.trail.road.Destination;
import dev.astragal.games.trail.road.Landmarks;
import dev.astragal.games.trail.road.Miles;
import dev.astragal.games.trail.wayside.RandomEvents;
import dev.astragal.games.trail.weather.StationWeather;
import dev.astragal.games.trail.weather.WeatherPhase;
import dev.astragal.games.trail.weather.WeatherPolicy;
import dev.astragal.kernel.phase.Walk;

/**
 * The order of a day on the wagon trail. Each phase has a field of its own type: that tells the
 * compiler what it calls, which a list of phases cannot.
 */
public final class WagonDay {
  private final boolean byStations;
  private final StartOfDay startOfDay;
  private final WeatherPhase weather;
  private final StationWeather stationWeather;
  private final ItemisedConsumption consumption;
  private final GeneralHealth health;
  private final AfflictionRoll afflictions;
  private final ScheduledWaits waits;
  private final IntentResolution intent;
  private final WagonBreakdown breakdown;
  private final TravelBlock block;
  private final WayfarerRoll wayfarers;
  private final Miles miles;
  private final Destination destination;
  private final Landmarks landmarks;
  private final RandomEvents randomEvents;
  private final Terminal terminal;

  WagonDay(TrailContent content) {
    WagonPolicy policy = content.wagonPolicy();
    WeatherPolicy skies = content.policy().weather();
    int lastYear = policy.calendar().lastYear();
    byStations = skies.model() == WeatherPolicy.Model.STATIONS;
    startOfDay = new StartOfDay(clock -> clock.year > lastYear);
    weather = new WeatherPhase(skies);
    stationWeather = new StationWeather(skies);
    consumption = new ItemisedConsumption(policy);
    health = new GeneralHealth(policy, skies);
    afflictions = new AfflictionRoll(content);
    waits =
        content.revised()
            ? new ScheduledWaits(new CrossingResolver(policy.crossings())::ferry)
            : new ScheduledWaits();
    intent = new IntentResolution(policy);
    breakdown = new WagonBreakdown(content);
    block = new TravelBlock();
    wayfarers = new WayfarerRoll(content);
    miles = new Miles(policy);
    destination = new Destination(content);
    landmarks = new Landmarks(policy);
    randomEvents = new RandomEvents(content);
    terminal = new Terminal();
  }

  /**
   * What happens on every day, whatever the party does with it. In small parts here and below: the
   * compiler gives up on what becomes too much, and then a part is still a whole.
   */
  boolean rootCauses(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return morning(walk) && bodies(walk) && ailments(walk);
  }

  boolean whole(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return morning(walk)
        && bodies(walk)
        && ailments(walk)
        && wishes(walk)
        && wagon(walk)
        && meetings(walk)
        && progress(walk)
        && places(walk)
        && wayside(walk);
  }

  private boolean morning(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(startOfDay)
        && (byStations ? walk.through(stationWeather) : walk.through(weather));
  }

  private boolean bodies(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(consumption) && walk.through(health);
  }

  private boolean ailments(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(afflictions);
  }

  private boolean wishes(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(waits) && walk.through(intent);
  }

  private boolean wagon(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(breakdown) && walk.through(block);
  }

  private boolean meetings(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(wayfarers);
  }

  private boolean progress(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(miles) && walk.through(destination);
  }

  private boolean places(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(landmarks);
  }

  private boolean wayside(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(randomEvents) && walk.through(terminal);
  }
}
