package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rules;
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
        ContractBroken.unless(
            !kernel.manifest().led()
                || !seat.equals(Seat.first())
                || dream.stateHash() == game.run().stateHash(),
            "something is hidden from " + seat + ", which leads the game");
        sameView(game.run(), dream, seat);
        samePreview(game, dream, seat);
        sameLog(game, dream, seat);
      }
      sameWhateverOthersAnswer(game);
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
      ContractBroken.unless(
          real.heard(seat).list().equals(dreamt.heard(seat).list()),
          seat + " can tell a secret from what it may do unasked");
      sameWords(run, dream, real.heard(seat).list(), seat);
      if (real.asks(seat)) {
        ContractBroken.unless(
            real.choices(seat).list().equals(dreamt.choices(seat).list())
                && real.why().equals(dreamt.why()),
            seat + " can tell a secret from what it may choose at prompt '" + real.kind() + "'");
        sameWords(run, dream, real.choices(seat).list(), seat);
      }
    }
  }

  private static <S, C extends Choice, E extends Event> void sameWords(
      Run<S, C, E> run, Run<S, C, E> dream, List<C> offered, Seat seat) {
    Rules<S, C, E> rules = run.kernel().rules();
    for (C choice : offered)
      ContractBroken.unless(
          rules.word(run.state(), choice, seat).equals(rules.word(dream.state(), choice, seat)),
          seat + " can tell a secret from how " + choice + " reads");
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

  /**
   * What somebody answers while others are still asked is a secret: whichever of its choices a seat
   * takes, nobody else sees, hears or is asked anything different.
   */
  private static <S, C extends Choice, E extends Event> void sameWhateverOthersAnswer(
      RandomGame<S, C, E> game) {
    if (!(game.run().status() instanceof Status.Awaiting<C>(Prompt<C> prompt))
        || prompt.seats().size() < 2) return;
    for (Seat mover : prompt.seats()) sameWhateverItAnswers(game, prompt, mover);
  }

  private static <S, C extends Choice, E extends Event> void sameWhateverItAnswers(
      RandomGame<S, C, E> game, Prompt<C> prompt, Seat mover) {
    List<C> choices = prompt.choices(mover).list();
    if (choices.size() < 2) return;
    int first = game.rng().copy().below(choices.size());
    Run<S, C, E> one = answered(game.run(), mover, choices.get(first));
    Run<S, C, E> other = answered(game.run(), mover, choices.get((first + 1) % choices.size()));
    if (!stands(one, prompt, game.run()) || !stands(other, prompt, game.run())) return;
    for (int viewer = -1; viewer < one.kernel().setup().seats(); viewer++) {
      Seat seat = Seat.of(viewer);
      if (seat.equals(mover)) continue;
      String leak = seat + " can tell what " + mover + " answers to '" + prompt.kind() + "': ";
      ContractBroken.unless(
          told(one.events(), seat).equals(told(other.events(), seat)),
          leak + told(one.events(), seat) + " against " + told(other.events(), seat));
      ContractBroken.unless(
          one.kernel()
              .rules()
              .present(one.state(), seat)
              .equals(one.kernel().rules().present(other.state(), seat)),
          leak + "its screen differs");
      ContractBroken.unless(
          one.promptId() == other.promptId() && asked(one, seat).equals(asked(other, seat)),
          leak + "it is asked otherwise");
    }
  }

  private static <S, C extends Choice, E extends Event> Run<S, C, E> answered(
      Run<S, C, E> run, Seat seat, C choice) {
    Run<S, C, E> after = run.copy();
    after.choose(seat, choice);
    return after;
  }

  /** Whether the same question is still open; once it is over, the rules may show everything. */
  private static <S, C extends Choice, E extends Event> boolean stands(
      Run<S, C, E> after, Prompt<C> prompt, Run<S, C, E> before) {
    return after.status() instanceof Status.Awaiting<C>(Prompt<C> now)
        && now.kind().equals(prompt.kind())
        && after.promptId() == before.promptId();
  }

  /** What a seat can tell of the question that stands. */
  private static <S, C extends Choice, E extends Event> List<Object> asked(
      Run<S, C, E> run, Seat seat) {
    if (!(run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)))
      return List.of(run.status().getClass());
    return List.of(
        prompt.kind(),
        prompt.seats(),
        prompt.asks(seat) ? List.of(prompt.why(), prompt.choices(seat).list()) : List.of());
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
