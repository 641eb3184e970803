package dev.astragal.runtime.fuzz;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalWriter;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.session.Session;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Writes a failing run as a journal anyone can replay. The input that fails carries no hash: there
 * is no state after it. Time that passes after the last input has a line of its own.
 */
final class FailureJournal {
  private FailureJournal() {}

  static <S, C extends Choice, E extends Event> Path write(
      Kernel<S, C, E> kernel,
      RunSpec spec,
      CloseLook.Care care,
      List<FuzzStep<C>> steps,
      Path directory) {
    return write(kernel, spec, care, steps, directory, false);
  }

  /** A run whose last step never came back, and is not done again. */
  static <S, C extends Choice, E extends Event> Path writeHung(
      Kernel<S, C, E> kernel, RunSpec spec, List<FuzzStep<C>> steps, Path directory) {
    return write(kernel, spec, CloseLook.Care.SOME, steps, directory, true);
  }

  private static <S, C extends Choice, E extends Event> Path write(
      Kernel<S, C, E> kernel,
      RunSpec spec,
      CloseLook.Care care,
      List<FuzzStep<C>> steps,
      Path directory,
      boolean hung) {
    Path file = free(directory, spec);
    FuzzRun<S, C, E> run = new FuzzRun<>(kernel, spec.seed(), care);
    long sequence = 0;
    long written = 0;
    long passed = 0;
    try (JournalWriter journal = JournalWriter.create(file, Session.header(kernel.game(), spec))) {
      for (int i = 0; i < steps.size(); i++) {
        FuzzStep<C> step = steps.get(i);
        boolean hangs = hung && i == steps.size() - 1;
        Run<S, C, E> before = run.run();
        long tick = before.tick();
        long inputs = before.inputs();
        Optional<Answer<C>> answer = run.answer(step);
        if (!hangs) run.perform(step);
        boolean failed = hangs || run.failure().isPresent();
        if (answer.isEmpty()) {
          passed = tick + 1;
        } else if (failed || run.run().inputs() > inputs) {
          OptionalLong hash = failed ? OptionalLong.empty() : OptionalLong.of(run.run().hash());
          boolean refused = step instanceof FuzzStep.Misuse<C> && !run.accepted();
          journal.append(input(kernel, ++sequence, tick, answer.get(), refused, hash));
          written = tick;
        }
      }
      if (passed > written) journal.append(new JournalLine.Passed(sequence, passed));
    }
    return file;
  }

  private static <C extends Choice> JournalLine.Input input(
      Kernel<?, C, ?> kernel,
      long sequence,
      long tick,
      Answer<C> answer,
      boolean refused,
      OptionalLong hash) {
    return new JournalLine.Input(
        sequence,
        tick,
        answer.seat(),
        answer.prompt(),
        kernel.choiceShape().tree(answer.choice()),
        refused,
        hash,
        List.of());
  }

  private static Path free(Path directory, RunSpec spec) {
    String name =
        spec.game() + "-" + spec.seed().text().replaceAll("[^A-Za-z0-9]+", "-") + "-failure";
    Path file = directory.resolve(name + ".jsonl");
    for (int i = 2; Files.exists(file); i++) file = directory.resolve(name + "-" + i + ".jsonl");
    return file;
  }
}
