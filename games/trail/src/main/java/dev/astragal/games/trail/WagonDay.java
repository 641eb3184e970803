package dev.astragal.games.trail;

import dev.astragal.games.trail.phases.ScheduledWaits;
import dev.astragal.games.trail.phases.StartOfDay;
import dev.astragal.games.trail.phases.StationWeather;
import dev.astragal.games.trail.phases.TravelBlock;
import dev.astragal.games.trail.phases.WeatherPhase;
import dev.astragal.games.trail.phases.deluxe.AfflictionRoll;
import dev.astragal.games.trail.phases.deluxe.Destination;
import dev.astragal.games.trail.phases.deluxe.GeneralHealth;
import dev.astragal.games.trail.phases.deluxe.IntentResolution;
import dev.astragal.games.trail.phases.deluxe.ItemisedConsumption;
import dev.astragal.games.trail.phases.deluxe.Landmarks;
import dev.astragal.games.trail.phases.deluxe.Miles;
import dev.astragal.games.trail.phases.deluxe.RandomEvents;
import dev.astragal.games.trail.phases.deluxe.Terminal;
import dev.astragal.games.trail.phases.deluxe.WagonBreakdown;
import dev.astragal.games.trail.phases.deluxe.WayfarerRoll;
import dev.astragal.games.trail.policy.WagonPolicy;
import dev.astragal.games.trail.policy.WeatherPolicy;
import dev.astragal.kernel.phase.Walk;

/**
 * The order of a day on the wagon trail. Each phase has a field of its own type: that tells the
 * compiler what it calls, which a list of phases cannot.
 */
final class WagonDay {
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
    waits = new ScheduledWaits();
    intent = new IntentResolution(policy);
    breakdown = new WagonBreakdown(content);
    block = new TravelBlock();
    wayfarers = new WayfarerRoll(policy);
    miles = new Miles(policy);
    destination = new Destination(content);
    landmarks = new Landmarks(policy);
    randomEvents = new RandomEvents(content);
    terminal = new Terminal();
  }

  /** What happens on every day, whatever the party does with it. */
  boolean rootCauses(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(startOfDay)
        && (byStations ? walk.through(stationWeather) : walk.through(weather))
        && walk.through(consumption)
        && walk.through(health)
        && walk.through(afflictions);
  }

  boolean whole(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return rootCauses(walk)
        && walk.through(waits)
        && walk.through(intent)
        && walk.through(breakdown)
        && walk.through(block)
        && walk.through(wayfarers)
        && walk.through(miles)
        && walk.through(destination)
        && walk.through(landmarks)
        && walk.through(randomEvents)
        && walk.through(terminal);
  }
}
