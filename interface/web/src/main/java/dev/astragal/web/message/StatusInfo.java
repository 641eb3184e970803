package dev.astragal.web.message;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Name;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Situation;
import java.util.List;

/** How a run stands. */
public record StatusInfo(Kind kind, List<Seat> asked, long tick, long inputs) {
  /** Whether it goes on by itself, waits, or is over; {@code ASLEEP} lies in the store. */
  public enum Kind {
    @Name("running")
    RUNNING,
    @Name("awaiting")
    AWAITING,
    @Name("finished")
    FINISHED,
    @Name("asleep")
    ASLEEP;

    public static Kind of(Situation situation) {
      return switch (situation) {
        case Situation.Running _ -> RUNNING;
        case Situation.Asked _ -> AWAITING;
        case Situation.Over _ -> FINISHED;
      };
    }
  }

  public static StatusInfo of(Moment now) {
    Situation situation = now.situation();
    return new StatusInfo(Kind.of(situation), situation.asked(), now.tick(), now.inputs());
  }
}
