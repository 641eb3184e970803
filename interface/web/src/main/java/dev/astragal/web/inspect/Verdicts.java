package dev.astragal.web.inspect;

import dev.astragal.runtime.analysis.Analysis;
import dev.astragal.runtime.analysis.Decided;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.player.Budget;
import dev.astragal.runtime.table.Recording;
import dev.astragal.web.match.Thinking;
import dev.astragal.web.message.StoryInfo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a search thinks of the decisions of a run, a part at a time: whoever wants the next part
 * asks again, so that nobody keeps the server busy who has left.
 *
 * @param past nobody else's
 */
record Verdicts(Recording past, Messages messages, Thinking thinking, Thinking.Account account) {
  /** At each decision. */
  static final int MILLIS_MAX = 1_000;

  private static final Duration PATIENCE = Duration.ofMillis(1_500);

  /** From the decision after a step on, for as long as a request may take. */
  StoryInfo.Analysis after(long step, int millis) {
    Budget budget = new Budget.Time(Math.clamp(millis, 1, MILLIS_MAX));
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    List<StoryInfo.Decision> decisions = new ArrayList<>();
    long reached = Math.max(step, past.firstStep());
    while (reached < past.lastStep() && System.nanoTime() < deadline) {
      long next = ++reached;
      thinking
          .think(account, () -> Analysis.at(past, next, messages, budget))
          .map(Verdicts::told)
          .ifPresent(decisions::add);
    }
    return new StoryInfo.Analysis(
        decisions, Optional.of(reached).filter(last -> last < past.lastStep()));
  }

  private static StoryInfo.Decision told(Decided one) {
    return new StoryInfo.Decision(
        one.step(),
        one.seat(),
        one.played(),
        one.best(),
        (int) Math.round(100 * one.value()),
        (int) Math.round(100 * one.bestValue()),
        one.grade(),
        one.line());
  }
}
