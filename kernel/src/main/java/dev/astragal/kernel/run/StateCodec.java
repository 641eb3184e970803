package dev.astragal.kernel.run;

import dev.astragal.kernel.state.Owned;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/** The one place where it matters whether a state is a record or owned. */
sealed interface StateCodec<S> {
  S copy(S state);

  void describe(S state, StateWriter out);

  S restored(S prototype, StateReader in);

  /** Immutable: sharing is copying. */
  record OfRecord<S>(Shape<S> shape) implements StateCodec<S> {
    @Override
    public S copy(S state) {
      return state;
    }

    @Override
    public void describe(S state, StateWriter out) {
      shape.write("state", state, out);
    }

    @Override
    public S restored(S prototype, StateReader in) {
      return shape.read("state", in);
    }
  }

  /** Mutable: the state copies and describes itself. */
  record OfOwned<S>() implements StateCodec<S> {
    @Override
    public S copy(S state) {
      return owned(state).copy();
    }

    @Override
    public void describe(S state, StateWriter out) {
      out.open("state");
      owned(state).describe(out);
      out.close();
    }

    @Override
    public S restored(S prototype, StateReader in) {
      in.open("state");
      S restored = owned(prototype).restored(in);
      in.close();
      return restored;
    }

    @SuppressWarnings("unchecked") // a state that is owned is owned as itself
    private static <S> Owned<S> owned(S state) {
      return (Owned<S>) state;
    }
  }
}
