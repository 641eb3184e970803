package dev.astragal.games.baator.rules;

import dev.astragal.games.baator.Actor;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.games.baator.Scene;
import dev.astragal.games.baator.Streams;
import dev.astragal.kernel.dice.Dialect;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.DiceLimits;
import dev.astragal.kernel.dice.Mode;
import dev.astragal.kernel.dice.Roll;
import dev.astragal.kernel.game.Turn;
import java.util.ArrayList;
import java.util.List;

/** Whoever comes to the table, and into a scene. */
public final class Newcomers {
  /** More at once than any fight has. */
  public static final int COUNT_MAX = 20;

  private Newcomers() {}

  /** Names nobody has: the plain one, or numbered ones from 2 on. */
  public static List<String> names(BaatorState state, String name, int count) {
    List<String> names = new ArrayList<>();
    if (state.actor(name).isEmpty()) names.add(name);
    for (int number = 2; names.size() < count; number++)
      if (state.actor(name + " " + number).isEmpty()) names.add(name + " " + number);
    return names;
  }

  /** Whoever is hidden comes hidden: nobody sees even that. */
  public static void add(Actor actor, boolean hidden, Turn<BaatorState, BaatorEvent> turn) {
    if (hidden) turn.emit(new BaatorEvent.Hid(actor.name(), true));
    turn.emit(new BaatorEvent.ActorAdded(actor));
  }

  public static void copy(BaatorChoice.Copy copy, Turn<BaatorState, BaatorEvent> turn) {
    Actor first = turn.state().sheet(copy.actor());
    boolean hidden = turn.state().hides(copy.actor());
    for (String name : names(turn.state(), copy.actor(), copy.count()))
      add(new Actor(name, first.layers(), first.facts(), first.stats()), hidden, turn);
  }

  /** Opens the scene; everybody in it rolls for initiative, ours first. */
  public static void muster(BaatorChoice.Muster muster, Turn<BaatorState, BaatorEvent> turn) {
    turn.emit(new BaatorEvent.SceneOpened(muster.slot(), muster.name()));
    for (List<String> side : List.of(muster.ours(), muster.theirs()))
      for (String name : side) {
        Roll roll =
            initiative(turn.state().sheet(name))
                .roll(
                    SessionContext.of(turn.state(), name, ""),
                    turn.rng(Streams.DICE, "initiative"));
        turn.emit(RuleApplication.rolled(roll, name));
        turn.emit(
            new BaatorEvent.Joined(
                muster.slot(),
                name,
                Math.clamp(roll.result(), -Scene.INITIATIVE_MAX, Scene.INITIATIVE_MAX)));
      }
  }

  private static DiceExpression initiative(Actor actor) {
    String expr = actor.stats().containsKey("DEX") ? "1d20+actor.stats.DEX" : "1d20";
    return DiceExpression.parse(expr, Dialect.CORE, Mode.NUMBER, DiceLimits.DEFAULT);
  }
}
