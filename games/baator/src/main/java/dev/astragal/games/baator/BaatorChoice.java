package dev.astragal.games.baator;

import dev.astragal.games.baator.rules.PackDocument;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.state.Ints;
import java.util.List;

/**
 * Everything a game master can order. Where dice are rolled, {@code faces} may bring those from the
 * table or from another source; without any the session's own dice are used.
 */
public sealed interface BaatorChoice extends Choice {
  record AddActor(Actor actor) implements BaatorChoice {}

  /** Sets a fact such as {@code hp}, or a stat such as {@code stats.STR}. */
  record SetValue(String actor, String path, long value) implements BaatorChoice {}

  record NewScene(String slot, String name) implements BaatorChoice {}

  /** Somebody new to the session comes with the usual sheet. */
  record Join(String slot, String actor, int initiative) implements BaatorChoice {}

  record Leave(String slot, String actor) implements BaatorChoice {}

  /** From the next round on, or at once before anybody has acted. */
  record SetInitiative(String slot, String actor, int initiative) implements BaatorChoice {}

  record NextTurn(String slot) implements BaatorChoice {}

  record NextRound(String slot) implements BaatorChoice {}

  /** {@code extra} goes before what the sheets say. */
  record Roll(
      String expr, boolean extended, String actor, String target, List<Given> extra, Ints faces)
      implements BaatorChoice {
    public Roll {
      extra = List.copyOf(extra);
    }
  }

  /** {@code target} may be empty; {@code extra} goes before what the sheets say. */
  record ApplyRule(
      String slot, String rule, String actor, String target, List<Given> extra, Ints faces)
      implements BaatorChoice {
    public ApplyRule {
      extra = List.copyOf(extra);
    }
  }

  /** A number a game master states for one application, such as {@code target.AC}. */
  record Given(String path, long value) {}

  /** An order to one actor, by its name on the command bus. */
  record Order(String command, String actor, long amount) implements BaatorChoice {}

  /** Takes one effect back, as if it had not been; later ones stay. */
  record UndoEffect(long id) implements BaatorChoice {}

  /** Adds a pack, or replaces the version of it that is loaded. */
  record LoadPack(String source, PackDocument document) implements BaatorChoice {}

  /** Something to remember; it changes nothing. */
  record Note(String text) implements BaatorChoice {}

  record Close() implements BaatorChoice {}
}
