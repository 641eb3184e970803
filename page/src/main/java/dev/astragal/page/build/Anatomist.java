package dev.astragal.page.build;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Name;
import dev.astragal.kernel.state.WrittenAs;
import java.lang.constant.ClassDesc;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds out which types a page must know the parts of: those that are named as classes somewhere,
 * and whatever they are made of.
 */
final class Anatomist {
  private final ClassLoader loader;
  private final Set<Class<?>> described = new LinkedHashSet<>();
  private final Set<Class<?>> parted = new LinkedHashSet<>();
  private final Map<Class<?>, Class<?>[]> rules = new LinkedHashMap<>();
  private final Deque<Class<?>> waiting = new ArrayDeque<>();

  Anatomist(ClassLoader loader) {
    this.loader = loader;
  }

  Set<Class<?>> described() {
    return described;
  }

  Set<Class<?>> parted() {
    return parted;
  }

  Map<Class<?>, Class<?>[]> rules() {
    return rules;
  }

  Optional<Class<?>> find(String name) {
    try {
      return Optional.of(Class.forName(name, false, loader));
    } catch (ClassNotFoundException | LinkageError e) {
      return Optional.empty();
    }
  }

  /** A class some code names. */
  void named(ClassDesc type) {
    if (!type.isClassOrInterface()) return;
    String descriptor = type.descriptorString();
    find(descriptor.substring(1, descriptor.length() - 1).replace('/', '.')).ifPresent(this::add);
  }

  /** A class of the game. */
  void owned(Class<?> type) {
    if (type.getSuperclass() == Described.class) parted.add(type);
    if (Rules.class.isAssignableFrom(type) && !type.isInterface()) addRules(type);
    // What a seat is told may be another event than what happened.
    if (Event.class.isAssignableFrom(type)) add(type);
  }

  private void addRules(Class<?> type) {
    Class<?>[] three = new Class<?>[3];
    for (int i = 0; i < 3; i++) {
      Optional<Class<?>> found = argument(type, i);
      if (found.isEmpty()) return;
      three[i] = found.get();
      add(three[i]);
    }
    rules.put(type, three);
  }

  private static Optional<Class<?>> argument(Class<?> type, int index) {
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      for (Type implemented : at.getGenericInterfaces())
        if (implemented instanceof ParameterizedType generic
            && (generic.getRawType() == Rules.class || generic.getRawType() == SimpleGame.class)
            && generic.getActualTypeArguments()[index] instanceof Class<?> found)
          return Optional.of(found);
      for (Class<?> inherited : at.getInterfaces()) {
        Optional<Class<?>> found = argument(inherited, index);
        if (found.isPresent()) return found;
      }
    }
    return Optional.empty();
  }

  /** A type and all that it is made of. */
  void add(Class<?> type) {
    waiting.add(type);
    while (!waiting.isEmpty()) look(waiting.removeFirst());
  }

  private void look(Class<?> type) {
    if (type.isPrimitive() || type.isArray() || type.getName().startsWith("java.")) return;
    WrittenAs written = type.getAnnotation(WrittenAs.class);
    boolean made = type.isRecord() || (type.isSealed() && type.isInterface()) || written != null;
    if (!(made || namedConstants(type)) || !described.add(type)) return;
    if (type.isRecord())
      for (RecordComponent component : type.getRecordComponents()) wait(component.getGenericType());
    if (type.isSealed()) waiting.addAll(Arrays.asList(type.getPermittedSubclasses()));
    if (written != null) wait(accessor(type, written.value()).getGenericReturnType());
  }

  private void wait(Type type) {
    if (type instanceof Class<?> plain) waiting.add(plain);
    if (type instanceof ParameterizedType generic)
      for (Type argument : generic.getActualTypeArguments()) wait(argument);
  }

  private static boolean namedConstants(Class<?> type) {
    return type.isEnum()
        && Arrays.stream(type.getFields()).anyMatch(field -> field.isAnnotationPresent(Name.class));
  }

  static Method accessor(Class<?> type, String name) {
    try {
      return type.getDeclaredMethod(name);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(type.getName() + " has no " + name, e);
    }
  }
}
