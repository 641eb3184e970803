package dev.astragal.kernel.run;

import dev.astragal.kernel.game.Game;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/** The three types a game is written with, read off its class. */
final class GameTypes {
  private GameTypes() {}

  static Class<?> state(Game<?, ?, ?> game) {
    return argument(game, 0);
  }

  static Class<?> choice(Game<?, ?, ?> game) {
    return argument(game, 1);
  }

  static Class<?> event(Game<?, ?, ?> game) {
    return argument(game, 2);
  }

  private static Class<?> argument(Game<?, ?, ?> game, int index) {
    for (Class<?> type = game.getClass(); type != null; type = type.getSuperclass()) {
      for (Type implemented : type.getGenericInterfaces()) {
        if (implemented instanceof ParameterizedType generic
            && generic.getRawType() == Game.class
            && generic.getActualTypeArguments()[index] instanceof Class<?> found) {
          return found;
        }
      }
    }
    throw new IllegalArgumentException(
        game.getClass().getName()
            + " must implement Game with its own state, choice and event types spelt out");
  }
}
