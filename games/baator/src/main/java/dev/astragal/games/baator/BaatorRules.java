package dev.astragal.games.baator;

import dev.astragal.games.baator.BaatorState.Applied;
import dev.astragal.games.baator.rules.ActorCommands;
import dev.astragal.games.baator.rules.EffectUndo;
import dev.astragal.games.baator.rules.FreeRoll;
import dev.astragal.games.baator.rules.Judge;
import dev.astragal.games.baator.rules.Newcomers;
import dev.astragal.games.baator.rules.Packs;
import dev.astragal.games.baator.rules.RuleApplication;
import dev.astragal.games.baator.rules.Samples;
import dev.astragal.games.baator.rules.Templates;
import dev.astragal.games.baator.rules.Veil;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rules.PackReader;
import dev.astragal.kernel.rules.RulePack;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.kernel.screen.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What a game master's commands do. */
public final class BaatorRules implements Rules<BaatorState, BaatorChoice, BaatorEvent> {
  private final Packs packs;
  private final Templates templates;
  private final int seats;

  /** Whether sheets have limits and conditions that end: since version 2. */
  private final boolean limited;

  BaatorRules(Setup setup) {
    this.packs = Packs.of(setup);
    this.templates = Templates.of(setup, packs.stats());
    this.seats = setup.seats();
    this.limited = setup.version() >= 2;
  }

  /** The packs in force. */
  public Packs packs() {
    return packs;
  }

  public Templates templates() {
    return templates;
  }

  @Override
  public BaatorState begin(Setup setup) {
    return BaatorState.empty();
  }

  @Override
  public Status<BaatorChoice> status(BaatorState state) {
    if (state.closed()) return Status.finished(Outcome.ended("closed"));
    Samples samples = new Samples(packs, templates, seats);
    Judge judge = new Judge(packs, templates, seats);
    Prompt<BaatorChoice> prompt =
        Prompt.ask(
            Seat.first(),
            "command",
            Choices.sampled(
                samples.examples(state),
                rng -> samples.any(state, rng),
                choice -> judge.refusal(state, choice)));
    if (seats == 1) return new Status.Awaiting<>(prompt);
    List<Seat> players = IntStream.range(1, seats).mapToObj(Seat::of).toList();
    return new Status.Awaiting<>(
        prompt.hearing(
            players,
            player ->
                Choices.sampled(
                    samples.of(state, player),
                    _ -> samples.of(state, player).getFirst(),
                    choice -> judge.refusal(state, choice, player))));
  }

  @Override
  public void choose(BaatorState state, BaatorChoice choice, Turn<BaatorState, BaatorEvent> turn) {
    carryOut(state, choice, seats == 1 ? turn : new Veil(turn, choice));
  }

  private void carryOut(
      BaatorState state, BaatorChoice choice, Turn<BaatorState, BaatorEvent> turn) {
    switch (choice) {
      case BaatorChoice.AddActor(Actor actor, boolean hidden) -> Newcomers.add(actor, hidden, turn);
      case BaatorChoice.Recruit(String kind, String name, int count, boolean hidden) -> {
        Templates.Template template = templates.find(kind).orElseThrow();
        for (String each : Newcomers.names(state, template.named(name).name(), count))
          Newcomers.add(template.named(each), hidden, turn);
      }
      case BaatorChoice.Copy copy -> Newcomers.copy(copy, turn);
      case BaatorChoice.Hide(String actor, boolean hidden) ->
          turn.emit(new BaatorEvent.Hid(actor, hidden));
      case BaatorChoice.Give(String actor, Seat seat) ->
          turn.emit(new BaatorEvent.Given(actor, seat));
      case BaatorChoice.Muster muster -> Newcomers.muster(muster, turn);
      case BaatorChoice.SetValue set -> set(state, set, turn);
      case BaatorChoice.NewScene(String slot, String name) ->
          turn.emit(new BaatorEvent.SceneOpened(slot, name));
      case BaatorChoice.Join(String slot, String actor, int initiative) -> {
        if (state.actor(actor).isEmpty()) turn.emit(new BaatorEvent.ActorAdded(Actor.named(actor)));
        turn.emit(new BaatorEvent.Joined(slot, actor, initiative));
      }
      case BaatorChoice.Leave(String slot, String actor) ->
          turn.emit(new BaatorEvent.Left(slot, actor));
      case BaatorChoice.SetInitiative(String slot, String actor, int initiative) ->
          turn.emit(new BaatorEvent.InitiativeSet(slot, actor, initiative));
      case BaatorChoice.NextTurn(String slot) -> {
        if (limited) outlast(scene(state, slot), turn);
        begin(slot, scene(state, slot).nextTurn(), turn);
      }
      case BaatorChoice.NextRound(String slot) -> {
        if (limited) outlast(scene(state, slot), turn);
        begin(slot, scene(state, slot).nextRound(), turn);
      }
      case BaatorChoice.Roll roll -> FreeRoll.run(roll, turn);
      case BaatorChoice.ApplyRule apply ->
          RuleApplication.run(
              apply, packs.registry(state).find(apply.rule()).orElseThrow(), limited, turn);
      case BaatorChoice.Order order -> ActorCommands.order(order, limited, turn);
      case BaatorChoice.UndoEffect(long id) -> {
        Applied effect = EffectUndo.find(state, id).orElseThrow();
        turn.emit(EffectUndo.decide(state, effect));
      }
      case BaatorChoice.LoadPack load -> {
        RulePack pack = PackReader.read(load.document().tree(load.source()));
        turn.emit(
            new BaatorEvent.PackLoaded(
                load.source(), pack.id(), pack.version(), pack.rules().size(), load.document()));
      }
      case BaatorChoice.Note(String text, boolean secret) ->
          turn.emit(new BaatorEvent.Noted(text, secret));
      case BaatorChoice.Close() -> turn.emit(new BaatorEvent.Closed());
    }
  }

