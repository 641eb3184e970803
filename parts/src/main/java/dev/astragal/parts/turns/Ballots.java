package dev.astragal.parts.turns;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What each seat has decided in secret, until all have; a decision is a number from 0 on. */
public record Ballots(Ints marks) {
  private static final int OPEN = -1;

  public static Ballots of(int seats) {
    int[] marks = new int[seats];
    Arrays.fill(marks, OPEN);
    return new Ballots(Ints.of(marks));
  }

  /** Those who have not decided yet; whom to ask. */
  public List<Seat> open() {
    List<Seat> open = new ArrayList<>();
    for (int seat = 0; seat < marks.size(); seat++)
      if (marks.get(seat) == OPEN) open.add(Seat.of(seat));
    return open;
  }

  public boolean complete() {
    return marks.indexOf(OPEN) < 0;
  }

  public boolean decided(Seat seat) {
    return marks.get(seat.index()) != OPEN;
  }

  /** How many have decided so: a vote. */
  public int count(int mark) {
    return marks.count(mark);
  }

  public Ballots with(Seat seat, int mark) {
    return new Ballots(marks.with(seat.index(), mark));
  }

  /** Ballots that {@code viewer} cannot tell from these, each one of {@code options}. */
  public Ballots redealt(Seat viewer, int options, Rng rng) {
    Ints dealt = marks;
    for (int seat = 0; seat < marks.size(); seat++)
      if (seat != viewer.index() && marks.get(seat) != OPEN)
        dealt = dealt.with(seat, rng.below(options));
    return new Ballots(dealt);
  }
}
