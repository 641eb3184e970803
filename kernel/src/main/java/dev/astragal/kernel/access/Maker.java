package dev.astragal.kernel.access;

import java.lang.invoke.MethodHandle;

/** Makes a value of its parts. */
public interface Maker {
  Object made(Object[] parts) throws Throwable;

  /** By a constructor or method that was looked up once. */
  record Handle(MethodHandle handle) implements Maker {
    @Override
    public Object made(Object[] parts) throws Throwable {
      return (Object) handle.invokeExact(parts);
    }
  }
}
