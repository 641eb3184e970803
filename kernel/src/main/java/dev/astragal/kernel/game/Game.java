package dev.astragal.kernel.game;

import dev.astragal.kernel.seed.ShareCodes;
import java.util.Optional;

/**
 * What a game is before anybody sits down. {@link #rules} makes of it what is played; a game that
 * needs no configuration is a {@link SimpleGame}.
 *
 * <p>Three types belong to a game:
 *
 * <ul>
 *   <li>{@code S}, its state: a record, or a class that is {@link dev.astragal.kernel.state.Owned};
 *   <li>{@code C}, its choices: an enum, a record, or a sealed interface over both;
 *   <li>{@code E}, its events: likewise.
 * </ul>
 */
public interface Game<S, C extends Choice, E extends Event> {
  /** Claims about the game. Must always be the same. */
  Manifest manifest();

  /**
   * The rules in one set-up, with policy and content resolved into typed, immutable objects. Must
   * fail with a {@link dev.astragal.kernel.tree.TreeException} when policy or content is wrong.
   */
  Rules<S, C, E> rules(Setup setup);

  /** What journals of earlier versions wrote otherwise. */
  default EarlierShapes<C, E> earlier() {
    return EarlierShapes.none();
  }

  /** Short names for seeds, in games that have them. */
  default Optional<ShareCodes> shareCodes() {
    return Optional.empty();
  }
}
