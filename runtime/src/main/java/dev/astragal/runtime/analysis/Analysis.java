package dev.astragal.runtime.analysis;

import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.player.Budget;
import dev.astragal.runtime.table.Advice;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Goes through a recorded run and searches where somebody had a choice. */
public final class Analysis {
  private Analysis() {}

  public static List<Decided> of(Recording recording, Messages messages, Budget budget) {
    List<Decided> decisions = new ArrayList<>();
    for (long step = recording.firstStep() + 1; step <= recording.lastStep(); step++)
      at(recording, step, messages, budget).ifPresent(decisions::add);
    return decisions;
  }

  /** What was decided in a step; nothing where nobody had a choice. */
  public static Optional<Decided> at(
      Recording recording, long step, Messages messages, Budget budget) {
    Moment before = recording.at(step - 1);
    Optional<Recording.Input> input = recording.input(step).filter(made -> !made.refused());
    if (input.isEmpty() || !before.situation().asked().contains(input.get().seat()))
      return Optional.empty();
    Recording.Input made = input.get();
    Optional<Question> question = before.question(made.seat(), 2);
    if (question.isEmpty() || question.get().total() < 2) return Optional.empty();
    Advice advice = before.advice(made.seat(), Optional.of(made.choice()), budget);
    return advice
        .of(made.choice())
        .map(
            played ->
                new Decided(
                    step,
                    before.inputs() + 1,
                    made.seat(),
                    messages.text(played.wording().label()),
                    messages.text(advice.best().wording().label()),
                    played.expected(),
                    advice.best().expected(),
                    List.of()))
        .map(
            decided ->
                decided.grade() == Decided.Grade.FINE
                    ? decided
                    : decided.better(
                        before.following(made.seat(), advice.best().choice(), budget).stream()
                            .map(ply -> ply.text(messages))
                            .toList()));
  }
}
