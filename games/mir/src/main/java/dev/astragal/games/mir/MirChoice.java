package dev.astragal.games.mir;

import dev.astragal.games.mir.action.Action;
import dev.astragal.games.mir.action.Name;
import dev.astragal.games.mir.action.PathStep;
import dev.astragal.kernel.game.Choice;
import java.util.ArrayList;
import java.util.List;

/** What a player may do in a fight. */
public sealed interface MirChoice extends Choice {
  /** The action as the rules take it. */
  Action action();

  /** One step of a path. */
  record Step(int x, int y) {}

  /**
   * Walks along {@code path}, which does not contain the cell it starts from.
   *
   * @param x the column of the last step, for whoever reads a list of moves
   * @param y its row
   */
  record Move(String entityId, int x, int y, List<Step> path) implements MirChoice {
    private static final Step NOWHERE = new Step(-1, -1);

    public Move(String entityId, List<Step> path) {
      this(entityId, end(path).x, end(path).y, path);
    }

    /** Whether it says truly where it leads. */
    public boolean consistent() {
      return end(path).equals(new Step(x, y));
    }

    private static Step end(List<Step> path) {
      return path.isEmpty() ? NOWHERE : path.getLast();
    }

    @Override
    public Action action() {
      List<PathStep> steps = new ArrayList<>(path.size());
      for (Step step : path) steps.add(PathStep.of(step.x, step.y));
      return new Action.Move(Name.of(entityId), steps);
    }
  }

  /** Strikes at somebody. */
  record Attack(String attackerId, String targetId) implements MirChoice {
    @Override
    public Action action() {
      return new Action.Attack(Name.of(attackerId), Name.of(targetId));
    }
  }

  /** Begins a fight. */
  record RollInitiative() implements MirChoice {
    @Override
    public Action action() {
      return new Action.RollInitiative();
    }
  }

  /** Passes the turn on. */
  record EndTurn(String entityId) implements MirChoice {
    @Override
    public Action action() {
      return new Action.EndTurn(Name.of(entityId));
    }
  }

  /** Gives up the action of a turn for a better guard. */
  record Defend(String entityId) implements MirChoice {
    @Override
    public Action action() {
      return new Action.Defend(Name.of(entityId));
    }
  }

  /** Uses one of the policy's abilities. */
  record UseAbility(String casterId, String abilityId, String targetId) implements MirChoice {
    @Override
    public Action action() {
      return new Action.UseAbility(Name.of(casterId), Name.of(abilityId), Name.of(targetId));
    }
  }

  /** Gives the fight up for the whole side. */
  record Yield(String entityId) implements MirChoice {
    @Override
    public Action action() {
      return new Action.Yield(Name.of(entityId));
    }
  }
}
