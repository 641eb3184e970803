package dev.astragal.kernel.run;

import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.SimpleGame;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Optional;

/** The three types rules are written with, read off its class. */
final class RulesTypes {
  private RulesTypes() {}

  static Class<?> state(Rules<?, ?, ?> rules) {
    return argument(rules, 0);
  }

  static Class<?> choice(Rules<?, ?, ?> rules) {
    return argument(rules, 1);
  }

  static Class<?> event(Rules<?, ?, ?> rules) {
    return argument(rules, 2);
  }

  private static Class<?> argument(Rules<?, ?, ?> rules, int index) {
    for (Class<?> type = rules.getClass(); type != null; type = type.getSuperclass()) {
      Optional<Class<?>> found = argument(type, index);
      if (found.isPresent()) return found.get();
    }
    throw new IllegalArgumentException(
        rules.getClass().getName()
            + " must implement Rules with its own state, choice and event types spelt out");
  }

  private static Optional<Class<?>> argument(Class<?> type, int index) {
    for (Type implemented : type.getGenericInterfaces()) {
      if (implemented instanceof ParameterizedType generic
          && (generic.getRawType() == Rules.class || generic.getRawType() == SimpleGame.class)
          && generic.getActualTypeArguments()[index] instanceof Class<?> found) {
        return Optional.of(found);
      }
    }
    for (Class<?> inherited : type.getInterfaces()) {
      Optional<Class<?>> found = argument(inherited, index);
      if (found.isPresent()) return found;
    }
    return Optional.empty();
  }
}
