package dev.astragal.kernel.game;

/** A game that needs no configuration, and so is its own rules. */
public interface SimpleGame<S, C extends Choice, E extends Event>
    extends Game<S, C, E>, Rules<S, C, E> {
  /** A fresh state for so many seats; must always be the same. */
  S begin(int seats);

  @Override
  default S begin(Setup setup) {
    return begin(setup.seats());
  }

  @Override
  default Rules<S, C, E> rules(Setup setup) {
    return this;
  }
}
