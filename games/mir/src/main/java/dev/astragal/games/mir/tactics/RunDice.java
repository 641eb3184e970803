package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.rules.Rolls;
import dev.astragal.games.mir.state.Dice;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import java.util.Optional;

/** Dice from a stream of the run, so that the state holds no seed a planner could read. */
public record RunDice(Stream stream) implements Rolls {
  @Override
  public Dice.Result next(Turn<MirState, MirEvent> turn, int count, int sides, String purpose) {
    Rng rng = turn.rng(stream, purpose);
    int[] faces = new int[count];
    for (int i = 0; i < count; i++) faces[i] = rng.roll(sides);
    return Dice.Result.of(sides, faces, purpose, Optional.empty());
  }
}
