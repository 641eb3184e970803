package dev.astragal.games.baator.rules;

import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.games.baator.BaatorRules;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.state.Ints;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Tries a choice out with dice from elsewhere, to learn their faces. The choice is then made with
 * those faces written in it: the journal holds them, a replay needs no daemon, and dice that fail
 * half way have touched nothing.
 */
public final class Rehearsal implements Turn<BaatorState, BaatorEvent> {
  private final BaatorRules rules;
  private final Rng dice;
  private BaatorState state;

  /** The rules refused the choice while it was tried. */
  public static final class RefusedException extends RuntimeException {
    private final transient List<Rejection> reasons;

    RefusedException(List<Rejection> reasons) {
      super(reasons.toString());
      this.reasons = reasons;
    }

    public List<Rejection> reasons() {
      return reasons;
    }
  }

  private Rehearsal(BaatorRules rules, BaatorState state, Rng dice) {
    this.rules = rules;
    this.state = state;
    this.dice = dice;
  }

  /** The same choice with the faces {@code dice} throw for it; one that rolls none stays. */
  public static BaatorChoice thrown(
      BaatorRules rules, BaatorState state, BaatorChoice choice, Rng dice) {
    return switch (choice) {
      case BaatorChoice.Roll roll when roll.faces().size() == 0 ->
          roll.with(faces(rules, state, choice, dice));
      case BaatorChoice.ApplyRule apply when apply.faces().size() == 0 ->
          apply.with(faces(rules, state, choice, dice));
      default -> choice;
    };
  }

  /** What would come of a choice; fails with {@link RefusedException} where the rules refuse it. */
  static BaatorState after(BaatorRules rules, BaatorState state, BaatorChoice choice, Rng dice) {
    Rehearsal rehearsal = new Rehearsal(rules, state, dice);
    rules.choose(state, choice, rehearsal);
    return rehearsal.state;
  }

  private static Ints faces(BaatorRules rules, BaatorState state, BaatorChoice choice, Rng dice) {
    IntStream.Builder faces = IntStream.builder();
    dice.attach(draw -> faces.add((int) draw.result()));
    try {
      rules.choose(state, choice, new Rehearsal(rules, state, dice));
    } finally {
      dice.attach(null);
    }
    return Ints.of(faces.build().toArray());
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
    return Seat.first();
  }

  @Override
  public long tick() {
    return 0;
  }

  @Override
  public RuntimeException refuse(Rejection... reasons) {
    throw new RefusedException(List.of(reasons));
  }
}
