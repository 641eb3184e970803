package dev.astragal.games.trail;

import dev.astragal.games.trail.breakdowns.Vehicle;
import dev.astragal.games.trail.day.Balance;
import dev.astragal.games.trail.day.Clock;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.decisions.Offered.Menu;
import dev.astragal.games.trail.decisions.Pending;
import dev.astragal.games.trail.encounters.Affairs;
import dev.astragal.games.trail.health.Graves;
import dev.astragal.games.trail.health.Party;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.games.trail.hunt.Stalk;
import dev.astragal.games.trail.road.Journey;
import dev.astragal.games.trail.road.Region;
import dev.astragal.games.trail.road.Road;
import dev.astragal.games.trail.store.Stores;
import dev.astragal.games.trail.weather.Season;
import dev.astragal.games.trail.weather.Weather;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;
import org.jspecify.annotations.Nullable;

/**
 * A journey at one moment, in parts of plain numbers that are copied in well under a microsecond.
 * Only the parts of the active mechanics are described and copied; the others never change. All
 * parts that change in place are final, so that the compiler lets no copy forget one.
 */
public final class TrailState extends Described<TrailState> {
  public final TrailContent content;
  public final Clock clock;
  public final Weather weather;
  public final Journey journey;
  public final Pending pending;

  /** The wagon trail. */
  public final Party party;

  public final Stores stores;

  /** A value that copies share. Described from the second version of the rules on. */
  public Graves graves = Graves.NONE;

  /** Likewise. */
  public Stalk stalk = Stalk.NONE;

  /** The modern road. */
  public final Travellers travellers;

  public final Vehicle vehicle;
  public final Affairs affairs;

  private final boolean wagon;

  /** The last one asked for: what an evening has, the next morning has nearly always. */
  private @Nullable Balance balance;

  /**
   * The last one asked: it looks at the state when it is looked at, and is nearly always asked
   * again.
   */
  private @Nullable Question question;

  private record Question(Menu menu, Status<TrailChoice> asked) {}

  public TrailState(TrailContent content) {
    this.content = content;
    wagon = content.policy().mechanics() == Mechanics.OTDELUXE90S;
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
    content = other.content;
    wagon = other.wagon;
    clock = other.clock.copy();
    weather = other.weather.copy();
    journey = other.journey.copy();
    pending = other.pending.copy();
    party = wagon ? other.party.copy() : other.party;
    graves = other.graves;
    stalk = other.stalk;
    stores = wagon ? other.stores.copy() : other.stores;
    travellers = wagon ? other.travellers : other.travellers.copy();
    vehicle = wagon ? other.vehicle : other.vehicle.copy();
    affairs = wagon ? other.affairs : other.affairs.copy();
  }

  public boolean wagon() {
    return wagon;
  }

  /** By the calendar on the wagon trail; the modern road has seasons of its own length. */
  public Season season() {
    return wagon ? clock.season() : content.modernSeason(clock.day);
  }

  /** By the last place on the wagon trail, by miles on the modern road. */
  public Region region() {
    if (wagon) return content.road().region(journey.node);
    return content.modern().region(journey.milliMiles);
  }

  /** Somebody is dead, here and now, of the cause of that number. */
  void bury(int member, int cause) {
    party.die(member);
    graves = graves.with(member, clock.day, journey.milliMiles / Road.MILE, cause);
  }

  /** What there is now. */
  public Balance balance() {
    Balance last = balance;
    if (last != null && last.holds(this)) return last;
    Balance now = Balance.of(this, last);
    balance = now;
    return now;
  }

  /** What {@code menu} has, as a question. */
  @SuppressWarnings("ReferenceEquality") // rules make each menu once
  public Status<TrailChoice> ask(Menu menu) {
    Question last = question;
    if (last != null && last.menu == menu) return last.asked;
    Question now = new Question(menu, Status.awaiting(Seat.first(), menu.kind(), menu.to(this)));
    question = now;
    return now.asked;
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
    if (wagon) {
      fields.part("party", party);
      fields.part("stores", stores);
      if (content.revised()) {
        graves = fields.value("graves", Graves.SHAPE, graves);
        stalk = fields.value("stalk", Stalk.SHAPE, stalk);
      }
    } else {
      fields.part("travellers", travellers);
      fields.part("vehicle", vehicle);
      fields.part("affairs", affairs);
    }
  }
}
