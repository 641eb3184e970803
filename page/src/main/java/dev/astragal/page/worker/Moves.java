package dev.astragal.page.worker;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.jso.JSExport;

/** Games by random players, as many as are wanted: to be timed in a browser and on the JVM. */
public final class Moves {
  /** Reading what a game is made of takes longer than many games, and is not what is timed. */
  private static final Map<String, Kernel<?, ?, ?>> KERNELS = new HashMap<>();

  private Moves() {}

  public static void main(String[] args) {}

  /** How many steps the games of these seeds took, and a number that all their hashes make. */
  @JSExport
  public static String played(String game, int seed, int games) {
    return played(KERNELS.computeIfAbsent(game, Moves::kernel), seed, games);
  }

  private static Kernel<?, ?, ?> kernel(String game) {
    int seats = GameLibrary.game(game).manifest().seatsMin();
    return GameLibrary.kernel(RunSpec.of(game, Seed.of(1), seats));
  }

  private static <S, C extends Choice, E extends Event> String played(
      Kernel<S, C, E> kernel, int first, int games) {
    long steps = 0;
    long hashes = 0;
    for (int i = 0; i < games; i++) {
      Seed seed = Seed.of(first + i);
      Run<S, C, E> run = kernel.begin(seed);
      long[] sum = {0};
      Match.play(
          run,
          Players.seated(kernel, List.of(Players.RANDOM), seed),
          stepped -> sum[0] = sum[0] * 31 + stepped.hash());
      steps += run.inputs() + run.tick();
      hashes = hashes * 31 + sum[0];
    }
    return steps + " " + Long.toHexString(hashes);
  }
}
