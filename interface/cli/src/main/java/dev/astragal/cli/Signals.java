package dev.astragal.cli;

import java.lang.reflect.Proxy;

/**
 * Hears of signals of the operating system. The class behind it is not part of the Java platform's
 * promise, so it is looked up at run time, and a platform without it goes without.
 */
public final class Signals {
  private Signals() {}

  /** Runs {@code handler} instead of what the signal does by itself. */
  public static boolean handle(String name, Runnable handler) {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> listener = Class.forName("sun.misc.SignalHandler");
      Object proxy =
          Proxy.newProxyInstance(
              Signals.class.getClassLoader(),
              new Class<?>[] {listener},
              (_, method, _) -> {
                if (method.getName().equals("handle")) handler.run();
                return null;
              });
      signal
          .getMethod("handle", signal, listener)
          .invoke(null, signal.getConstructor(String.class).newInstance(name), proxy);
      return true;
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      return false;
    }
  }

  /** Lets the signal do again what it does by itself. */
  public static void restore(String name) {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> listener = Class.forName("sun.misc.SignalHandler");
      signal
          .getMethod("handle", signal, listener)
          .invoke(
              null,
              signal.getConstructor(String.class).newInstance(name),
              listener.getField("SIG_DFL").get(null));
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      // Where signals cannot be handled there is nothing to restore.
    }
  }
}
