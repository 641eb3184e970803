package dev.astragal.games.trail.modern;

import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.boss.BossPolicy;
import dev.astragal.games.trail.boss.EndgamePolicy;
import dev.astragal.games.trail.breakdowns.SmoothingPolicy;
import dev.astragal.games.trail.breakdowns.VehiclePolicy;
import dev.astragal.games.trail.encounters.EncounterPolicy;
import dev.astragal.games.trail.health.Diet;
import dev.astragal.games.trail.health.Toll;
import dev.astragal.games.trail.orders.OrderPolicy;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.games.trail.road.JourneyPolicy;
import dev.astragal.games.trail.road.Region;
import dev.astragal.games.trail.store.Item;
import dev.astragal.games.trail.store.Tag;
import dev.astragal.games.trail.weather.ByWeather;
import dev.astragal.games.trail.weather.RatioByWeather;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.state.AtLeast;
import java.util.List;

/** The numbers of the modern road. */
public record ModernPolicy(
    Features features,
    Stats start,
    Stats caps,
    int lastDay,
    int lastDayDeep,
    @AtLeast(1) int seasonDays,
    RegionMiles regions,
    List<PersonaRow> personas,
    List<ShopRow> shop,
    Drives pace,
    Diets diet,
    Pants pants,
    Skies weather,
    Exposure exposure,
    Burn burn,
    Starvation starvation,
    Strain strain,
    Disease disease,
    Allies allies,
    OrderPolicy orders,
    EncounterPolicy encounters,
    VehiclePolicy vehicle,
    List<JourneyPolicy> journeys,
    Travel travel,
    SmoothingPolicy smoothing,
    Barriers barriers,
    Camp camp,
    List<EndgamePolicy> endgames,
    BossPolicy boss,
    Score score) {

  /**
   * Parts that may be switched off, or on: a liking for faces not seen lately, days of grace
   * between days of exposure, resting unasked.
   */
  public record Features(boolean encounterDiversity, boolean exposureStreaks, boolean autoRest) {}

  /** What travellers have; as caps, how much of it counts. */
  public record Stats(
      int supplies,
      int hp,
      int sanity,
      int credibility,
      int morale,
      int allies,
      int pants,
      int budgetCents) {}

  /** Where the second and third region begin. */
  public record RegionMiles(int rustBelt, int beltway) {}

  public record PersonaRow(
      Persona id,
      Ratio score,
      int supplies,
      int credibility,
      int sanity,
      int morale,
      int allies,
      int budgetCents,
      Ratio storeDiscount,
      Ratio bribeDiscount,
      int receiptBonus,
      Ratio orderHeat,
      int reliefAt) {}

  public record ShopRow(
      Item id, int cents, int max, int supplies, int credibility, List<Tag> tags) {}

  public record DriveRow(Ratio distance, int pants, int sanity, Ratio encounter, Ratio burn) {}

  public record Drives(DriveRow steady, DriveRow heated, DriveRow blitz) {
    public DriveRow of(Drive drive) {
      return switch (drive) {
        case STEADY -> steady;
        case HEATED -> heated;
        case BLITZ -> blitz;
      };
    }
  }

  public record DietRow(int pants, int sanity, int receipts, Ratio burn) {}

  public record Diets(DietRow quiet, DietRow mixed, DietRow doom) {
    public DietRow of(Diet diet) {
      return switch (diet) {
        case QUIET -> quiet;
        case MIXED -> mixed;
        case DOOM -> doom;
      };
    }
  }

  /** The stress meter. */
  public record Pants(
      int passiveAt, int passiveRelief, int personaRelief, int bossRelief, int bossGainMax) {}

  /** What a sky does to travellers. */
  public record Skies(
      ByWeather supplies,
      ByWeather sanity,
      ByWeather pants,
      RatioByWeather encounter,
      RatioByWeather travel,
      RatioByWeather severity,
      int stormPantsInPoncho) {}

  /** Heat without water and cold without coats. */
  public record Exposure(int daysBeforeDamage, int damage, int heatSanity) {}

  public record Burn(
      Ratio heartland, Ratio rustBelt, Ratio beltway, Ratio badWeather, Ratio criticalVehicle) {
    public Ratio of(Region region) {
      return switch (region) {
        case HEARTLAND -> heartland;
        case RUST_BELT -> rustBelt;
        case BELTWAY -> beltway;
      };
    }
  }

  public record Starvation(int graceDays, int malnutritionMax, int hp, int sanity, int pants) {}

  public record Strain(
      Ratio hp,
      Ratio sanity,
      Ratio pants,
      Ratio malnutrition,
      Ratio wear,
      Ratio weather,
      Ratio order,
      Ratio norm,
      Ratio encounter) {
    public Strain {
      if (norm.numerator() <= 0) throw new IllegalArgumentException("norm must be above 0");
    }
  }

  /** Strain drives the odds along the curve of afflictions, stretched to {@code curveScale}. */
  public record Disease(
      int curveScale,
      int daysMin,
      int daysMax,
      int cooldownDays,
      int hp,
      int sanity,
      int supplies,
      Ratio travel,
      Ratio behindSchedule) {}

  public record Allies(Ratio attrition, int morale, int lastSanity) {}

  /** Floors under bad days, and what hunger, lateness and long roads do to speed and wear. */
  public record Travel(
      Ratio leastFactor,
      Ratio leastWeather,
      Ratio perMalnutrition,
      Ratio leastMalnourished,
      @AtLeast(1) int fatigueMiles,
      int behindFromDay,
      int behindMilesPerDay,
      Ratio behind,
      List<Boost> boosts) {}

  /** A late vehicle's second wind; the first row that fits is the one that counts. */
  public record Boost(Mode mode, Strategy strategy, int fromDay, int belowMiles, Ratio factor) {}

  public record Barriers(
      List<Integer> miles, int checkpointCents, int bridgeOutCents, int permitCredibility) {}

  public record Camp(
      int askAfterDays,
      int autoRestSanity,
      int restSanity,
      int restHp,
      int restSupplies,
      int restPants,
      int frailHp,
      int frailSanity,
      int restCooldown,
      int forageSupplies,
      Ratio forageHeartland,
      Ratio forageRustBelt,
      Ratio forageBeltway,
      int forageCooldown) {
    /** What a day of rest does; those in poor health find less peace in it. */
    public Toll rest(TrailState state) {
      boolean frail = state.content.revised() && state.travellers.hp <= frailHp;
      return Toll.of(restHp, frail ? frailSanity : restSanity, restSupplies, restPants);
    }

    /** What a day of looking for supplies finds here. */
    public Toll forage(TrailState state) {
      Ratio plenty =
          switch (state.region()) {
            case HEARTLAND -> forageHeartland;
            case RUST_BELT -> forageRustBelt;
            case BELTWAY -> forageBeltway;
          };
      return Toll.of(0, 0, (int) plenty.of(forageSupplies), 0);
    }
  }

  public record Score(
      int supplies,
      int hp,
      int morale,
      int credibility,
      int allies,
      int day,
      int encounter,
      int receipt,
      int breakdown,
      int breakdownMax,
      int pantsFrom,
      int pants,
      Ratio deepBonus,
      int most) {}
}
