package dev.astragal.runtime.audit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * States that differ only in what a seat may not know give it equal views, prompts and logs. The
 * game's own {@code redeal} makes such states, so a field that is shown but re-dealt is a leak.
 */
public final class Secrecy {
  private Secrecy() {}

  /** What {@code viewer} can tell at this position and must not. */
  public static <S, C extends Choice, E extends Event> Optional<String> leak(
      Run<S, C, E> run, Seat viewer, Rng rng) {
    Run<S, C, E> dream = run.fork(new Fork.Dream(viewer, rng.nextLong()));
    return leader(run, dream, viewer)
        .or(() -> view(run, dream, viewer))
        .or(() -> features(run, dream, viewer))
        .or(() -> preview(run, dream, viewer, rng))
        .or(() -> log(run, dream, viewer, rng));
  }

  /** Nothing is hidden from whoever leads a game. */
  private static Optional<String> leader(Run<?, ?, ?> run, Run<?, ?, ?> dream, Seat seat) {
    boolean leads = run.kernel().manifest().led() && seat.equals(Seat.first());
    return leads && dream.stateHash() != run.stateHash()
        ? Optional.of("something is hidden from " + seat + ", which leads the game")
        : Optional.empty();
  }

  private static <S, C extends Choice, E extends Event> Optional<String> view(
      Run<S, C, E> run, Run<S, C, E> dream, Seat seat) {
    Rules<S, C, E> rules = run.kernel().rules();
    Optional<String> shown =
        differing(rules.present(run.state(), seat), rules.present(dream.state(), seat));
    if (shown.isPresent())
      return Optional.of(
          seat
              + " sees a secret on its screen, "
              + shown.get()
              + ", at input "
              + run.inputs()
              + ", tick "
              + run.tick());
    if (dream.status().getClass() != run.status().getClass())
      return Optional.of(seat + " can tell a secret from whether the game goes on");
    if (!(run.status() instanceof Status.Awaiting<C>(Prompt<C> real))
        || !(dream.status() instanceof Status.Awaiting<C>(Prompt<C> dreamt)))
      return Optional.empty();
    if (!real.seats().equals(dreamt.seats()) || !real.kind().equals(dreamt.kind()))
      return Optional.of(seat + " can tell a secret from who is asked");
    if (!real.heard(seat).list().equals(dreamt.heard(seat).list()))
      return Optional.of(seat + " can tell a secret from what it may do unasked");
    if (!real.asks(seat)) return words(run, dream, real.heard(seat).list(), seat);
    if (!(real.choices(seat).list().equals(dreamt.choices(seat).list())
        && real.why().equals(dreamt.why())))
      return Optional.of(
          seat + " can tell a secret from what it may choose at prompt '" + real.kind() + "'");
    return words(run, dream, real.choices(seat).list(), seat);
  }

  private static <S, C extends Choice, E extends Event> Optional<String> words(
      Run<S, C, E> run, Run<S, C, E> dream, List<C> offered, Seat seat) {
    Rules<S, C, E> rules = run.kernel().rules();
    for (C choice : offered)
      if (!rules.word(run.state(), choice, seat).equals(rules.word(dream.state(), choice, seat)))
        return Optional.of(seat + " can tell a secret from how " + choice + " reads");
    return Optional.empty();
  }

  /** Numbers for learners say no more than the screen, and are always as many. */
  private static <S, C extends Choice, E extends Event> Optional<String> features(
      Run<S, C, E> run, Run<S, C, E> dream, Seat seat) {
    List<Feature> real = features(run.kernel(), run.state(), seat);
    List<Feature> dreamt = features(run.kernel(), dream.state(), seat);
    List<Feature> first =
        features(run.kernel(), run.kernel().rules().begin(run.kernel().setup()), seat);
    if (!names(first).equals(names(real)) || !names(first).equals(names(dreamt)))
      return Optional.of("the features of " + seat + " are not always the same ones");
    for (int i = 0; i < real.size(); i++)
      if (real.get(i).value != dreamt.get(i).value)
        return Optional.of(
            seat + " can tell a secret from its feature " + i + ", " + real.get(i).name);
    return Optional.empty();
  }

  private record Feature(String name, long value) {}

  private static <S, C extends Choice, E extends Event> List<Feature> features(
      Kernel<S, C, E> kernel, S state, Seat seat) {
    List<Feature> all = new ArrayList<>();
    kernel.rules().features(state, seat, (name, value) -> all.add(new Feature(name, value)));
    return all;
  }

  private static List<String> names(List<Feature> features) {
    return features.stream().map(Feature::name).toList();
  }

  private static <S, C extends Choice, E extends Event> Optional<String> preview(
      Run<S, C, E> run, Run<S, C, E> dream, Seat seat, Rng rng) {
    if (!(run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)) || !prompt.asks(seat))
      return Optional.empty();
    C choice = prompt.choices(seat).sample(rng);
    Rules<S, C, E> rules = run.kernel().rules();
    Screen shown = rules.preview(run.state(), choice, seat);
    Optional<String> differs = differing(shown, rules.preview(dream.state(), choice, seat));
    if (differs.isPresent())
      return Optional.of(
          seat + " sees a secret while it considers " + choice + ", " + differs.get());
    return ids(shown).equals(ids(rules.present(run.state(), seat)))
        ? Optional.empty()
        : Optional.of("considering " + choice + " shows other panels than before");
  }

  private static List<String> ids(Screen screen) {
    return screen.panels().stream().map(Panel::id).toList();
  }

  /** The first panel in which two screens differ. */
  private static Optional<String> differing(Screen one, Screen other) {
    if (one.equals(other)) return Optional.empty();
    for (int i = 0; i < Math.min(one.panels().size(), other.panels().size()); i++)
      if (!one.panels().get(i).equals(other.panels().get(i)))
        return Optional.of("in panel '" + one.panels().get(i).id() + "'");
    return Optional.of("in its panels");
  }

  /**
   * If a seat's view is the same before and after a step, what it is told of the step must be the
   * same too.
   */
  private static <S, C extends Choice, E extends Event> Optional<String> log(
      Run<S, C, E> run, Run<S, C, E> dream, Seat seat, Rng rng) {
    if (!(run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt))) return Optional.empty();
    Run<S, C, E> real = run.copy();
    Seat mover = rng.pick(prompt.seats());
    C choice = prompt.choices(mover).sample(rng);
    if (!(dream.status() instanceof Status.Awaiting<C>(Prompt<C> dreamt))
        || dreamt.choices(mover).refusal(choice).isPresent()) return Optional.empty();
    real.choose(mover, choice);
    dream.choose(mover, choice);
    Rules<S, C, E> rules = real.kernel().rules();
    if (!rules.present(real.state(), seat).equals(rules.present(dream.state(), seat)))
      return Optional.empty();
    if (real.events().size() != dream.events().size()) return Optional.empty();
    List<Event> told = told(real.events(), seat);
    List<Event> dreamtOf = told(dream.events(), seat);
    boolean onlyLuckDiffers = told.size() == dreamtOf.size() && drewLuck(run, real);
    return onlyLuckDiffers || told.equals(dreamtOf)
        ? Optional.empty()
        : Optional.of(seat + " is told a secret: " + told + " against " + dreamtOf);
  }

  static boolean drewLuck(Run<?, ?, ?> before, Run<?, ?, ?> after) {
    return !before.luck().positions().equals(after.luck().positions());
  }

  /** What a seat learns of events. */
  static List<Event> told(List<? extends Event> events, Seat seat) {
    return events.stream().flatMap(event -> event.seenBy(seat).stream()).toList();
  }
}
