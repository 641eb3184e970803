package dev.astragal.games.trail;

import dev.astragal.games.trail.policy.Mechanics;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;

/**
 * A journey at one moment, in parts of plain numbers that are copied in well under a microsecond.
 * Only the parts of the active mechanics are described and copied; the others never change. All
 * parts are final, so that the compiler lets no copy forget one.
 */
public final class TrailState extends Described<TrailState> {
  public final TrailRules rules;
  public final Clock clock;
  public final Weather weather;
  public final Journey journey;
  public final Pending pending;

  /** The wagon trail. */
  public final Party party;

  public final Stores stores;

  /** The modern road. */
  public final Travellers travellers;

  public final Vehicle vehicle;
  public final Affairs affairs;

  private final boolean deluxe;

  TrailState(TrailRules rules) {
    this.rules = rules;
    deluxe = rules.policy().mechanics() == Mechanics.OTDELUXE90S;
    clock = new Clock();
    weather = new Weather();
    journey = new Journey();
    pending = new Pending();
    party = new Party();
    stores = new Stores();
    travellers = new Travellers();
    vehicle = new Vehicle();
    affairs = new Affairs();
  }

  private TrailState(TrailState other) {
    rules = other.rules;
    deluxe = other.deluxe;
    clock = other.clock.copy();
    weather = other.weather.copy();
    journey = other.journey.copy();
    pending = other.pending.copy();
    party = deluxe ? other.party.copy() : other.party;
    stores = deluxe ? other.stores.copy() : other.stores;
    travellers = deluxe ? other.travellers : other.travellers.copy();
    vehicle = deluxe ? other.vehicle : other.vehicle.copy();
    affairs = deluxe ? other.affairs : other.affairs.copy();
  }

  public boolean deluxe() {
    return deluxe;
  }

  /** By the calendar on the wagon trail; the modern road has seasons of its own length. */
  public Season season() {
    return deluxe ? clock.season() : rules.modernSeason(clock.day);
  }

  /** By the last place on the wagon trail, by miles on the modern road. */
  public Region region() {
    if (deluxe) return rules.road().region(journey.node);
    return rules.modern().region(journey.milliMiles);
  }

  public boolean over() {
    return journey.ending != Ending.NONE;
  }

  @Override
  public TrailState copy() {
    return new TrailState(this);
  }

  @Override
  protected void describe(Fields fields) {
    fields.part("clock", clock);
    fields.part("weather", weather);
    fields.part("journey", journey);
    fields.part("pending", pending);
    if (deluxe) {
      fields.part("party", party);
      fields.part("stores", stores);
    } else {
      fields.part("travellers", travellers);
      fields.part("vehicle", vehicle);
      fields.part("affairs", affairs);
    }
  }
}
