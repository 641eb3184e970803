package dev.astragal.runtime.analysis;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.player.Budget;
import dev.astragal.runtime.player.Findings;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.timeline.Timeline;
import java.util.ArrayList;
import java.util.List;

/** Goes through a recorded run and searches where somebody had a choice. */
public final class Analysis {
  private Analysis() {}

  public static List<Decided> of(JournalFile journal, Messages messages, Budget budget) {
    return of(GameLibrary.kernel(journal.header().spec()), journal, messages, budget);
  }

  private static <S, C extends Choice, E extends Event> List<Decided> of(
      Kernel<S, C, E> kernel, JournalFile journal, Messages messages, Budget budget) {
    Timeline<S, C, E> timeline = Replay.whole(kernel, journal).timeline();
    List<Decided> decisions = new ArrayList<>();
    for (int index = timeline.inputsBefore(); index < timeline.inputs(); index++) {
      Timeline.Recorded<C> input = timeline.input(index);
      Run<S, C, E> before = timeline.at(timeline.stepAfter(index + 1) - 1);
      if (input.refused()
          || !(before.status() instanceof Status.Awaiting<C>(Prompt<C> prompt))
          || prompt.choices(input.answer().seat()).size() < 2) continue;
      Seat seat = input.answer().seat();
      C made = input.answer().choice();
      Findings<C> findings = Players.considered(before, seat, prompt, made, budget);
      decisions.add(
          new Decided(
              index + 1,
              seat,
              said(before, seat, made, messages),
              said(before, seat, findings.choice(), messages),
              findings.value(made),
              findings.value(findings.choice())));
    }
    return decisions;
  }

  private static <S, C extends Choice, E extends Event> String said(
      Run<S, C, E> run, Seat seat, C choice, Messages messages) {
    return messages.text(run.kernel().rules().word(run.state(), choice, seat).label());
  }
}
