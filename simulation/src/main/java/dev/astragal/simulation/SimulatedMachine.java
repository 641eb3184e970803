package dev.astragal.simulation;

import dev.astragal.runtime.machine.Machine;
import java.time.Duration;
import java.time.Instant;
import java.util.random.RandomGenerator;

/** The machine of one program: made-up time, a clock that somebody may set, and seeded secrets. */
final class SimulatedMachine implements Machine {
  private static final Instant BEGINNING = Instant.parse("2030-01-01T00:00:00Z");

  private final Schedule schedule;
  private final Program program;
  private final RandomGenerator luck;
  private Duration wrong = Duration.ZERO;

  SimulatedMachine(Schedule schedule, Program program, RandomGenerator luck) {
    this.schedule = schedule;
    this.program = program;
    this.luck = luck;
  }

  /** Somebody sets the clock. */
  void set(Duration by) {
    wrong = wrong.plus(by);
  }

  @Override
  public Instant now() {
    return BEGINNING.plusNanos(schedule.now()).plus(wrong);
  }

  @Override
  public long nanos() {
    return schedule.now();
  }

  @Override
  public void start(Runnable work) {
    schedule.after(0, program, work);
  }

  @Override
  public void after(Duration wait, Runnable work) {
    schedule.after(wait.toNanos(), program, work);
  }

  @Override
  public void guard(byte[] secret) {
    luck.nextBytes(secret);
  }
}
