package dev.astragal.web.inspect;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.web.json.Fields;
import dev.astragal.web.json.PlayJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is marked on the timeline. Goes once through the run, and later on through what is new. */
final class Markers<S, C extends Choice, E extends Event> {
  /** The timeline shows no more; the first ones are kept. */
  static final int MAX = 1_000;

  private final Past<S, C, E> past;
  private final PlayJson<S, C, E> json;
  private final List<Tree> found = new ArrayList<>();
  private long seen;
  private long takenBack;

  Markers(Past<S, C, E> past, PlayJson<S, C, E> json) {
    this.past = past;
    this.json = json;
  }

  /** {@code undone} tells how often the past has changed: then everything is looked at again. */
  List<Tree> upTo(long last, long undone) {
    if (undone != takenBack) {
      found.clear();
      seen = 0;
      takenBack = undone;
    }
    if (seen < last) look(last);
    return List.copyOf(found);
  }

  private void look(long last) {
    Run<S, C, E> run = past.at(seen);
    for (long step = seen + 1; step <= last && found.size() < MAX; step++) {
      run =
          past.before().isPresent() && step == past.timeline().firstStep() + 1
              ? past.stepped(past.at(step - 1))
              : past.stepped(run);
      for (E event : run.events()) mark(step, event);
    }
    if (run.status() instanceof Status.Finished<C>(Outcome outcome))
      found.add(marker(last, "end", outcome.code()));
    seen = last;
  }

  private void mark(long step, E event) {
    Optional<String> checkpoint = event.checkpoint();
    if (checkpoint.isPresent()) found.add(marker(step, "checkpoint", checkpoint.get()));
    else if (event.severity() != Severity.INFO)
      found.add(
          marker(
              step,
              event.severity() == Severity.CRITICAL ? "critical" : "warning",
              json.text(event)));
  }

  private static Tree marker(long step, String kind, String text) {
    return Fields.of().put("step", step).put("kind", kind).put("text", text).tree();
  }
}
