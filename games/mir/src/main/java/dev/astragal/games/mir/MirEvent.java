package dev.astragal.games.mir;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.state.Chain;
import dev.astragal.games.mir.state.Dice;
import dev.astragal.games.mir.state.Log;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Surface;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What happens in a fight. Those that are {@link Logged} are the contract's engine events; the
 * others carry what its payloads leave out, so that the events of a step rebuild the state after it
 * to the byte.
 */
public sealed interface MirEvent extends Event
    permits MirEvent.Rolled, MirEvent.Logged, LaterEvent.Unlogged {
  /** Dice were rolled: the roll's record and where the generator stands after it. */
  record Rolled(Dice.Result result) implements MirEvent {
    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }

  /** An event of the state's own log. */
  sealed interface Logged extends MirEvent, Chain.Item
      permits MoveApplied,
          AttackResolved,
          InitiativeRolled,
          TurnEnded,
          ActionRejected,
          TacticsEvent,
          LaterEvent.Entry {
    /** Its name in the log. */
    String type();

    Json.Obj payload();

    @Override
    default Json written(int count, String timestamp) {
      return Log.entry(count, timestamp, type(), payload());
    }
  }

  /**
   * Somebody walked; the path is kept as it was declared.
   *
   * @param witnesses the seats that saw it, one bit each; not part of the log
   */
  record MoveApplied(String entityId, Json path, Json x, Json y, int witnesses) implements Logged {
    /** Seen by everybody. */
    public static final int EVERYBODY = -1;

    private static final List<String> KEYS = Json.keys("entityId", "path", "finalPosition");
    private static final List<String> POSITION_KEYS = Json.keys("x", "y");

    @Override
    public Optional<Event> seenBy(Seat viewer) {
      boolean seen =
          witnesses == EVERYBODY
              || (viewer.index() >= 0 && (witnesses & (1 << viewer.index())) != 0);
      return seen ? Optional.of(this) : Optional.empty();
    }

    @Override
    public String type() {
      return "MOVE_APPLIED";
    }

    @Override
    public Json.Obj payload() {
      return Json.Obj.of(KEYS, Json.of(entityId), path, Json.Obj.of(POSITION_KEYS, x, y));
    }
  }

  /** An attack of the contract's rules: one die against the target's armour. */
  record AttackResolved(
      String attackerId,
      String targetId,
      int attackRoll,
      long targetAc,
      boolean hit,
      int damage,
      long targetHpAfter)
      implements Logged {
    private static final List<String> KEYS =
        Json.keys(
            "attackerId", "targetId", "attackRoll", "targetAc", "hit", "damage", "targetHpAfter");

    @Override
    public String type() {
      return "ATTACK_RESOLVED";
    }

    @Override
    public Json.Obj payload() {
      return Json.Obj.of(
          KEYS,
          Json.of(attackerId),
          Json.of(targetId),
          Json.of(attackRoll),
          Json.of(targetAc),
          Json.of(hit),
          Json.of(damage),
          Json.of(targetHpAfter));
    }
  }

  /** Somebody's place in the order of a fight. */
  record Standing(String entityId, int roll) {
    private static final List<String> KEYS = Json.keys("entityId", "roll");
  }

  /** A fight began. */
  record InitiativeRolled(List<Standing> order) implements Logged {
    private static final List<String> KEYS = Json.keys("order");

    @Override
    public String type() {
      return "INITIATIVE_ROLLED";
    }

    @Override
    public Json.Obj payload() {
      List<Json> standings = new ArrayList<>(order.size());
      for (Standing standing : order)
        standings.add(
            Json.Obj.of(Standing.KEYS, Json.of(standing.entityId), Json.of(standing.roll)));
      return Json.Obj.of(KEYS, new Json.Arr(standings));
    }
  }

  /** The turn passed on. */
  record TurnEnded(String entityId, String nextEntityId, long round) implements Logged {
    private static final List<String> KEYS = Json.keys("entityId", "nextEntityId", "round");

    @Override
    public String type() {
      return "TURN_ENDED";
    }

    @Override
    public Json.Obj payload() {
      return Json.Obj.of(KEYS, Json.of(entityId), Json.of(nextEntityId), Json.of(round));
    }
  }

  /** An action was refused; nothing changed but the log. */
  record ActionRejected(Json action, List<String> reasons) implements Logged {
    private static final List<String> KEYS = Json.keys("action", "reasons");

    @Override
    public String type() {
      return "ACTION_REJECTED";
    }

    @Override
    public Json.Obj payload() {
      return Json.Obj.of(KEYS, action, Json.texts(reasons));
    }
  }
}
