package dev.astragal.parts.board;

/** What the ground asks of whoever walks over it. */
@FunctionalInterface
public interface StepCost {
  /** What a step onto a cell costs; 0 where nobody can go. */
  int into(int cell);

  /** Whether a way may go on from a cell. Where it may not, the cell can still be its end. */
  default boolean through(int cell) {
    return true;
  }
}
