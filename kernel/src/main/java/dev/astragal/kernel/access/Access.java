package dev.astragal.kernel.access;

import java.lang.invoke.MethodHandles;

/** Opens a class of a game, whichever module it is in. */
public final class Access {
  private Access() {}

  /**
   * All that {@code type} itself may do. Fails where its module does not open its package to the
   * kernel.
   */
  public static MethodHandles.Lookup in(Class<?> type) throws IllegalAccessException {
    Access.class.getModule().addReads(type.getModule());
    return MethodHandles.privateLookupIn(type, MethodHandles.lookup());
  }
}
