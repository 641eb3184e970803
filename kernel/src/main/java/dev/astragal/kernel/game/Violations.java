package dev.astragal.kernel.game;

import java.util.ArrayList;
import java.util.List;

/** Collects broken invariants. */
public final class Violations {
  private final List<Rejection> found = new ArrayList<>();

  public void require(boolean holds, String code, String message) {
    if (!holds) report(code, message);
  }

  public void report(String code, String message) {
    found.add(Rejection.of(code, message));
  }

  public boolean isEmpty() {
    return found.isEmpty();
  }

  public List<Rejection> all() {
    return List.copyOf(found);
  }
}
