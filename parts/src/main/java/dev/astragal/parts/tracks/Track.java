package dev.astragal.parts.tracks;

import dev.astragal.kernel.state.Ints;

/**
 * Markers on a row of places, from 0 to the last; a marker is a number that the game gives a
 * meaning: a seat, a colour, the danger.
 */
public record Track(int last, Ints places) {
  /** All of them at the beginning. */
  public static Track of(int markers, int last) {
    return new Track(last, Ints.zeros(markers));
  }

  public int at(int marker) {
    return places.get(marker);
  }

  public boolean arrived(int marker) {
    return at(marker) == last;
  }

  /** A marker moves on, or back where {@code steps} is negative, and stays on the track. */
  public Track moved(int marker, int steps) {
    return new Track(last, places.with(marker, Math.clamp((long) at(marker) + steps, 0, last)));
  }

  /** How far all of them have come together. */
  public int sum() {
    return places.sum();
  }
}
