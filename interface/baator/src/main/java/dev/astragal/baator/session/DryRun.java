package dev.astragal.baator.session;

import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Rules;
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
  private final Rules<BaatorState, BaatorChoice, BaatorEvent> rules;
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

  private DryRun(Rules<BaatorState, BaatorChoice, BaatorEvent> rules, BaatorState state, Rng dice) {
    this.rules = rules;
    this.state = state;
    this.dice = dice;
  }

  /** Every face {@code choice} needs, in order. */
  static int[] faces(
      Rules<BaatorState, BaatorChoice, BaatorEvent> rules,
      BaatorState state,
      BaatorChoice choice,
      Rng source) {
    IntStream.Builder faces = IntStream.builder();
    source.attach(draw -> faces.add((int) draw.result()));
    try {
      rules.choose(state, choice, new DryRun(rules, state, source));
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
    state = rules.evolve(state, event);
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
}
