package dev.astragal.kernel.run;

import dev.astragal.kernel.access.Known;
import dev.astragal.kernel.game.Rules;
import java.util.HashMap;
import java.util.Map;

/** The three types rules are written with. */
final class RulesTypes {
  private static final Map<Class<?>, Class<?>[]> ALL = new HashMap<>();

  static {
    Known.rules(ALL);
  }

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
    Class<?>[] three = ALL.get(rules.getClass());
    if (three == null)
      throw new IllegalArgumentException("nothing is known of " + rules.getClass().getName());
    return three[index];
  }
}
