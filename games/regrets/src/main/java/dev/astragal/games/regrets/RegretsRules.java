package dev.astragal.games.regrets;

import static java.util.stream.Collectors.toCollection;

import dev.astragal.games.regrets.cards.Angler;
import dev.astragal.games.regrets.rules.Crew;
import dev.astragal.games.regrets.rules.DayCycle;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.games.regrets.scoring.Reckoning;
import dev.astragal.games.regrets.words.ChoiceWords;
import dev.astragal.games.regrets.words.EventWords;
import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Features;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.kernel.screen.Wording;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The rules of a week at sea. */
public final class RegretsRules implements Rules<RegretsState, RegretsChoice, RegretsEvent> {
  private final Figures figures;
  private final DayCycle days;
  private final Invariants invariants;
  private final ChoiceWords choiceWords;
  private final EventWords eventWords;
  private final boolean lesson;

  RegretsRules(Figures figures, Crew crew, int seats, boolean lesson) {
    this.figures = figures;
    this.days = new DayCycle(figures, crew, seats);
    this.invariants = new Invariants(figures);
    this.choiceWords = new ChoiceWords(figures);
    this.eventWords = new EventWords(figures);
    this.lesson = lesson;
  }

  /** The numbers this game is played by. */
  Figures figures() {
    return figures;
  }

  @Override
  public RegretsState begin(Setup setup) {
    return new RegretsState(setup.seats());
  }

  @Override
  public Status<RegretsChoice> status(RegretsState state) {
    return days.status(state);
  }

  @Override
  public void tick(RegretsState state, Turn<RegretsState, RegretsEvent> turn) {
    days.tick(state, turn);
  }

  @Override
  public void choose(
      RegretsState state, RegretsChoice choice, Turn<RegretsState, RegretsEvent> turn) {
    days.choose(choice, turn);
  }

  @Override
  public RegretsState evolve(RegretsState state, RegretsEvent event) {
    event.applyTo(state);
    return state;
  }

  @Override
  public void check(RegretsState state, Violations out) {
    invariants.check(state, out);
  }

  @Override
  public void features(RegretsState state, Seat viewer, Features out) {
    RegretsFeatures.of(state, viewer, out);
  }

  @Override
  public Screen present(RegretsState state, Seat viewer) {
    RegretsScreen screen = new RegretsScreen(figures, state, viewer);
    boolean taught = lesson && viewer.plays();
    return screen.screen(taught ? Lesson.of(state, viewer, status(state)) : Optional.empty());
  }

  @Override
  public Wording word(RegretsState state, RegretsChoice choice, Seat viewer) {
    Wording wording = choiceWords.word(state, choice, viewer);
    return choice.equals(suggestion(state, viewer)) ? wording.suggested() : wording;
  }

  /**
   * What the greedy player would do, except that nobody is talked into spending bucks, nor into
   * what hangs for good before the last day.
   */
  private @Nullable RegretsChoice suggestion(RegretsState state, Seat viewer) {
    if (!(status(state) instanceof Status.Awaiting<RegretsChoice>(var prompt))) return null;
    RegretsChoice best = new GreedyBot(figures, state, viewer.index()).best(prompt.choices(viewer));
    boolean harmless =
        switch (best) {
          case RegretsChoice.Buy _, RegretsChoice.BuyTackle _, RegretsChoice.CycleMarket _ -> false;
          case RegretsChoice.Mount _ -> state.day() == Day.SATURDAY;
          default -> true;
        };
    if (harmless) return best;
    return state.done() ? new RegretsChoice.EndTurn() : new RegretsChoice.Pass();
  }

  @Override
  public Telling tell(RegretsState before, Event event, Seat viewer) {
    return event instanceof RegretsEvent happened
        ? eventWords.tell(before, happened)
        : Telling.of(event);
  }

  @Override
  public RegretsState redeal(RegretsState state, Seat viewer, Rng rng) {
    return Redeal.of(state, viewer, rng);
  }

  @Override
  public Optional<Msg> name(String field, int place, long value) {
    return StateNames.of(field, value);
  }

  @Override
  public void measure(RegretsState state, Measures out) {
    for (int seat = 0; seat < state.seats(); seat++) {
      Fisher fisher = state.fisher(seat);
      out.value("bucks.seat" + seat, fisher.bucks());
      out.value("regrets.seat" + seat, fisher.regretCount());
      out.value("madness.seat" + seat, fisher.madness());
    }
    if (state.phase() == Phase.ENDED) measureAnglers(state, out);
  }

  /** How each angler did, wherever it sat. */
  private void measureAnglers(RegretsState state, Measures out) {
    Reckoning reckoning = Reckoning.of(state, figures);
    Set<Integer> winners =
        Arrays.stream(reckoning.winners().toArray()).boxed().collect(toCollection(TreeSet::new));
    for (Reckoning.Account account : reckoning.accounts()) {
      Angler angler = state.fisher(account.seat()).angler();
      if (angler == Angler.DECKHAND) continue;
      String name = angler.name().toLowerCase(Locale.ROOT);
      out.value("points." + name, account.total());
      out.value("won." + name, winners.contains(account.seat()) ? 1 : 0);
    }
  }

  @Override
  public List<Bot<RegretsState, RegretsChoice>> bots() {
    return RegretsBots.of(figures, days);
  }

  @Override
  public Optional<Heuristic<RegretsState, RegretsChoice>> heuristic() {
    return Optional.of(new Foresight(figures));
  }
}
