package dev.astragal.runtime.fuzz;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalWriter;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.session.Session;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;

/**
 * Writes a failing run as a journal anyone can replay. The input that fails carries no hash: there
 * is no state after it.
 */
final class FailureJournal {
  private FailureJournal() {}

  static <S, C extends Choice, E extends Event> Path write(
      Kernel<S, C, E> kernel, RunSpec spec, List<FuzzStep<C>> steps, Path directory) {
    Path file = free(directory, spec);
    FuzzRun<S, C, E> run = new FuzzRun<>(kernel, spec.seed());
    try (JournalWriter journal = JournalWriter.create(file, Session.header(kernel.game(), spec))) {
      long sequence = 0;
      for (FuzzStep<C> step : steps) {
        Run<S, C, E> before = run.run();
        long tick = before.tick();
        long prompt = before.promptId();
        run.perform(step);
        if (step instanceof FuzzStep.Choose<C> choose) {
          OptionalLong hash =
              run.failure().isEmpty() ? OptionalLong.of(run.run().hash()) : OptionalLong.empty();
          journal.append(
              new JournalLine.Input(
                  ++sequence,
                  tick,
                  choose.seat(),
                  prompt,
                  kernel.choiceShape().tree(choose.choice()),
                  false,
                  hash,
                  List.of()));
        }
      }
    }
    return file;
  }

  private static Path free(Path directory, RunSpec spec) {
    String name =
        spec.game() + "-" + spec.seed().text().replaceAll("[^A-Za-z0-9]+", "-") + "-failure";
    Path file = directory.resolve(name + ".jsonl");
    for (int i = 2; Files.exists(file); i++) file = directory.resolve(name + "-" + i + ".jsonl");
    return file;
  }
}
