package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.rules.Crew;
import dev.astragal.games.regrets.rules.Invariants;
import dev.astragal.games.regrets.rules.Rulebook;
import dev.astragal.games.regrets.rules.Streams;
import dev.astragal.games.regrets.rules.Table;
import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.screen.Screen;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Six days of fishing, one to five boats, and things better left in the water. */
public final class RegretsGame implements Game<RegretsState, RegretsChoice, RegretsEvent> {
  /** Ten times what the longest random games need; a turn always uses something up. */
  private static final long INPUTS_MAX = 20_000;

  /** One to lay the table, and two for each of six days. */
  private static final long TICKS_MAX = 13;

  private static final Manifest MANIFEST =
      Manifest.of("regrets", "Deep Regrets")
          .seats(1, 5)
          .streams(Streams.SETUP, Streams.DICE, Streams.DECKS)
          .options(new Option("crew", Crew.DEALT, List.of()))
          .content(
              "fish.yaml", "gear.yaml", "dinks.yaml", "regrets.yaml", "tackle.yaml", "crew.yaml")
          .policies("policy.yaml", "storm.yaml", "harbour.yaml")
          .limits(INPUTS_MAX, TICKS_MAX);

  private final @Nullable Configured configured;

  /** What a set-up makes of the rules. */
  private record Configured(Rulebook book, Table table, Invariants invariants) {}

  /** The game before it is configured, as a service. */
  public RegretsGame() {
    configured = null;
  }

  private RegretsGame(Configured configured) {
    this.configured = configured;
  }

  @Override
  public Manifest manifest() {
    return MANIFEST;
  }

  @Override
  public RegretsGame configured(Setup setup) {
    Rulebook book = new Rulebook(Cards.of(setup), RegretsPolicy.of(setup.policy()));
    Crew crew = Crew.parse(setup.option("crew"), setup.seats());
    return new RegretsGame(new Configured(book, new Table(book, crew), new Invariants(book)));
  }

  private Configured rules() {
    if (configured == null) throw new IllegalStateException("the game is not configured yet");
    return configured;
  }

  /** The numbers this game is played by. */
  Rulebook book() {
    return rules().book();
  }

  @Override
  public RegretsState begin(Setup setup) {
    return new RegretsState(setup.seats());
  }

  @Override
  public Status<RegretsChoice> status(RegretsState state) {
    return rules().table().status(state);
  }

  @Override
  public void tick(RegretsState state, Turn<RegretsState, RegretsEvent> turn) {
    rules().table().tick(state, turn);
  }

  @Override
  public void choose(
      RegretsState state, RegretsChoice choice, Turn<RegretsState, RegretsEvent> turn) {
    rules().table().choose(choice, turn);
  }

  @Override
  public RegretsState evolve(RegretsState state, RegretsEvent event) {
    event.applyTo(state);
    return state;
  }

  @Override
  public void check(RegretsState state, Violations out) {
    rules().invariants().check(state, out);
  }

  @Override
  public Screen present(RegretsState state, Seat viewer) {
    return new RegretsScreen(rules().book(), state, viewer).screen();
  }

  @Override
  public RegretsState redeal(RegretsState state, Seat viewer, Rng rng) {
    return Redeal.of(state, viewer, rng);
  }

  @Override
  public void measure(RegretsState state, Measures out) {
    for (int seat = 0; seat < state.seats(); seat++) {
      Fisher fisher = state.fisher(seat);
      out.value("bucks.seat" + seat, fisher.bucks());
      out.value("regrets.seat" + seat, fisher.regretCount());
      out.value("madness.seat" + seat, fisher.madness());
    }
  }

  @Override
  public List<Bot<RegretsState, RegretsChoice>> bots() {
    return RegretsBots.of(() -> rules().book(), () -> rules().table());
  }
}
