package dev.astragal.games.trail.store;

import dev.astragal.games.trail.RiverEvent;
import dev.astragal.games.trail.breakdowns.Part;
import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;

/** What the wagon carries. */
public final class Stores extends Described<Stores> {
  private static final Copies<Stores> COPIES = Copies.of(Stores.class);

  public int cashCents;
  public int oxen;
  public int sickOxen;
  public int food;
  public int bullets;
  public int clothes;
  public int wheels;
  public int axles;
  public int tongues;

  /** How many there are of something that stores sell; bullets one by one. */
  public int owned(Good good) {
    return switch (good) {
      case OXEN -> oxen;
      case CLOTHES -> clothes;
      case AMMO_BOX -> bullets;
      case FOOD -> food;
      case WHEEL -> wheels;
      case AXLE -> axles;
      case TONGUE -> tongues;
    };
  }

  public int spares() {
    return wheels + axles + tongues;
  }

  public int spare(Part part) {
    return switch (part) {
      case WHEEL -> wheels;
      case AXLE -> axles;
      case TONGUE -> tongues;
    };
  }

  /** How much of it there is to trade away; sick oxen find no taker. */
  public int amount(Barterable what) {
    return switch (what) {
      case OXEN -> oxen;
      case CLOTHES -> clothes;
      case BULLETS -> bullets;
      case WHEEL -> wheels;
      case AXLE -> axles;
      case TONGUE -> tongues;
      case FOOD -> food;
      case CASH -> cashCents;
    };
  }

  public void lose(RiverEvent.Losses losses) {
    food -= losses.food();
    bullets -= losses.bullets();
    clothes -= losses.clothes();
    wheels -= losses.wheels();
    axles -= losses.axles();
    tongues -= losses.tongues();
  }

  public void addSpare(Part part, int count) {
    switch (part) {
      case WHEEL -> wheels += count;
      case AXLE -> axles += count;
      case TONGUE -> tongues += count;
    }
  }

  @Override
  public Stores copy() {
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    cashCents = fields.int32("cashCents", cashCents);
    oxen = fields.int32("oxen", oxen);
    sickOxen = fields.int32("sickOxen", sickOxen);
    food = fields.int32("food", food);
    bullets = fields.int32("bullets", bullets);
    clothes = fields.int32("clothes", clothes);
    wheels = fields.int32("wheels", wheels);
    axles = fields.int32("axles", axles);
    tongues = fields.int32("tongues", tongues);
  }
}
