package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.audit.Blame;
import dev.astragal.runtime.audit.Watch;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A number of the policy is either refused when it is read or can be played with: none divides by
 * zero or runs backwards an hour into a game.
 */
final class PolicyCheck implements Check {
  private static final int TRIED = 8;
  private static final List<String> VALUES = List.of("-1", "0", "1000000");

  @Override
  public String name() {
    return "policy";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    List<String> paths = new ArrayList<>();
    numbers("", kernel.setup().policy(), paths);
    Rng rng = Players.luck(spec.seed(), 0);
    for (int i = 0; i < TRIED && !paths.isEmpty(); i++) {
      String path = rng.pick(paths);
      for (String value : VALUES) check(kernel, spec, path, value);
    }
  }

  private static void check(Kernel<?, ?, ?> kernel, RunSpec spec, String path, String value) {
    Map<String, String> sets = new LinkedHashMap<>(spec.sets());
    sets.put(path, value);
    RunSpec moved =
        new RunSpec(spec.game(), spec.seed(), spec.seats(), spec.options(), spec.overlays(), sets);
    Kernel<?, ?, ?> other;
    try {
      other = GameLibrary.kernel(kernel.game(), moved);
    } catch (BadInputException | TreeException refused) {
      return;
    }
    try {
      play(Watch.alike(kernel, other), spec);
    } catch (RuntimeException e) {
      throw new ContractBroken(
          "the policy takes " + path + "=" + value + ", which play cannot bear: " + Blame.of(e));
    }
  }

  private static <S, C extends Choice, E extends Event> void play(
      Kernel<S, C, E> kernel, RunSpec spec) {
    RandomGame<S, C, E> game = new RandomGame<>(kernel, spec.seed());
    while (game.step()) {}
  }

  private static void numbers(String path, Tree tree, List<String> found) {
    String prefix = path.isEmpty() ? "" : path + ".";
    switch (tree) {
      case Tree.Table table ->
          table.fields().forEach((name, field) -> numbers(prefix + name, field, found));
      case Tree.Rows rows -> {
        for (int i = 0; i < rows.items().size(); i++)
          numbers(path + "[" + i + "]", rows.items().get(i), found);
      }
      case Tree.Whole _, Tree.Decimal _ -> found.add(path);
      case Tree.Text _, Tree.Flag _, Tree.Empty _ -> {}
    }
  }
}
