package dev.astragal.cli;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import java.util.List;

/** One roll of one die: who rolls what is needed wins. Its odds can be worked out by anybody. */
public final class Toss
    implements Game<Toss.Table, Toss.Roll, Toss.Rolled>, Rules<Toss.Table, Toss.Roll, Toss.Rolled> {
  private static final Stream DIE = Stream.of("die");

  /** Where it stands; no face yet is 0. */
  public record Table(int sides, int need, int face) {}

  /** The one thing to do. */
  public record Roll() implements Choice {}

  /** The die fell. */
  public record Rolled(int face) implements Event {}

  @Override
  public Manifest manifest() {
    return Manifest.of("toss", "Toss").streams(DIE).policies("toss.yaml").limits(10, 0);
  }

  @Override
  public Rules<Table, Roll, Rolled> rules(Setup setup) {
    return this;
  }

  @Override
  public Table begin(Setup setup) {
    return new Table(number(setup, "sides"), number(setup, "need"), 0);
  }

  @Override
  public Status<Roll> status(Table table) {
    if (table.face == 0)
      return Status.awaiting(Seat.first(), "roll", Choices.of(List.of(new Roll())));
    return Status.finished(
        table.face >= table.need ? Outcome.won(Seat.first()) : Outcome.ended("lost"));
  }

  @Override
  public void choose(Table table, Roll roll, Turn<Table, Rolled> turn) {
    turn.emit(new Rolled(turn.rng(DIE).roll(table.sides)));
  }

  @Override
  public Table evolve(Table table, Rolled rolled) {
    return new Table(table.sides, table.need, rolled.face);
  }

  @Override
  public Screen present(Table table, Seat viewer) {
    return Screen.of();
  }

  @Override
  public void measure(Table table, Measures out) {
    out.value("face", table.face);
  }

  private static int number(Setup setup, String path) {
    return TreePath.parse(path)
        .find(setup.policy())
        .map(Tree::text)
        .map(Integer::parseInt)
        .orElseThrow();
  }
}
