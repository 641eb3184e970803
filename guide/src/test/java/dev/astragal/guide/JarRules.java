package dev.astragal.guide;

import dev.astragal.kernel.game.*;
import dev.astragal.kernel.screen.*;
import java.util.stream.IntStream;

/** The rules of a jar with so many marbles. */
record JarRules(int marbles) implements Rules<JarRules.Marbles, JarRules.Take, JarRules.Taken> {
  record Marbles(int left, Seat mover) {}

  record Take(int marbles) implements Choice {}

  record Taken(int marbles) implements Event {}

  @Override
  public Marbles begin(Setup setup) {
    return new Marbles(marbles, Seat.first());
  }

  @Override
  public Status<Take> status(Marbles jar) {
    if (jar.left == 0) return Status.finished(Outcome.won(jar.mover.previous(2)));
    int most = Math.min(3, jar.left);
    return Status.awaiting(
        jar.mover, "take", Choices.of(IntStream.rangeClosed(1, most).mapToObj(Take::new).toList()));
  }

  @Override
  public void choose(Marbles jar, Take take, Turn<Marbles, Taken> turn) {
    turn.emit(new Taken(take.marbles));
  }

  @Override
  public Marbles evolve(Marbles jar, Taken taken) {
    return new Marbles(jar.left - taken.marbles, jar.mover.next(2));
  }

  @Override
  public Screen present(Marbles jar, Seat viewer) {
    return Screen.of(Panel.line("jar", "left", "n", jar.left));
  }
}
