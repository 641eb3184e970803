package dev.astragal.kernel.game;

import java.util.List;

/** The full set of choices of each enum, because status is asked for at every step. */
final class EnumChoices {
  static final ClassValue<Choices<?>> ALL =
      new ClassValue<>() {
        @Override
        protected Choices<?> computeValue(Class<?> type) {
          return Choices.of(List.of(type.getEnumConstants()));
        }
      };

  private EnumChoices() {}
}
