package dev.astragal.web;

import dev.astragal.runtime.store.DirectoryStore;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.store.MatchStore;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;

/** A directory of matches in which some deeds go wrong as they would on a bad day. */
final class HinderedStore {
  private HinderedStore() {}

  /** Is told of every deed on a match before it is done, and may fail instead. */
  interface Hindrance {
    void before(String deed, Object[] arguments);
  }

  static MatchStore over(Path directory, Hindrance hindrance) {
    MatchStore store = new DirectoryStore(directory.resolve("matches"));
    return around(
        MatchStore.class,
        (deed, arguments) -> {},
        store,
        result ->
            result instanceof HeldMatch held
                ? around(HeldMatch.class, hindrance, held, same -> same)
                : result);
  }

  private interface Wrapping {
    Object wrapped(Object result);
  }

  private static <T> T around(Class<T> type, Hindrance hindrance, T sound, Wrapping wrapping) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, arguments) -> {
              hindrance.before(method.getName(), arguments);
              try {
                Object result = method.invoke(sound, arguments);
                return result == null ? null : wrapping.wrapped(result);
              } catch (InvocationTargetException e) {
                throw e.getTargetException();
              }
            }));
  }
}
