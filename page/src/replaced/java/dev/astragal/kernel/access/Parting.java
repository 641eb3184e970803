package dev.astragal.kernel.access;

import java.util.HashMap;
import java.util.Map;

/** Gives a fresh clone of one class arrays and parts of its own. */
public abstract class Parting {
  private static final Map<Class<?>, Parting> ALL = new HashMap<>();

  static {
    Known.partings(ALL);
  }

  public static Parting of(Class<?> type) {
    Parting found = ALL.get(type);
    if (found == null)
      throw new IllegalStateException("nothing is known of the fields of " + type.getName());
    return found;
  }

  public abstract void part(Object copy, Object original);
}
