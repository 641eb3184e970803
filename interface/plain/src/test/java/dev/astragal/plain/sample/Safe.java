package dev.astragal.plain.sample;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.state.Ints;
import java.util.List;

/** A safe that one or two people listen at; each sees only what they have heard themselves. */
public final class Safe implements SimpleGame<Safe.Room, Safe.Deed, Safe.Done> {
  private static final int LAST_CLICK = 4;

  /** How many clicks each has heard, and who is next. */
  public record Room(Ints heard, Seat mover, boolean blown) {}

  /** What may be done. */
  public enum Deed implements Choice {
    LISTEN,
    WAIT,
    BLOW
  }

  /** What was done. */
  public record Done(Deed deed) implements Event {}

  @Override
  public Manifest manifest() {
    return Manifest.of("safe", "Safe").seats(1, 2).limits(100, 0);
  }

  @Override
  public Room begin(int seats) {
    return new Room(Ints.zeros(seats), Seat.first(), false);
  }

  @Override
  public Status<Deed> status(Room room) {
    if (room.blown) return Status.finished(new Outcome("blown", List.of(), room.heard));
    for (int seat = 0; seat < room.heard.size(); seat++)
      if (room.heard.get(seat) >= LAST_CLICK) return Status.won(Seat.of(seat), room.heard);
    return Status.awaiting(room.mover, "safe", Choices.all(Deed.class));
  }

  @Override
  public void choose(Room room, Deed deed, Turn<Room, Done> turn) {
    turn.emit(new Done(deed));
  }

  @Override
  public Room evolve(Room room, Done done) {
    Seat next = room.mover.next(room.heard.size());
    return switch (done.deed) {
      case LISTEN -> new Room(room.heard.plus(room.mover.index(), 1), next, false);
      case WAIT -> new Room(room.heard, next, false);
      case BLOW -> new Room(room.heard, next, true);
    };
  }

  @Override
  public Screen present(Room room, Seat viewer) {
    Panel.Line door = Panel.Line.of(Msg.word("door")).showing(Thing.of("door"));
    int own = viewer.plays() ? room.heard.get(viewer.index()) : 0;
    return Screen.of(
        new Panel.Text("safe", Msg.of("panel.safe"), List.of(door)),
        Panel.line("own", "own", "who", viewer, "clicks", own));
  }

  @Override
  public Wording word(Room room, Deed deed, Seat viewer) {
    Wording wording = Wording.of(deed);
    return switch (deed) {
      case LISTEN -> wording.in("group.quiet").gain("gain.click").current(true);
      case WAIT -> wording.in("group.quiet").suggested();
      case BLOW -> wording.in("group.loud").warning("warning.ruin").grave();
    };
  }

  @Override
  public Telling tell(Room before, Event event, Seat viewer) {
    return Telling.of(event).by(before.mover);
  }
}
