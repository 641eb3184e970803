package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.runtime.library.RunSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * States that differ only in what a seat may not know give it equal views, prompts and logs. The
 * game's own {@code redeal} makes such states, so a field that is shown but re-dealt is a leak.
 */
final class SecrecyCheck implements Check {
  @Override
  public String name() {
    return "secrecy";
  }

  @Override
  public <S, C extends Choice, E extends Event> void run(Kernel<S, C, E> kernel, RunSpec spec) {
    RandomGame<S, C, E> game = new RandomGame<>(kernel, spec.seed());
    long salt = 0;
    do {
      for (int viewer = -1; viewer < spec.seats(); viewer++) {
        Seat seat = Seat.of(viewer);
        Run<S, C, E> dream = game.run().fork(new Fork.Dream(seat, salt++));
        sameView(game.run(), dream, seat);
        samePreview(game, dream, seat);
        sameLog(game, dream, seat);
      }
    } while (game.step());
  }

  private static <S, C extends Choice, E extends Event> void sameView(
      Run<S, C, E> run, Run<S, C, E> dream, Seat seat) {
    ContractBroken.unless(
        run.kernel()
            .rules()
            .present(dream.state(), seat)
            .equals(run.kernel().rules().present(run.state(), seat)),
        seat + " sees a secret on its screen at input " + run.inputs() + ", tick " + run.tick());
    ContractBroken.unless(
        dream.status().getClass() == run.status().getClass(),
        seat + " can tell a secret from whether the game goes on");
    if (run.status() instanceof Status.Awaiting<C>(Prompt<C> real)
        && dream.status() instanceof Status.Awaiting<C>(Prompt<C> dreamt)) {
      ContractBroken.unless(
          real.seats().equals(dreamt.seats()) && real.kind().equals(dreamt.kind()),
          seat + " can tell a secret from who is asked");
      if (real.asks(seat)) {
        ContractBroken.unless(
            real.choices(seat).list().equals(dreamt.choices(seat).list())
                && real.why().equals(dreamt.why()),
            seat + " can tell a secret from what it may choose at prompt '" + real.kind() + "'");
      }
    }
  }

  private static <S, C extends Choice, E extends Event> void samePreview(
      RandomGame<S, C, E> game, Run<S, C, E> dream, Seat seat) {
    if (!(game.run().status() instanceof Status.Awaiting<C>(Prompt<C> prompt))
        || !prompt.asks(seat)) return;
    C choice = prompt.choices(seat).sample(game.rng().copy());
    var kernel = game.run().kernel();
    Screen shown = kernel.rules().preview(game.run().state(), choice, seat);
    ContractBroken.unless(
        shown.equals(kernel.rules().preview(dream.state(), choice, seat)),
        seat + " sees a secret while it considers " + choice);
    ContractBroken.unless(
        ids(shown).equals(ids(kernel.rules().present(game.run().state(), seat))),
        "considering " + choice + " shows other panels than before");
  }

  private static List<String> ids(Screen screen) {
    return screen.panels().stream().map(Panel::id).toList();
  }

  /**
   * If a seat's view is the same before and after a step, what it is told of the step must be the
   * same too.
   */
  private static <S, C extends Choice, E extends Event> void sameLog(
      RandomGame<S, C, E> game, Run<S, C, E> dream, Seat seat) {
    if (!(game.run().status() instanceof Status.Awaiting<C>(Prompt<C> prompt))) return;
    Run<S, C, E> real = game.run().copy();
    Seat mover = prompt.firstSeat();
    C choice = prompt.choices(mover).sample(game.rng().copy());
    if (!(dream.status() instanceof Status.Awaiting<C>(Prompt<C> dreamt))
        || dreamt.choices(mover).refusal(choice).isPresent()) return;
    real.choose(mover, choice);
    dream.choose(mover, choice);
    var present = real.kernel().rules();
    if (!present.present(real.state(), seat).equals(present.present(dream.state(), seat))) return;
    if (real.events().size() != dream.events().size()) return;
    List<Event> told = told(real.events(), seat);
    List<Event> dreamtOf = told(dream.events(), seat);
    boolean onlyLuckDiffers = told.size() == dreamtOf.size() && drewLuck(game.run(), real);
    ContractBroken.unless(
        onlyLuckDiffers || told.equals(dreamtOf),
        seat + " is told a secret: " + told + " against " + dreamtOf);
  }

  private static boolean drewLuck(Run<?, ?, ?> before, Run<?, ?, ?> after) {
    return !before.luck().positions().equals(after.luck().positions());
  }

  private static List<Event> told(List<? extends Event> events, Seat seat) {
    List<Event> told = new ArrayList<>();
    for (Event event : events) {
      Optional<Event> seen = event.seenBy(seat);
      seen.ifPresent(told::add);
    }
    return told;
  }
}
