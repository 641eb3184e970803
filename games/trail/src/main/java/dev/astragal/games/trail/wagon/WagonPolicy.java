package dev.astragal.games.trail.wagon;

import dev.astragal.games.trail.breakdowns.BreakdownPolicy;
import dev.astragal.games.trail.health.AfflictionPolicy;
import dev.astragal.games.trail.health.HealthPolicy;
import dev.astragal.games.trail.health.Rations;
import dev.astragal.games.trail.hunt.HuntPolicy;
import dev.astragal.games.trail.river.CrossingPolicy;
import dev.astragal.games.trail.river.DallesPolicy;
import dev.astragal.games.trail.road.NavigationPolicy;
import dev.astragal.games.trail.road.Pace;
import dev.astragal.games.trail.wayside.EventPolicy;
import dev.astragal.games.trail.weather.RatioByWeather;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.Ints;
import java.util.List;

/** The numbers of the wagon trail. */
public record WagonPolicy(
    Calendar calendar,
    List<Trade> occupations,
    Store store,
    Paces pace,
    RationTable rations,
    HealthPolicy health,
    AfflictionPolicy afflictions,
    Travel travel,
    NavigationPolicy navigation,
    BreakdownPolicy breakdowns,
    EventPolicy events,
    CrossingPolicy crossings,
    DallesPolicy dalles,
    HuntPolicy hunt,
    Barter trade,
    Camp camp,
    Encounters encounters,
    Score score) {

  /** When the journey starts, and when it is called off. */
  public record Calendar(int year, int lastYear) {}

  /** What an occupation brings along. */
  public record Trade(
      Occupation id, int cashCents, Ratio score, Ratio fatality, Ratio repair, Ratio mobility) {}

  /** What a store sells, for how much, and how much of it fits a wagon. */
  public record Store(
      Goods prices, Goods caps, @AtLeast(1) int bulletsPerBox, Ints percentByNode) {}

  /** One number for each thing on the shelf. */
  public record Goods(
      int oxen, int clothes, int ammoBoxes, int foodLbs, int wheels, int axles, int tongues) {}

  /** What a pace gives and takes in a day. */
  public record PaceRow(Ratio speed, int health, Ratio breakdowns) {}

  public record Paces(PaceRow steady, PaceRow strenuous, PaceRow grueling) {
    public PaceRow of(Pace pace) {
      return switch (pace) {
        case STEADY -> steady;
        case STRENUOUS -> strenuous;
        case GRUELING -> grueling;
      };
    }
  }

  /** Pounds a person eats in a day at a steady pace, and what that does to them. */
  public record RationRow(int lbs, int health) {}

  public record RationTable(RationRow filling, RationRow meager, RationRow bareBones) {
    public RationRow of(Rations rations) {
      return switch (rations) {
        case FILLING -> filling;
        case MEAGER -> meager;
        case BARE_BONES -> bareBones;
      };
    }
  }

  /** How far a wagon gets. */
  public record Travel(
      int milesPerDay,
      Ratio mountains,
      int oxenForFullSpeed,
      Ratio oxenToMove,
      Ratio sickOx,
      Ratio sickMember,
      Ratio snowPerInch,
      Ratio snowFloor,
      Ratio partialDay,
      boolean capMountainsAtMainRoad) {}

  /** How much of each thing strangers offer or ask for. */
  public record Barter(
      Range oxen, Range clothes, Range bullets, Range parts, Range food, Range cashCents) {}

  /** Both ends included. */
  public record Range(int min, int max) {}

  /** Resting, and how long the wagon rolls before the party is asked again. */
  public record Camp(int restDaysMax, int askAfterDays) {}

  /** Strangers on the road. */
  public record Encounters(
      Ratio chance, RatioByWeather weather, Ratio chanceMax, int cooldownDays) {}

  /** Points at the end of the road. */
  public record Score(
      int personGood,
      int personFair,
      int personPoor,
      int personVeryPoor,
      int wagon,
      int ox,
      int part,
      int clothes,
      int bulletsPerPoint,
      int foodLbsPerPoint,
      int centsPerPoint) {}
}
