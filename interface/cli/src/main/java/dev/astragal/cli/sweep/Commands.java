package dev.astragal.cli.sweep;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.sweep.SweepPlan;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Commands to type, as they would have to be typed. */
final class Commands {
  private static final String PROGRAM = "./astragal";

  /** Where a server listens that was not told otherwise. */
  private static final String INSPECTOR = "http://127.0.0.1:8250/inspect#replay=";

  private Commands() {}

  /** Plays the whole sweep again. */
  static String sweep(SweepPlan plan) {
    List<String> words = new ArrayList<>(List.of(PROGRAM, "sweep"));
    words.addAll(recipe(plan.base(), plan.seed()));
    words.addAll(List.of("--runs", Long.toString(plan.runs())));
    words.addAll(List.of("--bot", String.join(",", plan.bots())));
    for (String axis : plan.grid()) words.addAll(List.of("--grid", axis));
    if (plan.every() != SweepPlan.EVERY)
      words.addAll(List.of("--every", Integer.toString(plan.every())));
    return line(words);
  }

  /** Goes on with a sweep that was stopped, asking again for what {@code options} ask for. */
  static String resume(Path file, List<String> options) {
    List<String> words = new ArrayList<>(List.of(PROGRAM, "sweep", "--resume", file.toString()));
    words.addAll(options);
    return line(words);
  }

  /** Plays one game of a sweep again, records it and shows it. */
  static String watch(SweepPlan plan, int arm, long index) {
    RunSpec spec = plan.arms().get(arm).spec().withSeed(plan.seed().child(index));
    return watch(spec, plan.bots(), spec.game() + "-" + arm + "-" + index + ".jsonl");
  }

  /** Plays one game, records it and shows it. */
  static String watch(RunSpec spec, List<String> bots, String journal) {
    List<String> words = new ArrayList<>(List.of(PROGRAM, "run"));
    words.addAll(recipe(spec, spec.seed()));
    words.addAll(List.of("--bot", String.join(",", bots), "--journal", journal));
    return line(words) + " && " + line(List.of(PROGRAM, "watch", journal));
  }

  /** Where the inspector of a server on this machine shows one game of a sweep. */
  static String inspect(SweepPlan plan, int arm, long index) {
    return inspect(plan.arms().get(arm).spec().withSeed(plan.seed().child(index)), plan.bots());
  }

  /** Where the inspector of a server on this machine shows one game. */
  static String inspect(RunSpec spec, List<String> bots) {
    Tree game =
        Tree.emptyTable()
            .with("spec", Shape.of(RunSpec.class).tree(spec))
            .with("bots", Tree.of(bots.stream().map(Tree::of).toList()));
    String written = URLEncoder.encode(JsonTrees.write(game), StandardCharsets.UTF_8);
    return INSPECTOR + written.replace("+", "%20");
  }

  private static List<String> recipe(RunSpec spec, Seed seed) {
    List<String> words = new ArrayList<>(List.of(spec.game()));
    words.addAll(List.of("--seats", Integer.toString(spec.seats())));
    spec.options().forEach((name, value) -> words.addAll(List.of("--option", name + "=" + value)));
    for (RunSpec.Overlay overlay : spec.overlays())
      words.addAll(List.of("--policy", overlay.name()));
    spec.sets().forEach((path, value) -> words.addAll(List.of("--set", path + "=" + value)));
    words.addAll(List.of("--seed", seed.text()));
    return words;
  }

  private static String line(List<String> words) {
    return words.stream().map(Commands::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    return word.matches("[A-Za-z0-9_@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
