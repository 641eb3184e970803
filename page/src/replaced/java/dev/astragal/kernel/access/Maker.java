package dev.astragal.kernel.access;

/** Makes a value of its parts. */
public interface Maker {
  Object made(Object[] parts) throws Throwable;
}
