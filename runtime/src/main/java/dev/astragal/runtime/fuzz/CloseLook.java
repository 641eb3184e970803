package dev.astragal.runtime.fuzz;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.audit.HiddenEvents;
import dev.astragal.runtime.audit.Secrecy;
import dev.astragal.runtime.audit.SecretChoice;
import dev.astragal.runtime.audit.ToldDeals;
import dev.astragal.runtime.player.Players;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What costs too much to be looked at after every step of every run: secrets, copies and snapshots.
 */
final class CloseLook<S, C extends Choice, E extends Event> {
  /** Secrets are looked for at one position in so many: it costs more than everything else. */
  private static final int SECRETS_SELDOM = 4;

  /** One step in so many is also done by a run that was written down and read again. */
  private static final int BESIDE_SELDOM = 8;

  private final Kernel<S, C, E> kernel;
  private final Seed seed;
  private final Care care;
  private final Rng rng;
  private final HiddenEvents hidden = new HiddenEvents();
  private final ToldDeals deals = new ToldDeals();

  /** How closely one looks. */
  enum Care {
    /** Here and there. */
    SOME,
    /** And, over the whole game, whether what is dealt stays as secret as redeal has it. */
    DEALS,
    /** Everywhere, so that a shorter run does not fail to show what a longer one did. */
    ALL
  }

  /**
   * Runs at the moment before a step: one that nothing is to happen to, and one that was written
   * down, read again, and does the same step.
   */
  record Beside<S, C extends Choice, E extends Event>(
      Run<S, C, E> kept, long hash, Run<S, C, E> restored) {}

  CloseLook(Kernel<S, C, E> kernel, Seed seed, Care care) {
    this.kernel = kernel;
    this.seed = seed;
    this.care = care;
    this.rng = Players.luck(seed, 1);
  }

  /** What is wrong at a position. */
  Optional<String> at(Run<S, C, E> run) {
    return switch (run.status()) {
      case Status.Awaiting<C>(Prompt<C> prompt) ->
          care == Care.ALL ? anyLeak(run, prompt) : leak(run, prompt);
      case Status.Finished<C> _ -> hidden.leak();
      case Status.Running<C> _ -> Optional.empty();
    };
  }

  private Optional<String> leak(Run<S, C, E> run, Prompt<C> prompt) {
    if (rng.below(SECRETS_SELDOM) != 0) return Optional.empty();
    Seat viewer = Seat.of(rng.below(kernel.setup().seats() + 1) - 1);
    return Secrecy.leak(run, viewer, rng)
        .or(() -> SecretChoice.leak(run, FuzzRun.asked(prompt, rng), rng));
  }

  private Optional<String> anyLeak(Run<S, C, E> run, Prompt<C> prompt) {
    Optional<String> leak = Optional.empty();
    for (int viewer = -1; viewer < kernel.setup().seats() && leak.isEmpty(); viewer++)
      leak = Secrecy.leak(run, Seat.of(viewer), rng);
    for (Seat mover : prompt.seats()) if (leak.isEmpty()) leak = SecretChoice.leak(run, mover, rng);
    return leak;
  }

  /** The runs beside one that is about to do a step, where that step is looked at. */
  Optional<Beside<S, C, E>> before(Run<S, C, E> run, int step) {
    if (care == Care.SOME && step % BESIDE_SELDOM != 0) return Optional.empty();
    Run<S, C, E> kept = run.copy();
    return Optional.of(new Beside<>(kept, kept.hash(), kernel.restore(seed, run.snapshot())));
  }

  /** What is wrong with the step that {@code run} has done; {@code same} does it again. */
  Optional<String> after(Beside<S, C, E> beside, Run<S, C, E> run, Consumer<Run<S, C, E>> same) {
    if (beside.kept.hash() != beside.hash)
      return Optional.of("what happens to a run happens to a copy of it: " + run.events());
    same.accept(beside.restored);
    if (differ(beside.restored, run)) {
      Run<S, C, E> again = beside.kept.copy();
      same.accept(again);
      return Optional.of(
          differ(again, run)
              ? Fuzz.DIFFERENTLY + told(run, again)
              : "a restored snapshot goes on otherwise" + told(run, beside.restored));
    }
    if (care == Care.SOME) return Optional.empty();
    hidden.look(beside.kept, run, rng);
    return deals.leak(beside.kept, run, rng);
  }

  private static boolean differ(Run<?, ?, ?> one, Run<?, ?, ?> other) {
    return !one.events().equals(other.events()) || one.hash() != other.hash();
  }

  private static String told(Run<?, ?, ?> one, Run<?, ?, ?> other) {
    return ": " + one.events() + " against " + other.events();
  }
}
