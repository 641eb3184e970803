package dev.astragal.web.vitals;

import java.util.function.Supplier;

/** Nobody watches how a page is doing. */
public final class Vitals {
  public <T> T moved(Supplier<T> move) {
    return move.get();
  }

  public void refused(String code) {}

  public boolean leaving() {
    return false;
  }
}
