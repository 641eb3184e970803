package dev.astragal.kernel.run;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.CanonicalReader;
import dev.astragal.kernel.state.Owned;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.state.TreeReader;
import dev.astragal.kernel.state.TreeView;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * One game in one set-up, ready to be run. {@link #apply} is the only way in for a choice, {@link
 * #advance} the only way for time; neither ever changes the run it is given.
 *
 * <p>Whatever needs speed and owns its run, such as a bot or a sweep, uses the same steps in place,
 * on {@link Run}.
 */
public final class Kernel<S, C extends Choice, E extends Event> {
  private final Game<S, C, E> game;
  private final Rules<S, C, E> rules;
  private final Manifest manifest;
  private final Setup setup;
  private final StateCodec<S> codec;
  private final Shape<C> choiceShape;
  private final Shape<E> eventShape;

  private Kernel(Game<S, C, E> game, Rules<S, C, E> rules, Setup setup) {
    this.game = game;
    this.rules = rules;
    this.manifest = game.manifest();
    this.setup = setup;
    this.codec = codecOf(rules);
    this.choiceShape = shape(RulesTypes.choice(rules));
    this.eventShape = shape(RulesTypes.event(rules));
  }

  private Kernel(Kernel<S, C, E> other, Rules<S, C, E> rules) {
    this.game = other.game;
    this.rules = rules;
    this.manifest = other.manifest;
    this.setup = other.setup;
    this.codec = other.codec;
    this.choiceShape = other.choiceShape;
    this.eventShape = other.eventShape;
  }

  /**
   * The rules of {@code game} for {@code setup}; fails when the seats, or to the game its policy or
   * content, do not fit.
   */
  public static <S, C extends Choice, E extends Event> Kernel<S, C, E> of(
      Game<S, C, E> game, Setup setup) {
    Manifest manifest = game.manifest();
    if (setup.seats() < manifest.seatsMin() || setup.seats() > manifest.seatsMax()) {
      throw new IllegalArgumentException(
          manifest.id()
              + " is for "
              + manifest.seatsMin()
              + " to "
              + manifest.seatsMax()
              + " seats, not "
              + setup.seats());
    }
    return new Kernel<>(game, game.rules(setup), setup);
  }

  /** The same game in the same set-up under another version of its rules. */
  public Kernel<S, C, E> under(int version) {
    return version == setup.version() ? this : of(game, setup.under(manifest.known(version)));
  }

  /** The same with something in front of its rules, such as a watch that hears of every call. */
  public Kernel<S, C, E> through(UnaryOperator<Rules<S, C, E>> front) {
    return new Kernel<>(this, front.apply(rules));
  }

  public Game<S, C, E> game() {
    return game;
  }

  public Rules<S, C, E> rules() {
    return rules;
  }

  public Manifest manifest() {
    return manifest;
  }

  public Setup setup() {
    return setup;
  }

  public Shape<C> choiceShape() {
    return choiceShape;
  }

  public Shape<E> eventShape() {
    return eventShape;
  }

  /** A new run. */
  public Run<S, C, E> begin(Seed seed) {
    return new Run<>(this, rules.begin(setup), Luck.of(seed.key(), manifest.streams()));
  }

  /**
   * A run that goes on from a state which was made elsewhere, such as one a document describes. The
   * run owns {@code state} and {@code luck} from here on.
   */
  public Run<S, C, E> adopt(S state, Luck luck) {
    return new Run<>(this, state, luck);
  }

  /** A run from a snapshot taken of it earlier under the same seed. */
  public Run<S, C, E> restore(Seed seed, byte[] snapshot) {
    CanonicalReader in = new CanonicalReader(snapshot);
    Run<S, C, E> run = begin(seed);
    run.restore(in);
    in.end();
    return run;
  }

  /** A run as {@link Run#kept} kept it, with whatever version of the game that was. */
  public Run<S, C, E> restore(Tree kept) {
    TreeReader said = new TreeReader(kept);
    said.open("");
    Tree state =
        game.earlier()
            .state(said.int32("written"), ((Tree.Table) kept).get("state").orElse(Tree.none()));
    TreeReader in = new TreeReader(((Tree.Table) kept).with("state", state));
    in.open("");
    in.int32("written");
    long[] key = in.int64s("key");
    if (key.length != Luck.KEY_LONGS) throw in.refusal("a key has " + Luck.KEY_LONGS + " parts");
    Run<S, C, E> run = new Run<>(this, rules.begin(setup), Luck.of(key, manifest.streams()));
    run.restore(in);
    in.close();
    return run;
  }

  /** A choice as a program with that {@code version} of the game wrote it. */
  public C readChoice(Tree recorded, int version) {
    return game.earlier().choice(version, recorded).orElseGet(() -> choiceShape.read(recorded));
  }

  /** An event as a program with that {@code version} of the game wrote it. */
  public E readEvent(Tree recorded, int version) {
    return game.earlier().event(version, recorded).orElseGet(() -> eventShape.read(recorded));
  }

  /**
   * Carries out an answer on a copy. In this order: the state must be sound, the game not over, the
   * prompt the current one, the seat among those asked, the choice legal; then the rules run, and
   * the state must still be sound. A refused answer draws nothing and moves nothing.
   */
  public Applied<S, C, E> apply(Run<S, C, E> previous, Answer<C> answer) {
    List<Rejection> unsound = violations(previous.state(), "INVALID_STATE");
    if (!unsound.isEmpty()) return new Applied<>(previous, List.of(), false, unsound);
    Optional<Rejection> refusal = previous.refusal(answer);
    if (refusal.isPresent()) return refused(previous, answer, List.of(refusal.get()));
    Run<S, C, E> next = successor(previous);
    try {
      next.choose(answer.seat(), answer.choice());
    } catch (RefusedException e) {
      return refused(previous, answer, e.reasons());
    }
    List<Rejection> broken = violations(next.state(), "POST_INVARIANT_FAILED");
    if (!broken.isEmpty()) return refused(previous, answer, broken);
    return new Applied<>(next, next.keptEvents(), true, List.of());
  }

  /** Lets at most {@code maxTicks} units of time pass on a copy. */
  public Advanced<S, C, E> advance(Run<S, C, E> previous, int maxTicks) {
    Run<S, C, E> next = successor(previous);
    List<E> events = new ArrayList<>();
    Advance<C> advance = next.advance(maxTicks, run -> events.addAll(run.events()));
    return new Advanced<>(next, List.copyOf(events), advance.ticks(), advance.stop());
  }

  /** Every invariant the state of {@code run} breaks. */
  public List<Rejection> violations(Run<S, C, E> run) {
    return violations(run.state(), "INVALID_STATE");
  }

  /** A whole state as a tree, secrets included. */
  public Tree viewOf(S state) {
    TreeView view = new TreeView();
    codec.describe(state, view);
    return view.value();
  }

  /**
   * Everything that is wrong with a state, each under {@code code} followed by the invariant's own.
   */
  private List<Rejection> violations(S state, String code) {
    Violations found = new Violations();
    rules.check(state, found);
    if (found.isEmpty()) return List.of();
    return found.all().stream()
        .map(
            broken ->
                new Rejection(code, "[" + broken.code() + "] " + broken.message(), broken.path()))
        .toList();
  }

  StateCodec<S> codec() {
    return codec;
  }

  /**
   * A copy to be stepped in place of {@code previous}: a pause asked of one is owed by the other.
   */
  private Run<S, C, E> successor(Run<S, C, E> previous) {
    Run<S, C, E> next = previous.copy();
    if (previous.pauseRequested()) next.requestPause();
    return next;
  }

  private Applied<S, C, E> refused(
      Run<S, C, E> previous, Answer<C> answer, List<Rejection> reasons) {
    Run<S, C, E> next = successor(previous);
    next.recordRefusal(answer, reasons);
    if (next.events().isEmpty()) return new Applied<>(previous, List.of(), false, reasons);
    return new Applied<>(next, next.keptEvents(), false, reasons);
  }

  @SuppressWarnings("unchecked") // the class is the one the game is written with
  private static <T> Shape<T> shape(Class<?> type) {
    return (Shape<T>) Shape.of(type);
  }

  private static <S> StateCodec<S> codecOf(Rules<S, ?, ?> rules) {
    Class<?> type = RulesTypes.state(rules);
    return Owned.class.isAssignableFrom(type)
        ? new StateCodec.OfOwned<>()
        : new StateCodec.OfRecord<>(shape(type));
  }
}
