package dev.astragal.web.match;

import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.session.Session;
import java.util.ArrayList;
import java.util.List;

/** What happened in a match that those connected were not told yet, and telling them. */
final class News {
  private final Session<?, ?, ?> session;
  private final Room room;
  private final Happenings happenings = new Happenings();
  private final List<Happenings.Timed> untold = new ArrayList<>();
  private long toldInputs;
  private long toldTicks;
  private long takenBack;

  News(Session<?, ?, ?> session, Room room) {
    this.session = session;
    this.room = room;
    session.listen(heard -> untold.add(new Happenings.Timed(heard.tick(), heard.payload())));
  }

  Happenings happenings() {
    return happenings;
  }

  /** The number of what was told last. */
  long last() {
    return happenings.last();
  }

  /** How often the past was changed. */
  long takenBack() {
    return takenBack;
  }

  /** Tells what happened, if anything did. */
  void publish() {
    if (!untold.isEmpty() || moved()) publishAnyway();
  }

  /** Tells also where only something beside the run changed, such as who sits where. */
  void publishAnyway() {
    happenings.add(untold);
    untold.clear();
    room.tell();
  }

  /** Something was taken back: nobody can go on from what they knew. */
  void startAnew() {
    untold.clear();
    takenBack++;
    happenings.breakOff();
    room.tell();
  }

  private boolean moved() {
    Run<?, ?, ?> run = session.run();
    boolean moved = run.inputs() != toldInputs || run.tick() != toldTicks;
    toldInputs = run.inputs();
    toldTicks = run.tick();
    return moved;
  }
}
