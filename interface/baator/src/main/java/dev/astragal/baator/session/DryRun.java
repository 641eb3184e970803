package dev.astragal.baator.session;

import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Tries a choice out with dice from elsewhere, to learn their faces. The choice is then made with
 * those faces written in it: the journal holds them, a replay needs no daemon, and dice that fail
 * half way have touched nothing.
 */
final class DryRun implements Turn<BaatorState, BaatorEvent> {
  private final Game<BaatorState, BaatorChoice, BaatorEvent> game;
  private final Rng dice;
  private BaatorState state;

  /** The game refused the choice while it was tried. */
  static final class Refused extends RuntimeException {
    private final List<Rejection> reasons;

    Refused(List<Rejection> reasons) {
      super(reasons.toString());
      this.reasons = reasons;
    }

    List<Rejection> reasons() {
      return reasons;
    }
  }

  private DryRun(Game<BaatorState, BaatorChoice, BaatorEvent> game, BaatorState state, Rng dice) {
    this.game = game;
    this.state = state;
    this.dice = dice;
  }

  /** Every face {@code choice} needs, in order. */
  static int[] faces(
      Game<BaatorState, BaatorChoice, BaatorEvent> game,
      BaatorState state,
      BaatorChoice choice,
      Rng source) {
    IntStream.Builder faces = IntStream.builder();
    source.attach(draw -> faces.add((int) draw.result()));
    try {
      game.choose(state, choice, new DryRun(game, state, source));
    } finally {
      source.attach(null);
    }
    return faces.build().toArray();
  }

  @Override
  public BaatorState state() {
    return state;
  }

  @Override
  public BaatorState emit(BaatorEvent event) {
    state = game.evolve(state, event);
    return state;
  }

  @Override
  public Rng rng(Stream stream) {
    return dice;
  }

  @Override
  public Seat seat() {
    return Seat.of(0);
  }

  @Override
  public long tick() {
    return 0;
  }

  @Override
  public RuntimeException refuse(Rejection... reasons) {
    throw new Refused(List.of(reasons));
  }

  @Override
  public List<Stream> confine(List<Stream> streams) {
    return streams;
  }
}