  /** With a turn goes one turn of the conditions of whoever had it. */
  private static void outlast(Scene scene, Turn<BaatorState, BaatorEvent> turn) {
    Actor actor = turn.state().sheet(scene.current().orElseThrow());
    actor
        .conditions()
        .forEach(
            (condition, left) -> {
              if (left > 0)
                turn.emit(
                    new BaatorEvent.StatSet(actor.name(), Actor.CONDITION + condition, left - 1));
            });
  }

  private static void set(
      BaatorState state, BaatorChoice.SetValue set, Turn<BaatorState, BaatorEvent> turn) {
    if (set.path().startsWith("stats.")) {
      turn.emit(new BaatorEvent.StatSet(set.actor(), set.path().substring(6), set.value()));
      return;
    }
    Fact fact = Fact.of(set.path()).orElseThrow();
    int value = (int) set.value();
    turn.emit(
        new BaatorEvent.FactChanged(
            "actor.fact_set",
            state.effectsSoFar() + 1,
            set.actor(),
            fact,
            Change.SET,
            value,
            state.actor(set.actor()).orElseThrow().get(fact),
            value));
  }

  /** A new round is told before the turn that begins it. */
  private static void begin(String slot, Scene next, Turn<BaatorState, BaatorEvent> turn) {
    if (next.turn() == 0) turn.emit(new BaatorEvent.RoundBegan(slot, next.round()));
    turn.emit(new BaatorEvent.TurnBegan(slot, next.round(), next.current().orElseThrow()));
  }

  private static Scene scene(BaatorState state, String slot) {
    return state.scene(slot).orElseThrow();
  }

  @Override
  public BaatorState evolve(BaatorState state, BaatorEvent event) {
    return switch (event) {
      case BaatorEvent.ActorAdded(Actor actor) -> state.with(actor);
      case BaatorEvent.StatSet(String actor, String stat, long value) ->
          state.with(state.sheet(actor).withStat(stat, value));
      case BaatorEvent.SceneOpened(String slot, String name) -> state.with(slot, Scene.named(name));
      case BaatorEvent.Joined(String slot, String actor, int initiative) ->
          state.with(slot, scene(state, slot).joined(actor, initiative));
      case BaatorEvent.Left(String slot, String actor) ->
          state.with(slot, scene(state, slot).left(actor));
      case BaatorEvent.InitiativeSet(String slot, String actor, int initiative) ->
          state.with(slot, scene(state, slot).ranked(actor, initiative));
      case BaatorEvent.RoundBegan(String slot, int _) ->
          state.with(slot, scene(state, slot).nextRound());
      case BaatorEvent.TurnBegan(String slot, int _, String actor) ->
          state.with(slot, scene(state, slot).at(actor));
      case BaatorEvent.FactChanged change ->
          EffectUndo.noted(
              state.with(state.sheet(change.actor()).with(change.fact(), change.after())), change);
      case BaatorEvent.EffectUndone undone ->
          EffectUndo.forgotten(
              state.with(state.sheet(undone.actor()).with(undone.fact(), undone.after())), undone);
      case BaatorEvent.PackLoaded loaded ->
          state.withPacks(
              packs.with(
                  state,
                  new BaatorState.Loaded(loaded.source(), loaded.document()),
                  loaded.pack()));
      case BaatorEvent.Closed() -> state.asClosed();
      case BaatorEvent.Rolled _, BaatorEvent.RuleBegan _, BaatorEvent.RuleTraced _ -> state;
      case BaatorEvent.RuleEnded _, BaatorEvent.OrderFailed _, BaatorEvent.Announced _ -> state;
      case BaatorEvent.Noted(String text, boolean secret) ->
          state.noting(new BaatorState.Jotting(text, secret));
      case BaatorEvent.Given(String actor, Seat seat) -> state.given(actor, seat);
      case BaatorEvent.Hid(String actor, boolean hidden) -> {
        List<String> names = new ArrayList<>(state.hidden());
        names.remove(actor);
        if (hidden) names.add(actor);
        yield state.hiding(names);
      }
      case BaatorEvent.Veiled(BaatorEvent whole, _) -> evolve(state, whole);
      case BaatorEvent.Appeared _, BaatorEvent.Harmed _ -> state;
    };
  }

  @Override
  public void check(BaatorState state, Violations out) {
    Invariants.check(state, out);
  }

  @Override
  public Screen present(BaatorState state, Seat viewer) {
    return new BaatorScreen(Eyes.of(state, seats, viewer), seats).screen();
  }

  @Override
  public Wording word(BaatorState state, BaatorChoice choice, Seat viewer) {
    return new BaatorForms(this, state, seats, viewer).of(choice);
  }

  @Override
  public Telling tell(BaatorState before, Event event, Seat viewer) {
    return new BaatorTellings(packs, before).of(event);
  }

  @Override
  public BaatorState redeal(BaatorState state, Seat viewer, Rng rng) {
    return Eyes.of(state, seats, viewer).all() ? state : Guesses.of(state, rng);
  }
}
