package dev.astragal.page.browser;

import com.google.gson.JsonObject;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.session.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Random games of the program replayed in pages, network off: Journals PAGES COUNT SEED GAME....
 * Says for each game how many came to the same hashes and how long both took.
 */
public final class Journals {
  private Journals() {}

  public static void main(String[] args) throws IOException {
    Path pages = Path.of(args[0]).toAbsolutePath().normalize();
    int count = Integer.parseInt(args[1]);
    long seed = Long.parseLong(args[2]);
    System.out.println("| game | journals | inputs | the same | inputs/s here | in the page |");
    System.out.println("|---|---|---|---|---|---|");
    int differ = 0;
    for (String game : Arrays.asList(args).subList(3, args.length))
      differ += replayed(pages, game, count, seed);
    if (differ > 0) throw new IllegalStateException(differ + " differ");
  }

  private static int replayed(Path pages, String game, int count, long seed) throws IOException {
    Path folder = Files.createTempDirectory("journals");
    try (Replays page = Replays.in(pages, game)) {
      int same = 0;
      long inputs = 0;
      long here = 0;
      long there = 0;
      for (int i = 0; i < count; i++) {
        Path file = folder.resolve(i + ".jsonl");
        play(spec(game, seed + i), file);
        long began = System.nanoTime();
        if (!Replays.sameHere(file)) throw new IllegalStateException("differs here: " + file);
        here += System.nanoTime() - began;
        began = System.nanoTime();
        JsonObject answer = page.replayed(Files.readString(file));
        there += System.nanoTime() - began;
        if (Replays.same(answer)) {
          same++;
          inputs += answer.getAsJsonObject("run").get("inputs").getAsLong();
        } else System.out.println(game + " " + (seed + i) + ": " + Replays.brief(answer));
      }
      System.out.printf(
          Locale.ROOT,
          "| %s | %d | %d | %d | %d | %d |%n",
          game,
          count,
          inputs,
          same,
          inputs * 1_000_000_000 / here,
          inputs * 1_000_000_000 / there);
      return count - same;
    }
  }

  private static RunSpec spec(String game, long seed) {
    return RunSpec.of(game, Seed.of(seed), GameLibrary.game(game).manifest().seatsMin());
  }

  static void play(RunSpec spec, Path file) {
    play(GameLibrary.kernel(spec), spec, file);
  }

  private static <S, C extends Choice, E extends Event> void play(
      Kernel<S, C, E> kernel, RunSpec spec, Path file) {
    try (Session<S, C, E> session = Session.begin(kernel, spec, Optional.of(file))) {
      Match.play(session, Players.seated(kernel, List.of(Players.RANDOM), spec.seed()));
    }
  }
}
