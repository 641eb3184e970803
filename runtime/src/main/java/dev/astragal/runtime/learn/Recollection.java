package dev.astragal.runtime.learn;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.state.CanonicalBytes;
import java.util.ArrayList;
import java.util.List;

/** What every seat of a run recalls of it; told of each stop at which somebody is asked. */
public final class Recollection<S, C extends Choice, E extends Event> {
  private final Sight<S, C, E> sight;
  private final List<Recall> seats = new ArrayList<>();
  private final float[] seen;

  Recollection(Sight<S, C, E> sight) {
    this.sight = sight;
    this.seen = new float[sight.observation()];
    int moments = Recall.moments(sight.observation(), sight.longest());
    for (int seat = 0; seat < sight.seats(); seat++)
      seats.add(new Recall(sight.observation(), moments));
  }

  /** For whoever compares what is recalled and does not mind which numbers there are. */
  public static <S, C extends Choice, E extends Event> Recollection<S, C, E> brief(
      Kernel<S, C, E> kernel) {
    return new Recollection<>(Sight.brief(kernel));
  }

  /** Of another run of the same set-up, of which nothing was seen yet. */
  public Recollection<S, C, E> anew() {
    return new Recollection<>(sight);
  }

  Recollection<S, C, E> copy() {
    Recollection<S, C, E> other = anew();
    for (int seat = 0; seat < seats.size(); seat++) other.seats.set(seat, seats.get(seat).copy());
    return other;
  }

  void clear() {
    seats.forEach(Recall::clear);
  }

  /** All seats look at the run as it stands. */
  public void look(Run<S, C, E> run) {
    for (int seat = 0; seat < seats.size(); seat++) {
      sight.observe(run, run.status(), Seat.of(seat), seen, 0);
      seats.get(seat).saw(seen);
    }
  }

  /** A seat that is asked chooses {@code choice}, at the stop that was looked at last. */
  public void chose(Seat seat, C choice) {
    int[] number = {0};
    sight.numbers().number(List.of(choice), number, new CanonicalBytes());
    chose(seat, number[0]);
  }

  /** A seat chooses, at the stop that was looked at last. */
  void chose(Seat seat, int number) {
    seats.get(seat.index()).chose(number);
  }

  /** All that {@code seat} has seen and done. */
  public float[] of(Seat seat) {
    float[] all = new float[Recall.size(sight.observation(), moments())];
    write(seat, all, 0);
    return all;
  }

  void write(Seat seat, float[] out, int at) {
    seats.get(seat.index()).write(out, at);
  }

  private int moments() {
    return Recall.moments(sight.observation(), sight.longest());
  }
}
