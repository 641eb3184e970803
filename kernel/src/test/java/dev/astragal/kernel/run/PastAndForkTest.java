package dev.astragal.kernel.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.run.Lantern.Happening;
import dev.astragal.kernel.run.Lantern.Move;
import dev.astragal.kernel.run.Lantern.State;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.SnapshotException;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Snapshots, rebuilding from events, forks and hashes; for a record state and an owned one. */
class PastAndForkTest {
  private static final Seed SEED = Seed.of(5);
  private static final Stream PLAYER = Stream.of("player");

  static List<Kernel<?, ?, ?>> kernels() {
    return List.of(Lantern.kernel(), Furnace.kernel());
  }

  @ParameterizedTest
  @MethodSource("kernels")
  <S, C extends Choice, E extends Event> void aSnapshotAtAnyStepGoesOnAsTheRunDoes(
      Kernel<S, C, E> kernel) {
    Run<S, C, E> run = kernel.begin(SEED);
    Rng player = player();
    while (!over(run)) {
      Run<S, C, E> restored = kernel.restore(SEED, run.snapshot());
      assertThat(restored.hash()).isEqualTo(run.hash());
      assertThat(restored.snapshot()).isEqualTo(run.snapshot());
      assertThat(restored.view()).isEqualTo(run.view());
      step(restored, player.copy());
      step(run, player);
      assertThat(restored.hash()).isEqualTo(run.hash());
      assertThat(restored.eventsBefore() + restored.events().size())
          .isEqualTo(run.eventsBefore() + run.events().size());
    }
  }

  @ParameterizedTest
  @MethodSource("kernels")
  <S, C extends Choice, E extends Event> void aBrokenSnapshotIsRefused(Kernel<S, C, E> kernel) {
    byte[] snapshot = kernel.begin(SEED).snapshot();
    for (int length = 0; length < snapshot.length; length++) {
      byte[] cut = Arrays.copyOf(snapshot, length);
      assertThatThrownBy(() -> kernel.restore(SEED, cut)).isInstanceOf(SnapshotException.class);
    }
    byte[] longer = Arrays.copyOf(snapshot, snapshot.length + 1);
    assertThatThrownBy(() -> kernel.restore(SEED, longer)).isInstanceOf(SnapshotException.class);
    byte[] negative = snapshot.clone();
    negative[7] = (byte) 0x80;
    assertThatThrownBy(() -> kernel.restore(SEED, negative))
        .hasMessage("not a snapshot: a clock runs below zero");
  }

  @Test
  void aSnapshotOfAnotherGameIsRefused() {
    byte[] snapshot = Lantern.kernel().begin(SEED).snapshot();
    assertThatThrownBy(() -> Furnace.kernel().restore(SEED, snapshot))
        .hasMessage("not a snapshot: 2 stream positions, not 1");
  }

  @ParameterizedTest
  @MethodSource("kernels")
  <S, C extends Choice, E extends Event> void eventsAloneRebuildEveryStep(Kernel<S, C, E> kernel) {
    Run<S, C, E> run = kernel.begin(SEED);
    Run<S, C, E> rebuilt = kernel.begin(SEED);
    Rng player = player();
    while (!over(run)) {
      step(run, player);
      rebuilt.rebuild(run.lastStep());
      assertThat(rebuilt.hash()).isEqualTo(run.hash());
      assertThat(rebuilt.snapshot()).isEqualTo(run.snapshot());
      assertThat(rebuilt.view()).isEqualTo(run.view());
    }
    assertThat(run.inputs() + run.tick()).isGreaterThan(5);
  }

  @ParameterizedTest
  @MethodSource("kernels")
  <S, C extends Choice, E extends Event> void theSameLuckGoesOnWithTheSameDice(
      Kernel<S, C, E> kernel) {
    Run<S, C, E> run = somewhere(kernel);
    Run<S, C, E> fork = run.fork(new Fork.SameLuck());
    assertThat(fork.hash()).isEqualTo(run.hash());
    playOn(fork);
    playOn(run);
    assertThat(fork.hash()).isEqualTo(run.hash());
  }

  @ParameterizedTest
  @MethodSource("kernels")
  <S, C extends Choice, E extends Event> void newLuckKeepsTheStateAndChangesTheDice(
      Kernel<S, C, E> kernel) {
    Run<S, C, E> run = somewhere(kernel);
    Run<S, C, E> fork = run.fork(new Fork.NewLuck(1));
    Run<S, C, E> again = run.fork(new Fork.NewLuck(1));
    assertThat(fork.view()).isEqualTo(run.view());
    assertThat(fork.tick()).isEqualTo(run.tick());
    assertThat(fork.inputs()).isEqualTo(run.inputs());
    assertThat(fork.hash()).isNotEqualTo(run.hash());
    assertOtherDice(fork, run);
    assertOtherDice(fork, run.fork(new Fork.NewLuck(2)));
    playOn(fork);
    playOn(again);
    assertThat(again.hash()).isEqualTo(fork.hash());
  }

