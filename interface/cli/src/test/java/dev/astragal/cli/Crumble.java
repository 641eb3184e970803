package dev.astragal.cli;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;
import java.util.List;

/** A broken game: the third bite drops crumbs that no event tells of. */
public final class Crumble implements SimpleGame<Crumble.Cake, Crumble.Bite, Crumble.Bitten> {
  private static final int BITES = 20;

  /** What is left. */
  public static final class Cake extends Described<Cake> {
    private static final Copies<Cake> COPIES = Copies.of(Cake.class);

    private int bites;
    private int crumbs;

    @Override
    public Cake copy() {
      return COPIES.of(this);
    }

    @Override
    protected void describe(Fields fields) {
      bites = fields.int32("bites", bites);
      crumbs = fields.int32("crumbs", crumbs);
    }
  }

  /** The one thing to do. */
  public record Bite() implements Choice {}

  /** It was done. */
  public record Bitten() implements Event {}

  @Override
  public Manifest manifest() {
    return Manifest.of("crumble", "A game that is broken").limits(100, 0);
  }

  @Override
  public Cake begin(int seats) {
    return new Cake();
  }

  @Override
  public Status<Bite> status(Cake cake) {
    return cake.bites == BITES
        ? Status.finished(Outcome.ended("eaten"))
        : Status.awaiting(Seat.first(), "bite", Choices.of(List.of(new Bite())));
  }

  @Override
  public void choose(Cake cake, Bite bite, Turn<Cake, Bitten> turn) {
    turn.emit(new Bitten());
    if (cake.bites == 3) cake.crumbs = 5;
  }

  @Override
  public Cake evolve(Cake cake, Bitten bitten) {
    cake.bites++;
    return cake;
  }

  @Override
  public Screen present(Cake cake, Seat viewer) {
    return Screen.of();
  }
}
