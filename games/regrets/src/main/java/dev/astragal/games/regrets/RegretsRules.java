package dev.astragal.games.regrets;

import dev.astragal.games.regrets.rules.Crew;
import dev.astragal.games.regrets.rules.Invariants;
import dev.astragal.games.regrets.rules.Rulebook;
import dev.astragal.games.regrets.rules.Table;
import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.screen.Screen;
import java.util.List;

/** The rules of a week at sea. */
public final class RegretsRules implements Rules<RegretsState, RegretsChoice, RegretsEvent> {
  private final Rulebook book;
  private final Table table;
  private final Invariants invariants;

  RegretsRules(Rulebook book, Crew crew) {
    this.book = book;
    this.table = new Table(book, crew);
    this.invariants = new Invariants(book);
  }

  /** The numbers this game is played by. */
  Rulebook book() {
    return book;
  }

  @Override
  public RegretsState begin(Setup setup) {
    return new RegretsState(setup.seats());
  }

  @Override
  public Status<RegretsChoice> status(RegretsState state) {
    return table.status(state);
  }

  @Override
  public void tick(RegretsState state, Turn<RegretsState, RegretsEvent> turn) {
    table.tick(state, turn);
  }

  @Override
  public void choose(
      RegretsState state, RegretsChoice choice, Turn<RegretsState, RegretsEvent> turn) {
    table.choose(choice, turn);
  }

  @Override
  public RegretsState evolve(RegretsState state, RegretsEvent event) {
    event.applyTo(state);
    return state;
  }

  @Override
  public void check(RegretsState state, Violations out) {
    invariants.check(state, out);
  }

  @Override
  public Screen present(RegretsState state, Seat viewer) {
    return new RegretsScreen(book, state, viewer).screen();
  }

  @Override
  public RegretsState redeal(RegretsState state, Seat viewer, Rng rng) {
    return Redeal.of(state, viewer, rng);
  }

  @Override
  public void measure(RegretsState state, Measures out) {
    for (int seat = 0; seat < state.seats(); seat++) {
      Fisher fisher = state.fisher(seat);
      out.value("bucks.seat" + seat, fisher.bucks());
      out.value("regrets.seat" + seat, fisher.regretCount());
      out.value("madness.seat" + seat, fisher.madness());
    }
  }

  @Override
  public List<Bot<RegretsState, RegretsChoice>> bots() {
    return RegretsBots.of(book, table);
  }
}
