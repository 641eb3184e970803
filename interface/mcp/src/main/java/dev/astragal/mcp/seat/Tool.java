package dev.astragal.mcp.seat;

import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;

/**
 * Something an agent may call.
 *
 * @param about what it does, for the agent
 * @param arguments what it needs, as a record
 */
public record Tool<A>(String name, String about, Class<A> arguments, Work<A> work) {
  /** What a tool does with its arguments. */
  @FunctionalInterface
  interface Work<A> {
    Answer done(A arguments, Progress progress);
  }

  /** Hears how far a long call is, and knows whether anybody still wants it. */
  @FunctionalInterface
  public interface Progress {
    /** {@code total} is 0 where nobody knows. */
    void reached(long done, long total);

    /**
     * From now on, until the call ends, this thread is interrupted when nobody wants it any more.
     * Only for work that writes nothing: a journal must not be torn.
     */
    default void mayStop() {}
  }

  /** A JSON schema of its arguments. */
  public Tree.Table schema() {
    return Shape.of(arguments).schema();
  }

  Answer call(Tree given, Progress progress) {
    return work.done(Shape.of(arguments).read(given), progress);
  }
}
