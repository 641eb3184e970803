package dev.astragal.tui.play;

import dev.astragal.runtime.table.Next;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.Thought;
import dev.astragal.tui.stage.Stage;

/** Lets a bot that is asked think aside, so that keys keep working however long it takes. */
final class Thinker {
  private final Stage stage;
  private final Table table;
  private final Play play;
  private boolean thinking;

  Thinker(Stage stage, Table table, Play play) {
    this.stage = stage;
    this.table = table;
    this.play = play;
  }

  boolean thinking() {
    return thinking;
  }

  void think() {
    if (thinking || play.over() || !(table.next() instanceof Next.Thinking(Thought thought)))
      return;
    thinking = true;
    Thread.ofPlatform().daemon().name("bot").start(() -> think(thought));
  }

  private void think(Thought thought) {
    try {
      Thought.Answered answered = thought.think();
      stage.post(() -> thought(answered));
    } catch (RuntimeException e) {
      stage.post(
          () -> {
            if (!play.over()) throw e;
          });
    }
  }

  private void thought(Thought.Answered answered) {
    thinking = false;
    if (play.over()) return;
    table.answer(answered);
    play.refresh();
  }
}
