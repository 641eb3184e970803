package dev.astragal.runtime.table;

import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * What earlier runs on this machine left behind, for a run that is about to begin. It becomes part
 * of the run's recipe, so that a replay anywhere else finds the same.
 */
public final class Memories {
  private static final String BETWEEN = ";";

  /** So many of the newest finished runs are asked, and so much is kept of what they left. */
  private static final int RUNS_MAX = 8;

  private static final int KEPT_MAX = 12;

  private Memories() {}

  /** The recipe with what the saved runs of its game left, where the game wants to know. */
  public static RunSpec of(RunSpec spec) {
    return GameLibrary.game(spec.game())
        .manifest()
        .memory()
        .map(option -> knowing(spec, option, left(spec.game())))
        .orElse(spec);
  }

  /** The recipe of a run that is over, with what it left itself before what it knew. */
  public static RunSpec after(Recording recording) {
    RunSpec spec = recording.spec();
    return recording
        .manifest()
        .memory()
        .map(
            option -> {
              List<String> all = new ArrayList<>(recording.last().remains());
              all.addAll(List.of(spec.options().getOrDefault(option, "").split(BETWEEN, -1)));
              return knowing(spec, option, all);
            })
        .orElse(spec);
  }

  private static RunSpec knowing(RunSpec spec, String option, List<String> all) {
    List<String> kept = all.stream().filter(one -> !one.isEmpty()).limit(KEPT_MAX).toList();
    return kept.isEmpty() ? spec : spec.with(option, String.join(BETWEEN, kept));
  }

  private static List<String> left(String game) {
    List<String> all = new ArrayList<>();
    for (HallOfFame.Entry run : HallOfFame.newest(game, RUNS_MAX)) all.addAll(run.past().remains());
    return all;
  }
}
