package dev.astragal.parts.tracks;

import dev.astragal.kernel.state.Ints;
import java.util.stream.IntStream;

/** Things that take their time: how much each has left, 0 where nothing is under way. */
public record Countdowns(Ints left) {
  public static Countdowns of(int things) {
    return new Countdowns(Ints.zeros(things));
  }

  public boolean running(int thing) {
    return left.get(thing) > 0;
  }

  public Countdowns started(int thing, int time) {
    if (time < 1) throw new IllegalArgumentException("nothing takes " + time);
    return new Countdowns(left.with(thing, time));
  }

  /** The thing is done, or given up. */
  public Countdowns stopped(int thing) {
    return new Countdowns(left.with(thing, 0));
  }

  /** Those that the next tick brings to their end. */
  public Ints due() {
    return Ints.of(IntStream.range(0, left.size()).filter(i -> left.get(i) == 1).toArray());
  }

  /** All of them after one more tick. */
  public Countdowns ticked() {
    int[] less = left.toArray();
    for (int i = 0; i < less.length; i++) less[i] = Math.max(0, less[i] - 1);
    return new Countdowns(Ints.of(less));
  }
}
