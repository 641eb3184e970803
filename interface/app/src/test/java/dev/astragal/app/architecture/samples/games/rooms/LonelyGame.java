package dev.astragal.app.architecture.samples.games.rooms;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Setup;

/** A game with none of the rooms that others have. */
public final class LonelyGame implements Game<LonelyGame.S, LonelyGame.C, LonelyGame.E> {
  /** A state. */
  public record S() {}

  /** A choice. */
  public record C() implements Choice {}

  /** An event. */
  public record E() implements Event {}

  @Override
  public Manifest manifest() {
    return Manifest.of("lonely", "Lonely");
  }

  @Override
  public Rules<S, C, E> rules(Setup setup) {
    throw new IllegalStateException("a sample is never played");
  }
}
