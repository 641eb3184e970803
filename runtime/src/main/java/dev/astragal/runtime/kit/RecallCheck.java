package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.learn.Recollection;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;
import java.util.Arrays;

/**
 * What a learner recalls depends on nothing its seat may not know: in another world in which it has
 * seen and done the same, it recalls the same.
 */
final class RecallCheck implements Check {
  private static final int INPUTS_BEFORE = 12;
  private static final int INPUTS_AFTER = 12;

  @Override
  public String name() {
    return "recall";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    if (spec.seats() > Math.max(2, kernel.manifest().seatsMin())) return;
    Recollection<S, C, E> sample = Recollection.brief(kernel);
    Rng rng = Players.luck(spec.seed(), 2);
    for (int viewer = 0; viewer < spec.seats(); viewer++) {
      Run<S, C, E> run = kernel.begin(spec.seed());
      pass(run);
      for (int i = rng.below(INPUTS_BEFORE); i > 0 && choose(run, rng); i--) pass(run);
      new TwoWorlds<>(run, Seat.of(viewer), sample, rng).compare();
    }
  }

  private static void pass(Run<?, ?, ?> run) {
    while (run.status() instanceof Status.Running<?>) run.passTime();
  }

  private static <C extends Choice> boolean choose(Run<?, C, ?> run, Rng rng) {
    if (!(run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt))) return false;
    Seat seat = prompt.firstSeat();
    run.choose(seat, prompt.choices(seat).sample(rng));
    return true;
  }

  /** The real one, and one in which whatever the viewer cannot see is dealt anew. */
  private static final class TwoWorlds<S, C extends Choice, E extends Event> {
    private final Run<S, C, E> real;
    private final Run<S, C, E> dream;
    private final Recollection<S, C, E> ofReal;
    private final Recollection<S, C, E> ofDream;
    private final Seat viewer;
    private final Rng rng;

    TwoWorlds(Run<S, C, E> run, Seat viewer, Recollection<S, C, E> sample, Rng rng) {
      this.real = run;
      this.dream = run.fork(new Fork.Dream(viewer, rng.below(1 << 20)));
      this.ofReal = sample.anew();
      this.ofDream = sample.anew();
      this.viewer = viewer;
      this.rng = rng;
    }

    void compare() {
      for (int i = 0; i < INPUTS_AFTER && seenAlike(); i++) {
        ofReal.look(real);
        ofDream.look(dream);
        if (!Arrays.equals(ofReal.of(viewer), ofDream.of(viewer)))
          throw new ContractBroken(viewer + " recalls what it may not know");
        if (!step()) return;
        pass(real);
        pass(dream);
      }
    }

    /** Whoever watches does the same in both worlds, the others something. */
    private boolean step() {
      if (!(real.status() instanceof Status.Awaiting<C>(Prompt<C> asked))) return false;
      Seat seat = asked.firstSeat();
      if (!seat.equals(viewer)) return choose(real, rng) && choose(dream, rng);
      C choice = asked.choices(seat).sample(rng);
      if (!(dream.status() instanceof Status.Awaiting<C>(Prompt<C> same))) return false;
      Choices<C> offered = same.choices(seat);
      if (offered.refusal(choice).isPresent()) return false;
      ofReal.chose(seat, choice);
      ofDream.chose(seat, choice);
      real.choose(seat, choice);
      dream.choose(seat, choice);
      return true;
    }

    private boolean seenAlike() {
      return real.kernel()
              .rules()
              .present(real.state(), viewer)
              .equals(dream.kernel().rules().present(dream.state(), viewer))
          && question(real).equals(question(dream));
    }

    private String question(Run<S, C, E> run) {
      if (!(run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)))
        return run.status() instanceof Status.Finished<C> ? "over" : "";
      return prompt.asks(viewer) ? prompt.kind() + prompt.why() : "";
    }
  }
}
