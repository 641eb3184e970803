package dev.astragal.parts.turns;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.List;

/** Seats that win and lose together; a team is a number from 0 on. */
public record Teams(Ints ofSeats) {
  /** So many teams, sitting in turns: partners face each other where there are two. */
  public static Teams alternating(int seats, int teams) {
    int[] ofSeats = new int[seats];
    for (int seat = 0; seat < seats; seat++) ofSeats[seat] = seat % teams;
    return new Teams(Ints.of(ofSeats));
  }

  public int of(Seat seat) {
    return ofSeats.get(seat.index());
  }

  public boolean together(Seat one, Seat other) {
    return of(one) == of(other);
  }

  /** Everybody in a team, for {@code Outcome}'s winners. */
  public List<Seat> members(int team) {
    List<Seat> members = new ArrayList<>();
    for (int seat = 0; seat < ofSeats.size(); seat++)
      if (ofSeats.get(seat) == team) members.add(Seat.of(seat));
    return members;
  }

  /** What each team has of what each seat has. */
  public Ints sums(Ints ofEachSeat) {
    Ints sums = Ints.zeros(ofSeats.max() + 1);
    for (int seat = 0; seat < ofSeats.size(); seat++)
      sums = sums.plus(ofSeats.get(seat), ofEachSeat.get(seat));
    return sums;
  }
}
