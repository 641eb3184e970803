package dev.astragal.kernel.access;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/** Makes a value of its parts. */
public interface Maker {
  Object made(Object[] parts) throws Throwable;

  /**
   * By a constructor or a static method. Most are called once, when a policy is read, and some for
   * every line of a journal. A handle is quick, but the virtual machine writes several classes to
   * make one, so only what is called often gets one.
   */
  final class Called implements Maker {
    private static final int OFTEN = 100;

    private final Executable way;
    private final MethodHandles.Lookup lookup;

    /** Threads that miss each other's calls only come to the same handle later. */
    private int calls;

    private @Nullable MethodHandle handle;

    Called(Executable way, MethodHandles.Lookup lookup) {
      this.way = way;
      this.lookup = lookup;
      way.setAccessible(true);
    }

    @Override
    public Object made(Object[] parts) throws Throwable {
      MethodHandle quick = handle;
      if (quick != null) return (Object) quick.invokeExact(parts);
      if (++calls == OFTEN) handle = handle();
      try {
        return way instanceof Constructor<?> constructor
            ? constructor.newInstance(parts)
            : ((Method) way).invoke(null, parts);
      } catch (InvocationTargetException e) {
        throw e.getCause();
      }
    }

    private MethodHandle handle() throws IllegalAccessException {
      MethodHandle made =
          way instanceof Constructor<?> constructor
              ? lookup.unreflectConstructor(constructor)
              : lookup.unreflect((Method) way);
      return made.asSpreader(Object[].class, made.type().parameterCount())
          .asType(MethodType.methodType(Object.class, Object[].class));
    }
  }
}
