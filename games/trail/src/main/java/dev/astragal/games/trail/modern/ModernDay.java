package dev.astragal.games.trail.modern;

import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.barriers.BarrierStop;
import dev.astragal.games.trail.boss.BossGate;
import dev.astragal.games.trail.boss.Endgame;
import dev.astragal.games.trail.breakdowns.TravelWear;
import dev.astragal.games.trail.breakdowns.VehicleTick;
import dev.astragal.games.trail.camp.ModernIntent;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.ScheduledWaits;
import dev.astragal.games.trail.day.StartOfDay;
import dev.astragal.games.trail.day.TravelBlock;
import dev.astragal.games.trail.encounters.EncounterRoll;
import dev.astragal.games.trail.health.AllyAttrition;
import dev.astragal.games.trail.health.Condition;
import dev.astragal.games.trail.health.GeneralStrain;
import dev.astragal.games.trail.health.Illness;
import dev.astragal.games.trail.health.SuppliesBurn;
import dev.astragal.games.trail.orders.ExecOrders;
import dev.astragal.games.trail.road.ModernMiles;
import dev.astragal.games.trail.wagon.WagonDay;
import dev.astragal.games.trail.weather.WeatherPhase;
import dev.astragal.games.trail.weather.WeatherToll;
import dev.astragal.kernel.phase.Walk;

/** The order of a day on the modern road; written as {@link WagonDay} is, for the same reason. */
final class ModernDay {
  private final StartOfDay startOfDay;
  private final WeatherPhase weather;
  private final WeatherToll weatherToll;
  private final ExecOrders orders;
  private final SuppliesBurn burn;
  private final Condition condition;
  private final GeneralStrain strain;
  private final AllyAttrition allies;
  private final Illness illness;
  private final BossGate bossGate;
  private final ScheduledWaits waits;
  private final ModernIntent intent;
  private final VehicleTick vehicle;
  private final TravelBlock block;
  private final EncounterRoll encounters;
  private final ModernMiles miles;
  private final TravelWear wear;
  private final Endgame endgame;
  private final BarrierStop barriers;
  private final ModernTerminal terminal;

  ModernDay(TrailContent content) {
    ModernPolicy policy = content.modernPolicy();
    int lastDay = content.modern().lastDay();
    startOfDay = new StartOfDay(clock -> clock.day > lastDay);
    weather = new WeatherPhase(content.policy().weather());
    weatherToll = new WeatherToll(content);
    orders = new ExecOrders(content);
    burn = new SuppliesBurn(policy);
    condition = new Condition(content);
    strain = new GeneralStrain(policy);
    allies = new AllyAttrition(policy);
    illness = new Illness(policy);
    bossGate = new BossGate();
    waits = new ScheduledWaits();
    intent = new ModernIntent(policy);
    vehicle = new VehicleTick(content);
    block = new TravelBlock();
    encounters = new EncounterRoll(content);
    miles = new ModernMiles(content);
    wear = new TravelWear(content);
    endgame = new Endgame();
    barriers = new BarrierStop();
    terminal = new ModernTerminal();
  }

  boolean whole(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return morning(walk)
        && orders(walk)
        && bodies(walk)
        && strain(walk)
        && wishes(walk)
        && vehicle(walk)
        && meetings(walk)
        && progress(walk)
        && evening(walk);
  }

  private boolean morning(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(startOfDay) && walk.through(weather);
  }

  private boolean orders(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(weatherToll) && walk.through(orders);
  }

  private boolean bodies(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(burn) && walk.through(condition);
  }

  private boolean strain(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(strain) && walk.through(allies) && walk.through(illness);
  }

  private boolean wishes(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(bossGate) && walk.through(waits) && walk.through(intent);
  }

  private boolean vehicle(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(vehicle) && walk.through(block);
  }

  private boolean meetings(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(encounters);
  }

  private boolean progress(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(miles) && walk.through(wear);
  }

  private boolean evening(Walk<TrailState, TrailEvent, DayOutcome> walk) {
    return walk.through(endgame) && walk.through(barriers) && walk.through(terminal);
  }
}
