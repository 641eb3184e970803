package dev.astragal.kernel.run;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;

/** A small game whose state is owned and changed in place: feed ovens until one is full. */
class Furnace implements SimpleGame<Furnace.Ovens, Furnace.Feed, Furnace.Fed> {
  static final Stream COAL = Stream.of("coal");

  static final class Ovens extends Described<Ovens> {
    private static final Copies<Ovens> COPIES = Copies.of(Ovens.class);

    int[] heat;
    int secret;

    Ovens(int[] heat, int secret) {
      this.heat = heat;
      this.secret = secret;
    }

    @Override
    public Ovens copy() {
      return COPIES.of(this);
    }

    @Override
    protected void describe(Fields fields) {
      fields.int32s("heat", heat, heat.length);
      secret = fields.int32("secret", secret);
    }
  }

  record Feed(int oven) implements Choice {}

  record Fed(int oven, int coal) implements Event {}

  static Kernel<Ovens, Feed, Fed> kernel() {
    Furnace game = new Furnace();
    return Kernel.of(game, Setup.of(game.manifest(), 1));
  }

  @Override
  public Manifest manifest() {
    return Manifest.of("furnace", "Furnace").streams(COAL).limits(100, 0);
  }

  @Override
  public Ovens begin(int seats) {
    return new Ovens(new int[3], 7);
  }

  @Override
  public Status<Feed> status(Ovens ovens) {
    for (int heat : ovens.heat) if (heat >= 30) return Status.finished(Outcome.ended("hot"));
    return Status.awaiting(Seat.first(), "feed", Choices.where(3, oven -> true, Feed::new));
  }

  @Override
  public void choose(Ovens ovens, Feed feed, Turn<Ovens, Fed> turn) {
    turn.emit(new Fed(feed.oven, turn.rng(COAL).roll(6)));
    if (turn.state().heat[feed.oven] == 13)
      throw turn.refuse(Rejection.of("UNLUCKY", "thirteen is no heat for an oven"));
  }

  @Override
  public Ovens evolve(Ovens ovens, Fed fed) {
    ovens.heat[fed.oven] += fed.coal;
    return ovens;
  }

  @Override
  public void check(Ovens ovens, Violations out) {
    for (int heat : ovens.heat) out.require(heat != 17, "SEVENTEEN", "an oven has heat 17");
  }

  @Override
  public Screen present(Ovens ovens, Seat viewer) {
    return Screen.of();
  }

  @Override
  public Ovens redeal(Ovens ovens, Seat viewer, Rng rng) {
    ovens.secret = 100 + rng.below(1000);
    return ovens;
  }
}
