package dev.astragal.games.regrets;

import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import java.util.List;

/** A turn that happens only in a bot's head: nothing is recorded, and all luck is the bot's own. */
final class Imagined implements Turn<RegretsState, RegretsEvent> {
  private final RegretsState state;
  private final Rng rng;
  private Seat seat = Seat.SPECTATOR;

  Imagined(RegretsState state, Rng rng) {
    this.state = state;
    this.rng = rng;
  }

  Imagined of(int whose) {
    seat = Seat.of(whose);
    return this;
  }

  @Override
  public RegretsState state() {
    return state;
  }

  @Override
  public RegretsState emit(RegretsEvent event) {
    event.applyTo(state);
    return state;
  }

  @Override
  public Rng rng(Stream stream) {
    return rng;
  }

  @Override
  public Seat seat() {
    return seat;
  }

  @Override
  public long tick() {
    return 0;
  }

  @Override
  public RuntimeException refuse(Rejection... reasons) {
    throw new IllegalStateException("a listed choice was refused: " + List.of(reasons));
  }
}
