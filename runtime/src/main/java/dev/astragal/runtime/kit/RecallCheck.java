package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.runtime.learn.Recollection;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What a learner recalls depends on nothing its seat may not know: in another world in which it has
 * seen and done the same, it recalls the same.
 */
final class RecallCheck implements Check {
  private static final int INPUTS_BEFORE = 12;
  private static final int CHOICES_AFTER = 8;
  private static final int OTHERS_INPUTS = 40;

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
      compare(run, Seat.of(viewer), sample, rng);
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

  /** The real world, and one in which whatever the viewer cannot see is dealt anew. */
  private static <S, C extends Choice, E extends Event> void compare(
      Run<S, C, E> run, Seat viewer, Recollection<S, C, E> sample, Rng rng) {
    Run<S, C, E> dealtAnew = run.fork(new Fork.Dream(viewer, rng.below(1 << 20)));
    World<S, C, E> real = new World<>(run, viewer, sample.anew());
    World<S, C, E> dream = new World<>(dealtAnew, viewer, sample.anew());
    for (int i = 0; i < CHOICES_AFTER; i++) {
      real.goOn(rng);
      dream.goOn(rng);
      if (!real.views.equals(dream.views)) return;
      if (!Arrays.equals(real.recalled(), dream.recalled()))
        throw new ContractBroken(viewer + " recalls what it may not know");
      if (!(run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)) || !prompt.asks(viewer))
        return;
      C choice = prompt.choices(viewer).sample(rng);
      real.choose(choice);
      if (!dream.choose(choice)) return;
    }
  }

  /** One world, and what the viewer has seen and done in it; the same seen again is not new. */
  private static final class World<S, C extends Choice, E extends Event> {
    private final Run<S, C, E> run;
    private final Seat viewer;
    private final Recollection<S, C, E> recollection;
    private final List<Object> views = new ArrayList<>();

    World(Run<S, C, E> run, Seat viewer, Recollection<S, C, E> recollection) {
      this.run = run;
      this.viewer = viewer;
      this.recollection = recollection;
    }

    /** Others do something until the viewer is asked, unlike often in each world. */
    void goOn(Rng rng) {
      for (int i = 0; i < OTHERS_INPUTS; i++) {
        pass(run);
        recollection.look(run);
        View view = new View(run.kernel().rules().present(run.state(), viewer), question());
        if (views.isEmpty() || !views.getLast().equals(view)) views.add(view);
        if (!view.question.isEmpty() || !RecallCheck.choose(run, rng)) return;
      }
    }

    private String question() {
      return switch (run.status()) {
        case Status.Awaiting<C>(Prompt<C> prompt) ->
            prompt.asks(viewer) ? prompt.kind() + prompt.why() : "";
        case Status.Finished<C> _ -> "over";
        case Status.Running<C> _ -> "";
      };
    }

    /** False where it is not on offer in this world. */
    boolean choose(C choice) {
      if (!(run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt))
          || prompt.choices(viewer).refusal(choice).isPresent()) return false;
      recollection.chose(viewer, choice);
      views.add(choice);
      run.choose(viewer, choice);
      return true;
    }

    float[] recalled() {
      return recollection.of(viewer);
    }

    private record View(Screen screen, String question) {}
  }
}
