package dev.astragal.cli.sweep;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.sweep.SweepPlan;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Commands to type, as they would have to be typed. */
final class Commands {
  private static final String PROGRAM = "./astragal";

  private Commands() {}

  /** Plays the whole sweep again. */
  static String sweep(SweepPlan plan) {
    List<String> words = new ArrayList<>(List.of(PROGRAM, "sweep"));
    words.addAll(recipe(plan.base(), plan.seed()));
    words.addAll(List.of("--runs", Long.toString(plan.runs())));
    words.addAll(List.of("--bot", String.join(",", plan.bots())));
    for (String axis : plan.grid()) words.addAll(List.of("--grid", axis));
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
    RunSpec spec = plan.arms().get(arm).spec();
    String journal = spec.game() + "-" + arm + "-" + index + ".jsonl";
    List<String> words = new ArrayList<>(List.of(PROGRAM, "run"));
    words.addAll(recipe(spec, plan.seed().child(index)));
    words.addAll(List.of("--bot", String.join(",", plan.bots()), "--journal", journal));
    return line(words) + " && " + line(List.of(PROGRAM, "watch", journal));
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
