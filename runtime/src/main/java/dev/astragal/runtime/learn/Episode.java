package dev.astragal.runtime.learn;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.outbox.LiveRun;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.store.FileMatch;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.table.Chair;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What was chosen in an episode, to make a journal of it when one is wanted. */
final class Episode<C extends Choice> {
  private static final int TICKS_AT_ONCE = 1_000;

  private final List<Done<C>> done = new ArrayList<>();
  private Seed seed = Seed.of(0);
  private boolean dreamt;

  /** Something a journal has a line for. */
  private sealed interface Done<C> {
    /** When it was done: commands come while time runs. */
    long tick();

    record Chose<C>(long tick, Seat seat, C choice) implements Done<C> {}

    record Turned<C>(long tick, long salt) implements Done<C> {}
  }

  void begin(Seed with) {
    seed = with;
    dreamt = false;
    done.clear();
  }

  Seed seed() {
    return seed;
  }

  void chose(long tick, Seat seat, C choice) {
    done.add(new Done.Chose<>(tick, seat, choice));
  }

  Episode<C> forked(Fork luck, long tick) {
    Episode<C> other = new Episode<>();
    other.seed = seed;
    other.done.addAll(done);
    other.dreamt = dreamt || luck instanceof Fork.Dream;
    if (luck instanceof Fork.NewLuck(long salt)) other.done.add(new Done.Turned<>(tick, salt));
    return other;
  }

  <S, E extends Event> void save(
      Path file, Kernel<S, C, E> kernel, RunSpec spec, List<String> bots, long until) {
    if (dreamt) throw new BadInputException("what was dealt in a dream has no journal");
    RunSpec seeded = spec.withSeed(seed);
    HeldMatch match = FileMatch.create(file, Table.header(seeded, seating(spec, bots)));
    try (LiveRun<S, C, E> live =
        LiveRun.begin(kernel, seeded, Optional.of(match), Optional.empty())) {
      Session<S, C, E> session = live.session();
      for (Done<C> one : done) {
        pass(session, one.tick());
        switch (one) {
          case Done.Turned<C>(_, long salt) -> session.turnLuck(salt);
          case Done.Chose<C>(_, Seat seat, C choice) -> {
            Applied<S, C, E> applied =
                session.submit(new Answer<>(session.run().promptId(), seat, choice));
            if (!applied.success())
              throw new IllegalStateException(choice + ": " + applied.errors().getFirst());
          }
        }
      }
      pass(session, until);
    }
  }

  private static void pass(Session<?, ?, ?> session, long until) {
    while (session.status() instanceof Status.Running<?> && session.tick() < until)
      session.advance((int) Math.min(TICKS_AT_ONCE, until - session.tick()));
  }

  private static Seating seating(RunSpec spec, List<String> bots) {
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < spec.seats(); seat++)
      chairs.add(
          bots.isEmpty() || bots.get(seat).isEmpty()
              ? new Chair.Person("")
              : new Chair.Bot(bots.get(seat), ""));
    return new Seating(chairs);
  }
}
