package dev.astragal.games.trail.store;

import dev.astragal.games.trail.RiverEvent;
import dev.astragal.games.trail.StatePart;
import dev.astragal.games.trail.breakdowns.Part;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/** What the wagon carries. */
public final class Stores extends StatePart<Stores> {
  public int cashCents;
  public int oxen;
  public int sickOxen;
  public int food;
  public int bullets;
  public int clothes;
  public int wheels;
  public int axles;
  public int tongues;

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
    return shallow();
  }

  @Override
  public void describe(StateWriter out) {
    out.int32("cashCents", cashCents);
    out.int32("oxen", oxen);
    out.int32("sickOxen", sickOxen);
    out.int32("food", food);
    out.int32("bullets", bullets);
    out.int32("clothes", clothes);
    out.int32("wheels", wheels);
    out.int32("axles", axles);
    out.int32("tongues", tongues);
  }

  @Override
  public void read(StateReader in) {
    cashCents = in.int32("cashCents");
    oxen = in.int32("oxen");
    sickOxen = in.int32("sickOxen");
    food = in.int32("food");
    bullets = in.int32("bullets");
    clothes = in.int32("clothes");
    wheels = in.int32("wheels");
    axles = in.int32("axles");
    tongues = in.int32("tongues");
  }
}
