package dev.astragal.runtime.kit;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.HashSet;
import java.util.Set;

/** The names of the enum constants that a type can hold. */
final class EnumNames {
  private EnumNames() {}

  /** Those of types that are not in {@code seen} yet, which is filled. */
  static Set<String> of(Class<?> type, Set<Class<?>> seen) {
    Set<String> names = new HashSet<>();
    collect(type, seen, names);
    return names;
  }

  private static void collect(Type type, Set<Class<?>> seen, Set<String> names) {
    if (type instanceof ParameterizedType generic) {
      for (Type argument : generic.getActualTypeArguments()) collect(argument, seen, names);
      return;
    }
    if (!(type instanceof Class<?> known) || !seen.add(known)) return;
    if (known.isEnum())
      for (Object constant : known.getEnumConstants()) names.add(((Enum<?>) constant).name());
    if (known.isRecord())
      for (RecordComponent component : known.getRecordComponents())
        collect(component.getGenericType(), seen, names);
    if (known.isSealed())
      for (Class<?> permitted : known.getPermittedSubclasses()) collect(permitted, seen, names);
  }
}
