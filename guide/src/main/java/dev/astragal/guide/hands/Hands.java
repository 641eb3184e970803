// snippet: head
package dev.astragal.guide.hands;

import dev.astragal.kernel.game.*;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.screen.*;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Rock, paper, scissors: all show at once, and whoever beats another has a point of them. */
public final class Hands implements SimpleGame<Hands.Table, Hands.Hand, Hands.Happening> {
  private static final int ROUNDS = 5;
  private static final int UNDECIDED = -1;

  /** What is in the fists now, what was shown last, and what it has brought. */
  public record Table(int round, Ints fists, List<Hand> shown, Ints points) {}

  public enum Hand implements Choice {
    ROCK,
    PAPER,
    SCISSORS;

    boolean beats(Hand other) {
      return (ordinal() + 2) % 3 == other.ordinal();
    }
  }

  public sealed interface Happening extends Event {}

  public Manifest manifest() {
    return Manifest.of("hands", "Rock, paper, scissors")
        .seats(2, 4)
        .limits(ROUNDS * 4 + 1, 0)
        .bots("answering");
  }

  public Table begin(int seats) {
    return new Table(0, undecided(seats), List.of(), Ints.zeros(seats));
  }

  private static Ints undecided(int seats) {
    return Ints.of(IntStream.generate(() -> UNDECIDED).limit(seats).toArray());
  }

  // end
  // snippet: together
  public Status<Hand> status(Table t) {
    if (t.round == ROUNDS) return Status.finished(new Outcome("won", best(t.points), t.points));
    List<Seat> asked = seats(t.fists, UNDECIDED);
    return new Status.Awaiting<>(
        Prompt.together(t.round, "hand", asked, seat -> Choices.all(Hand.class)));
  }

  private static List<Seat> best(Ints points) {
    return seats(points, points.max());
  }

  private static List<Seat> seats(Ints values, int wanted) {
    return IntStream.range(0, values.size())
        .filter(seat -> values.get(seat) == wanted)
        .mapToObj(Seat::of)
        .toList();
  }

  // end
  // snippet: event
  /** A hand is in the fist; the others hear only that it is closed. */
  public record Decided(Seat who, Hand hand) implements Happening {
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.of(viewer.equals(who) ? this : new Closed(who));
    }
  }

  public record Closed(Seat who) implements Event {}

  public record Revealed(List<Hand> hands, Ints gained) implements Happening {}

  // end
  // snippet: rules
  public void choose(Table t, Hand hand, Turn<Table, Happening> turn) {
    Table after = turn.emit(new Decided(turn.seat(), hand));
    if (after.fists.count(UNDECIDED) > 0) return;
    List<Hand> hands = new ArrayList<>();
    for (int fist : after.fists.toArray()) hands.add(Hand.values()[fist]);
    Ints gained = Ints.zeros(hands.size());
    for (int seat = 0; seat < hands.size(); seat++)
      gained = gained.with(seat, (int) hands.stream().filter(hands.get(seat)::beats).count());
    turn.emit(new Revealed(hands, gained));
  }

  public Table evolve(Table t, Happening happening) {
    return switch (happening) {
      case Decided(Seat who, Hand hand) ->
          new Table(t.round, t.fists.with(who.index(), hand.ordinal()), t.shown, t.points);
      case Revealed(List<Hand> hands, Ints gained) -> {
        Ints points = t.points;
        for (int seat = 0; seat < hands.size(); seat++)
          points = points.plus(seat, gained.get(seat));
        yield new Table(t.round + 1, undecided(hands.size()), hands, points);
      }
    };
  }

  // end
  // snippet: redeal
  public Table redeal(Table t, Seat viewer, Rng rng) {
    Ints fists = t.fists;
    for (int seat = 0; seat < fists.size(); seat++)
      if (seat != viewer.index() && fists.get(seat) != UNDECIDED)
        fists = fists.with(seat, rng.below(Hand.values().length));
    return new Table(t.round, fists, t.shown, t.points);
  }

  // end
  // snippet: present
  public Screen present(Table t, Seat viewer) {
    List<Panel.Row> rows = new ArrayList<>();
    for (int seat = 0; seat < t.fists.size(); seat++) {
      Msg fist = fist(t.fists.get(seat), seat == viewer.index());
      Msg last = t.shown.isEmpty() ? Msg.of("nothing") : hand(t.shown.get(seat));
      rows.add(Panel.Row.of(Msg.player(Seat.of(seat)), fist, last));
    }
    List<Msg> headings = List.of(Msg.of("who"), Msg.of("now"), Msg.of("last"));
    return Screen.of(
        Panel.line("round", "rounds-left", "rounds", ROUNDS - t.round),
        Panel.scores("points", t.points, ROUNDS * (t.points.size() - 1)),
        Panel.table("hands", headings, rows));
  }

  private static Msg fist(int fist, boolean own) {
    if (fist == UNDECIDED) return Msg.of("open");
    return own ? hand(Hand.values()[fist]) : Msg.of("closed");
  }

  private static Msg hand(Hand hand) {
    return Msg.word(hand.name());
  }

  // end
  // snippet: words
  public Telling tell(Table before, Event event, Seat viewer) {
    if (!(event instanceof Revealed(List<Hand> hands, Ints gained))) return Telling.of(event);
    List<Msg> shows = new ArrayList<>();
    for (int seat = 0; seat < hands.size(); seat++)
      shows.add(
          Msg.of(
              "shows", "who", Seat.of(seat), "hand", hands.get(seat), "points", gained.get(seat)));
    return Telling.of("event.Revealed", "hands", shows);
  }

  public List<Bot<Table, Hand>> bots() {
    return List.of(Bot.of("answering", (t, seat, prompt, rng) -> answering(t, seat)));
  }

  /** What would have beaten the next player's last hand. */
  private static Hand answering(Table t, Seat seat) {
    if (t.shown.isEmpty()) return Hand.ROCK;
    Hand theirs = t.shown.get(seat.next(t.shown.size()).index());
    return Hand.values()[(theirs.ordinal() + 1) % 3];
  }
}
// end
