package dev.astragal.runtime.scenario;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.library.RunSpec;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One rule test: a position, what is done, and what must come of it.
 *
 * @param fields state fields by path that differ from a fresh game's
 * @param draws scripted results by stream
 */
public record Scenario(
    String name,
    Mark mark,
    RunSpec spec,
    Map<String, Tree> fields,
    Map<String, int[]> draws,
    List<Action> when,
    Expected then) {

  /** Something that is done. */
  public sealed interface Action {
    record Choose(Optional<Integer> seat, Tree choice) implements Action {}

    record Advance(int ticks) implements Action {}
  }

  /**
   * What must come of it; whatever is not mentioned is not looked at.
   *
   * @param fields state fields by path
   * @param events kinds with part of their payload, in this order among all events
   * @param refused the code the last choice is refused with
   * @param asked the seats that are asked
   * @param offered choices that somebody may take
   * @param screens what somebody reads
   */
  public record Expected(
      Map<String, Tree> fields,
      List<Tree.Table> events,
      Optional<String> refused,
      Optional<String> prompt,
      Optional<List<Integer>> asked,
      List<Offered> offered,
      List<Shown> screens,
      Optional<String> outcome,
      Optional<String> hash) {}

  /** A choice that {@code seat}, or else whoever is asked first, may take or may not. */
  public record Offered(Optional<Integer> seat, Tree choice, boolean legal) {}

  /** Words on the screen of {@code seat}, or else of whoever is asked first, or not on it. */
  public record Shown(Optional<Integer> seat, String text, boolean there) {}
}
