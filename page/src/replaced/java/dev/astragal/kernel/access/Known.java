package dev.astragal.kernel.access;

import java.util.Map;

/** Stands in for the class of this name that every page's build writes. */
public final class Known {
  private Known() {}

  public static void anatomies(Map<Class<?>, Anatomy> all) {}

  public static void partings(Map<Class<?>, Parting> all) {}

  public static void rules(Map<Class<?>, Class<?>[]> all) {}
}
