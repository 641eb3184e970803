package dev.astragal.games.baator;

import dev.astragal.games.baator.rules.PackDocument;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.state.Omittable;
import java.util.List;

/**
 * Everything a game master can order. Where dice are rolled, {@code faces} may bring those from the
 * table or from another source; without any the session's own dice are used.
 */
public sealed interface BaatorChoice extends Choice {
  /** {@code hidden}: the players know nothing of it yet. */
  record AddActor(Actor actor, @Omittable boolean hidden) implements BaatorChoice {
    public AddActor(Actor actor) {
      this(actor, false);
    }
  }

  /** So many of a kind the templates describe; without a name they are called after their kind. */
  record Recruit(String template, String name, int count, @Omittable boolean hidden)
      implements BaatorChoice {}

  /** Others like somebody, with what the first of them has now. */
  record Copy(String actor, int count) implements BaatorChoice {}

  /** Hides somebody from the players, or shows them. */
  record Hide(String actor, boolean hidden) implements BaatorChoice {}

  /** Says who plays somebody; the first seat is the game master's. */
  record Give(String actor, Seat seat) implements BaatorChoice {}

  /** Sets a fact such as {@code hp}, or a stat such as {@code stats.STR}. */
  record SetValue(String actor, String path, long value) implements BaatorChoice {}

  record NewScene(String slot, String name) implements BaatorChoice {}

  /**
   * Opens a scene in which two sides meet; everybody rolls for initiative.
   *
   * @param ourRule what each of a side would do in a fight, for its odds
   */
  record Muster(
      String slot,
      String name,
      List<String> ours,
      List<String> theirs,
      String ourRule,
      String theirRule)
      implements BaatorChoice {
    public Muster {
      ours = List.copyOf(ours);
      theirs = List.copyOf(theirs);
    }
  }

  /** Somebody new to the session comes with the usual sheet. */
  record Join(String slot, String actor, int initiative) implements BaatorChoice {}

  record Leave(String slot, String actor) implements BaatorChoice {}

  /** From the next round on, or at once before anybody has acted. */
  record SetInitiative(String slot, String actor, int initiative) implements BaatorChoice {}

  record NextTurn(String slot) implements BaatorChoice {}

  record NextRound(String slot) implements BaatorChoice {}

  /**
   * {@code extra} goes before what the sheets say.
   *
   * @param secret only the game master sees it
   */
  record Roll(
      String expr,
      boolean extended,
      String actor,
      String target,
      List<Given> extra,
      Ints faces,
      @Omittable boolean advantage,
      @Omittable boolean disadvantage,
      @Omittable boolean secret)
      implements BaatorChoice {
    public Roll {
      extra = List.copyOf(extra);
    }

    public Roll(
        String expr, boolean extended, String actor, String target, List<Given> extra, Ints faces) {
      this(expr, extended, actor, target, extra, faces, false, false, false);
    }

    public Roll with(Ints thrown) {
      return new Roll(
          expr, extended, actor, target, extra, thrown, advantage, disadvantage, secret);
    }
  }

  /** {@code target} may be empty; {@code extra} goes before what the sheets say. */
  record ApplyRule(
      String slot,
      String rule,
      String actor,
      String target,
      List<Given> extra,
      Ints faces,
      @Omittable boolean advantage,
      @Omittable boolean disadvantage)
      implements BaatorChoice {
    public ApplyRule {
      extra = List.copyOf(extra);
    }

    public ApplyRule(
        String slot, String rule, String actor, String target, List<Given> extra, Ints faces) {
      this(slot, rule, actor, target, extra, faces, false, false);
    }

    public ApplyRule with(Ints thrown) {
      return new ApplyRule(slot, rule, actor, target, extra, thrown, advantage, disadvantage);
    }
  }

  /** A number a game master states for one application, such as {@code target.AC}. */
  record Given(String path, long value) {}

  /**
   * An order to one actor, by its name on the command bus.
   *
   * @param dice rolled for the amount; where there are none, {@code amount} is it
   */
  record Order(String command, String actor, long amount, @Omittable String dice)
      implements BaatorChoice {
    public Order(String command, String actor, long amount) {
      this(command, actor, amount, "");
    }

    /** What is rolled for the amount, extended as in the dice bar. */
    public Roll roll() {
      return new Roll(dice, true, "", "", List.of(), Ints.of());
    }
  }

  /** Takes one effect back, as if it had not been; later ones stay. */
  record UndoEffect(long id) implements BaatorChoice {}

  /** Adds a pack, or replaces the version of it that is loaded. */
  record LoadPack(String source, PackDocument document) implements BaatorChoice {}

  /** Something to remember; a secret one is the game master's own. */
  record Note(String text, @Omittable boolean secret) implements BaatorChoice {
    public Note(String text) {
      this(text, false);
    }
  }

  record Close() implements BaatorChoice {}
}
