package dev.astragal.games.mir.rules;

import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Purpose;
import dev.astragal.games.mir.state.Side;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** ROLL_INITIATIVE: a d20 each for the living; the highest begins, ties go by id. */
public final class Initiative {
  private static final int SIDES = 20;

  private Initiative() {}

  public static @Nullable Rejection refusal(MirState state) {
    if (state.combat().fighting())
      return Rejection.of("COMBAT_ALREADY_ACTIVE", "Combat is already active");
    if (participants(state).isEmpty())
      return Rejection.of("NO_PARTICIPANTS", "No living entities to participate in combat");
    return null;
  }

  public static void perform(MirState state, Rolls dice, Turn<MirState, MirEvent> turn) {
    List<MirEvent.Standing> order = new ArrayList<>();
    for (Entity entity : participants(state))
      order.add(
          new MirEvent.Standing(
              entity.id(), dice.roll(turn, 1, SIDES, Purpose.of(entity.name(), " initiative"))));
    order.sort(
        Comparator.comparingInt(MirEvent.Standing::roll)
            .reversed()
            .thenComparing(MirEvent.Standing::entityId));
    turn.emit(new MirEvent.InitiativeRolled(List.copyOf(order)));
  }

  private static List<Entity> participants(MirState state) {
    List<Entity> living = state.roster().living(Side.PLAYERS);
    living.addAll(state.roster().living(Side.NPCS));
    return living;
  }
}