  @ParameterizedTest
  @MethodSource("kernels")
  <S, C extends Choice, E extends Event> void aDreamHasOtherDiceAndDealsSecretsAnew(
      Kernel<S, C, E> kernel) {
    String secret = kernel.manifest().id().equals("lantern") ? "hidden" : "secret";
    Run<S, C, E> run = somewhere(kernel);
    long hash = run.hash();
    Run<S, C, E> dream = run.fork(new Fork.Dream(Seat.of(0), 3));
    assertThat(at(run, secret)).isEqualTo(Tree.of(7));
    assertThat(at(dream, secret)).isNotEqualTo(Tree.of(7));
    assertThat(TreePath.parse(secret).replace(dream.view(), Tree.of(7))).isEqualTo(run.view());
    assertThat(at(run.fork(new Fork.Dream(Seat.of(0), 3)), secret)).isEqualTo(at(dream, secret));
    assertThat(at(run.fork(new Fork.Dream(Seat.of(0), 4)), secret)).isNotEqualTo(at(dream, secret));
    assertOtherDice(dream, run);
    playOn(dream);
    assertThat(run.hash()).isEqualTo(hash);
  }

  @ParameterizedTest
  @MethodSource("kernels")
  <S, C extends Choice, E extends Event> void aForkNeverDisturbsTheRunItCameFrom(
      Kernel<S, C, E> kernel) {
    Run<S, C, E> run = somewhere(kernel);
    String before = GateTest.fingerprint(run);
    playOn(run.fork(new Fork.SameLuck()));
    playOn(run.fork(new Fork.NewLuck(9)));
    playOn(run.fork(new Fork.Dream(Seat.of(0), 9)));
    assertThat(GateTest.fingerprint(run)).isEqualTo(before);
  }

  @Test
  void aForkNumbersItsEventsOnFromTheRun() {
    Run<State, Move, Happening> run = Lantern.kernel().begin(SEED);
    run.advance(4);
    Run<State, Move, Happening> fork = run.copy();
    fork.passTime();
    run.passTime();
    assertThat(fork.eventsBefore()).isEqualTo(4).isEqualTo(run.eventsBefore());
  }

  @Test
  void theHashCoversSeedStateTimeInputsAndLuck() {
    Kernel<State, Move, Happening> kernel = Lantern.kernel();
    Run<State, Move, Happening> run = kernel.begin(SEED);
    assertThat(kernel.begin(Seed.of(6)).hash()).isNotEqualTo(run.hash());
    Step<Happening> here = run.lastStep();
    Run<State, Move, Happening> same = kernel.begin(SEED);
    same.rebuild(here);
    assertThat(same.hash()).isEqualTo(run.hash());
    List<Step<Happening>> elsewhere =
        List.of(
            new Step<>(List.of(), 1, here.inputs(), here.idleTicks(), here.luck()),
            new Step<>(List.of(), here.tick(), 1, here.idleTicks(), here.luck()),
            new Step<>(List.of(), here.tick(), here.inputs(), 1, here.luck()),
            new Step<>(List.of(), here.tick(), here.inputs(), here.idleTicks(), List.of(0L, 1L)),
            new Step<>(
                List.of(new Happening.Refilled(1)),
                here.tick(),
                here.inputs(),
                here.idleTicks(),
                here.luck()));
    for (Step<Happening> step : elsewhere) {
      Run<State, Move, Happening> other = kernel.begin(SEED);
      other.rebuild(step);
      assertThat(other.hash()).isNotEqualTo(run.hash());
    }
  }

  @Test
  void aStateReadFromItsViewIsTheSameState() {
    for (Kernel<?, ?, ?> kernel : kernels()) {
      Run<?, ?, ?> run = somewhere(kernel);
      assertThat(run.withState(run.view()).hash()).isEqualTo(run.hash());
    }
  }

  private static Rng player() {
    return Luck.of(SEED.key(), List.of(PLAYER)).stream(PLAYER);
  }

  private static boolean over(Run<?, ?, ?> run) {
    return run.status() instanceof Status.Finished<?>;
  }

  /** One tick, or the first answer the rules accept among a few random ones. */
  private static <S, C extends Choice, E extends Event> void step(Run<S, C, E> run, Rng player) {
    if (run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)) {
      C choice =
          prompt
              .choices(prompt.firstSeat())
              .get(player.below(Math.min(2, prompt.choices(prompt.firstSeat()).size())));
      run.choose(prompt.firstSeat(), choice);
    } else {
      run.passTime();
    }
  }

  private static <S, C extends Choice, E extends Event> Run<S, C, E> somewhere(
      Kernel<S, C, E> kernel) {
    Run<S, C, E> run = kernel.begin(SEED);
    Rng player = player();
    for (int i = 0; i < 4; i++) step(run, player);
    return run;
  }

  private static <S, C extends Choice, E extends Event> void playOn(Run<S, C, E> run) {
    Rng player = player();
    for (int i = 0; i < 4 && !over(run); i++) step(run, player);
  }

  private static void assertOtherDice(Run<?, ?, ?> one, Run<?, ?, ?> other) {
    for (Stream stream : one.luck().streams()) {
      assertThat(one.luck().copy().stream(stream).ints(8).toArray())
          .isNotEqualTo(other.luck().copy().stream(stream).ints(8).toArray());
    }
  }

  private static Tree at(Run<?, ?, ?> run, String path) {
    return TreePath.parse(path).find(run.view()).orElseThrow();
  }
}
