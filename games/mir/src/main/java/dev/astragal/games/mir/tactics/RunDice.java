package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.rules.Rolls;
import dev.astragal.games.mir.state.Dice;
import dev.astragal.games.mir.state.Fall;
import dev.astragal.games.mir.state.Position;
import dev.astragal.games.mir.state.Purpose;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;

/** Dice from a stream of the run, so that the state holds no seed a planner could read. */
public record RunDice(Stream stream) implements Rolls {
  @Override
  public Dice.Result next(Turn<MirState, MirEvent> turn, int count, int sides, Purpose purpose) {
    Rng rng = turn.rng(stream, purpose.text());
    if (count == 1) return rolled(Fall.of(sides, rng.roll(sides)), purpose);
    int[] faces = new int[count];
    for (int i = 0; i < count; i++) faces[i] = rng.roll(sides);
    return rolled(Fall.of(sides, faces), purpose);
  }

  private static Dice.Result rolled(Fall fall, Purpose purpose) {
    return new Dice.Result(fall, purpose, Position.NONE);
  }
}
